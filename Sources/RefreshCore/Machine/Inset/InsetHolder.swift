import ScrollPhysics

/// Holds the added inset of one side, and knows who moves the content there.
///
/// A bar compares the offset with the inset whenever the content moves, and looks scrolled over where the content stands
/// inside its inset. So the inset moves together with the content, which stands at the edge of its range in every frame
/// (Docs/Motion.md). All insets here are displacements: the part that fills empty space is left out.
struct InsetHolder: Equatable, Sendable {
  /// The reason for which a motion is due.
  enum Reason: Equatable, Sendable {
    /// The finger has lifted.
    case lift

    /// The app has begun a session.
    case program(Reveal)

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
    case pending(Reason)

    /// UIKit or the app, watched by the machine, which moves the content to the target where they stop on the way.
    case watching(StallWatch, to: SettleMotion.Target)

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

    /// Returns the change with the part of the inset that fills the empty space of a geometry.
    func filling(_ geometry: SideGeometry) -> Change {
      var change = self
      change.addedInset = geometry.inset(displacing: addedInset)
      return change
    }
  }

  private(set) var isWanted = false
  private(set) var motion = Motion.still

  /// `true` if a motion is completed at the next flush without a finger: the app has returned from the background.
  private(set) var isHurried = false

  /// The overscroll at the last reading in a window, in points; ``complete(_:)`` keeps it up to date without one.
  private(set) var lastOverscroll = 0.0

  /// The limit at that reading, for the far side of content without a length.
  private var lastLimit = 0.0

  /// Creates the holder of a control at rest, with or without an inset that remains.
  init(isWanted: Bool = false) { self.isWanted = isWanted }

  var isBusy: Bool { motion != .still }

  /// `true` while the inset of a session, or of a row, is held without a motion.
  var isAtRest: Bool { isWanted && motion == .still }

  /// `true` while the machine moves the content.
  var isSettling: Bool { settledOffset != nil }

  /// Returns `true` if a frame is needed outside a window: to remove an inset that is not wanted, or to complete an
  /// interrupted motion.
  func needsFrameOffWindow(addedInset: Double) -> Bool {
    switch motion {
    case .settling, .watching: true
    case .still, .pending: addedInset != 0 && !isWanted
    }
  }

  /// The offset that a running settle wrote last; `nil` without one.
  var settledOffset: Double? {
    guard case .settling(let settle) = motion else { return nil }
    return settle.lastWritten
  }
}

/// The events of a control.
extension InsetHolder {
  /// Opens the added inset for a session.
  mutating func open(_ reason: Reason) {
    isWanted = true
    motion = .pending(reason)
  }

  /// Closes the added inset after a session.
  mutating func close() {
    guard isWanted else { return }
    isWanted = false
    switch motion {
    case .pending(.loss): break
    case .settling(let settle) where settle.target == .rest: break
    case .still, .pending, .watching, .settling: motion = .pending(.ended)
    }
  }

  /// Completes the motion without frames.
  mutating func hurry() { isHurried = true }

  /// Gives the added inset up after another writer has removed it for good.
  mutating func abandon() { motion = .pending(.loss) }

  /// Decides, after the finger has lifted, whether the content has to be moved.
  mutating func lift(addedInset: Double, _ geometry: SideGeometry) {
    switch motion {
    case .pending(.program), .pending(.lift), .pending(.loss), .settling, .watching: break
    case .pending(.ended): if !geometry.isHome { motion = .pending(.lift) }
    case .still:
      let mustGrow = isWanted && addedInset < geometry.targetInset - geometry.grid.halfPixel && !geometry.isHome
      // A drag that ended because the view left its window is followed by no bounce.
      let isPastInset = isWanted && addedInset > 0 && geometry.overscroll > addedInset + geometry.grid.halfPixel
      if mustGrow || isPastInset || (!isWanted && addedInset > 0) { motion = .pending(.lift) }
    }
  }

