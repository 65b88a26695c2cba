#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Sends the states of a control to all of its sequences.
///
/// Sequences end on any thread, so a lock protects their list.
final class StateBroadcaster: @unchecked Sendable {
  private let lock = NSLock()
  private var continuations: [Int: AsyncStream<RefreshState>.Continuation] = [:]
  private var next = 0

  /// Creates a sequence that begins with a state.
  func makeStream(from state: RefreshState) -> AsyncStream<RefreshState> {
    AsyncStream { continuation in
      continuation.yield(state)
      let id = add(continuation)
      continuation.onTermination = { [weak self] _ in self?.remove(id) }
    }
  }

  func send(_ state: RefreshState) {
    for continuation in lock.withLock({ Array(continuations.values) }) { continuation.yield(state) }
  }

  /// Ends all sequences, because a loop over one would never end otherwise.
  func finish() {
    for continuation in lock.withLock({ Array(continuations.values) }) { continuation.finish() }
  }

  private func add(_ continuation: AsyncStream<RefreshState>.Continuation) -> Int {
    lock.withLock {
      next += 1
      continuations[next] = continuation
      return next
    }
  }

  private func remove(_ id: Int) { lock.withLock { continuations[id] = nil } }
}

#endif
