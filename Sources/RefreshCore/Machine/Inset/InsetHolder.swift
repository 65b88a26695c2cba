import ScrollPhysics

/// Opens, keeps and closes the space of a running session at one end.
///
/// UIKit never has a reason to move the list while we do: a share is raised to where the content already is, then only
/// the offset moves, inside the legal range, and the share is lowered to where the content has arrived.
struct InsetHolder: Equatable, Sendable {
  /// What an opening or a closing follows.
  enum Start: Equatable, Sendable {
    /// A finger has let go.
    case lift

    /// The app has begun a session.
    case program(RefreshReveal)

    /// The session is over, or its extent has changed.
    case end

    /// Somebody has taken the share out for good, and the content may stand where it was stopped.
    case loss
  }

  /// Who moves the content.
  enum Motion: Equatable, Sendable {
    /// Nobody.
    case still

    /// Nobody yet: a finger is down, or no frame has come.
    case waiting(Start)

    /// UIKit, and we watch: how far it has to go, and for how many frames it has come no closer.
    case riding(overscroll: Double, stalls: UInt8)

    /// We, a step a frame.
    case settling(SettleMotion)
  }

  /// What a flush comes to.
  struct Change: Equatable, Sendable {
    var addedInset: Double
    var offset: Double?
    var stopsScrolling = false

    /// Whether the content has arrived at the line to which the share is lowered.
    var hasArrived = false
  }

  /// Who moves the content after a lift; the trajectory is the same.
  ///
  /// UIKit's own bounce is as smooth as the display but rests on facts that no device has confirmed, so `drive` it is.
  enum SettleStrategy: UInt8, Equatable, Sendable { case drive, ride }

  private(set) var isWanted = false
  var motion = Motion.still
  var strategy = SettleStrategy.drive

  /// How far the content stood from its rest when that could last be seen.
  var lastOverscroll = 0.0

  /// The offset at which that was.
  var lastOffset = 0.0

  /// How far the lines were then from where those of an empty list are.
  var lastScrollableLength = 0.0

  /// UIKit is watched for so many frames without progress before we move the content ourselves.
  static let stallsToDrive: UInt8 = 2

  /// The same while UIKit says that it is moving: the end of a bounce stands on one pixel for some frames, at 120 Hz
  /// for nine.
  static let stallsToDriveWhileDecelerating: UInt8 = 15

  var isBusy: Bool { motion != .still }

  /// A session has begun.
  mutating func open(_ start: Start) {
    isWanted = true
    motion = .waiting(start)
  }

  /// The session is over.
  mutating func close() {
    guard isWanted else { return }
    isWanted = false
    switch motion {
    case .waiting(.loss): break
    case .settling(let settle) where settle.target == .rest: break
    case .still, .waiting, .riding, .settling: motion = .waiting(.end)
    }
  }

  /// The share was taken out for good.
  mutating func abandon() { motion = .waiting(.loss) }

  /// The finger has let go of the content.
  mutating func lift(addedInset: Double, _ geometry: SideGeometry) {
    switch motion {
    case .waiting(.program), .settling, .riding: break
    case .waiting(.lift), .waiting(.loss): break
    case .waiting(.end): if !geometry.isHome { motion = .waiting(.lift) }
    case .still:
      let mustGrow = isWanted && addedInset < geometry.targetInset - geometry.grid.halfPixel && !geometry.isHome
      // A drag that ended with its window is followed by no bounce.
      let isPastInset = isWanted && addedInset > 0 && geometry.overscroll > addedInset + geometry.grid.halfPixel
      if mustGrow || isPastInset || (!isWanted && addedInset > 0) { motion = .waiting(.lift) }
    }
  }

  /// A foreign write of the inset moved all lines: a settle goes along.
  mutating func shift(by change: Double) {
    guard case .settling(var settle) = motion else { return }
    settle.shift(by: change)
    motion = .settling(settle)
  }

