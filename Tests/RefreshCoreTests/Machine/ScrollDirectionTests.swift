import Testing

@testable import RefreshCore

/// The offset at which a drag began: the place where the content rested, unless its first reading is too far away for that.
@Suite struct ScrollDirectionTests {
  private static func tracker(restingAt offset: Double) -> ScrollDirectionTracker {
    var tracker = ScrollDirectionTracker()
    tracker.note(ScrollMetrics(offset: offset))
    return tracker
  }

  @Test func contentThatRestsIsTheOrigin() {
    #expect(ScrollDirectionTracker().origin == nil)
    #expect(Self.tracker(restingAt: 40).origin == 40)
  }

  @Test func momentumAndALiftLeaveTheOrigin() {
    var tracker = Self.tracker(restingAt: 40)
    tracker.note(ScrollMetrics(offset: 60, isDecelerating: true))
    #expect(tracker.origin == 40)
    tracker.note(ScrollMetrics(offset: 70, isLifting: true))
    #expect(tracker.origin == 40)
  }

  /// A finger moves by at most 100 points in a frame; content that it catches elsewhere was moved by momentum.
  @Test(arguments: [(0.0, 40.0), (99, 40), (-99, 40), (101, 141), (-101, -61)])
  func aDragBeginsWhereTheContentRested(move: Double, origin: Double) {
    var tracker = Self.tracker(restingAt: 40)
    tracker.note(ScrollMetrics(offset: 40 + move, isDragging: true, isTracking: true))
    #expect(tracker.origin == origin && tracker.gesture == 1)
    tracker.note(ScrollMetrics(offset: 900, isDragging: true, isTracking: true))
    #expect(tracker.origin == origin && tracker.gesture == 1)
  }

  @Test func aDragWithoutARestBeforeBeginsAtItsFirstReading() {
    var tracker = ScrollDirectionTracker()
    tracker.note(ScrollMetrics(offset: 12, isDragging: true, isTracking: true))
    #expect(tracker.origin == 12)
  }
}
