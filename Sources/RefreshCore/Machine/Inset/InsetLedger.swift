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

  /// The inset that the app has read during a session and may set again after it; `nil` without proof of one.
  private(set) var saved: SavedInset?

  /// The inset at the last reading, while an added inset is held or one is saved.
  private var last: SavedInset.Edges?

  static let conflictLimit: UInt8 = 3

  /// The largest difference by which a written total may be read again, in points.
  ///
  /// A scroll view keeps an inset as it was written. In a motion the total changes with every frame, so a larger tolerance would
  /// take an inset of the app's for the total and lose it.
  private static let tolerance = 0.001

  var isHolding: Bool { addedInset.near != 0 || addedInset.far != 0 }
  var total: SidePair { client + addedInset }

  /// Returns the client's inset in a reading.
  func client(in scroll: ScrollMetrics) -> SidePair {
    SidePair(near: client(at: .near, in: scroll), far: client(at: .far, in: scroll))
  }

  /// A side that equals the last written total was not changed by the client; any other value is the client's as it is.
  private func client(at side: AxisSide, in scroll: ScrollMetrics) -> Double {
    if let saved, restores(saved, scroll) { return saved.client[side] }
    let reading = scroll.inset[side]
    // `contentInset.bottom = x` reads all four values, with the added inset, and writes them back.
    let isOurs = addedInset[side] != 0 && abs(reading - (client[side] + addedInset[side])) <= Self.tolerance
    return isOurs ? client[side] : reading
  }

  /// Returns `true` if the reading lacks an added inset that is held.
  func isMissing(in scroll: ScrollMetrics) -> Bool {
    isMissing(at: .near, in: scroll) || isMissing(at: .far, in: scroll)
  }

  func isMissing(at side: AxisSide, in scroll: ScrollMetrics) -> Bool {
    addedInset[side] != 0 && abs(scroll.inset[side] - (client[side] + addedInset[side])) > Self.tolerance
  }

  /// Takes the client's inset from a reading and returns its change at each side, in points.
  mutating func reconcile(_ scroll: ScrollMetrics) -> SidePair {
    let before = client
    client = client(in: scroll)
    return isHolding ? client - before : SidePair()
  }

  mutating func setClient(_ value: SidePair) {
    client = value
    saved = nil
  }

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

extension InsetLedger {
  /// `true` if each reading has to be noted.
  var isWatching: Bool { isHolding || saved != nil }

  /// Notes the inset of a reading: the app may have written it.
  mutating func note(_ scroll: ScrollMetrics) {
    guard isWatching, scroll.isUsable else {
      last = nil
      return
    }
    let before = last
    let edges = SavedInset.Edges(scroll)
    last = edges
    guard let before, edges != before else { return }
    let isOwn = edges.along == total && edges.across == before.across
    guard !isOwn, saved?.edges != edges else { return }
    let repeats = repeatsTotal(edges, at: .near) || repeatsTotal(edges, at: .far)
    guard repeats else {
      saved = saved.flatMap { $0.edges == before && keeps(edges) ? extended($0, to: edges) : nil }
      return
    }
    guard saved == nil || !keeps(edges) else { return }
    let stood = SidePair(near: stood(before, at: .near), far: stood(before, at: .far))
    let client = SidePair(
      near: addedInset.near == 0 ? stood.near : client.near, far: addedInset.far == 0 ? stood.far : client.far)
    saved = SavedInset(edges: SavedInset.Edges(along: stood, across: before.across), client: client)
  }

  /// Returns `true` if the app has set the saved inset again, and it is not the one that is held.
  func isRestored(in scroll: ScrollMetrics) -> Bool {
    guard let saved else { return false }
    return restores(saved, scroll)
  }

  /// Forgets the saved inset.
  mutating func forgetSaved() { saved = nil }

  /// Forgets the saved inset if it contains the added inset of a control that is removed.
  mutating func forgetSaved(at side: AxisSide) {
    if saved?.isPolluted(at: side) == true { saved = nil }
  }

  private func restores(_ saved: SavedInset, _ scroll: ScrollMetrics) -> Bool {
    saved.edges == SavedInset.Edges(scroll) && !(isHolding && scroll.inset == total)
  }

  /// Returns `true` if a write repeats the total at a side with an added inset, to the bit: it was read.
  private func repeatsTotal(_ edges: SavedInset.Edges, at side: AxisSide) -> Bool {
    addedInset[side] != 0 && edges.along[side] == total[side]
  }

  /// Returns `true` if a write leaves each polluted edge of the saved inset as it is.
  private func keeps(_ edges: SavedInset.Edges) -> Bool { keeps(edges, at: .near) && keeps(edges, at: .far) }

  /// Returns a saved inset that the app has set again, and has then changed at other edges.
  private func extended(_ saved: SavedInset, to edges: SavedInset.Edges) -> SavedInset {
    let client = SidePair(
      near: saved.isPolluted(at: .near) ? saved.client.near : edges.along.near,
      far: saved.isPolluted(at: .far) ? saved.client.far : edges.along.far)
    return SavedInset(edges: edges, client: client)
  }

  private func keeps(_ edges: SavedInset.Edges, at side: AxisSide) -> Bool {
    saved?.isPolluted(at: side) != true || saved?.edges.along[side] == edges.along[side]
  }

  /// The inset at a side before a write of the app; the added inset may have changed inside the same notification.
  private func stood(_ before: SavedInset.Edges, at side: AxisSide) -> Double {
    addedInset[side] != 0 ? total[side] : before.along[side]
  }
}