  /// The offset that a running settle wrote last.
  var settledOffset: Double? {
    guard case .settling(let settle) = motion else { return nil }
    return settle.lastWritten
  }

  mutating func see(_ geometry: SideGeometry) {
    lastOverscroll = geometry.overscroll
    lastOffset = geometry.side == .near ? geometry.limit - geometry.overscroll : geometry.limit + geometry.overscroll
    lastScrollableLength = geometry.scrollableLength
  }

  /// Goes on by a flush in which nothing may be written.
  mutating func pause(_ geometry: SideGeometry, _ context: FlushContext, addedInset: Double, follows: Bool) -> Change {
    see(geometry)
    if context.isDragging { stopForDrag() }
    noticeWrongInset(geometry, addedInset, follows)
    return Change(addedInset: addedInset)
  }

  /// Goes on by a flush in which no offset may be written.
  mutating func stay(_ geometry: SideGeometry, _ context: FlushContext, addedInset: Double, follows: Bool) -> Change {
    see(geometry)
    let change = rest(geometry, addedInset, follows)
    if !context.isTouched { noticeWrongInset(geometry, change.addedInset, follows) }
    return change
  }

  /// Goes on by a flush.
  mutating func advance(
    _ geometry: SideGeometry, _ context: FlushContext, addedInset: Double, follows: Bool, lift: Lift
  ) -> Change {
    see(geometry)
    if context.isTouched { return keepUnderFinger(geometry, context, addedInset, follows) }
    guard context.isTick, motion != .still else {
      let change = rest(geometry, addedInset, follows)
      noticeWrongInset(geometry, change.addedInset, follows)
      return change
    }
    switch motion {
    case .still: return Change(addedInset: addedInset)
    case .waiting(let start):
      return begin(start, geometry, context, addedInset: addedInset, follows: follows, lift: lift)
    case .riding(let depth, let stalls):
      return ride(geometry, context, addedInset: addedInset, follows: follows, from: depth, stalls: stalls)
    case .settling(let settle):
      // Rows have come at the end to which the content was on its way: it is not there any more.
      let isLeft = geometry.side == .far && settle.startsInside && geometry.isHome
      return isLeft ? holdUnseen(geometry, addedInset, follows) : step(settle, geometry, context, addedInset)
    }
  }
}

extension InsetHolder {
  /// A finger freezes a settle, a drag ends it; nothing changes that the finger could feel.
  mutating func keepUnderFinger(
    _ geometry: SideGeometry, _ context: FlushContext, _ addedInset: Double, _ follows: Bool
  ) -> Change {
    if context.isDragging { stopForDrag() }
    return rest(geometry, addedInset, follows)
  }

  /// What was on its way is decided anew once the finger has let go, wherever the content is then.
  mutating func stopForDrag() {
    switch motion {
    case .settling, .riding: motion = .waiting(.lift)
    case .still, .waiting: break
    }
  }

  /// What needs no frame: a share behind the content is dropped, and one that follows shrinks.
  mutating func rest(_ geometry: SideGeometry, _ addedInset: Double, _ follows: Bool) -> Change {
    if !isWanted && addedInset > 0 && geometry.isHome {
      motion = .still
      return Change(addedInset: 0)
    }
    guard isWanted, follows, !geometry.isShort, case .still = motion else { return Change(addedInset: addedInset) }
    let followed = min(max(geometry.overscroll, 0), addedInset)
    let isWorthWriting = addedInset - followed >= geometry.grid.pixel || (followed == 0 && addedInset > 0)
    return Change(addedInset: isWorthWriting ? followed : addedInset)
  }

  /// The extent in use has changed, or the end of a session has left a share behind.
  mutating func noticeWrongInset(_ geometry: SideGeometry, _ addedInset: Double, _ follows: Bool) {
    guard case .still = motion else { return }
    let wanted = isWanted ? geometry.targetInset : 0
    guard abs(addedInset - wanted) > geometry.grid.halfPixel else { return }
    // In a short list a share cannot be held unseen, so a session that does not reveal itself holds none.
    let isOmitted = isWanted && addedInset < wanted && (follows || geometry.isShort)
    if !isOmitted { motion = .waiting(.end) }
  }

