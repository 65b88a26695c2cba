/// A scroll view on one axis as a value: a finger and time go in, an offset comes out.
///
/// It behaves as `UIScrollView` is known to, without a view, a clock or a run loop. Positions of the finger grow against
/// the offset: a finger that moves down pulls the content down, and the offset falls. Lengths are in points, times in
/// seconds, velocities in points per second.
///
/// ```swift
/// var scroll = ScrollSimulation(viewport: 844, contentLength: 4000)
/// scroll.touchDown(at: 300, time: 0)
/// scroll.touchMoved(to: 410, time: 0.1)  // offset −51.67
/// scroll.touchUp(time: 0.3)
/// scroll.advance(by: 1.0 / 60)           // offset −43.67, on its way home
/// ```
public struct ScrollSimulation: Equatable, Sendable {
  /// The shortest time that moves the content, in seconds.
  ///
  /// A shorter one is carried over to the next, as UIKit skips a step of less than a millisecond.
  public static let shortestStep = 0.001

  /// Who moves the content.
  public internal(set) var phase = ScrollSimulation.Phase.idle

  /// Whether the content can leave its range; if not, it stops at the edges.
  public var bounces = true {
    didSet { motion.bounces = bounces }
  }

  /// Whether a content that fits the viewport can be dragged out of its range.
  ///
  /// True by default, unlike UIKit's, because a list that can be refreshed sets it.
  public var alwaysBounces = true

  /// The part of a short travel past an edge that the content follows.
  public var rubberBandCoefficient = RubberBand.coefficient

  /// How fast momentum is lost.
  public var decelerationRate = DecelerationRate.normal {
    didSet { motion.rate = decelerationRate }
  }

  /// The device pixels that offsets stand on.
  public let grid: PixelGrid

  /// The offsets of rest.
  public internal(set) var range: ScrollRange

  var motion: ScrollMotion
  var drag: ScrollDrag?
  var release = ReleaseVelocity()
  var carriedOver = 0.0

  /// A scroll view at rest at the near end of its content.
  ///
  /// - Parameters:
  ///   - viewport: The length of what is seen.
  ///   - contentLength: The length of the content.
  ///   - insets: The room around the content; none by default.
  ///   - scale: Device pixels per point, finite and above zero.
  public init(viewport: Double, contentLength: Double, insets: ScrollInsets = ScrollInsets(), scale: Double = 3) {
    range = ScrollRange(viewport: viewport, contentLength: contentLength, insets: insets)
    grid = PixelGrid(scale: scale)
    motion = ScrollMotion(offset: range.lowest)
  }

  /// Where the content stands, on a device pixel.
  public var offset: Double { grid.rounded(motion.offset) }

  /// The velocity of the momentum, positive towards greater offsets; zero while a finger is down.
  public var velocity: Double { motion.velocity }

  /// Where momentum alone would bring the content, on a device pixel; the present offset, if it has none.
  public var projectedOffset: Double { grid.rounded(motion.projectedRest(in: range)) }

  /// Whether a finger can drag the content.
  public var isScrollable: Bool { range.highest > range.lowest || bounces && alwaysBounces }

  /// Lets time pass.
  ///
  /// Nothing happens while a finger is down, at rest, and for a time that is not above zero and finite.
  public mutating func advance(by seconds: Double) {
    guard phase.isDecelerating, seconds > 0, seconds.isFinite else { return }
    carriedOver += seconds
    guard carriedOver >= Self.shortestStep else { return }
    motion.advance(by: carriedOver, in: range)
    carriedOver = 0
    settleIfArrived()
  }

  private mutating func settleIfArrived() {
    guard let rest = motion.rest(in: range, on: grid) else {
      phase = motion.isBouncing(in: range) ? .bouncing : .decelerating
      return
    }
    motion.offset = grid.rounded(rest)
    stop()
  }

  /// Ends the momentum where the content stands.
  mutating func stop() {
    motion.velocity = 0
    carriedOver = 0
    phase = .idle
  }
}
