import ScrollPhysics

/// Opens, keeps and closes the added inset of one side.
///
/// A bar compares the offset with the inset whenever the content moves, and looks scrolled over where the content stands
/// inside its inset. So the inset moves together with the content, which stands at the edge of its range in every frame:
/// decision 19. All insets here are displacements: the part that fills empty space is left out.
struct InsetHolder: Equatable, Sendable {
  /// The cause of an opening or a closing.
  enum Start: Equatable, Sendable {
    /// The finger has lifted.
    case lift

    /// The app has begun a session.
    case program(RefreshReveal)

    /// The session has ended, or its extent has changed.
    case ended

    /// Another writer has removed the added inset for good, and the content may stand at the offset at which it was
    /// stopped.
    case loss
  }

  /// The mover of the content.
  enum Motion: Equatable, Sendable {
    /// None.
    case still

    /// None yet: a finger is down, or no frame has been due.
    case waiting(Start)

    /// UIKit, watched by the machine: the overscroll at the last frame, in points, and the number of frames without
    /// progress.
    case riding(overscroll: Double, stalls: UInt8)

    /// The machine, one step per frame.
    case settling(SettleMotion)
  }

  /// The result of a flush.
  struct Change: Equatable, Sendable {
    var addedInset: Double
    var offset: Double?
    var stopsScrolling = false

    /// `true` if the content stands past the limit that the added inset makes, by less than a stair.
    var isPastEdge = false
  }

  /// The number of frames that a motion takes.
  enum Pace: UInt8, Equatable, Sendable {
    /// One step per frame.
    case gradual

    /// None, at the next flush without a finger: the app has returned from the background.
    case prompt

    /// None, at the next flush: the control was removed, disabled or hidden.
    case immediate
  }

  private(set) var isWanted = false
  var pace = Pace.gradual
  var motion = Motion.still

  /// The overscroll at the last reading in a window, in points; ``setDown(_:)`` keeps it up to date without one.
  var lastOverscroll = 0.0

  /// The offset at that reading.
  var lastOffset = 0.0

  /// The scrollable length at that reading, in points.
  var lastScrollableLength = 0.0

  /// The number of frames without progress after which the machine moves the content instead of UIKit.
  static let stallsToDrive: UInt8 = 2

  /// The same number while UIKit reports that it decelerates: the end of a bounce stays on one pixel for some frames,
  /// at 120 Hz for nine.
  static let stallsToDriveWhileDecelerating: UInt8 = 15

  var isBusy: Bool { motion != .still }

  /// Opens the added inset for a session.
  mutating func open(_ start: Start) {
    isWanted = true
    motion = .waiting(start)
  }

  /// Closes the added inset after a session.
  mutating func close() {
    guard isWanted else { return }
    isWanted = false
    switch motion {
    case .waiting(.loss): break
    case .settling(let settle) where settle.target == .rest: break
    case .still, .waiting, .riding, .settling: motion = .waiting(.ended)
    }
  }

  /// Completes the motion without frames.
  mutating func hurry(_ pace: Pace) {
    if self.pace != .immediate { self.pace = pace }
  }

  /// Gives the added inset up after another writer has removed it for good.
  mutating func abandon() { motion = .waiting(.loss) }

  /// Decides, after the finger has lifted, whether the content has to be moved.
  mutating func lift(addedInset: Double, _ geometry: SideGeometry) {
    switch motion {
    case .waiting(.program), .settling, .riding: break
    case .waiting(.lift), .waiting(.loss): break
    case .waiting(.ended): if !geometry.isHome { motion = .waiting(.lift) }
    case .still:
      let mustGrow = isWanted && addedInset < geometry.targetInset - geometry.grid.halfPixel && !geometry.isHome
      // A drag that ended because the view left its window is followed by no bounce.
      let isPastInset = isWanted && addedInset > 0 && geometry.overscroll > addedInset + geometry.grid.halfPixel
      if mustGrow || isPastInset || (!isWanted && addedInset > 0) { motion = .waiting(.lift) }
    }
  }