  /// The take-over: the first frame at which nothing is touched.
  mutating func begin(
    _ start: Start, _ geometry: SideGeometry, _ context: FlushContext, addedInset: Double, follows: Bool, lift: Lift
  ) -> Change {
    // Somebody's animated scroll is not ours to stop.
    guard !context.scroll.isScrollAnimating else { return rest(geometry, addedInset, follows) }
    guard isWanted, geometry.targetInset > 0 else { return beginClosing(start, geometry, context, addedInset) }
    switch start {
    case .lift, .loss: return takeOver(geometry, context, addedInset: addedInset, follows: follows, lift: lift)
    case .program(let reveal):
      guard reveals(reveal, geometry, context) else {
        // Less of a share than the content is out by would be a new edge to clamp it to, in the middle of its bounce.
        let isInside = geometry.isShort || geometry.overscroll <= max(geometry.targetInset, addedInset)
        return isInside
          ? holdUnseen(geometry, addedInset, follows)
          : takeOver(geometry, context, addedInset: addedInset, follows: follows, lift: lift)
      }
      return drive(
        to: .hold, .spring(frequency: RefreshTiming.openingFrequency), geometry, context, addedInset)
    case .end:
      guard !geometry.isHome || geometry.isShort else { return holdUnseen(geometry, addedInset, follows) }
      return drive(
        to: .hold, .spring(frequency: RefreshTiming.closingFrequency), geometry, context, addedInset)
    }
  }

  private func reveals(_ reveal: RefreshReveal, _ geometry: SideGeometry, _ context: FlushContext) -> Bool {
    switch reveal {
    case .never: false
    case .ifNear: -geometry.pullDistance <= context.scroll.viewport
    case .always: true
    }
  }

  /// Raises a share above content that stays where it is; in a short list that would move the content.
  mutating func holdUnseen(_ geometry: SideGeometry, _ addedInset: Double, _ follows: Bool) -> Change {
    motion = .still
    guard isWanted else { return Change(addedInset: 0) }
    let raises = !geometry.isShort && !(follows && geometry.isHome)
    return Change(addedInset: raises ? max(geometry.targetInset, min(geometry.overscroll, addedInset)) : addedInset)
  }

  private mutating func takeOver(
    _ geometry: SideGeometry, _ context: FlushContext, addedInset: Double, follows: Bool, lift: Lift
  ) -> Change {
    let slack = geometry.grid.halfPixel
    if geometry.isHome && !geometry.isShort { return holdUnseen(geometry, addedInset, follows) }
    if !geometry.isShort && lift.isFling(to: geometry.pullDistance, context) {
      motion = .riding(overscroll: geometry.overscroll, stalls: 0)
      return Change(addedInset: max(max(addedInset, geometry.targetInset), geometry.overscroll))
    }
    if addedInset > 0 && addedInset >= geometry.targetInset - slack && geometry.overscroll > addedInset + slack {
      // The list was caught in an opening or a closing: UIKit's bounce is on its way to the edge that is there.
      motion = .riding(overscroll: geometry.overscroll, stalls: 0)
      return Change(addedInset: addedInset)
    }
    if strategy == .ride && geometry.overscroll > geometry.targetInset {
      motion = .riding(overscroll: geometry.overscroll, stalls: 0)
      return Change(addedInset: geometry.targetInset)
    }
    if geometry.overscroll > geometry.targetInset / 2 || geometry.isShort {
      return drive(to: .hold, .bounce, geometry, context, addedInset)
    }
    guard addedInset == 0 else { return goHome(geometry, context, addedInset, follows) }
    motion = .riding(overscroll: geometry.overscroll, stalls: 0)
    return Change(addedInset: addedInset)
  }

