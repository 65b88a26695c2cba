/// The condition under which a session that the app begins moves the list, so that the control is visible.
///
/// A test's author chooses how far a list may move for a session that the app begins:
///
/// ```swift
/// simulation.begin(.program, .ifNear)  // what a control does for stale data
/// simulation.begin(.program, .always)
/// simulation.begin(.keyboard, .never)
/// ```
public enum RefreshReveal: UInt8, CaseIterable, Sendable {
  /// The list stays where it is.
  case never

  /// The list moves if it rests within a viewport's length of the control.
  case ifNear

  /// The list moves.
  case always
}
