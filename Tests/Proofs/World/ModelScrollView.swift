/// A scroll view along one axis that behaves as UIKit's is known to; the machine's effects are applied to it.
struct ModelScrollView {
  typealias AxisSide = AxisSide

  static let scale = 2.0
  static let frame = 1.0 / 64
  /// How long UIKit takes to an offset that is set with an animation: 0.3 s.
  static let animationFrames: UInt8 = 19

  private var motion = ScrollMotion(offset: 0)
  private(set) var range: ScrollRange
  /// The inset that the app believes it has set.
  var client = SidePair()
  /// The inset that is set: the client's and the framework's share.
  private(set) var inset = SidePair()
  private(set) var system = SidePair()
  var isDragging = false
  var isTracking = false
  var isLifting = false
  private(set) var isDecelerating = false
  private(set) var isInWindow = true
  private(set) var dragVelocity = 0.0
  private(set) var animationTarget = 0.0
  private(set) var animationLeft: UInt8 = 0

  init(viewport: Double, contentLength: Double) {
    range = ScrollRange(viewport: viewport, contentLength: contentLength)
  }

  var grid: PixelGrid { PixelGrid(scale: Self.scale) }
  var offset: Double { grid.rounded(motion.offset) }
  /// Where the content is between two pixels, and how fast.
  var body: ScrollMotion { motion }
  var isIdle: Bool { !isTracking && !isDecelerating && animationLeft == 0 }

  var reading: ScrollMetrics {
    ScrollMetrics(
      offset: offset, contentLength: range.contentLength, viewport: range.viewport, inset: inset,
      adjustedInset: SidePair(near: range.insets.near, far: range.insets.far), scale: Self.scale,
      isDragging: isDragging,
      isTracking: isTracking, isDecelerating: isDecelerating, isLifting: isLifting,
      isScrollAnimating: animationLeft > 0, isInWindow: isInWindow, dragVelocity: dragVelocity)
  }

  /// Where the content rests at an end if nobody adds to the client's inset.
  func rest(at side: AxisSide) -> Double {
    let low = -(client.near + system.near)
    let high = range.contentLength + client.far + system.far - range.viewport
    return grid.rounded(side == .near ? low : max(low, high))
  }

  /// How far the content stands past its rest at an end.
  func depth(at side: AxisSide) -> Double { side == .near ? rest(at: .near) - offset : offset - rest(at: .far) }

  /// How far outside of its range the content stands.
  var outside: Double { abs(range.overscroll(at: offset)) }
}

extension ModelScrollView {
  /// An inset moves only content that nobody else moves.
  mutating func setInset(_ value: SidePair) {
    inset = value
    range.insets = ScrollInsets(near: value.near + system.near, far: value.far + system.far)
    if !isTracking && !isDecelerating { clamp() }
  }

  mutating func setSystem(_ value: SidePair) {
    system = value
    setInset(inset)
  }

  /// Length and viewport clamp whoever moves the content.
  mutating func setLength(_ length: Double) {
    range.contentLength = length
    clamp()
  }

  mutating func setViewport(_ length: Double) {
    range.viewport = length
    clamp()
  }

  /// A plain write, which is not clamped and keeps the momentum.
  mutating func setOffset(_ offset: Double) { motion.offset = grid.rounded(offset) }

  mutating func stop() {
    isDecelerating = false
    motion.velocity = 0
    motion.offset = grid.rounded(motion.offset)
  }

  /// Nothing moves the content any more, and the scroll view brings it into its range.
  mutating func stopEverything() {
    isDragging = false
    isTracking = false
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

  /// The finger is gone; the content goes on with a velocity, or home.
  mutating func lift(velocity: Double) {
    isDragging = false
    isTracking = false
    dragVelocity = 0
    motion.velocity = velocity
    isDecelerating = velocity != 0 || outside > 0
  }

  mutating func animate(to target: Double) {
    isDragging = false
    isTracking = false
    stop()
    animationTarget = target
    animationLeft = Self.animationFrames
  }

  /// Lets a frame pass; answers whether the content has moved or come to rest.
  mutating func advance() -> Bool {
    dragVelocity = 0
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
