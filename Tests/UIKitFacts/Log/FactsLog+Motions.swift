/// Facts that a write in a motion, a reload or the loss of the window or of the superview tells.
extension FactsLog {
  /// A motion that goes on moves at least so far, in points: more than the rounding to pixels.
  private static let movement = 1.0

  /// The maximum delay of a cancelled touch, in milliseconds; a fifth of the time that the finger still rests.
  private static let cancellation = 100.0

  var plainOffsetWrite: Answer {
    guard let probe, flag("isDecelerating", before: probe.lowerBound) else { return .noProbe }
    return .either(moves(after: probe), "keepsMomentum", "endsMomentum")
  }

  var momentumStop: Answer {
    guard let probe, flag("isDecelerating", before: probe.lowerBound) else { return .noProbe }
    guard !moves(after: probe) else { return .unknown("the deceleration went on") }
    return .either(
      firstCall("scrollViewDidEndDecelerating", from: probe.lowerBound) == nil, "isSilent", "isTold")
  }

  var animatedScroll: Answer {
    guard let probe else { return .noProbe }
    return .either(moves(after: probe), "goesOn", "ends")
  }

  var reload: Answer {
    guard let probe, offset(before: probe.lowerBound) > 100 else { return .noProbe }
    let inside = offsets(in: probe.inside)
    guard !inside.isEmpty else { return .setting("keepsOffset") }
    return inside.contains(0) ? .setting("passesThroughZero") : .unknown("the offset became another one, not 0")
  }

  var contentSize: Answer {
    guard let probe else { return .noProbe }
    let sizes = events.indices.filter { $0 > probe.lowerBound && events[$0].isValue(of: "contentSize") }
    guard let first = sizes.first else { return .unknown("the size did not follow the data") }
    guard first > probe.upperBound else { return .setting("atOnce") }
    switch events[first].time - events[probe.upperBound].time {
    case ..<100: return .either(sizes.count == 1, "atNextLayout", "inSteps")
    case 200...500: return .setting("after300Milliseconds")
    case let other: return .unknown("the size followed after \(Int(other)) ms")
    }
  }

  var safeAreaOffWindow: Answer {
    guard let probe, let before = value("safeAreaInsets", before: probe.lowerBound), before.contains(where: { $0 > 0 })
    else { return .unknown("there was no safe area in the window") }
    guard let after = value("safeAreaInsets", before: events.endIndex) else { return .noProbe }
    if after == before { return .setting("kept") }
    return after.allSatisfy { $0 == 0 } ? .setting("zero") : .unknown("the safe area became another one, not zero")
  }

  /// The flag is read a while after the loss, and long before the finger is lifted, when it may become another.
  var windowLoss: Answer {
    guard let probe, flag("isDragging", before: probe.lowerBound),
      let later = firstIndex(
        from: probe.upperBound, where: { $0.time > events[probe.upperBound].time + Self.cancellation })
    else { return .noProbe }
    return .either(flag("isDragging", before: later), "leavesDragFlag", "cancelsDrag")
  }

  /// The first line is the addition to the superview; the release may wait for the end of the turn.
  var deallocation: Answer {
    let moves = events.filter { $0.kind == .tree && $0.name == "didMoveToSuperview" }
    guard probe != nil, moves.first?.numbers == [1] else { return .noProbe }
    return .either(moves.last?.numbers == [0], "notifiesSubviews", "isSilent")
  }

  private func moves(after probe: ClosedRange<Int>) -> Bool {
    let end = offset(before: probe.upperBound)
    return offsets(in: probe.upperBound..<events.endIndex).contains { abs($0 - end) > Self.movement }
  }
}
