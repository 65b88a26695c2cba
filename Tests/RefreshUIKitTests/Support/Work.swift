#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators

/// The work of an action, which a test ends.
@MainActor
final class Work {
  /// The number of starts.
  private(set) var startCount = 0

  /// The number of cancellations while it ran.
  private(set) var cancelCount = 0

  private(set) var isRunning = false

  /// The result of a load without another one.
  var result = LoadMoreResult.more

  /// Called at each start.
  var onStart: (@MainActor () -> Void)?

  private var gate: AsyncStream<Void>.Continuation?
  private var error: (any Error)?

  /// Runs until the test ends it, or until it is cancelled.
  func run() async throws {
    startCount += 1
    isRunning = true
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    gate = continuation
    onStart?()
    for await _ in stream {}
    isRunning = false
    if Task.isCancelled { cancelCount += 1 }
    try Task.checkCancellation()
    if let error { throw error }
  }

  /// Runs as the action of a control that loads more.
  func load() async throws -> LoadMoreResult {
    try await run()
    return result
  }

  /// Ends a load.
  func finish(_ result: LoadMoreResult) {
    self.result = result
    finish()
  }

  /// Ends the work; the action returns in one of the next turns.
  func finish(throwing error: (any Error)? = nil) {
    self.error = error
    gate?.finish()
  }
}
#endif
