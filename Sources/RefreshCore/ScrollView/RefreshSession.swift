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
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .ring) { [feed] session in
  ///   print("refresh \(session.id) begins")
  ///   try await feed.reload()
  /// }
  /// ```
  public nonisolated let id: Int

  /// The origin of the session.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .ring) { [feed] session in
  ///   try await feed.reload(isUserInitiated: session.origin == .finger)
  /// }
  /// ```
  public nonisolated let origin: RefreshOrigin

  /// The outcome of the session; `nil` while it runs.
  ///
  /// ```swift
  /// for await case .began(let session) in header.sessionEvents {
  ///   await header.settled()
  ///   print(session.outcome ?? .cancelled)
  /// }
  /// ```
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
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .ring) { [feed] session in
  ///   try await feed.reload { session.progress = $0 }
  /// }
  /// ```
  public var progress: Double? {
    get { outcome == nil ? control?.sessionProgress : lastProgress }
    set { if outcome == nil { control?.sessionProgress = newValue } }
  }

  /// Cancels the action and ends the session with `cancelled`; has no effect after the end.
  ///
  /// ```swift
  /// for await case .began(let session) in header.sessionEvents where editor.hasUnsavedChanges { session.cancel() }
  /// ```
  public func cancel() { if outcome == nil { control?.end(.cancelled) } }

  func end(_ outcome: RefreshOutcome) {
    lastProgress = control?.sessionProgress
    self.outcome = outcome
  }
}

/// The error of a session that took longer than ``RefreshControl/timeout``.
///
/// ```swift
/// header.timeout = 30
/// header.failureText = { error in
///   guard let timeout = error as? RefreshTimeout else { return error.localizedDescription }
///   return "No answer within \(Int(timeout.seconds)) s"
/// }
/// #expect(header.failureText(RefreshTimeout(seconds: 30)) == "No answer within 30 s")
/// ```
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
///
/// A screen that waits with an animation of its own until the list is at rest:
///
/// ```swift
/// for await event in header.sessionEvents {
///   switch event {
///   case .began: label.alpha = 0.5
///   case .ended(_, let outcome, _): label.text = outcome == .failure ? "Not updated" : nil
///   case .settled: label.alpha = 1
///   }
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