  /// Shifts a running settle after a foreign write of the inset, which moves its target.
  mutating func shift(by change: Double) {
    guard case .settling(var settle) = motion else { return }
    settle.shift(by: change)
    motion = .settling(settle)
  }

  /// Notes where the content stands.
  mutating func see(_ geometry: SideGeometry) {
    lastOverscroll = geometry.overscroll
    lastLimit = geometry.limit - geometry.scrollableLength
  }
}

/// A flush.
extension InsetHolder {
  /// Moves the inset and the content at a flush.
  mutating func move(_ context: SideContext) -> Change {
    guard !waitsForRows(context) else { return pause(context) }
    // Nothing is completed immediately under a finger either, where every write could move the content.
    let isHeld = context.isTouched && context.scroll.isInWindow
    let completes = isHurried && !isHeld
    // Lowering an inset during an animated scroll by the app would move the content: it waits for the end.
    guard !completes || !context.scroll.isScrollAnimating || context.geometry.isHome else {
      return Change(addedInset: context.displacement)
    }
    isHurried = false
    guard !waitsForOtherMover(context) else { return pause(context) }
    guard context.scroll.isInWindow else { return complete(context) }
    see(context.geometry)
    return completes ? complete(context) : advance(context)
  }

  /// Returns `true` if the inset waits until the list has updated its rows.
  ///
  /// An opening after a lift does not wait, and content that moves does not stand still half way. A layout pass may be one
  /// inside the update, where nothing is written at all.
  private func waitsForRows(_ context: SideContext) -> Bool {
    guard context.scroll.isUpdating else { return false }
    switch motion {
    case .still, .pending(.ended): return true
    // A finger has let go of content for which a call has begun a session.
    case .pending(.program): return !context.isTick || !context.bounces
    case .pending(.lift): return false
    case .pending(.loss), .watching, .settling: return !context.isTick
    }
  }

  /// Returns `true` if an inset that is written now would move the content.
  ///
  /// UIKit may check both limits whenever an inset is written, and bring back content that is out of range at the other; and
  /// an animated scroll by the app may lead into an inset that is no longer wanted.
  @inline(__always)
  private func waitsForOtherMover(_ context: SideContext) -> Bool {
    let scroll = context.scroll
    guard scroll.isInWindow, !context.isLeftInsideInset else { return false }
    let isPastOtherSide = context.geometry.isPastOtherSide
    let isMoving = context.isTouched || scroll.isDecelerating || scroll.isScrollAnimating
    let leadsIntoInset = scroll.isScrollAnimating && !isWanted && context.displacement > 0
    return (isPastOtherSide && isMoving) || leadsIntoInset
  }

  /// Handles a flush in which nothing may be written.
  private mutating func pause(_ context: SideContext) -> Change {
    see(context.geometry)
    if context.isDragging { stopForDrag() }
    noticeWrongInset(context.displacement, context)
    return Change(addedInset: context.displacement)
  }

  private mutating func advance(_ context: SideContext) -> Change {
    if context.isTouched {
      // A touch freezes a settle, and a drag ends it; nothing is written that would move the content under the finger.
      if context.isDragging { stopForDrag() }
      return follow(context)
    }
    // A bar at the end of a list reacts to the list's motion, and the machine to the bar's: neither would rest.
    guard !context.isBarMoving else { return followAtRest(context) }
    guard context.isTick else {
      if case .pending(let reason) = motion, let plan = planInLift(reason, context) { return begin(plan, context) }
      return followAtRest(context)
    }
    switch motion {
    case .still: return followAtRest(context)
    case .pending(let reason): return begin(plan(for: reason, context), context)
    case .watching(let watch, let target): return follow(watch, to: target, context)
    case .settling(let settle):
      if let plan = plan(insteadOf: settle, context) { return begin(plan, context) }
      return step(settle, context, from: context.displacement)
    }
  }

  /// Stops a motion for a drag: the target is chosen again after the lift, from the new position.
  private mutating func stopForDrag() {
    switch motion {
    case .settling, .watching: motion = .pending(.lift)
    case .still, .pending: break
    }
  }
}

