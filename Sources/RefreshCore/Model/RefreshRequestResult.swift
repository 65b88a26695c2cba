/// The result of a request to begin a session.
///
/// ```swift
/// if case .refused(.noMoreData) = footer.begin() { footer.hasMoreData = true }
/// ```
///
/// ```swift
/// switch header.begin() {
/// case .started, .joined, .queued: break
/// case .refused(.disabled), .refused(.hidden): print("the header is switched off")
/// case .refused(.noMoreData), .refused(.excluded): print("nothing to load now")
/// }
/// ```
public enum RefreshRequestResult: Equatable, Sendable {
  /// A new session has begun.
  case started

  /// A session was running already, and the request joined it.
  case joined

  /// The control is not in a scroll view yet; the session begins when it is added to one.
  case queued

  /// No session has begun.
  case refused(Reason)

  /// The reason for a refusal.
  public enum Reason: UInt8, CaseIterable, Sendable {
    /// The control is disabled.
    case disabled

    /// The control is hidden.
    case hidden

    /// There is nothing left to load.
    case noMoreData

    /// The control on the other side of the list is busy.
    case excluded
  }
}

extension RefreshRequestResult {
  /// `true` if the request has changed nothing, so that there is nothing to decide.
  var changesNothing: Bool {
    switch self {
    case .started, .queued: false
    case .joined, .refused: true
    }
  }
}
