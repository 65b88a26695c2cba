import ScrollPhysics

/// Moves the content to a target offset, one step per frame, and yields to any other mover.
struct SettleMotion: Equatable, Sendable {
  /// The target of the motion.
  enum Target: UInt8, Equatable, Sendable { case rest, hold }

  /// The law of the motion.
  enum Law: UInt8, Equatable, Sendable {
    /// UIKit's own bounce: it starts at full speed, as content that a finger has just released is already moving, and
    /// may first carry it further out.
    case bounce

    /// The critically damped springs from rest that open and close the list.
    case opening
    case closing

    /// The frequency of the spring, per second; `nil` for the bounce.
    var frequency: Double? {
      switch self {
      case .bounce: nil
      case .opening: SettleMotion.openingFrequency
      case .closing: SettleMotion.closingFrequency
      }
    }
  }

  /// The result of a frame of the settle.
  enum Step: Equatable, Sendable {
    /// The content moves to an offset on the way.
    case moves(Double)

    /// The content moves to the target, and the settle is over.
    case arrives(Double)

    /// The app or UIKit moves the content.
    case yields
  }

  /// The frequencies of the opening and the closing spring, per second; chosen by eye from the drawings.
  static let openingFrequency = 16.0
  static let closingFrequency = 14.0

  let target: Target
  let law: Law
  private var isFresh = true
  /// `true` if a layout has clamped the content to a stair: the inset is written so that another clamp moves nothing.
  private(set) var avoidsClamps = false

  /// `true` if the content stood past the limit when the settle began.
  let startsInside: Bool

  private var body: CriticalSpring

  /// The offset that was written last.
  private(set) var lastWritten: Double

  init(to target: Target, law: Law, from offset: Double, velocity: Double = 0, startsInside: Bool) {
    self.target = target
    self.law = law
    self.startsInside = startsInside
    body = CriticalSpring(value: offset, velocity: velocity)
    lastWritten = offset
  }

  /// Advances by one frame towards the target offset, which may have changed since the last frame.
  ///
  /// - Parameters:
  ///   - line: The target offset.
  ///   - edge: The edge of the present range, to which UIKit may have clamped the content: another mover is not met
  ///     there.
  ///   - context: The facts of the flush.
  /// - Returns: The result of the frame.
  mutating func advance(to line: Double, edge: Double, _ context: FlushContext) -> Step {
    let (offset, grid) = (context.scroll.offset, context.scroll.grid)
    let isMoved = abs(offset - lastWritten) > grid.pixel
    guard !context.scroll.isScrollAnimating, !isMoved || abs(offset - edge) <= grid.pixel else { return .yields }
    if abs(offset - lastWritten) > max(context.scroll.insetStair, grid.pixel) {
      body = CriticalSpring(value: offset)
    } else if isMoved {
      // Brought back to where it was, the content would turn round at every stair.
      body = CriticalSpring(value: offset, velocity: body.velocity)
      avoidsClamps = true
    }
    // A stall between the end of the session and the first frame must not make the list jump.
    integrate(to: line, by: isFresh ? context.frame : context.step)
    let jumps = isFresh && !context.scroll.areAnimationsEnabled
    isFresh = false
    guard abs(body.value - line) > grid.halfPixel, !jumps else { return .arrives(line) }
    lastWritten = grid.rounded(body.value)
    return .moves(lastWritten)
  }

  /// Begins the motion at another offset, to which the content leaps in the first frame.
  mutating func leap(to offset: Double) { body.value = offset }

  /// Shifts the motion after a foreign write of the inset, which moves the content and the target alike.
  mutating func shift(by change: Double) {
    body.value += change
    lastWritten += change
  }

  /// Integrates a step.
  ///
  /// A target that has moved since the last frame is not overshot, and the content never moves away from it but with the momentum
  /// of a bounce.
  private mutating func integrate(to line: Double, by step: Double) {
    let start = body.value
    follow(line, by: step)
    if law != .bounce && (body.value - start) * (line - start) < 0 || start == line {
      body = CriticalSpring(value: start)
      follow(line, by: step)
    }
    if (body.value - line) * (start - line) < 0 { body = CriticalSpring(value: line) }
  }

  private mutating func follow(_ line: Double, by step: Double) {
    if let frequency = law.frequency { return body.advance(to: line, frequency: frequency, by: step) }
    let (distance, velocity) = BounceLaw.step(
      distance: body.value - line, velocity: body.velocity, rate: .normal, by: step)
    body = CriticalSpring(value: line + distance, velocity: velocity)
  }
}

/// Watches content that somebody else moves, UIKit or the app, and tells when they have stopped.
struct StallWatch: Equatable, Sendable {
  /// The overscroll at the last frame, in points.
  private var overscroll = 0.0

  /// The number of frames without movement.
  private var stillFrames: UInt8 = 0

  /// `true` if UIKit's momentum or bounce moved the content at the last frame.
  private var isByMomentum = false

  /// `true` if the app has taken the content from a settle.
  private(set) var isTaken = false

  /// The number of still frames that mean a stop.
  private static let most: UInt8 = 2

  /// The same number for content that the app has taken from a settle: one that it moves at a third of the screen's rate stands
  /// still in two of three frames.
  private static let mostByApp: UInt8 = 3

  /// The same number while UIKit reports that it decelerates: the end of a bounce stays on one pixel for some frames, at 120 Hz
  /// for nine.
  private static let mostByMomentum: UInt8 = 15

  init() {}

  init(_ context: SideContext, isTaken: Bool = false) {
    self.isTaken = isTaken
    overscroll = context.geometry.overscroll
    isByMomentum = context.scroll.isDecelerating
  }

  /// Handles a frame; returns `true` if nobody moves the content any more.
  mutating func hasStopped(_ context: SideContext) -> Bool {
    let (geometry, scroll) = (context.geometry, context.scroll)
    let isStill = abs(geometry.overscroll - overscroll) <= geometry.grid.halfPixel && !scroll.isScrollAnimating
    stillFrames = isStill ? min(stillFrames, Self.mostByMomentum) + 1 : 0
    // Only a bounce follows the end of momentum, and none within the range.
    let isInRange = geometry.overscroll <= context.displacement + geometry.grid.halfPixel
    let hasEnded = isByMomentum && !scroll.isDecelerating && !scroll.isScrollAnimating && isInRange
    overscroll = geometry.overscroll
    isByMomentum = scroll.isDecelerating
    return hasEnded || stillFrames >= (isByMomentum ? Self.mostByMomentum : isTaken ? Self.mostByApp : Self.most)
  }
}
