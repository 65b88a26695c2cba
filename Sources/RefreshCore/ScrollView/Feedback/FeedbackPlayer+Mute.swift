#if REFRESH_ADAPTER && os(visionOS)
/// Plays nothing: visionOS has no feedback generators.
@MainActor
final class MuteFeedback: FeedbackPlayer {
  func prepare(_ feedback: RefreshFeedback) {}

  func play(_ feedback: RefreshFeedback) {}

  func rest() {}
}

@MainActor
func makeFeedbackPlayer() -> any FeedbackPlayer { MuteFeedback() }

#endif
