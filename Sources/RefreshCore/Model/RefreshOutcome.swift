/// How a session ended.
public enum RefreshOutcome: UInt8, CaseIterable, Sendable {
  /// The work was done.
  case success

  /// The work failed.
  case failure

  /// The work was given up: by its task, by the app, or because the control was removed, disabled or hidden.
  case cancelled

  /// The work was done, and there is nothing left to load; a control that refreshes may begin again all the same.
  case noMoreData
}
