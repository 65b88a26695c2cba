#if REFRESH_ADAPTER
import Foundation

/// Runs the action of a session and reports its result.
///
/// Deallocating a runner cancels its action, in the next turn: a list may be in its deallocation, and a handler of the
/// cancellation is the app's.
@MainActor
final class ActionRunner {
  private var task: Task<Void, Never>?

  /// The time at which the action that runs has started; `nil` without one.
  private var startTime: Double?

  /// The time in seconds after which an action is slow: URLSession gives up after 60.
  private static let patience = 30.0

  deinit { if let task { inNextTurn { task.cancel() } } }

  /// Runs an action in a task, which begins in the next turn of the main actor.
  ///
  /// - Parameters:
  ///   - time: The present time, in seconds.
  ///   - action: The work; not started if it is cancelled before.
  ///   - onEnd: Called when the work has returned, unless it was cancelled before: the session is over then, and its
  ///     number may already belong to a session in another scroll view.
  func start(
    at time: Double,
    _ action: @escaping @MainActor () async throws -> RefreshResult,
    onEnd: @escaping @MainActor (RefreshResult, (any Error)?) -> Void
  ) {
    cancel()
    startTime = time
    task = Task {
      guard !Task.isCancelled else { return }
      let (result, error) = await Self.run(action)
      guard !Task.isCancelled else { return }
      onEnd(result, error)
    }
  }

  /// Cancels the running action, if any.
  func cancel() {
    task?.cancel()
    forget()
  }

  /// Forgets the action, which has ended.
  func forget() {
    task = nil
    startTime = nil
  }

  /// Returns `true` if the action that runs takes long.
  func isSlow(at time: Double) -> Bool { startTime.map { time - $0 > Self.patience } ?? false }

  private static func run(_ action: @MainActor () async throws -> RefreshResult) async -> (
    RefreshResult, (any Error)?
  ) {
    do {
      return (try await action(), nil)
    } catch is CancellationError {
      // A request that the app cancelled is no failure that a user has to read about (report B030).
      return (RefreshResult(.cancelled), nil)
    } catch {
      return (RefreshResult(.failure), error)
    }
  }
}

/// The sentence about an error that is fit for the user.
enum FailureSentence {
  /// Returns the description of a `LocalizedError`, or the one that another error carries; `nil` if there is none.
  static func of(_ error: any Error) -> String? {
    if let error = error as? any LocalizedError { return error.errorDescription }
    // On Apple platforms an error of URLSession arrives as an NSError, which is neither a LocalizedError nor a CustomNSError.
    // Its `localizedDescription` is a phrase about its code if it carries none.
    return (error as NSError).userInfo[NSLocalizedDescriptionKey] as? String
  }
}
#endif