  /// Shifts a running settle after a foreign write of the inset, which moves its target.
  mutating func shift(by change: Double) {
    guard case .settling(var settle) = motion else { return }
    settle.shift(by: change)
    motion = .settling(settle)
  }

  /// The offset that a running settle wrote last; `nil` without one.
  var settledOffset: Double? {
    guard case .settling(let settle) = motion else { return nil }
    return settle.lastWritten
  }

  mutating func see(_ geometry: SideGeometry) {
    lastOverscroll = geometry.overscroll
    lastOffset = geometry.side == .near ? geometry.limit - geometry.overscroll : geometry.limit + geometry.overscroll
    lastScrollableLength = geometry.scrollableLength
  }

  /// Returns `true` if the inset waits until the list has updated its rows.
  ///
  /// An opening after a lift does not wait, and content that moves does not stand still half way. A layout pass may be one
  /// inside the update, where nothing is written at all.
  func waitsForRows(_ context: SideContext) -> Bool {
    guard context.scroll.isUpdating else { return false }
    switch motion {
    case .still, .waiting(.ended): return true
    // A finger has let go of content for which a call has begun a session.
    case .waiting(.program): return !context.isTick || !bounces(context)
    // The take-over is in the turn of the lift.
    case .waiting(.lift): return false
    case .waiting(.loss), .riding, .settling: return !context.isTick
    }
  }

  /// Handles a flush in which nothing may be written.
  mutating func pause(_ context: SideContext) -> Change {
    see(context.geometry)
    if context.isDragging { stopForDrag() }
    noticeWrongInset(context.displacement, context)
    return Change(addedInset: context.displacement)
  }

  /// Handles a flush in which no offset may be written.
  mutating func stay(_ context: SideContext) -> Change {
    see(context.geometry)
    let change = rest(context)
    if !context.isTouched { noticeWrongInset(change.addedInset, context) }
    return change
  }

  /// Handles a flush.
  mutating func advance(_ context: SideContext) -> Change {
    let geometry = context.geometry
    see(geometry)
    if context.isTouched {
      // A touch freezes a settle, and a drag ends it; nothing is written that would move the content under the finger.
      if context.isDragging { stopForDrag() }
      return rest(context)
    }
    guard context.isTick, motion != .still else {
      if let change = takeOverInLift(context) { return change }
      let change = rest(context)
      noticeWrongInset(change.addedInset, context)
      return change
    }
    switch motion {
    case .still: return Change(addedInset: context.displacement)
    case .waiting(let start): return begin(start, context)
    case .riding(let overscroll, let stalls): return ride(context, from: overscroll, stalls: stalls)
    case .settling(let settle):
      if settle.target == .hold && geometry.targetInset == 0 {
        // A control that holds no space has replaced one that opens.
        guard !geometry.isHome else { return holdUnseen(context) }
        return drive(to: .rest, .closing, context)
      }
      // A finger that has touched the content leaves it to UIKit's bounce, which ends at the stair.
      if bounces(context) { return drive(to: settle.target, releaseLaw(settle.target, context), context) }
      // Rows have been inserted at the far side, so the end of the content is no longer at the target of the settle.
      let isLeft = geometry.side == .far && settle.startsInside && geometry.isHome
      return isLeft ? holdUnseen(context) : step(settle, context, from: context.displacement)
    }
  }
}

extension InsetHolder {
  /// Stops a motion for a drag: the target is chosen again after the lift, from the new position.
  private mutating func stopForDrag() {
    switch motion {
    case .settling, .riding: motion = .waiting(.lift)
    case .still, .waiting: break
    }
  }

