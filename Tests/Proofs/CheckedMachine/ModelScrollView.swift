/// A model of a scroll view along one axis that behaves like UIKit's, to which the effects of the machine are applied.
struct ModelScrollView {

  static let scale = 2.0
  static let frame = 1.0 / 64
  /// The duration of an animated scroll of UIKit, in frames: 0.3 s.
  static let animationFrames: UInt8 = 19

  private var motion = ScrollMotion(offset: 0)
  private(set) var range: ScrollRange
  /// The inset that the app has set.
  var client = SidePair()
  /// The inset of the scroll view: the app's own and the added inset.
  private(set) var inset = SidePair()
  private(set) var system = SidePair()
  var isDragging = false
  var isTracking = false
  var isLifting = false
  private(set) var isDecelerating = false
  private(set) var isInWindow = true
  private(set) var dragVelocity = 0.0
  private(set) var animationTarget = 0.0

  /// `true` if an inset clamps the content at once, also under a finger and in a motion.
  var clampsAlways = false

  /// `true` if the content makes its first step in the lift.
  var stepsInLift = false

  /// `true` until the frame after such a step: a finger that came down and left in between would not be seen by anything but
  /// the scroll view, whose fling it ends.
  private(set) var hasStepped = false

  /// The shortest change of the added inset in a motion, in points, as of a collection view; 0 for a pixel.
  var insetStair = 0.0
  private(set) var animationLeft: UInt8 = 0

  /// The number of frames for which the rows of an update still move.
  private(set) var updateLeft: UInt8 = 0

  /// The number of frames for which they move.
  private static let updateFrames: UInt8 = 6

  init(viewport: Double, contentLength: Double) {
    range = ScrollRange(viewport: viewport, contentLength: contentLength)
  }

  var grid: PixelGrid { PixelGrid(scale: Self.scale) }
  var offset: Double { grid.rounded(motion.offset) }
  /// The motion of the content, not rounded to pixels.
  var body: ScrollMotion { motion }
  var isIdle: Bool { !isTracking && !isDecelerating && animationLeft == 0 }

  var reading: ScrollMetrics {
    var reading = ScrollMetrics(
      offset: offset, contentLength: range.contentLength, viewport: range.viewport, inset: inset,
      adjustedInset: SidePair(near: range.insets.near, far: range.insets.far), scale: Self.scale,
      isDragging: isDragging,
      isTracking: isTracking, isDecelerating: isDecelerating, isLifting: isLifting,
      isScrollAnimating: animationLeft > 0, isInWindow: isInWindow, dragVelocity: dragVelocity)
    reading.insetStair = insetStair
    reading.isUpdating = updateLeft > 0 && isInWindow
    return reading
  }

  /// The tolerated distance past the edge: the part of a stair that the inset leaves out.
  var slack: Double { max(insetStair, grid.pixel) }

  /// The rest offset of a side with the app's inset only.
  func rest(at side: AxisSide) -> Double {
    let low = -(client.near + system.near)
    let high = range.contentLength + client.far + system.far - range.viewport
    return grid.rounded(side == .near ? low : max(low, high))
  }

  /// The distance of the content past its rest offset on a side.
  func depth(at side: AxisSide) -> Double { side == .near ? rest(at: .near) - offset : offset - rest(at: .far) }

  /// The distance of the content outside of its range.
  var outside: Double { abs(range.overscroll(at: offset)) }
}

extension ModelScrollView {
  /// Sets the inset, which moves content without another motion and, if it always clamps, with one.
  mutating func setInset(_ value: SidePair) {
    inset = value
    range.insets = ScrollInsets(near: value.near + system.near, far: value.far + system.far)
    if clampsAlways || (!isTracking && !isDecelerating) { clamp() }
  }

  mutating func setSystem(_ value: SidePair) {
    system = value
    setInset(inset)
  }

  /// Sets the length, which clamps the content also during a drag or a motion, like the viewport.
  mutating func setLength(_ length: Double) {
    range.contentLength = length
    clamp()
  }

  /// Sets the length in an update of the rows, which move for some frames.
  mutating func updateRows(to length: Double) {
    updateLeft = Self.updateFrames
    setLength(length)
  }

  mutating func setViewport(_ length: Double) {
    range.viewport = length
    clamp()
  }

  /// Sets the offset without clamping, and keeps the momentum.
  mutating func setOffset(_ offset: Double) { motion.offset = grid.rounded(offset) }

  mutating func stop() {
    isDecelerating = false
    motion.velocity = 0
    motion.offset = grid.rounded(motion.offset)
  }

  /// Ends every motion, and moves the content into its range.
  mutating func stopEverything() {
    isDragging = false
    isTracking = false
    hasStepped = false
    animationLeft = 0
    stop()
    clamp()
  }

  mutating func setWindow(_ isInWindow: Bool, system: SidePair) {
    self.isInWindow = isInWindow
    if !isInWindow { stopEverything() }
    setSystem(system)
  }

  private mutating func clamp() { motion.offset = grid.rounded(range.clamped(motion.offset)) }
}

extension ModelScrollView {
  mutating func touchDown() {
    isTracking = true
    animationLeft = 0
    stop()
  }

  mutating func drag(to target: Double) {
    if !isTracking { touchDown() }
    isDragging = true
    let before = offset
    setOffset(target)
    dragVelocity = (offset - before) / Self.frame
  }

  /// Lifts the finger; the content continues with a velocity, or returns to its range, and may make its first step at once.
  mutating func lift(velocity: Double) {
    isDragging = false
    isTracking = false
    dragVelocity = 0
    motion.velocity = velocity
    isDecelerating = velocity != 0 || outside > 0
  }

  /// Begins the handling of a lift that the pan reports; returns `true` if the content has made its first step.
  mutating func beginLift(velocity: Double) -> Bool {
    lift(velocity: velocity)
    isLifting = true
    dragVelocity = velocity
    guard stepsInLift, isDecelerating else { return false }
    let before = offset
    motion.advance(by: Self.frame, in: range)
    hasStepped = true
    return offset != before
  }

  mutating func endLift() {
    isLifting = false
    dragVelocity = 0
  }

  mutating func animate(to target: Double) {
    isDragging = false
    isTracking = false
    stop()
    animationTarget = target
    animationLeft = Self.animationFrames
  }

  /// Advances by a frame; returns `true` if the content has moved or come to rest.
  mutating func advance() -> Bool {
    hasStepped = false
    dragVelocity = 0
    if updateLeft > 0 { updateLeft -= 1 }
    if animationLeft > 0 {
      let target = range.clamped(animationTarget)
      motion.offset = grid.rounded(offset + (target - offset) / Double(animationLeft))
      animationLeft -= 1
      return true
    }
    guard isDecelerating else { return false }
    motion.advance(by: Self.frame, in: range)
    if let rest = motion.rest(in: range, on: grid) {
      motion.offset = rest
      stop()
    }
    return true
  }
}
