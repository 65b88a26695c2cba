import ScrollPhysics

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

  /// The time until which ``held`` counts as read, in seconds; `nil` after it.
  var heldUntil: Double?

  /// An added inset that the app has certainly read, in points; 0 for none.
  ///
  /// It has written it back, with another edge changed, as `contentInset.bottom = 300` does in a refresh at the top.
  var read = 0.0

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

  /// Notes an inset that a control holds.
  mutating func hold(_ addedInset: Double) { held = addedInset }

  /// Notes that the app has certainly read an added inset.
  mutating func noteReading(of addedInset: Double) { read = addedInset }

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
