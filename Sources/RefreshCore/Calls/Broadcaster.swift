import Foundation

/// Sends values to any number of sequences, which end when it is deallocated.
///
/// Sequences end on any thread, so a lock protects their list.
package final class Broadcaster<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuations: [(id: Int, continuation: AsyncStream<Value>.Continuation)] = []
  private var next = 0

  package init() {}

  /// Creates a sequence, which begins with a value if there is one.
  package func makeStream(from first: Value? = nil) -> AsyncStream<Value> {
    AsyncStream { continuation in
      if let first { continuation.yield(first) }
      let id = add(continuation)
      continuation.onTermination = { [weak self] _ in self?.remove(id) }
    }
  }

  // A loop over one of the sequences would never end otherwise.
  deinit { continuations.forEach { $0.continuation.finish() } }

  /// `true` if a sequence receives what is sent.
  package var isHeard: Bool { lock.withLock { !continuations.isEmpty } }

  package func send(_ value: Value) {
    for (_, continuation) in lock.withLock({ continuations }) { continuation.yield(value) }
  }

  private func add(_ continuation: AsyncStream<Value>.Continuation) -> Int {
    lock.withLock {
      next += 1
      continuations.append((next, continuation))
      return next
    }
  }

  private func remove(_ id: Int) { lock.withLock { continuations.removeAll { $0.id == id } } }
}
