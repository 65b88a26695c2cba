/// The outcome of a session.
///
/// ```swift
/// control.end(.failure, message: "The server is busy")
/// ```
///
/// ```swift
/// switch await header.refresh() {
/// case .success: print("new posts")
/// case .noMoreData: print("the end of the list")
/// case .failure: print(header.lastError ?? "failed")
/// case .cancelled: break
/// }
/// ```
public enum RefreshOutcome: UInt8, CaseIterable, Sendable {
  /// The work succeeded.
  case success

  /// The work failed.
  case failure

  /// The work was cancelled by its task, by the app, or because the control was removed, disabled or hidden.
  case cancelled

  /// The work succeeded, and there is nothing left to load; a control that refreshes can begin again nevertheless.
  case noMoreData
}
