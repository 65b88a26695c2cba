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
  case floating
}
