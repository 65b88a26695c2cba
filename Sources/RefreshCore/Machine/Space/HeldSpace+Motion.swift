import ScrollPhysics

extension HeldSpace {
  /// A finger freezes a settle, a drag ends it; nothing changes that the finger could feel.
  mutating func keepUnderFinger(
    _ station: Station, _ moment: Moment, _ share: Double, _ follows: Bool
  ) -> Change {
    if moment.isDragging { stopForDrag() }
    return rest(station, share, follows)
  }

  /// What was on its way is decided anew once the finger has let go, wherever the content is then.
  mutating func stopForDrag() {
    switch motion {
    case .settling, .riding: motion = .waiting(.lift)
    case .still, .waiting: break
    }
  }

  /// What needs no frame: a share behind the content is dropped, and one that follows shrinks.
  mutating func rest(_ station: Station, _ share: Double, _ follows: Bool) -> Change {
    if !isWanted && share > 0 && station.isHome {
      motion = .still
      return Change(share: 0)
    }
    guard isWanted, follows, !station.isShort, case .still = motion else { return Change(share: share) }
    let followed = min(max(station.depth, 0), share)
    let isWorthWriting = share - followed >= station.grid.pixel || (followed == 0 && share > 0)
    return Change(share: isWorthWriting ? followed : share)
  }

  /// The extent in use has changed, or the end of a session has left a share behind.
  mutating func noticeWrongShare(_ station: Station, _ share: Double, _ follows: Bool) {
    guard case .still = motion else { return }
    let wanted = isWanted ? station.hold : 0
    guard abs(share - wanted) > station.grid.halfPixel else { return }
    // In a short list a share cannot be held unseen, so a session that does not reveal itself holds none.
    let isLeftOut = isWanted && share < wanted && (follows || station.isShort)
    if !isLeftOut { motion = .waiting(.end) }
  }

  /// The take-over: the first frame at which nothing is touched.
  mutating func begin(
    _ start: Start, _ station: Station, _ moment: Moment, share: Double, follows: Bool, lift: Lift
  ) -> Change {
    // Somebody's animated scroll is not ours to stop.
    guard !moment.scroll.isScrollAnimating else { return rest(station, share, follows) }
    guard isWanted, station.hold > 0 else { return beginClosing(start, station, moment, share) }
    switch start {
    case .lift, .loss: return takeOver(station, moment, share: share, follows: follows, lift: lift)
    case .program(let reveal):
      guard reveals(reveal, station, moment) else {
        // Less of a share than the content is out by would be a new edge to clamp it to, in the middle of its bounce.
        let isInside = station.isShort || station.depth <= max(station.hold, share)
        return isInside
          ? holdUnseen(station, share, follows) : takeOver(station, moment, share: share, follows: follows, lift: lift)
      }
      return drive(to: .hold, .spring(frequency: RefreshStateMachine.Times.openingFrequency), station, moment, share)
    case .end:
      guard !station.isHome || station.isShort else { return holdUnseen(station, share, follows) }
      return drive(to: .hold, .spring(frequency: RefreshStateMachine.Times.closingFrequency), station, moment, share)
    }
  }

  private func reveals(_ reveal: RefreshStateMachine.Reveal, _ station: Station, _ moment: Moment) -> Bool {
    switch reveal {
    case .never: false
    case .ifNear: -station.pull <= moment.scroll.viewport
    case .always: true
    }
  }

  /// Raises a share above content that stays where it is; in a short list that would move the content.
  mutating func holdUnseen(_ station: Station, _ share: Double, _ follows: Bool) -> Change {
    motion = .still
    guard isWanted else { return Change(share: 0) }
    let raises = !station.isShort && !(follows && station.isHome)
    return Change(share: raises ? max(station.hold, min(station.depth, share)) : share)
  }