/// Changes without a motion.
extension InsetHolder {
  /// Returns the changes that need no frame: an inset without a session is removed once it is out of view, and one that
  /// follows the content shrinks.
  private mutating func follow(_ context: SideContext) -> Change {
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

  private mutating func followAtRest(_ context: SideContext) -> Change {
    let change = follow(context)
    noticeWrongInset(change.addedInset, context)
    return change
  }

  /// Makes a motion due if the held extent has changed, or if the end of a session has left an inset behind.
  private mutating func noticeWrongInset(_ inset: Double, _ context: SideContext) {
    let geometry = context.geometry
    guard case .still = motion else { return }
    let wanted = isWanted ? geometry.targetInset : 0
    guard abs(inset - wanted) > geometry.grid.halfPixel else { return }
    // A session that holds less than it wants because the content has left it, or has never been there.
    let isLeft = context.followsContent || geometry.isShort || (context.isAtBar && inset == 0)
    if inset > wanted || !isLeft { motion = .pending(.ended) }
  }

  /// Ends the motion with the content where it stands: the inset becomes the wanted one.
  ///
  /// It is not raised where that would move the content, or where a bar or pinned headers would see it.
  private mutating func adjustUnseen(_ context: SideContext) -> Change {
    motion = .still
    guard isWanted else { return Change(addedInset: 0) }
    let (geometry, inset) = (context.geometry, context.displacement)
    let (goal, overscroll) = (geometry.targetInset, geometry.overscroll)
    let isSeen = geometry.isShort || context.isAtBar || (context.followsContent && geometry.isHome)
    if isSeen && inset < goal { return Change(addedInset: min(inset, max(overscroll, 0))) }
    // Content past the inset that is wanted is on its way, and is not clamped to it.
    return Change(addedInset: overscroll > goal + geometry.grid.halfPixel ? max(goal, min(overscroll, inset)) : goal)
  }
}

/// Motions.
extension InsetHolder {
  private mutating func begin(_ plan: MotionPlan, _ context: SideContext) -> Change {
    let (geometry, inset) = (context.geometry, context.displacement)
    switch plan {
    case .wait: return follow(context)
    case .adjustUnseen: return adjustUnseen(context)
    case .holdHere:
      motion = .still
      return Change(addedInset: geometry.targetInset)
    case .watch(let target):
      motion = .watching(StallWatch(context), to: target)
      return Change(addedInset: inset)
    case .letFling:
      motion = .watching(StallWatch(context), to: .hold)
      return Change(addedInset: max(max(inset, geometry.targetInset), geometry.overscroll))
    case .takeOver(let offset):
      let momentum = context.momentum(at: offset)
      motion = .settling(SettleMotion(to: .hold, law: .bounce, from: offset, velocity: momentum, startsInside: true))
      // The inset is raised to the content and not to a stair below it, so that no clamp moves it before its first frame.
      return Change(addedInset: geometry.overscroll(at: offset), offset: offset, stopsScrolling: true)
    case .settle(let target, let law): return settle(to: target, law, context)
    }
  }

  /// Stops UIKit, and makes the first step.
  private mutating func settle(
    to target: SettleMotion.Target, _ law: SettleMotion.Law, _ context: SideContext
  ) -> Change {
    let velocity = law == .bounce ? 0 : context.velocityToKeep(to: target)
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
      let followed =
        settle.avoidsClamps
        ? geometry.stair(at: overscroll, from: inset) : geometry.stair(below: overscroll, goal: goal)
      // Beside a client's inset of a fraction of a pixel, content that stands still differs in its last digits, and each write
      // costs a layout.
      let stair = abs(followed - inset) < geometry.grid.pixel / 1000 ? inset : followed
      return Change(addedInset: stair, offset: offset, isPastEdge: overscroll > stair + geometry.grid.halfPixel)
    case .arrives(let offset):
      motion = .still
      return Change(addedInset: goal, offset: offset)
    case .yields:
      if let change = arrive(context) { return change }
      motion = .watching(StallWatch(context, isTaken: true), to: settle.target)
      return follow(context)
    }
  }

