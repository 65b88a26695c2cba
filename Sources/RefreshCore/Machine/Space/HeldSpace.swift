import ScrollPhysics

/// Opens, keeps and closes the space of a running session at one end.
///
/// UIKit never has a reason to move the list while we do: a share is raised to where the content already is, then only
/// the offset moves, inside the legal range, and the share is lowered to where the content has arrived.
struct HeldSpace: Equatable, Sendable {
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
    case riding(depth: Double, stalls: UInt8)

    /// We, a step a frame.
    case settling(Settle)
  }

  /// What a flush comes to.
  struct Change: Equatable, Sendable {
    var share: Double
    var offset: Double?
    var stopsScrolling = false

    /// Whether the content has arrived at the line to which the share is lowered.
    var hasArrived = false
  }

  /// Who moves the content after a lift; the trajectory is the same.
  ///
  /// UIKit's own bounce is as smooth as the display but rests on facts that no device has confirmed, so `drive` it is.
  enum Settler: UInt8, Equatable, Sendable { case drive, ride }

  private(set) var isWanted = false
  var motion = Motion.still
  var settler = Settler.drive

  /// How far the content stood from its rest when that could last be seen.
  var lastDepth = 0.0

  /// The offset at which that was.
  var lastOffset = 0.0

  /// How far the lines were then from where those of an empty list are.
  var lastSpan = 0.0

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
  mutating func lift(share: Double, _ station: Station) {
    switch motion {
    case .waiting(.program), .settling, .riding: break
    case .waiting(.lift), .waiting(.loss): break
    case .waiting(.end): if !station.isHome { motion = .waiting(.lift) }
    case .still:
      let mustGrow = isWanted && share < station.hold - station.grid.halfPixel && !station.isHome
      // A drag that ended with its window is followed by no bounce.
      let isPastShare = isWanted && share > 0 && station.depth > share + station.grid.halfPixel
      if mustGrow || isPastShare || (!isWanted && share > 0) { motion = .waiting(.lift) }
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

  mutating func see(_ station: Station) {
    lastDepth = station.depth
    lastOffset = station.end == .near ? station.edge - station.depth : station.edge + station.depth
    lastSpan = station.span
  }

  /// Goes on by a flush in which nothing may be written.
  mutating func pause(_ station: Station, _ moment: Moment, share: Double, follows: Bool) -> Change {
    see(station)
    if moment.isDragging { stopForDrag() }
    noticeWrongShare(station, share, follows)
    return Change(share: share)
  }

  /// Goes on by a flush in which no offset may be written.
  mutating func stay(_ station: Station, _ moment: Moment, share: Double, follows: Bool) -> Change {
    see(station)
    let change = rest(station, share, follows)
    if !moment.isTouched { noticeWrongShare(station, change.share, follows) }
    return change
  }

  /// Goes on by a flush.
  mutating func advance(_ station: Station, _ moment: Moment, share: Double, follows: Bool, lift: Lift) -> Change {
    see(station)
    if moment.isTouched { return keepUnderFinger(station, moment, share, follows) }
    guard moment.isTick, motion != .still else {
      let change = rest(station, share, follows)
      noticeWrongShare(station, change.share, follows)
      return change
    }
    switch motion {
    case .still: return Change(share: share)
    case .waiting(let start):
      return begin(start, station, moment, share: share, follows: follows, lift: lift)
    case .riding(let depth, let stalls):
      return ride(station, moment, share: share, follows: follows, from: depth, stalls: stalls)
    case .settling(let settle):
      // Rows have come at the end to which the content was on its way: it is not there any more.
      let isLeft = station.end == .far && settle.startsInside && station.isHome
      return isLeft ? holdUnseen(station, share, follows) : step(settle, station, moment, share)
    }
  }
}
