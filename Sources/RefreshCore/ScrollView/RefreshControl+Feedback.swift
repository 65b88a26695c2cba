#if REFRESH_ADAPTER
extension RefreshControl {
  func prepareFeedback(_ kind: RefreshFeedback) {
    if playsFeedback { feedback.prepare(kind) }
  }

  func playFeedback(_ kind: RefreshFeedback) {
    if playsFeedback { feedback.play(kind) }
  }
}

#endif