  /// Less than half of the extent is in sight: the reader wants to read on.
  private mutating func goHome(_ geometry: SideGeometry, _ context: FlushContext, _ addedInset: Double, _ follows: Bool)
    -> Change
  {
    if follows { return drive(to: .rest, .bounce, geometry, context, addedInset) }
    motion = .still
    return Change(addedInset: geometry.targetInset)
  }

  private mutating func beginClosing(
    _ start: Start, _ geometry: SideGeometry, _ context: FlushContext, _ addedInset: Double
  ) -> Change {
    guard addedInset > 0 || start == .loss, !geometry.isHome else {
      motion = .still
      return Change(addedInset: 0)
    }
    if context.scroll.isDecelerating {
      motion = .riding(overscroll: geometry.overscroll, stalls: 0)
      return Change(addedInset: addedInset)
    }
    let closing = SettleMotion.Law.spring(frequency: RefreshTiming.closingFrequency)
    return drive(to: .rest, start == .end ? closing : .bounce, geometry, context, addedInset)
  }

  /// Brings the edge to the content, stops UIKit, and makes the first step.
  private mutating func drive(
    to target: SettleMotion.Target, _ law: SettleMotion.Law, _ geometry: SideGeometry, _ context: FlushContext,
    _ addedInset: Double
  ) -> Change {
    let floor = target == .hold && !geometry.isShort ? geometry.targetInset : 0
    let settle = SettleMotion(to: target, law: law, from: context.scroll.offset, startsInside: !geometry.isHome)
    let mayRaise = geometry.targetInset > 0 || addedInset > 0
    let raised = max(
      covers(settle, geometry, context, addedInset) || !mayRaise ? addedInset : geometry.overscroll, floor)
    var change = step(settle, geometry, context, raised)
    // Where the first step arrives, as it does without animations, the space is there before the content comes into it.
    if change.addedInset > addedInset { change.hasArrived = false }
    change.stopsScrolling = context.scroll.isDecelerating
    return change
  }

  /// Whether a share reaches to where the first step ends: no other one has to be written then.
  ///
  /// UIKit's bounce stands a pixel or two from its edge for long; and the last digits of a rounded offset do not count.
  private func covers(_ settle: SettleMotion, _ geometry: SideGeometry, _ context: FlushContext, _ addedInset: Double)
    -> Bool
  {
    var settle = settle
    switch settle.advance(to: geometry.offset(of: settle.target), context) {
    case .moves(let offset), .arrives(let offset):
      return geometry.overscroll(at: offset) <= addedInset + geometry.grid.halfPixel
    case .yields: return false
    }
  }

  mutating func step(
    _ settle: SettleMotion, _ geometry: SideGeometry, _ context: FlushContext, _ addedInset: Double
  ) -> Change {
    var settle = settle
    let goal = settle.target == .hold ? geometry.targetInset : 0
    switch settle.advance(to: geometry.offset(of: settle.target), context) {
    case .moves(let offset):
      motion = .settling(settle)
      return Change(addedInset: self.addedInset(on: settle.target, geometry, at: offset, addedInset), offset: offset)
    case .arrives(let offset):
      motion = .still
      return Change(addedInset: goal, offset: offset, hasArrived: !geometry.isShort)
    case .yields:
      motion = .settling(settle)
      return yield(settle, geometry, addedInset, goal)
    }
  }

  /// The share while a settle is at an offset on its way: in a short list it goes along; one that has grown since may
  /// have too little of it.
  private func addedInset(
    on target: SettleMotion.Target, _ geometry: SideGeometry, at offset: Double, _ addedInset: Double
  ) -> Double {
    guard geometry.isShort else { return target == .hold ? max(addedInset, geometry.targetInset) : addedInset }
    return addedInset > 0 || geometry.targetInset > 0 ? max(geometry.overscroll(at: offset), 0) : addedInset
  }