  private mutating func takeOver(
    _ station: Station, _ moment: Moment, share: Double, follows: Bool, lift: Lift
  ) -> Change {
    let slack = station.grid.halfPixel
    if station.isHome && !station.isShort { return holdUnseen(station, share, follows) }
    if !station.isShort && lift.isFling(to: station.pull, moment) {
      motion = .riding(depth: station.depth, stalls: 0)
      return Change(share: max(max(share, station.hold), station.depth))
    }
    if share > 0 && share >= station.hold - slack && station.depth > share + slack {
      // The list was caught in an opening or a closing: UIKit's bounce is on its way to the edge that is there.
      motion = .riding(depth: station.depth, stalls: 0)
      return Change(share: share)
    }
    if settler == .ride && station.depth > station.hold {
      motion = .riding(depth: station.depth, stalls: 0)
      return Change(share: station.hold)
    }
    if station.depth > station.hold / 2 || station.isShort {
      return drive(to: .hold, .bounce, station, moment, share)
    }
    guard share == 0 else { return goHome(station, moment, share, follows) }
    motion = .riding(depth: station.depth, stalls: 0)
    return Change(share: share)
  }

  /// Less than half of the extent is in sight: the reader wants to read on.
  private mutating func goHome(_ station: Station, _ moment: Moment, _ share: Double, _ follows: Bool) -> Change {
    if follows { return drive(to: .rest, .bounce, station, moment, share) }
    motion = .still
    return Change(share: station.hold)
  }

  private mutating func beginClosing(
    _ start: Start, _ station: Station, _ moment: Moment, _ share: Double
  ) -> Change {
    guard share > 0 || start == .loss, !station.isHome else {
      motion = .still
      return Change(share: 0)
    }
    if moment.scroll.isDecelerating {
      motion = .riding(depth: station.depth, stalls: 0)
      return Change(share: share)
    }
    let closing = Settle.Law.spring(frequency: RefreshStateMachine.Times.closingFrequency)
    return drive(to: .rest, start == .end ? closing : .bounce, station, moment, share)
  }

  /// Brings the edge to the content, stops UIKit, and makes the first step.
  private mutating func drive(
    to target: Settle.Target, _ law: Settle.Law, _ station: Station, _ moment: Moment, _ share: Double
  ) -> Change {
    let floor = target == .hold && !station.isShort ? station.hold : 0
    let settle = Settle(to: target, law: law, from: moment.scroll.offset, startsInside: !station.isHome)
    let mayRaise = station.hold > 0 || share > 0
    let raised = max(covers(settle, station, moment, share) || !mayRaise ? share : station.depth, floor)
    var change = step(settle, station, moment, raised)
    // Where the first step arrives, as it does without animations, the space is there before the content comes into it.
    if change.share > share { change.hasArrived = false }
    change.stopsScrolling = moment.scroll.isDecelerating
    return change
  }

  /// Whether a share reaches to where the first step ends: no other one has to be written then.
  ///
  /// UIKit's bounce stands a pixel or two from its edge for long; and the last digits of a rounded offset do not count.
  private func covers(_ settle: Settle, _ station: Station, _ moment: Moment, _ share: Double) -> Bool {
    var settle = settle
    switch settle.advance(to: station.line(of: settle.target), moment) {
    case .moves(let offset), .arrives(let offset):
      return station.depth(at: offset) <= share + station.grid.halfPixel
    case .yields: return false
    }
  }

  mutating func step(
    _ settle: Settle, _ station: Station, _ moment: Moment, _ share: Double
  ) -> Change {
    var settle = settle
    let goal = settle.target == .hold ? station.hold : 0
    switch settle.advance(to: station.line(of: settle.target), moment) {
    case .moves(let offset):
      motion = .settling(settle)
      return Change(share: self.share(on: settle.target, station, at: offset, share), offset: offset)
    case .arrives(let offset):
      motion = .still
      return Change(share: goal, offset: offset, hasArrived: !station.isShort)
    case .yields:
      motion = .settling(settle)
      return yield(settle, station, share, goal)
    }
  }

