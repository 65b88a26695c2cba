/// The owner of a control's pull and of the space that is kept open during a session.
///
/// ```swift
/// header.backing = .automatic  // a UIRefreshControl in sheets and below large titles
/// let system = RefreshSettings(backing: .system)
/// #expect(system.backing != RefreshSettings().backing && RefreshSettings().backing == .own)
/// ```
public enum RefreshBacking: UInt8, CaseIterable, Sendable {
  /// The framework: it adds to the scroll view's inset and moves the content.
  ///
  /// A pull begins where a navigation bar above the list has the height that was seen at rest. The first pull below a bar that
  /// starts collapsed, over a search bar that hides for instance, counts the growth of the bar too.
  case own

  /// The system: a pull begins a session when the system says so, with ``RefreshStateMachine/Event/began(_:_:_:)``. The machine
  /// decides states, actions and indicators, and writes neither inset nor offset.
  case system

  /// The system where a list can be pulled only by its refresh control, or where its bar would cover any other; the framework
  /// elsewhere. A machine, which knows no container, takes it for ``own``.
  case automatic
}
