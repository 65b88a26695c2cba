#if REFRESH_ADAPTER
/// Runs the action of a session and reports its result.
///
/// Deallocating a runner cancels its action, in the next turn: a list may be in its deallocation, and a handler of the
/// cancellation is the app's.
@MainActor
final class ActionRunner {
  private var task: Task<Void, Never>?

  deinit { if let task { inNextTurn { task.cancel() } } }

  /// Runs an action in a task, which begins in the next turn of the main actor.
  ///
  /// - Parameters:
  ///   - action: The work; not started if it is cancelled before.
  ///   - onEnd: Called when the work has returned, unless it was cancelled before: the session is over then, and its
  ///     number may already belong to a session in another scroll view.
  func start(
    _ action: @escaping @MainActor () async throws -> RefreshResult,
    onEnd: @escaping @MainActor (RefreshResult, (any Error)?) -> Void
  ) {
    cancel()
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
    task = nil
  }

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
#endif
