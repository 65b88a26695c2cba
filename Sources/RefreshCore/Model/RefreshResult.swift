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
