/// The owner of the space that is kept open during a session.
///
/// ```swift
/// let system = RefreshSettings(backing: .system)  // UIKit holds the space, and the machine writes no inset
/// #expect(system.backing != RefreshSettings().backing && RefreshSettings().backing == .own)
/// ```
public enum RefreshBacking: UInt8, CaseIterable, Sendable {
  /// The framework: it adds to the scroll view's inset and moves the content.
  case own

  /// The system: the machine decides states, actions and indicators, and writes neither inset nor offset.
  case system
}
