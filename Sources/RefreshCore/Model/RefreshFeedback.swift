/// What the fingertip is told.
public enum RefreshFeedback: UInt8, CaseIterable, Sendable {
  /// The pull has reached the trigger: letting go refreshes.
  case armed

  /// The pull has begun a session under the finger.
  case fired

  /// A session that the user began has failed in sight.
  case failed

  /// A tap tries again what failed.
  case retried
}
