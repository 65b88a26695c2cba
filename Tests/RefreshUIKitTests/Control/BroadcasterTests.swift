#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import Testing

@testable import RefreshCore

/// The sequences of states that a control has to feed.
@Suite struct BroadcasterTests {
  /// Returns the number of sequences that a broadcaster keeps.
  private func listenerCount(of broadcaster: Broadcaster<RefreshState>) throws -> Int {
    let listeners = Mirror(reflecting: broadcaster).descendant("continuations")
    return try #require(listeners as? [(id: Int, continuation: AsyncStream<RefreshState>.Continuation)]).count
  }

  @Test func aSequenceThatNobodyIteratesOverAnyMoreIsForgotten() async throws {
    let broadcaster = Broadcaster<RefreshState>()
    let kept = broadcaster.makeStream(from: .idle)
    for _ in 0..<3 {
      for await _ in broadcaster.makeStream(from: .idle) { break }
    }
    #expect(try listenerCount(of: broadcaster) == 1)
    withExtendedLifetime(kept) {}
  }
}
#endif
