#if REFRESH_ADAPTER && os(visionOS)
/// Plays nothing, where there is nothing to hold: visionOS has no feedback generators.
@MainActor
final class MuteFeedback: FeedbackPlayer {
  func prepare(_ feedback: RefreshFeedback) {}

  func play(_ feedback: RefreshFeedback) {}

  func rest() {}
}

@MainActor
func makeFeedbackPlayer() -> any FeedbackPlayer { MuteFeedback() }

#endif
