/// The state of a refresh control.
///
/// The cases have no associated values, so that an app can compare and list them; `RefreshUpdate` has the numbers that
/// change with every frame.
///
/// ```swift
/// switch header.refreshState {
/// case .idle: label.text = nil
/// case .pulling: label.text = "Pull"
/// case .armed: label.text = "Release"
/// case .refreshing: label.text = "Refreshing…"
/// case .ending: label.text = "Updated"
/// case .noMoreData: label.text = "That’s all"
/// }
/// ```
public enum RefreshState: UInt8, CaseIterable, Sendable {
  /// No session runs, and nothing is drawn except a footer that remains visible.
  case idle

  /// The content is pulled, but not far enough: releasing returns to `idle`.
  ///
  /// MJRefresh and CRRefresh call the next state, ``armed``, "pulling".
  case pulling

  /// The content is pulled to the trigger: releasing refreshes.
  case armed

  /// A session is running.
  case refreshing

  /// The session is over: its outcome is shown, the list is closing, or a finger that was down when the session ended
  /// has not lifted yet.
  case ending

  /// There is nothing left to load.
  case noMoreData

  /// `true` without a pull and without a session.
  package var isAtRest: Bool { self == .idle || self == .noMoreData }
}

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

/// The result of an action: an outcome, and a sentence for the user.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .arrow) { [feed] session in
///   let count = try await feed.reload()
///   return count == 0 ? .success : .success("\(count) new posts")
/// }
/// ```
///
/// A footer's action, and the result of one that does not throw:
///
/// ```swift
/// control.action = { [feed] _ in
///   guard let more = try? await feed.loadNextPage() else { return .failure("The server is busy") }
///   return more ? .success : .noMoreData
/// }
/// ```
///
/// A result as a value, for a test of the app:
///
/// ```swift
/// let result = RefreshResult(.success, message: "12 new posts")
/// #expect(result == .success("12 new posts") && result.outcome == .success && result.message != nil)
/// ```
public struct RefreshResult: Equatable, Sendable {
  /// The outcome of the session.
  public var outcome: RefreshOutcome

  /// A sentence that animators with texts show and VoiceOver announces; `nil` for none.
  ///
  /// Cut after 2,000 Unicode scalars.
  public var message: String?

  /// Creates a result.
  public init(_ outcome: RefreshOutcome, message: String? = nil) {
    self.outcome = outcome
    self.message = message
  }

  /// A success without a sentence.
  public static let success = RefreshResult(.success)

  /// There is nothing left to load.
  public static let noMoreData = RefreshResult(.noMoreData)

  /// Returns a success with a sentence, such as the number of new posts.
  public static func success(_ message: String) -> RefreshResult { RefreshResult(.success, message: message) }

  /// Returns a failure with a sentence, for an action that does not throw an error.
  public static func failure(_ message: String) -> RefreshResult { RefreshResult(.failure, message: message) }
}

/// The origin of a session.
///
/// An app that counts refreshes by what began them:
///
/// ```swift
/// for await case .began(let session) in header.sessionEvents {
///   switch session.origin {
///   case .finger, .keyboard, .assistive: count(byUser: true)
///   case .program, .scroll, .firstAppearance, .staleData: count(byUser: false)
///   }
/// }
/// ```
public enum RefreshOrigin: UInt8, CaseIterable, Sendable {
  /// A pull or a tap.
  case finger

  /// A call by the app.
  case program

  /// A scroll gesture of an assistive technology, such as VoiceOver's three-finger pull.
  case assistive

  /// The list was scrolled to its end.
  case scroll

  /// The control appeared for the first time.
  case firstAppearance

  /// The list appeared, or the app came to the foreground, and the last refresh was too long ago.
  case staleData

  /// A key of a hardware keyboard, such as Command-R.
  case keyboard
}
