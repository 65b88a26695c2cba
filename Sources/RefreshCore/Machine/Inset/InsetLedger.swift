import ScrollPhysics

/// Keeps the client's inset and the added inset apart.
///
/// The client's value is state and is written, never computed back by a subtraction: `(0.1 + 53.333) − 53.333` is not
/// 0.1. Without an added inset the scroll view's inset *is* the client's.
struct InsetLedger: Equatable, Sendable {
  private(set) var client = SidePair()
  var addedInset = SidePair()
  private(set) var near = InsetMemory()
  private(set) var far = InsetMemory()

  /// The findings about the writes of the app so far.
  private(set) var notices = InsetNotice()

  /// The number of successive foreign writes of the same value that have removed the added inset.
  private var conflictCount: UInt8 = 0
  private var lastConflictTime: Double?

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
    guard isForeign(in: scroll) else { return client }
    return SidePair(near: meaning(at: .near, in: scroll).own, far: meaning(at: .far, in: scroll).own)
  }

  /// A side that equals the last written total was not changed by the client.
  private func meaning(at side: AxisSide, in scroll: ScrollMetrics) -> InsetMemory.Meaning {
    // `contentInset.bottom = x` reads all four values, with the added inset, and writes them back.
    guard isForeign(at: side, in: scroll) else { return InsetMemory.Meaning(own: client[side]) }
    let memory = memory(at: side)
    return memory.meaning(of: scroll.inset[side], after: client[side], addedInset: addedInset[side])
  }

  /// Returns `true` if the reading lacks an added inset that is held.
  func isMissing(in scroll: ScrollMetrics) -> Bool {
    isMissing(at: .near, in: scroll) || isMissing(at: .far, in: scroll)
  }

  func isMissing(at side: AxisSide, in scroll: ScrollMetrics) -> Bool {
    addedInset[side] != 0 && isForeign(at: side, in: scroll)
  }

  /// Returns `true` if the app has set an inset again that it has read with an added inset, which is not held any more.
  func isRestored(in scroll: ScrollMetrics) -> Bool {
    isForeign(in: scroll) && (isRestored(at: .near, in: scroll) || isRestored(at: .far, in: scroll))
  }

  private func isRestored(at side: AxisSide, in scroll: ScrollMetrics) -> Bool {
    guard addedInset[side] == 0, memory(at: side).isWatching else { return false }
    return meaning(at: side, in: scroll).own != scroll.inset[side]
  }

  /// Returns `true` if the inset of a reading is not the one that was written last.
  func isForeign(in scroll: ScrollMetrics) -> Bool {
    scroll.inset != total && (isForeign(at: .near, in: scroll) || isForeign(at: .far, in: scroll))
  }

  private func isForeign(at side: AxisSide, in scroll: ScrollMetrics) -> Bool {
    let reading = scroll.inset[side]
    guard addedInset[side] != 0 else { return reading != client[side] }
    return abs(reading - (client[side] + addedInset[side])) > Self.tolerance
  }

  /// Takes the client's inset from a reading and returns its change at each side, in points.
  mutating func reconcile(_ scroll: ScrollMetrics) -> SidePair {
    guard isForeign(in: scroll) else { return SidePair() }
    let before = client
    take(.near, scroll)
    take(.far, scroll)
    return isHolding ? client - before : SidePair()
  }

  private mutating func take(_ side: AxisSide, _ scroll: ScrollMetrics) {
    let addedInset = addedInset[side]
    guard isForeign(at: side, in: scroll) else {
      // The other edge was changed, and this one was written back: the app has certainly read it.
      return update(side) { if addedInset != 0 { $0.read = addedInset } else { $0.forgetReading() } }
    }
    let former = client[side]
    let meaning = meaning(at: side, in: scroll)
    client[side] = meaning.own
    notices.formUnion(meaning.notice)
    update(side) {
      $0.replace(former, by: meaning)
      if addedInset == 0, meaning.notice != .corrected { $0.forgetReading() }
    }
  }

  mutating func setClient(_ value: SidePair) {
    setClient(value.near, at: .near)
    setClient(value.far, at: .far)
  }

  mutating func setClient(_ value: Double, at side: AxisSide) {
    client[side] = value
    update(side) { $0.tell(value) }
  }

  /// Notes the inset that a control holds while the content stands still: the app may read it.
  mutating func noteHold(at side: AxisSide) {
    let addedInset = addedInset[side]
    if addedInset != 0 { update(side) { $0.held = addedInset } }
  }

  /// Forgets the added inset that the app may have read, of a control that is removed.
  mutating func forgetReading(at side: AxisSide) { update(side) { $0.forget() } }

  /// Takes every further write as it is, after a conflict.
  mutating func giveUp() { setClient(client) }

  /// Notes the time of an event.
  mutating func pass(_ time: Double) {
    near.pass(time, addedInset: addedInset.near)
    far.pass(time, addedInset: addedInset.far)
  }

  func memory(at side: AxisSide) -> InsetMemory { side == .near ? near : far }

  mutating func update(_ side: AxisSide, _ body: (inout InsetMemory) -> Void) {
    switch side {
    case .near: body(&near)
    case .far: body(&far)
    }
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

/// The findings about the insets that an app writes.
struct InsetNotice: OptionSet, Equatable, Sendable {
  let rawValue: UInt8

  /// An inset that may contain an added inset has been taken for the app's own.
  static let taken = InsetNotice(rawValue: 1)

  /// An added inset has been taken out of an inset that the app has set.
  static let corrected = InsetNotice(rawValue: 2)
}

/// Tells what the app means by the inset that it writes at one side: an inset of its own, or one with the added inset in it.
///
/// The app reads the added inset with its own, and adds to it, or saves it and sets it again. The number alone does not say so, but
/// where it leads back does: **a write that is, literally or less the added inset, an inset which the app has had, is that inset; any
/// other is the app's as it is** (decision 22).
struct InsetMemory: Equatable, Sendable {
  /// The meaning of a write.
  struct Meaning: Equatable, Sendable {
    /// The app's inset, in points.
    let own: Double

    /// The part of it that may be added inset, in points: the app may have added to what it has read.
    var doubt = 0.0

    var notice = InsetNotice()
  }

  /// Insets that the app has had.
  var known = RecentInsets()

  /// The part of the app's inset that may be added inset, in points.
  var doubt = 0.0

  /// The inset that a control has held last while the content stood still, in points.
  var held = 0.0

  /// An added inset that the app has certainly read, in points; 0 for none.
  ///
  /// It has written it back, with another edge changed, as `contentInset.bottom = 300` does in a refresh at the top.
  var read = 0.0

  /// The time until which ``held`` counts as read, in seconds; `nil` after it.
  var heldUntil: Double?

  /// The largest error of a sum and a difference that the app computes, in points.
  private static let rounding = 1e-6

  /// `true` if a write without an added inset may contain one.
  var isWatching: Bool { doubt != 0 || read != 0 || heldUntil != nil }

  /// Returns the meaning of a write that replaces the app's inset and the added inset.
  func meaning(of written: Double, after former: Double, addedInset: Double) -> Meaning {
    // A container writes its own inset in each of its layouts, and a write of ours may have been dropped for a newer one.
    guard written != former else { return Meaning(own: former, doubt: doubt) }
    let sum = doubt + addedInset
    let isKnown = knows(written)
    if let own = own(in: written, less: sum) {
      return isKnown ? Meaning(own: written, doubt: sum, notice: .taken) : Meaning(own: own, notice: .corrected)
    }
    // A sum that was read long ago proves nothing: an inset of the app's own may be as high.
    let mayBeRead = sum != 0 || (held != 0 && knows(written - held))
    return isKnown || !mayBeRead ? Meaning(own: written) : Meaning(own: written, doubt: sum, notice: .taken)
  }

  /// Returns the app's part of a write that contains the added inset; `nil` if it leads to no inset that the app has had.
  private func own(in written: Double, less sum: Double) -> Double? {
    known.first { own in
      let isSaved = (heldUntil != nil && own + held == written) || (read != 0 && own + read == written)
      return isSaved || (sum != 0 && abs(own + sum - written) <= Self.rounding)
    }
  }

  private func knows(_ inset: Double) -> Bool { known.first { $0 == inset } != nil }

  /// Replaces the app's inset.
  mutating func replace(_ former: Double, by meaning: Meaning) {
    // What the app had until it came back is known then too: it is recognized the next time.
    if doubt != 0, meaning.notice == .corrected { known.insert(former - doubt) }
    doubt = meaning.doubt
    if doubt == 0 { known.insert(meaning.own) }
  }

  /// Notes an inset that the app has told.
  mutating func tell(_ own: Double) {
    forget()
    doubt = 0
    known.insert(own)
  }

  /// Forgets that the app may have read an added inset: without one, it has written another since.
  mutating func forgetReading() { (heldUntil, read) = (nil, 0) }

  /// Forgets all that the app may have read: the control is gone, or the app has said what its inset is.
  mutating func forget() { (held, heldUntil, read) = (0, nil, 0) }

  /// Notes the time of an event.
  mutating func pass(_ time: Double, addedInset: Double) {
    if addedInset != 0 {
      heldUntil = time + RefreshTiming.insetReading
    } else if let until = heldUntil, time > until {
      heldUntil = nil
    }
  }
}

/// The last four different insets of an app at one side, in points; 0 before the first.
struct RecentInsets: Equatable, Sendable {
  var last = SidePair()
  var former = SidePair()

  /// Returns the newest inset that meets a condition.
  func first(where isMeant: (Double) -> Bool) -> Double? {
    if isMeant(last.near) { return last.near }
    if isMeant(last.far) { return last.far }
    if isMeant(former.near) { return former.near }
    return isMeant(former.far) ? former.far : nil
  }

  /// Makes an inset the newest one.
  mutating func insert(_ inset: Double) {
    if inset == last.near { return }
    if inset != last.far {
      if inset != former.near { former.far = former.near }
      former.near = last.far
    }
    last = SidePair(near: inset, far: last.near)
  }
}
