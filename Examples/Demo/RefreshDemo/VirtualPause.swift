import HeadlessUIKit

/// A wait on the clock of the stand-in, as `Task.sleep` is one on the real clock: it ends early if its task is cancelled.
@MainActor
final class VirtualPause {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var timer: HeadlessTimer?

  /// Waits for a time in simulated seconds; one that is not finite never passes.
  func wait(for seconds: Double) async throws {
    try Task.checkCancellation()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin($0, seconds) }
    } onCancel: {
      Task { @MainActor in end(throwing: CancellationError()) }
    }
  }

  private func begin(_ continuation: CheckedContinuation<Void, any Error>, _ seconds: Double) {
    self.continuation = continuation
    guard seconds.isFinite else { return }
    timer = HeadlessTimer(at: HeadlessWorld.current.now + seconds) { [weak self] in self?.end() }
  }

  private func end(throwing error: (any Error)? = nil) {
    timer?.invalidate()
    timer = nil
    if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
    continuation = nil
  }
}
