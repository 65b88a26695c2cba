#if REFRESH_ADAPTER
/// A session of a control: from a pull, a tap or a call to the outcome.
///
/// Actions get the running session, and ``RefreshControl/sessionEvents`` reports all of them.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .ring) { [feed] session in
///   try await feed.reload { session.progress = $0 }
/// }
/// ```
@MainActor
public final class RefreshSession: Identifiable {
  /// The number of the session in its control, from 1.
  public nonisolated let id: Int

  /// The origin of the session.
  public nonisolated let origin: RefreshOrigin

  /// The outcome of the session; `nil` while it runs.
  public private(set) var outcome: RefreshOutcome?

  /// `false` if the app does the work of the session itself.
  var runsAction = true

  private weak var control: RefreshControl?
  private var lastProgress: Double?

  init(id: Int, origin: RefreshOrigin, of control: RefreshControl) {
    self.id = id
    self.origin = origin
    self.control = control
  }

  /// The completed fraction of the work, from 0 to 1; `nil` while it is not known.
  ///
  /// Shown like ``RefreshControl/sessionProgress``, with the same limits. After the end, setting it has no effect.
  public var progress: Double? {
    get { outcome == nil ? control?.sessionProgress : lastProgress }
    set { if outcome == nil { control?.sessionProgress = newValue } }
  }

  /// Cancels the action and ends the session with `cancelled`; has no effect after the end.
  public func cancel() { if outcome == nil { control?.end(.cancelled) } }

  func end(_ outcome: RefreshOutcome) {
    lastProgress = control?.sessionProgress
    self.outcome = outcome
  }
}

/// The error of a session that took longer than ``RefreshControl/timeout``.
public struct RefreshTimeout: Error, Equatable {
  /// The timeout in seconds.
  public let seconds: Double

  /// Creates an error, for the tests of an app.
  public init(seconds: Double) { self.seconds = seconds }
}

/// An event of a session.
///
/// ```swift
/// for await event in control.sessionEvents {
///   if case .ended(let session, let outcome, let error) = event { log(session.origin, outcome, error) }
/// }
/// ```
public enum RefreshSessionEvent: Sendable {
  /// A session began.
  case began(RefreshSession)

  /// A session ended; the error is the one its action threw, or a ``RefreshTimeout``.
  case ended(RefreshSession, RefreshOutcome, (any Error)?)

  /// The list has settled after a session: the space of the control is closed, or the control stays at the end.
  case settled
}
#endif
