/// What makes a pull begin a session.
public enum RefreshTrigger: UInt8, CaseIterable, Sendable {
  /// Letting go of a pull that has reached the trigger distance.
  case onRelease

  /// Reaching the trigger distance, under the finger, as `UIRefreshControl` does.
  case whilePulling

  /// Nothing: only the app begins sessions, and a pull is drawn but never arms.
  case manual
}
