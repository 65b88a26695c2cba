extension RefreshTexts {
  /// What is said aloud of a session.
  ///
  /// - Parameters:
  ///   - outcome: How it ended; `nil` while it runs.
  ///   - role: What the control is for.
  /// - Returns: `nil` where nothing is said: a load that brought rows is told by its rows, and who gave a session up
  ///   knows it.
  func announcement(_ outcome: RefreshOutcome?, of role: RefreshRole) -> String? {
    switch outcome {
    case nil: role == .refresh ? refreshing : loading
    case .success: role == .refresh ? updated : nil
    case .failure: role == .refresh ? failed : loadingFailed
    case .noMoreData: role == .refresh ? updated : noMore
    case .cancelled: nil
    }
  }
}
