import Foundation

/// Runs the action of a session and reports its result.
///
/// Deallocating a runner cancels its action, in the next turn: a list may be in its deallocation, and a handler of the
/// cancellation is the app's.
@MainActor
final class ActionRunner {
  /// The task in which the action runs; a task that the action starts is another.
  private var task: Task<Void, Never>?

  /// The task for which the action waits in place of working itself, also between two lists; kept, because a later task may have
  /// the address of one that is gone.
  var worker: Task<RefreshResult, any Error>?

  /// The work of a session; without a result, something else ends the session.
  typealias Work = @MainActor () async throws -> RefreshResult?

  deinit { if let task { inNextTurn { task.cancel() } } }

  /// Runs an action in a task, which begins in the next turn of the main actor.
  ///
  /// - Parameters:
  ///   - action: The work; not started if it is cancelled before.
  ///   - onEnd: Called with the result of the work, unless it was cancelled before: the session is over then, and its
  ///     number may already belong to a session in another scroll view.
  func start(_ action: @escaping Work, onEnd: @escaping @MainActor (RefreshResult, (any Error)?) -> Void) {
    cancel()
    task = Task {
      guard !Task.isCancelled else { return }
      let (result, error) = await ActionRunner.run(action)
      if !Task.isCancelled, let result { onEnd(result, error) }
    }
  }

  /// Cancels the running action, if any.
  func cancel() {
    task?.cancel()
    forget()
  }

  /// Forgets the action, which has ended.
  func forget() { task = nil }

  /// `true` if the caller is the action itself, whose session ends after it.
  var isCaller: Bool {
    let present = withUnsafeCurrentTask { $0?.hashValue }
    return present != nil && (present == task?.hashValue || present == worker?.hashValue)
  }

  private static func run(_ action: Work) async -> (RefreshResult?, (any Error)?) {
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

/// The error of a session that took longer than ``RefreshControl/timeout``.
///
/// ```swift
/// header.timeout = 30
/// header.failureText = { error in
///   error is RefreshTimeout ? "No answer within half a minute" : error.localizedDescription
/// }
/// ```
public struct RefreshTimeout: Error, Equatable {
  /// The timeout in seconds.
  package let seconds: Double

  package init(seconds: Double) { self.seconds = seconds }
}

/// Returns the sentence about an error that is fit for the user: the description of a `LocalizedError`, or the one that another
/// error carries; `nil` if there is none.
func failureSentence(of error: any Error) -> String? {
  if let error = error as? any LocalizedError { return error.errorDescription }
  // On Apple platforms an error of URLSession arrives as an NSError, which is neither a LocalizedError nor a CustomNSError.
  // Its `localizedDescription` is a phrase about its code if it carries none.
  return (error as NSError).userInfo[NSLocalizedDescriptionKey] as? String
}
