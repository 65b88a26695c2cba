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

  /// The velocity of the finger, which is kept after it has lifted.
  package private(set) var release = ReleaseVelocity()

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

extension ScrollSimulation {
  /// The insets around the content.
  ///
  /// A change moves content at rest into the new range, and nothing else: a bounce moves to the new edge from its next
  /// step on, and a drag uses the new range from its next touch on.
  public var insets: ScrollInsets {
    get { range.insets }
    set {
      guard newValue != range.insets else { return }
      range.insets = newValue
      if phase == .idle { clamp() }
    }
  }

  /// The length of the content.
  ///
  /// A change moves the content into the new range at once, also during a drag or a motion.
  public var contentLength: Double {
    get { range.contentLength }
    set {
      guard newValue != range.contentLength else { return }
      setContentLength(newValue)
      clamp()
    }
  }

  /// Changes the length of the content without moving it: content that is pulled out of its range stays pulled.
  ///
  /// Web views need this, because UIKit ends a pull whenever the content size changes, even under a finger. A drag or a
  /// bounce continues with the new range.
  public mutating func setContentLength(_ length: Double) { range.contentLength = length }

  /// The length of the viewport.
  ///
  /// A change keeps the offset, but moves the content into the new range at once, also during a drag or a motion.
  public var viewport: Double {
    get { range.viewport }
    set {
      guard newValue != range.viewport else { return }
      range.viewport = newValue
      clamp()
    }
  }

  /// Moves the content to `offset`, also outside of its range, where it stays until the next motion.
  ///
  /// A drag continues from there. Ignored if `offset` is not finite.
  ///
  /// - Parameters:
  ///   - offset: The new offset, rounded to a device pixel.
  ///   - stopsMotion: `true` if momentum and a bounce end, as with UIKit's `setContentOffset(_:animated:)`; `false` if
  ///     they continue from there, as after an assignment to `contentOffset`.
  public mutating func scroll(to offset: Double, stopsMotion: Bool = false) {
    guard offset.isFinite else { return }
    motion.offset = grid.rounded(offset)
    let raw = rawOffset
    drag?.rebase(to: raw)
    if stopsMotion && phase.isDecelerating { stop() }
  }

  private mutating func clamp() { motion.offset = range.clamped(motion.offset) }

  /// The source of a scroll view's motion.
  ///
  /// ```swift
  /// var scroll = ScrollSimulation(viewport: 844, contentLength: 4000)
  /// scroll.touchDown(at: 300, time: 0)
  /// #expect(scroll.phase == .tracking && scroll.phase.isTracking && !scroll.phase.isDragging)
  /// switch scroll.phase {
  /// case .idle: print("at rest")
  /// case .tracking, .dragging: print("under a finger")
  /// case .decelerating, .bouncing: print(scroll.phase.isDecelerating)  // true
  /// }
  /// ```
  public enum Phase: Equatable, Sendable, CaseIterable {
    /// The content is at rest.
    case idle

    /// A finger is down but has not moved far enough to drag.
    case tracking

    /// A finger drags the content.
    case dragging

    /// The content moves by momentum, inside the range.
    case decelerating

    /// The content moves back to an edge, or out over it by momentum.
    case bouncing

    /// `true` if a finger is down, like UIKit's `isTracking`.
    public var isTracking: Bool { self == .tracking || self == .dragging }

    /// `true` if a finger drags, like UIKit's `isDragging`.
    public var isDragging: Bool { self == .dragging }

    /// `true` if the content moves after a drag, like UIKit's `isDecelerating`, which includes a bounce.
    public var isDecelerating: Bool { self == .decelerating || self == .bouncing }
  }

  /// Puts a finger down, which stops the content at its present offset.
  ///
  /// Ignored if a finger is down already, and for a position or a time that is not finite.
  ///
  /// - Parameters:
  ///   - position: The position of the finger in the view.
  ///   - time: The time of any monotonic clock.
  public mutating func touchDown(at position: Double, time: Double) {
    guard drag == nil, position.isFinite, time.isFinite else { return }
    // As in UIKit, a touch stops momentum and a bounce where they are.
    stop()
    drag = ScrollDrag(at: position)
    release = ReleaseVelocity()
    release.record(position, at: time)
    phase = .tracking
  }

  /// Moves the finger.
  ///
  /// The content follows after the finger has moved 10 points, from its present offset. Its offset is computed from the
  /// whole travel of the finger each time, with the range of that moment. Ignored if no finger is down, and for a
  /// position or a time that is not finite; with a time that does not advance the content moves but gains no velocity.
  public mutating func touchMoved(to position: Double, time: Double) {
    guard var drag, position.isFinite, time.isFinite else { return }
    release.record(position, at: time)
    guard isScrollable || phase.isDragging else { return }
    let raw = drag.move(to: position, from: rawOffset)
    self.drag = drag
    guard let raw else { return }
    phase = .dragging
    motion.offset = bounces ? range.rubberBanded(raw, coefficient: rubberBandCoefficient) : range.clamped(raw)
  }

  /// Lifts the finger.
  ///
  /// Outside its range the content bounces back, with the velocity of the finger. Inside it decelerates after a drag of
  /// 250 points per second or more, and otherwise stays. A time that is not finite lifts the finger without a velocity.
  public mutating func touchUp(time: Double) { lift(velocity: phase.isDragging ? -release.velocity(at: time) : 0) }

  /// Removes the finger without a velocity, as the system does when it cancels a touch.
  ///
  /// Outside its range the content bounces back.
  public mutating func touchCancelled() { lift(velocity: 0) }

  /// The present offset before the rubber band.
  var rawOffset: Double { range.raw(forRubberBanded: motion.offset, coefficient: rubberBandCoefficient) }

  private mutating func lift(velocity: Double) {
    guard drag != nil else { return }
    drag = nil
    stop()
    let isOutside = range.overscroll(at: motion.offset) != 0
    guard isOutside || abs(velocity) >= ReleaseVelocity.leastForDeceleration else { return }
    motion.velocity = velocity
    phase = isOutside ? .bouncing : .decelerating
  }
}