  /// Lets somebody else move the content, and takes over if they stop on the way.
  private mutating func follow(_ watch: StallWatch, to target: SettleMotion.Target, _ context: SideContext) -> Change {
    if let change = arrive(context) { return change }
    var watch = watch
    guard watch.hasStopped(context) else {
      motion = .watching(watch, to: target)
      return Change(addedInset: context.displacement)
    }
    // Content that stands starts from rest.
    let isHeld = target == .hold && isWanted && context.geometry.targetInset > 0
    var change = isHeld ? settle(to: .hold, .opening, context) : settle(to: .rest, .closing, context)
    // What decelerates while the content stands for so long moves it across the axis, and goes on.
    change.stopsScrolling = false
    return change
  }

  /// Ends the motion of content that somebody else has moved to its line, or back into the list; `nil` on the way.
  private mutating func arrive(_ context: SideContext) -> Change? {
    let geometry = context.geometry
    let (goal, slack) = (isWanted ? geometry.targetInset : 0, geometry.grid.halfPixel)
    // In a short list the inset alone determines the position of the content: before its line, another one would move it.
    guard !geometry.isShort || goal == 0 || geometry.overscroll >= goal - slack else { return nil }
    if geometry.isHome { return adjustUnseen(context) }
    guard context.displacement > 0, geometry.overscroll <= goal + slack else { return nil }
    motion = .still
    return Change(addedInset: goal)
  }

  /// Finishes a motion immediately, without relying on absolute offsets: outside a window the safe area is stale.
  ///
  /// An inset that is not wanted is removed and, only if the content stands inside it, the offset changes by the
  /// removed length. A running opening or closing is completed by its remaining distance. An opening that has not begun
  /// waits.
  private mutating func complete(_ context: SideContext) -> Change {
    let geometry = context.geometry
    let (inset, offset) = (context.displacement, context.scroll.offset)
    let goal = isWanted ? geometry.targetInset : 0
    switch motion {
    case .pending where isWanted, .still where isWanted: return Change(addedInset: inset)
    case .still, .pending, .watching, .settling: break
    }
    let wasSettling = isSettling
    motion = .still
    // UIKit may have moved the content since, to what it takes for a limit without a window; and rows, or a rotation,
    // may have moved the end of the content.
    let limit = lastLimit + geometry.scrollableLength
    let past = geometry.side == .near ? limit - offset : offset - limit
    // Content that stands at the limit with its inset has only followed that limit.
    let isAtEdge = inset > 0 && abs(geometry.overscroll - inset) <= geometry.grid.pixel
    let overscroll = isAtEdge ? max(past, inset) : past
    let isOthers = context.isTouched || context.scroll.isScrollAnimating
    let isOurs = !isOthers && (inset > 0 || wasSettling || (isWanted && geometry.isShort))
    guard overscroll > 0, isOurs else {
      note(overscroll, at: offset, geometry)
      // An inset that is raised above the rows of a short list, or under a finger that pulls, would move the content.
      let wouldMove = inset < goal && (geometry.isShort || (overscroll > 0 && isOthers))
      return Change(addedInset: wouldMove ? inset : goal)
    }
    let way = overscroll - goal
    guard way != 0 else {
      note(goal, at: offset, geometry)
      return Change(addedInset: goal)
    }
    let line =
      geometry.side == .near ? max(offset + way, geometry.limit - goal) : min(offset - way, geometry.limit + goal)
    let target = geometry.grid.rounded(line)
    note(goal, at: target, geometry)
    return Change(addedInset: goal, offset: target)
  }

  private mutating func note(_ overscroll: Double, at offset: Double, _ geometry: SideGeometry) {
    lastOverscroll = overscroll
    lastLimit = (geometry.side == .near ? offset + overscroll : offset - overscroll) - geometry.scrollableLength
  }
}
