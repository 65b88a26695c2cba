import ScrollPhysics

/// Keeps the client's inset and the added inset apart.
///
/// The client's value is state and is written, never computed back by a subtraction: `(0.1 + 53.333) − 53.333` is not
/// 0.1. Without an added inset the scroll view's inset *is* the client's, so nothing is kept.
struct InsetLedger: Equatable, Sendable {
  private(set) var client = SidePair()
  private(set) var addedInset = SidePair()

  /// The number of successive foreign writes of the same value that have removed the added inset.
  private var conflictCount: UInt8 = 0
  private var lastConflictTime: Double?

  static let conflictLimit: UInt8 = 3

  var isHolding: Bool { addedInset.near != 0 || addedInset.far != 0 }
  var total: SidePair { client + addedInset }

  /// Returns the client's inset in a reading.
  func client(in scroll: ScrollMetrics) -> SidePair {
    SidePair(near: client(at: .near, in: scroll), far: client(at: .far, in: scroll))
  }

  /// A side that equals the last written total was not changed by the client; any other value is the client's as it is.
  private func client(at side: AxisSide, in scroll: ScrollMetrics) -> Double {
    let reading = scroll.inset[side]
    let isOurs = addedInset[side] != 0 && abs(reading - (client[side] + addedInset[side])) <= scroll.grid.halfPixel
    return isOurs ? client[side] : reading
  }

  /// Returns `true` if the reading lacks an added inset that is held.
  func isMissing(in scroll: ScrollMetrics) -> Bool {
    isMissing(at: .near, in: scroll) || isMissing(at: .far, in: scroll)
  }

  func isMissing(at side: AxisSide, in scroll: ScrollMetrics) -> Bool {
    addedInset[side] != 0 && abs(scroll.inset[side] - (client[side] + addedInset[side])) > scroll.grid.halfPixel
  }

  /// Takes the client's inset from a reading and returns its change at each side, in points.
  mutating func reconcile(_ scroll: ScrollMetrics) -> SidePair {
    let before = client
    client = client(in: scroll)
    return isHolding ? client - before : SidePair()
  }

  mutating func setClient(_ value: SidePair) { client = value }

  mutating func setAddedInset(_ value: Double, at side: AxisSide) {
    addedInset[side] = value
  }

  /// Counts a repair; returns `true` if another writer has removed the added inset so often in a row that it must be
  /// given up.
  mutating func isInConflict(clientChanged: Bool, at time: Double) -> Bool {
    let isRecent = lastConflictTime.map { time - $0 <= RefreshTiming.insetConflict } ?? false
    let isInARow = !clientChanged && isRecent
    conflictCount = isInARow ? conflictCount + 1 : 1
    lastConflictTime = time
    guard conflictCount > Self.conflictLimit else { return false }
    conflictCount = 0
    return true
  }
}
