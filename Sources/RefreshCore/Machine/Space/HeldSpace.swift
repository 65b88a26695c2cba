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
    case program(RefreshStateMachine.Reveal)

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