  /// The share while a settle is at an offset on its way: in a short list it goes along; one that has grown since may
  /// have too little of it.
  private func share(on target: Settle.Target, _ station: Station, at offset: Double, _ share: Double) -> Double {
    guard station.isShort else { return target == .hold ? max(share, station.hold) : share }
    return share > 0 || station.hold > 0 ? max(station.depth(at: offset), 0) : share
  }

  /// Somebody else moves the list: no offset is written, and the share shrinks once the content is past it.
  private mutating func yield(_ settle: Settle, _ station: Station, _ share: Double, _ goal: Double) -> Change {
    let beyond = station.depth - goal
    // In a short list a share holds the content where it ends: any other than where that stands would move it.
    guard beyond <= station.grid.halfPixel, !station.isShort || beyond >= -station.grid.halfPixel else {
      return Change(share: share)
    }
    motion = .still
    return Change(share: goal)
  }

  /// Watches UIKit move the content, and moves it where UIKit does not.
  mutating func ride(
    _ station: Station, _ moment: Moment, share: Double, follows: Bool, from depth: Double, stalls: UInt8
  ) -> Change {
    let goal = isWanted ? station.hold : 0
    let slack = station.grid.halfPixel
    if station.isHome || (share > 0 && station.depth <= goal + slack) {
      motion = .still
      let isLeftOut = station.isHome && (follows || (station.isShort && goal > share))
      return Change(share: isLeftOut ? min(share, max(station.depth, 0)) : goal)
    }
    let isMoving = moment.scroll.isDecelerating
    let stalled = station.depth < depth - slack ? 0 : stalls + 1
    let limit = isMoving ? Self.stallsToDriveWhileDecelerating : Self.stallsToDrive
    guard stalled >= limit || (!isMoving && share >= station.depth - slack) else {
      motion = .riding(depth: station.depth, stalls: stalled)
      return Change(share: share)
    }
    let isWorthHolding = isWanted && station.hold > 0 && (share > 0 || station.depth > station.hold / 2)
    return drive(to: isWorthHolding ? .hold : .rest, .bounce, station, moment, share)
  }

  /// Puts the list where it belongs at once, without a line to go by: what the safe area says off a window is stale.
  ///
  /// A share that is not wanted is removed and, only if the content stands inside it, the offset moves by what was
  /// removed; an opening or a closing under way is finished by the way that was left. An opening that has not begun
  /// waits.
  mutating func setDown(_ station: Station, offset: Double, share: Double, isMovedByOthers: Bool) -> Change {
    let goal = isWanted ? station.hold : 0
    switch motion {
    case .waiting where isWanted, .still where isWanted: return Change(share: share)
    case .still, .waiting, .riding, .settling: break
    }
    motion = .still
    // UIKit may have moved the content since, to what it takes for an edge without a window; and rows, or a rotation,
    // have moved the end.
    let moved = station.end == .near ? lastOffset - offset : offset - lastOffset
    let depth = lastDepth + moved - (station.span - lastSpan)
    lastSpan = station.span
    let way = max(depth, 0) - goal
    let isInside = depth > 0 && (share > 0 || (isWanted && station.isShort)) && !isMovedByOthers
    lastDepth = isInside ? goal : depth
    lastOffset = offset
    // A share that is raised above the rows of a short list, or under a finger that pulls, would move the content.
    let isLeftOut = share < goal && !isInside && (station.isShort || (depth > 0 && isMovedByOthers))
    guard isInside, way != 0 else { return Change(share: isLeftOut ? share : goal) }
    let target =
      station.end == .near
      ? max(offset + way, station.edge - goal) : min(offset - way, station.edge + goal)
    let line = station.grid.rounded(target)
    lastOffset = line
    return Change(share: goal, offset: line, hasArrived: !station.isShort && way > 0)
  }
}
