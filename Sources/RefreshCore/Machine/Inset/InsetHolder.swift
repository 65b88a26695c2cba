import ScrollPhysics

/// Opens, keeps and closes the added inset of one side.
///
/// UIKit never has a reason to move the list while the machine does: the inset is raised to the place of the content,
/// then only the offset moves, inside the legal range, and the inset is lowered to the place where the content has
/// arrived. All insets here are displacements: the part that fills empty space is left out.
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

  /// Follows a flush in which nothing may be written.
  mutating func pause(_ context: SideContext) -> Change {
    see(context.geometry)
    if context.isDragging { stopForDrag() }
    noticeWrongInset(context.displacement, context)
    return Change(addedInset: context.displacement)
  }

  /// Follows a flush in which no offset may be written.
  mutating func stay(_ context: SideContext) -> Change {
    see(context.geometry)
    let change = rest(context)
    if !context.isTouched { noticeWrongInset(change.addedInset, context) }
    return change
  }

  /// Follows a flush.
  mutating func advance(_ context: SideContext) -> Change {
    let geometry = context.geometry
    see(geometry)
    if context.isTouched {
      // A finger freezes a settle, a drag ends it; nothing changes that the finger could feel.
      if context.isDragging { stopForDrag() }
      return rest(context)
    }
    guard context.isTick, motion != .still else {
      let change = rest(context)
      noticeWrongInset(change.addedInset, context)
      return change
    }
    switch motion {
    case .still: return Change(addedInset: context.displacement)
    case .waiting(let start): return begin(start, context)
    case .riding(let overscroll, let stalls): return ride(context, from: overscroll, stalls: stalls)
    case .settling(let settle):
      // Rows have been inserted at the side to which the content was on its way: it is not there any more.
      let isLeft = geometry.side == .far && settle.startsInside && geometry.isHome
      return isLeft ? holdUnseen(context) : step(settle, context, from: context.displacement)
    }
  }
}

extension InsetHolder {
  /// Stops a motion: what was under way is decided anew after the lift, wherever the content is then.
  private mutating func stopForDrag() {
    switch motion {
    case .settling, .riding: motion = .waiting(.lift)
    case .still, .waiting: break
    }
  }

  /// The changes that need no frame: an inset behind the content is dropped, and one that follows shrinks.
  private mutating func rest(_ context: SideContext) -> Change {
    let geometry = context.geometry
    let inset = context.displacement
    if !isWanted && inset > 0 && geometry.isHome {
      motion = .still
      return Change(addedInset: 0)
    }
    guard isWanted, context.followsContent, !geometry.isShort, case .still = motion else {
      return Change(addedInset: inset)
    }
    let followed = min(max(geometry.overscroll, 0), inset)
    let isWorthWriting = inset - followed >= geometry.grid.pixel || (followed == 0 && inset > 0)
    return Change(addedInset: isWorthWriting ? followed : inset)
  }

  /// Notices that the held extent has changed, or that the end of a session has left an inset behind.
  private mutating func noticeWrongInset(_ inset: Double, _ context: SideContext) {
    let geometry = context.geometry
    guard case .still = motion else { return }
    let wanted = isWanted ? geometry.targetInset : 0
    guard abs(inset - wanted) > geometry.grid.halfPixel else { return }
    // In a short list an inset cannot be held out of sight, so a session that does not reveal itself holds none.
    let isOmitted = isWanted && inset < wanted && (context.followsContent || geometry.isShort)
    if !isOmitted { motion = .waiting(.end) }
  }

  /// The take-over: the first frame at which nothing is touched.
  private mutating func begin(_ start: Start, _ context: SideContext) -> Change {
    let geometry = context.geometry
    // An animated scroll of the app is not ours to stop.
    guard !context.scroll.isScrollAnimating else { return rest(context) }
    guard isWanted, geometry.targetInset > 0 else { return beginClosing(start, context) }
    switch start {
    case .lift, .loss: return takeOver(context)
    case .program(let reveal):
      guard reveals(reveal, context) else {
        // Less inset than the content is out by would be a new edge to clamp it to, in the middle of its bounce.
        let isInside = geometry.isShort || geometry.overscroll <= max(geometry.targetInset, context.displacement)
        return isInside ? holdUnseen(context) : takeOver(context)
      }
      return drive(to: .hold, .spring(frequency: RefreshTiming.openingFrequency), context)
    case .end:
      guard !geometry.isHome || geometry.isShort else { return holdUnseen(context) }
      return drive(to: .hold, .spring(frequency: RefreshTiming.closingFrequency), context)
    }
  }

