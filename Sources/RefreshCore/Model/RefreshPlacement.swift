/// The placement of an indicator in the area that a pull uncovers.
///
/// ```swift
/// control.placement = .floating
/// ```
///
/// ```swift
/// header.placement = .withContent  // moves with the rows
/// header.placement = .pinned       // uncovered by the rows
/// ```
public enum RefreshPlacement: UInt8, CaseIterable, Sendable {
  /// The indicator moves with the content.
  case withContent

  /// The indicator stays at the edge, and the content uncovers it.
  case pinned

  /// The indicator floats over the list, and no space is held during a session.
  ///
  /// A footer below content that fills the viewport has no row without a session then: what failed is retried by the next scroll
  /// to the end, and ``RefreshTrigger/onTap`` has nothing to tap.
  case floating
}

/// The behaviour of the held space in a list with pinned section headers.
///
/// ```swift
/// control.pinnedHeaders = .follow
/// ```
///
/// A custom layout whose headers are pinned by itself, of which the framework cannot know:
///
/// ```swift
/// header.pinnedHeaders = .follow
/// header.pinnedHeaders = .fixed      // headers that do not stay
/// header.pinnedHeaders = .automatic  // UIKit's own
/// ```
public enum RefreshPinnedHeaders: UInt8, CaseIterable, Sendable {
  /// ``follow`` for a header of a list with pinned section headers or with a compositional layout, otherwise ``fixed``.
  ///
  /// The sections of a compositional layout cannot be asked if they pin their headers. Set ``fixed`` if they do not.
  case automatic

  /// The held space shrinks as the content scrolls over it, so that pinned headers never float below the bar.
  ///
  /// The row of a load before the content, as in a chat, then appears only where the list is pulled. At the end of a list it has no
  /// effect.
  case follow

  /// The held space does not change until the session has ended.
  case fixed
}

/// The owner of a control's pull and of the space that is kept open during a session.
///
/// ```swift
/// header.backing = .automatic  // a UIRefreshControl in sheets and below large titles
/// #expect(RefreshStateMachine.SideSettings(backing: .system) != .init(backing: .own))
/// ```
public enum RefreshBacking: UInt8, CaseIterable, Sendable {
  /// The framework: it adds to the scroll view's inset and moves the content.
  ///
  /// A pull begins where a navigation bar above the list has the height that was seen at rest. The first pull below a bar that
  /// starts collapsed, over a search bar that hides for instance, counts the growth of the bar too.
  case own

  /// The system: a `UIRefreshControl` owns the pull and the space of a session, and says when one begins. States, actions and
  /// indicators are the same, and neither inset nor offset is written.
  case system

  /// The system where a list can be pulled only by its refresh control, or where its bar would cover any other; the framework
  /// elsewhere. A machine, which knows no container, takes it for ``own``.
  case automatic
}