  /// Somebody else moves the list: no offset is written, and the share shrinks once the content is past it.
  private mutating func yield(_ settle: SettleMotion, _ geometry: SideGeometry, _ addedInset: Double, _ goal: Double)
    -> Change
  {
    let beyond = geometry.overscroll - goal
    // In a short list a share holds the content where it ends: any other than where that stands would move it.
    guard beyond <= geometry.grid.halfPixel, !geometry.isShort || beyond >= -geometry.grid.halfPixel else {
      return Change(addedInset: addedInset)
    }
    motion = .still
    return Change(addedInset: goal)
  }

  /// Watches UIKit move the content, and moves it where UIKit does not.
  mutating func ride(
    _ geometry: SideGeometry, _ context: FlushContext, addedInset: Double, follows: Bool, from depth: Double,
    stalls: UInt8
  ) -> Change {
    let goal = isWanted ? geometry.targetInset : 0
    let slack = geometry.grid.halfPixel
    if geometry.isHome || (addedInset > 0 && geometry.overscroll <= goal + slack) {
      motion = .still
      let isOmitted = geometry.isHome && (follows || (geometry.isShort && goal > addedInset))
      return Change(addedInset: isOmitted ? min(addedInset, max(geometry.overscroll, 0)) : goal)
    }
    let isMoving = context.scroll.isDecelerating
    let stalled = geometry.overscroll < depth - slack ? 0 : stalls + 1
    let limit = isMoving ? Self.stallsToDriveWhileDecelerating : Self.stallsToDrive
    guard stalled >= limit || (!isMoving && addedInset >= geometry.overscroll - slack) else {
      motion = .riding(overscroll: geometry.overscroll, stalls: stalled)
      return Change(addedInset: addedInset)
    }
    let isWorthHolding =
      isWanted && geometry.targetInset > 0 && (addedInset > 0 || geometry.overscroll > geometry.targetInset / 2)
    return drive(to: isWorthHolding ? .hold : .rest, .bounce, geometry, context, addedInset)
  }

  /// Puts the list where it belongs at once, without a line to go by: what the safe area says off a window is stale.
  ///
  /// A share that is not wanted is removed and, only if the content stands inside it, the offset moves by what was
  /// removed; an opening or a closing under way is finished by the way that was left. An opening that has not begun
  /// waits.
  mutating func setDown(_ geometry: SideGeometry, offset: Double, addedInset: Double, isMovedByOthers: Bool) -> Change {
    let goal = isWanted ? geometry.targetInset : 0
    switch motion {
    case .waiting where isWanted, .still where isWanted: return Change(addedInset: addedInset)
    case .still, .waiting, .riding, .settling: break
    }
    motion = .still
    // UIKit may have moved the content since, to what it takes for an edge without a window; and rows, or a rotation,
    // have moved the end.
    let moved = geometry.side == .near ? lastOffset - offset : offset - lastOffset
    let depth = lastOverscroll + moved - (geometry.scrollableLength - lastScrollableLength)
    lastScrollableLength = geometry.scrollableLength
    let way = max(depth, 0) - goal
    let isInside = depth > 0 && (addedInset > 0 || (isWanted && geometry.isShort)) && !isMovedByOthers
    lastOverscroll = isInside ? goal : depth
    lastOffset = offset
    // A share that is raised above the rows of a short list, or under a finger that pulls, would move the content.
    let isOmitted = addedInset < goal && !isInside && (geometry.isShort || (depth > 0 && isMovedByOthers))
    guard isInside, way != 0 else { return Change(addedInset: isOmitted ? addedInset : goal) }
    let target =
      geometry.side == .near
      ? max(offset + way, geometry.limit - goal) : min(offset - way, geometry.limit + goal)
    let line = geometry.grid.rounded(target)
    lastOffset = line
    return Change(addedInset: goal, offset: line, hasArrived: !geometry.isShort && way > 0)
  }
}