  private func reveals(_ reveal: RefreshReveal, _ context: SideContext) -> Bool {
    switch reveal {
    case .never: false
    case .ifNear: -context.geometry.pullDistance <= context.scroll.viewport
    case .always: true
    }
  }

  /// Raises the inset around content that stays where it is; in a short list that would move the content.
  private mutating func holdUnseen(_ context: SideContext) -> Change {
    let geometry = context.geometry
    let inset = context.displacement
    motion = .still
    guard isWanted else { return Change(addedInset: 0) }
    let raises = !geometry.isShort && !(context.followsContent && geometry.isHome)
    return Change(addedInset: raises ? max(geometry.targetInset, min(geometry.overscroll, inset)) : inset)
  }

  private mutating func takeOver(_ context: SideContext) -> Change {
    let geometry = context.geometry
    let inset = context.displacement
    let slack = geometry.grid.halfPixel
    if geometry.isHome && !geometry.isShort { return holdUnseen(context) }
    if !geometry.isShort && context.lift.isFling(to: geometry.pullDistance, context.flush) {
      motion = .riding(overscroll: geometry.overscroll, stalls: 0)
      return Change(addedInset: max(max(inset, geometry.targetInset), geometry.overscroll))
    }
    if inset > 0 && inset >= geometry.targetInset - slack && geometry.overscroll > inset + slack {
      // The list was caught in an opening or a closing: UIKit's bounce is on its way to the edge that is there.
      motion = .riding(overscroll: geometry.overscroll, stalls: 0)
      return Change(addedInset: inset)
    }
    if strategy == .ride && geometry.overscroll > geometry.targetInset {
      motion = .riding(overscroll: geometry.overscroll, stalls: 0)
      return Change(addedInset: geometry.targetInset)
    }
    if geometry.overscroll > geometry.targetInset / 2 || geometry.isShort {
      return drive(to: .hold, .bounce, context)
    }
    guard inset == 0 else { return goHome(context) }
    motion = .riding(overscroll: geometry.overscroll, stalls: 0)
    return Change(addedInset: inset)
  }

  /// Less than half of the extent is visible: the user wants to read on.
  private mutating func goHome(_ context: SideContext) -> Change {
    if context.followsContent { return drive(to: .rest, .bounce, context) }
    motion = .still
    return Change(addedInset: context.geometry.targetInset)
  }

  private mutating func beginClosing(_ start: Start, _ context: SideContext) -> Change {
    guard context.displacement > 0 || start == .loss, !context.geometry.isHome else {
      motion = .still
      return Change(addedInset: 0)
    }
    if context.scroll.isDecelerating {
      motion = .riding(overscroll: context.geometry.overscroll, stalls: 0)
      return Change(addedInset: context.displacement)
    }
    let closing = SettleMotion.Law.spring(frequency: RefreshTiming.closingFrequency)
    return drive(to: .rest, start == .end ? closing : .bounce, context)
  }

  /// Brings the edge to the content, stops UIKit, and makes the first step.
  private mutating func drive(
    to target: SettleMotion.Target, _ law: SettleMotion.Law, _ context: SideContext
  ) -> Change {
    let geometry = context.geometry
    let inset = context.displacement
    let floor = target == .hold && !geometry.isShort ? geometry.targetInset : 0
    let settle = SettleMotion(to: target, law: law, from: context.scroll.offset, startsInside: !geometry.isHome)
    let mayRaise = geometry.targetInset > 0 || inset > 0
    let raised = max(coversFirstStep(of: settle, context) || !mayRaise ? inset : geometry.overscroll, floor)
    var change = step(settle, context, from: raised)
    // Where the first step arrives, as it does without animations, the space is there before the content enters it.
    if change.addedInset > inset { change.hasArrived = false }
    change.stopsScrolling = context.scroll.isDecelerating
    return change
  }

  /// Returns `true` if the inset reaches to the end of the first step: no other one has to be written then.
  ///
  /// UIKit's bounce stands a pixel or two from its edge for long, and the last digits of a rounded offset do not count.
  private func coversFirstStep(of settle: SettleMotion, _ context: SideContext) -> Bool {
    let geometry = context.geometry
    var settle = settle
    switch settle.advance(to: geometry.offset(of: settle.target), context.flush) {
    case .moves(let offset), .arrives(let offset):
      return geometry.overscroll(at: offset) <= context.displacement + geometry.grid.halfPixel
    case .yields: return false
    }
  }

