#if REFRESH_ADAPTER
/// Lets the fingertip feel what a control does.
@MainActor
protocol FeedbackPlayer: AnyObject {
  /// Wakes up what will play a feedback.
  func prepare(_ feedback: RefreshFeedback)

  /// Plays a feedback.
  func play(_ feedback: RefreshFeedback)

  /// Lets go of what was woken up: nothing goes on any more.
  func rest()
}

#endif
