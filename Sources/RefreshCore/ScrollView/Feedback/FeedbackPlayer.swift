#if REFRESH_ADAPTER
/// Plays the haptics of a control.
@MainActor
protocol FeedbackPlayer: AnyObject {
  /// Prepares the haptic engine for a feedback.
  func prepare(_ feedback: RefreshFeedback)

  /// Plays a feedback.
  func play(_ feedback: RefreshFeedback)

  /// Releases the haptic engine after a session or a pull.
  func rest()
}

#endif