  /// Makes a step of a settle, with an inset that the step may change.
  private mutating func step(_ settle: SettleMotion, _ context: SideContext, from inset: Double) -> Change {
    let geometry = context.geometry
    var settle = settle
    let goal = settle.target == .hold ? geometry.targetInset : 0
    switch settle.advance(to: geometry.offset(of: settle.target), context.flush) {
    case .moves(let offset):
      motion = .settling(settle)
      // In a short list the inset goes along; elsewhere one that has grown since may be too small.
      guard geometry.isShort else {
        return Change(addedInset: settle.target == .hold ? max(inset, geometry.targetInset) : inset, offset: offset)
      }
      let isHeld = inset > 0 || geometry.targetInset > 0
      return Change(addedInset: isHeld ? max(geometry.overscroll(at: offset), 0) : inset, offset: offset)
    case .arrives(let offset):
      motion = .still
      return Change(addedInset: goal, offset: offset, hasArrived: !geometry.isShort)
    case .yields:
      motion = .settling(settle)
      return yield(from: inset, to: goal, geometry)
    }
  }

  /// Leaves the list to another mover: no offset is written, and the inset shrinks once the content is past it.
  private mutating func yield(from inset: Double, to goal: Double, _ geometry: SideGeometry) -> Change {
    let beyond = geometry.overscroll - goal
    // In a short list the inset holds the content at the place where it ends: another one would move it.
    guard beyond <= geometry.grid.halfPixel, !geometry.isShort || beyond >= -geometry.grid.halfPixel else {
      return Change(addedInset: inset)
    }
    motion = .still
    return Change(addedInset: goal)
  }

  /// Watches UIKit move the content, and moves it where UIKit does not.
  private mutating func ride(_ context: SideContext, from overscroll: Double, stalls: UInt8) -> Change {
    let geometry = context.geometry
    let inset = context.displacement
    let goal = isWanted ? geometry.targetInset : 0
    let slack = geometry.grid.halfPixel
    if geometry.isHome || (inset > 0 && geometry.overscroll <= goal + slack) {
      motion = .still
      let isOmitted = geometry.isHome && (context.followsContent || (geometry.isShort && goal > inset))
      return Change(addedInset: isOmitted ? min(inset, max(geometry.overscroll, 0)) : goal)
    }
    let isMoving = context.scroll.isDecelerating
    let stalled = geometry.overscroll < overscroll - slack ? 0 : stalls + 1
    let limit = isMoving ? Self.stallsToDriveWhileDecelerating : Self.stallsToDrive
    guard stalled >= limit || (!isMoving && inset >= geometry.overscroll - slack) else {
      motion = .riding(overscroll: geometry.overscroll, stalls: stalled)
      return Change(addedInset: inset)
    }
    let isHalfSeen = inset > 0 || geometry.overscroll > geometry.targetInset / 2
    let isWorthHolding = isWanted && geometry.targetInset > 0 && isHalfSeen
    return drive(to: isWorthHolding ? .hold : .rest, .bounce, context)
  }

  /// Finishes a motion at once, without relying on offsets: off a window the safe area is stale.
  ///
  /// An inset that is not wanted is removed and, only if the content stands inside it, the offset moves by what was
  /// removed; an opening or a closing under way is finished by the way that was left. An opening that has not begun
  /// waits.
  mutating func setDown(_ context: SideContext) -> Change {
    let geometry = context.geometry
    let inset = context.displacement
    let offset = context.scroll.offset
    let goal = isWanted ? geometry.targetInset : 0
    switch motion {
    case .waiting where isWanted, .still where isWanted: return Change(addedInset: inset)
    case .still, .waiting, .riding, .settling: break
    }
    motion = .still
    let isMovedByOthers = context.isTouched || context.scroll.isScrollAnimating
    // UIKit may have moved the content since, to what it takes for an edge without a window; and rows, or a rotation,
    // have moved the end of the content.
    let moved = geometry.side == .near ? lastOffset - offset : offset - lastOffset
    let overscroll = lastOverscroll + moved - (geometry.scrollableLength - lastScrollableLength)
    lastScrollableLength = geometry.scrollableLength
    let way = max(overscroll, 0) - goal
    let isInside = overscroll > 0 && (inset > 0 || (isWanted && geometry.isShort)) && !isMovedByOthers
    lastOverscroll = isInside ? goal : overscroll
    lastOffset = offset
    // An inset that is raised above the rows of a short list, or under a finger that pulls, would move the content.
    let isOmitted = inset < goal && !isInside && (geometry.isShort || (overscroll > 0 && isMovedByOthers))
    guard isInside, way != 0 else { return Change(addedInset: isOmitted ? inset : goal) }
    let target =
      geometry.side == .near ? max(offset + way, geometry.limit - goal) : min(offset - way, geometry.limit + goal)
    lastOffset = geometry.grid.rounded(target)
    return Change(addedInset: goal, offset: lastOffset, hasArrived: !geometry.isShort && way > 0)
  }
}
