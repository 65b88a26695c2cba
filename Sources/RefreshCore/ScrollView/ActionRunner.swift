#if REFRESH_ADAPTER
/// Runs the action of a session and says how it ended.
///
/// A runner that is dropped cancels what runs.
@MainActor
final class ActionRunner {
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  /// Runs an action in a task of its own, which begins in the main actor's next turn.
  ///
  /// - Parameters:
  ///   - action: The work; not begun if it is cancelled before.
  ///   - onEnd: Called when the work has returned, unless it was cancelled before: nobody waits for it then, and its
  ///     session's number may be in use again, in another scroll view.
  func start(
    _ action: @escaping @MainActor () async throws -> RefreshOutcome,
    onEnd: @escaping @MainActor (RefreshOutcome, (any Error)?) -> Void
  ) {
    cancel()
    task = Task {
      guard !Task.isCancelled else { return }
      let (outcome, error) = await Self.run(action)
      guard !Task.isCancelled else { return }
      onEnd(outcome, error)
    }
  }

  /// Cancels what runs; without anything it does nothing.
  func cancel() {
    task?.cancel()
    task = nil
  }

  private static func run(_ action: @MainActor () async throws -> RefreshOutcome) async -> (
    RefreshOutcome, (any Error)?
  ) {
    do {
      return (try await action(), nil)
    } catch is CancellationError {
      return (.cancelled, nil)
    } catch {
      return (.failure, error)
    }
  }
}
#endif