  /// Returns the changes that need no frame: an inset without a session is removed once it is out of view, and one that
  /// follows the content shrinks.
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
    let followed = min(geometry.stair(above: geometry.overscroll), inset)
    let isWorthWriting = inset - followed >= geometry.grid.pixel || (followed == 0 && inset > 0)
    return Change(addedInset: isWorthWriting ? followed : inset)
  }

  /// Starts a motion if the held extent has changed, or if the end of a session has left an inset behind.
  private mutating func noticeWrongInset(_ inset: Double, _ context: SideContext) {
    let geometry = context.geometry
    guard case .still = motion else { return }
    let wanted = isWanted ? geometry.targetInset : 0
    guard abs(inset - wanted) > geometry.grid.halfPixel else { return }
    // In a short list, and at a bar, an inset cannot be held out of view: a session that does not reveal itself holds
    // none.
    let isUnseen = geometry.isShort || (context.isAtBar && inset == 0)
    let isOmitted = isWanted && inset < wanted && (context.followsContent || isUnseen)
    if !isOmitted { motion = .waiting(.ended) }
  }

  /// Takes the content over from UIKit, at the first frame without a touch.
  private mutating func begin(_ start: Start, _ context: SideContext) -> Change {
    let geometry = context.geometry
    // An animated scroll by the app is not stopped.
    guard !context.scroll.isScrollAnimating else { return rest(context) }
    guard isWanted, geometry.targetInset > 0 else { return beginClosing(start, context) }
    switch start {
    case .lift, .loss: return takeOver(context)
    case .program(let reveal):
      guard reveals(reveal, context) else {
        // An inset below the overscroll would be a new limit, to which UIKit would clamp the content in the middle of
        // its bounce.
        let isInside = geometry.overscroll <= max(geometry.targetInset, context.displacement)
        // An inset that is there already would end the bounce half way.
        let isStopped = context.displacement > 0 && bounces(context)
        return geometry.isShort || (isInside && !isStopped) ? holdUnseen(context) : takeOver(context)
      }
      return context.isCarriedOutward ? rest(context) : drive(to: .hold, .opening, context)
    case .ended:
      guard !geometry.isHome || geometry.isShort else { return holdUnseen(context) }
      return rideFling(context) ?? drive(to: .hold, .closing, context)
    }
  }

  /// Returns `true` if a session that a call has begun brings the content to its control.
  func reveals(_ reveal: RefreshReveal, _ context: SideContext) -> Bool {
    switch reveal {
    case .never: false
    case .ifNear: -context.geometry.pullDistance <= context.scroll.viewport
    case .always: true
    }
  }

  /// Raises the inset without moving the content; in a short list that would move it.
  private mutating func holdUnseen(_ context: SideContext) -> Change {
    let geometry = context.geometry
    let inset = context.displacement
    motion = .still
    guard isWanted else { return Change(addedInset: 0) }
    let raises = !geometry.isShort && !(context.followsContent && geometry.isHome) && !context.isAtBar
    return Change(addedInset: raises ? max(geometry.targetInset, min(geometry.overscroll, inset)) : inset)
  }

  private mutating func takeOver(_ context: SideContext) -> Change {
    let geometry = context.geometry
    let inset = context.displacement
    if geometry.isHome && !geometry.isShort { return holdUnseen(context) }
    if let change = rideFling(context) { return change }
    if context.bouncesToHold(from: geometry.overscroll) {
      motion = .riding(overscroll: geometry.overscroll, stalls: 0)
      return Change(addedInset: inset)
    }
    if context.goesToHold(from: geometry.overscroll) {
      guard !context.isCarriedOutward else { return rest(context) }
      let isOnItsWay = !context.lift.isFirstFrame && context.flush.velocity != 0
      return drive(to: .hold, isOnItsWay ? .opening : releaseLaw(.hold, context), context)
    }
    guard inset == 0 else { return goHome(context) }
    motion = .riding(overscroll: geometry.overscroll, stalls: 0)
    return Change(addedInset: inset)
  }

  /// Returns the content to its rest: less than half of the extent is visible, so the user scrolls away from it.
  private mutating func goHome(_ context: SideContext) -> Change {
    if context.followsContent { return drive(to: .rest, releaseLaw(.rest, context), context) }
    motion = .still
    return Change(addedInset: context.geometry.targetInset)
  }

  private mutating func beginClosing(_ start: Start, _ context: SideContext) -> Change {
    guard context.displacement > 0 || start == .loss, !context.geometry.isHome else {
      motion = .still
      return Change(addedInset: 0)
    }
    if context.scroll.isDecelerating && !bounces(context) {
      motion = .riding(overscroll: context.geometry.overscroll, stalls: 0)
      return Change(addedInset: context.displacement)
    }
    return drive(to: .rest, start == .ended ? .closing : releaseLaw(.rest, context), context)
  }

  /// Returns `true` if UIKit brings content that a finger has released back to the edge of its inset: there it would
  /// stand still before it is moved on.
  private func bounces(_ context: SideContext) -> Bool {
    let geometry = context.geometry
    guard context.scroll.isDecelerating, geometry.overscroll > context.displacement + geometry.grid.halfPixel else {
      return false
    }
    return !context.isFlungBack
  }

  /// The law of content that no session has begun to move: UIKit's bounce if a finger has just released it, and a spring
  /// if it stands, or UIKit moves it to another line.
  private func releaseLaw(_ target: SettleMotion.Target, _ context: SideContext) -> SettleMotion.Law {
    if context.lift.isFresh(context.flush) { return .bounce }
    return target == .hold ? .opening : .closing
  }

  /// The velocity of a bounce that UIKit makes, or of a fling to the line, in points per second, as measured: a spring continues with
  /// it.
  private func startVelocity(to target: SettleMotion.Target, _ context: SideContext) -> Double {
    let isCarried = target == .hold && context.outwardSpeed > 0
    return isCarried || bounces(context) ? context.flush.velocity : 0
  }

  /// Stops UIKit, and makes the first step.
  private mutating func drive(
    to target: SettleMotion.Target, _ law: SettleMotion.Law, _ context: SideContext
  ) -> Change {
    let velocity = law == .bounce ? 0 : startVelocity(to: target, context)
    var settle = SettleMotion(
      to: target, law: law, from: context.scroll.offset, velocity: velocity, startsInside: !context.geometry.isHome)
    // Content that is far away would pass by, and build all of its rows: only the last viewport is scrolled.
    let line = context.geometry.offset(of: target)
    let way = line - context.scroll.offset
    if abs(way) > context.scroll.viewport { settle.leap(to: line - (way < 0 ? -1 : 1) * context.scroll.viewport) }
    var change = step(settle, context, from: context.displacement)
    change.stopsScrolling = context.scroll.isDecelerating
    return change
  }

  /// Makes a step of a settle: the inset follows the content.
  private mutating func step(_ settle: SettleMotion, _ context: SideContext, from inset: Double) -> Change {
    let geometry = context.geometry
    var settle = settle
    let goal = settle.target == .hold ? geometry.targetInset : 0
    let edge = geometry.offset(atOverscroll: inset)
    switch settle.advance(to: geometry.offset(of: settle.target), edge: edge, context.flush) {
    case .moves(let offset):
      motion = .settling(settle)
      guard inset > 0 || geometry.targetInset > 0 else { return Change(addedInset: inset, offset: offset) }
      let overscroll = geometry.overscroll(at: offset)
      let stair =
        settle.avoidsClamps
        ? geometry.stair(at: overscroll, from: inset) : geometry.stair(below: overscroll, goal: goal)
      return Change(
        addedInset: stair, offset: offset, isPastEdge: overscroll > stair + geometry.grid.halfPixel)
    case .arrives(let offset):
      motion = .still
      return Change(addedInset: goal, offset: offset)
    case .yields:
      motion = .settling(settle)
      return yield(from: inset, to: goal, geometry)
    }
  }

  /// Leaves the content to another mover: no offset is written, and the inset is lowered once the content has left it.
  private mutating func yield(from inset: Double, to goal: Double, _ geometry: SideGeometry) -> Change {
    let beyond = geometry.overscroll - goal
    // In a short list the inset alone determines the position of the content: another inset would move it.
    guard beyond <= geometry.grid.halfPixel, !geometry.isShort || beyond >= -geometry.grid.halfPixel else {
      return Change(addedInset: inset)
    }
    motion = .still
    return Change(addedInset: goal)
  }

  /// Watches UIKit move the content, and takes over if UIKit does not move it.
  private mutating func ride(_ context: SideContext, from overscroll: Double, stalls: UInt8) -> Change {
    let geometry = context.geometry
    let inset = context.displacement
    let goal = isWanted ? geometry.targetInset : 0
    let slack = geometry.grid.halfPixel
    if geometry.isHome || (inset > 0 && geometry.overscroll <= goal + slack) {
      motion = .still
      let isUnseen = (geometry.isShort || context.isAtBar) && goal > inset
      let isOmitted = geometry.isHome && (context.followsContent || isUnseen)
      return Change(addedInset: isOmitted ? min(inset, max(geometry.overscroll, 0)) : goal)
    }
    let isMoving = context.scroll.isDecelerating
    // UIKit's momentum carries the content outward before its bounce brings it back: a spring would stop it in a frame.
    let isOnWay = geometry.overscroll < overscroll - slack || (isMoving && geometry.overscroll > overscroll + slack)
    let stalled = isOnWay ? 0 : stalls + 1
    let limit = isMoving ? Self.stallsToDriveWhileDecelerating : Self.stallsToDrive
    guard stalled >= limit || (!isMoving && inset >= geometry.overscroll - slack) else {
      motion = .riding(overscroll: geometry.overscroll, stalls: stalled)
      return Change(addedInset: inset)
    }
    let isHalfSeen = inset > 0 || geometry.overscroll > geometry.targetInset / 2
    let isWorthHolding = isWanted && geometry.targetInset > 0 && isHalfSeen
    let target = isWorthHolding ? SettleMotion.Target.hold : .rest
    return drive(to: target, releaseLaw(target, context), context)
  }

  /// Finishes a motion immediately, without relying on absolute offsets: outside a window the safe area is stale.
  ///
  /// An inset that is not wanted is removed and, only if the content stands inside it, the offset changes by the
  /// removed length. A running opening or closing is completed by its remaining distance. An opening that has not begun
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
    let isDriven = motion.isDriving
    motion = .still
    let isMovedByOthers = context.isTouched || context.scroll.isScrollAnimating
    // UIKit may have moved the content since, to what it takes for a limit without a window; and rows, or a rotation,
    // may have moved the end of the content.
    let moved = geometry.side == .near ? lastOffset - offset : offset - lastOffset
    let ownOverscroll = lastOverscroll + moved - (geometry.scrollableLength - lastScrollableLength)
    // Content that stands at the limit with its inset has only followed that limit.
    let isAtEdge = inset > 0 && abs(geometry.overscroll - inset) <= geometry.grid.pixel
    let overscroll = isAtEdge ? max(ownOverscroll, inset) : ownOverscroll
    lastScrollableLength = geometry.scrollableLength
    let way = max(overscroll, 0) - goal
    let isInside = overscroll > 0 && (inset > 0 || isDriven || (isWanted && geometry.isShort)) && !isMovedByOthers
    lastOverscroll = isInside ? goal : overscroll
    lastOffset = offset
    // An inset that is raised above the rows of a short list, or under a finger that pulls, would move the content.
    let isOmitted = inset < goal && !isInside && (geometry.isShort || (overscroll > 0 && isMovedByOthers))
    guard isInside, way != 0 else { return Change(addedInset: isOmitted ? inset : goal) }
    let target =
      geometry.side == .near ? max(offset + way, geometry.limit - goal) : min(offset - way, geometry.limit + goal)
    lastOffset = geometry.grid.rounded(target)
    return Change(addedInset: goal, offset: lastOffset)
  }
}
