/// A simulation of a scroll view on one axis: it turns touches and time into an offset.
///
/// It behaves like `UIScrollView`, without a view, a clock or a run loop. Positions of the finger increase as the
/// offset decreases: a finger that moves down pulls the content down, and the offset decreases. Lengths are in points,
/// times in seconds, velocities in points per second.
///
/// ```swift
/// var scroll = ScrollSimulation(viewport: 844, contentLength: 4000)
/// scroll.touchDown(at: 300, time: 0)
/// scroll.touchMoved(to: 410, time: 0.1)  // offset −51.67
/// scroll.touchUp(time: 0.3)
/// scroll.advance(by: 1.0 / 60)           // offset −43.67, on its way home
/// ```
///
/// The app, the system and the finger change it at any time:
///
/// ```swift
/// scroll.insets = ScrollInsets(near: 100)
/// scroll.contentLength += 1200  // setContentLength(_:) leaves pulled content where it is
/// scroll.setContentLength(6000)
/// scroll.viewport = 390
/// scroll.scroll(to: 500, stopsMotion: true)
/// ```
///
/// A list of its own kind, and its state after a touch that the system has cancelled:
///
/// ```swift
/// scroll.bounces = false
/// scroll.alwaysBounces = false
/// scroll.rubberBandCoefficient = RubberBand.trackpadCoefficient
/// scroll.decelerationRate = .fast
/// scroll.touchCancelled()
/// #expect(scroll.phase == .idle && scroll.velocity == 0 && scroll.projectedOffset == scroll.offset)
/// ```
///
/// Its geometry, for an assertion:
///
/// ```swift
/// let pixel = scroll.grid.pixel
/// #expect(scroll.isScrollable && scroll.offset >= scroll.range.lowest - pixel)
/// scroll.advance(by: ScrollSimulation.shortestStep)  // the shortest step that moves the content
/// ```
public struct ScrollSimulation: Equatable, Sendable {
  /// The shortest time that moves the content, in seconds.
  ///
  /// A shorter time is added to the next, because UIKit skips a step of less than a millisecond.
  public static let shortestStep = 0.001

  /// The source of the present motion.
  public internal(set) var phase = Phase.idle

  /// `true` if the content can leave its range, `false` if it stops at the edges.
  public var bounces = true {
    didSet { motion.bounces = bounces }
  }

  /// `true` if content that fits the viewport can be dragged out of its range.
  ///
  /// `true` by default, unlike UIKit's, because a list with a refresh control sets it.
  public var alwaysBounces = true

  /// The fraction of a short travel past an edge by which the content moves.
  public var rubberBandCoefficient = RubberBand.coefficient

  /// The deceleration rate of the momentum.
  public var decelerationRate = DecelerationRate.normal {
    didSet { motion.rate = decelerationRate }
  }

  /// The device pixels on which offsets lie.
  public let grid: PixelGrid

  /// The range of the rest offsets.
  public internal(set) var range: ScrollRange

  var motion: ScrollMotion
  var drag: ScrollDrag?
  var release = ReleaseVelocity()
  var carriedOver = 0.0

  /// Creates a scroll view at rest at the near side of its content.
  ///
  /// - Parameters:
  ///   - viewport: The length of the viewport.
  ///   - contentLength: The length of the content.
  ///   - insets: The insets around the content; zeros by default.
  ///   - scale: The number of device pixels per point, finite and above zero.
  public init(viewport: Double, contentLength: Double, insets: ScrollInsets = ScrollInsets(), scale: Double = 3) {
    range = ScrollRange(viewport: viewport, contentLength: contentLength, insets: insets)
    grid = PixelGrid(scale: scale)
    motion = ScrollMotion(offset: range.lowest)
  }

  /// The offset of the content, on a device pixel.
  public var offset: Double { grid.rounded(motion.offset) }

  /// The velocity of the momentum, positive towards greater offsets; zero while a finger is down.
  public var velocity: Double { motion.velocity }

  /// The rest offset of the momentum alone, on a device pixel; the present offset without momentum.
  public var projectedOffset: Double { grid.rounded(motion.projectedRest(in: range)) }

  /// `true` if a finger can drag the content.
  public var isScrollable: Bool { range.highest > range.lowest || bounces && alwaysBounces }

  /// Advances the simulation by a time in seconds.
  ///
  /// Has no effect while a finger is down, at rest, or for a time that is not finite and above zero.
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

  /// Ends the momentum at the present offset.
  mutating func stop() {
    motion.velocity = 0
    carriedOver = 0
    phase = .idle
  }
}
