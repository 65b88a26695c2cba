/// A wait on the clock of a world, like `Task.sleep` on the real clock.
@MainActor
final class HeadlessPause {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var timer: HeadlessTimer?

  func wait(until time: Double) async throws {
    try Task.checkCancellation()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin($0, time) }
    } onCancel: {
      Task { @MainActor in end(throwing: CancellationError()) }
    }
  }

  private func begin(_ continuation: CheckedContinuation<Void, any Error>, _ time: Double) {
    self.continuation = continuation
    guard time.isFinite else { return }
    timer = HeadlessTimer(at: time) { [weak self] in self?.end() }
  }

  private func end(throwing error: (any Error)? = nil) {
    timer?.invalidate()
    timer = nil
    if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
    continuation = nil
  }
}
