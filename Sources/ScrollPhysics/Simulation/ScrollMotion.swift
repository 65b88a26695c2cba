/// The motion of released content: momentum inside the range, a bounce outside of it.
///
/// Each step is exact. A step that crosses an edge is split there, so splitting a time into steps does not change the
/// result.
///
/// ```swift
/// let range = ScrollRange(viewport: 844, contentLength: 4000)
/// var motion = ScrollMotion(offset: 200, velocity: -1500, rate: .normal, bounces: true)
/// let proposed = motion.projectedRest(in: range)  // below 0: the motion will bounce
/// while motion.rest(in: range, on: PixelGrid(scale: 3)) == nil { motion.advance(by: 1.0 / 60, in: range) }
/// #expect(abs(motion.offset) < 1 && motion.isBouncing(in: range))  // still half a pixel past the top
/// ```
public struct ScrollMotion: Equatable, Sendable {
  /// The offset of the content, in points, not rounded to pixels.
  public var offset: Double

  /// The velocity of the momentum, in points per second, positive towards greater offsets.
  ///
  /// Content that returns to an edge from rest has a velocity of zero.
  public var velocity: Double

  /// The deceleration rate of the momentum.
  public var rate: DecelerationRate

  /// `true` if the content may leave the range, `false` if it stops at an edge.
  public var bounces: Bool

  /// Creates the motion of content at `offset` with `velocity`.
  public init(offset: Double, velocity: Double = 0, rate: DecelerationRate = .normal, bounces: Bool = true) {
    self.offset = offset
    self.velocity = velocity
    self.rate = rate
    self.bounces = bounces
  }

  /// `true` if the content is outside the range, or leaves it at an edge.
  public func isBouncing(in range: ScrollRange) -> Bool {
    guard range.overscroll(at: offset) == 0 else { return true }
    return velocity < 0 && offset == range.lowest || velocity > 0 && offset == range.highest
  }

  /// The rest offset of the momentum alone, which UIKit proposes as the target when the finger lifts.
  public func projectedRest(in range: ScrollRange) -> Double {
    range.clamped(offset + rate.restDistance(from: velocity))
  }

  /// Advances the motion by `seconds` in a range, which may differ from the range of the previous step.
  public mutating func advance(by seconds: Double, in range: ScrollRange) {
    var remaining = seconds
    if !bounces { stop(outside: range) }
    // A motion has at most three parts: back over one edge, through the range, and out over the other edge.
    while remaining > 0 {
      if isBouncing(in: range) {
        remaining = bounce(for: remaining, from: range.clamped(offset))
      } else {
        remaining = decelerate(for: remaining, in: range)
      }
      if !bounces { stop(outside: range) }
    }
  }

  /// The rest offset, if the content stays within half a pixel of it; otherwise `nil`.
  public func rest(in range: ScrollRange, on grid: PixelGrid) -> Double? {
    let edge = range.clamped(offset)
    let momentum = rate.restDistance(from: velocity)
    if isBouncing(in: range) {
      return farthest(from: edge, momentum: momentum) <= grid.halfPixel ? edge : nil
    }
    return abs(momentum) <= grid.halfPixel ? range.clamped(offset + momentum) : nil
  }

  /// The greatest distance of a bounce from its edge, on either side of it.
  private func farthest(from edge: Double, momentum: Double) -> Double {
    let distance = offset - edge
    if distance * velocity < 0 { return max(abs(distance), abs(momentum) - abs(distance)) }
    return abs(distance) + abs(BounceLaw.deepestDistance(from: velocity, rate: rate))
  }

  /// Moves back by the bounce law, at most to the edge, and returns the remaining seconds.
  private mutating func bounce(for seconds: Double, from edge: Double) -> Double {
    let distance = offset - edge
    // The law reaches the edge at the same time as momentum alone.
    let arrival = distance == 0 ? nil : rate.time(toTravel: -distance, from: velocity)
    let time = min(arrival ?? seconds, seconds)
    let step = BounceLaw.step(distance: distance, velocity: velocity, rate: rate, by: time)
    velocity = step.velocity
    let hasArrived = arrival.map { $0 <= seconds } ?? false
    offset = hasArrived ? edge : edge + step.distance
    return seconds - time
  }

  /// Moves by momentum, at most to the edge ahead, and returns the remaining seconds.
  private mutating func decelerate(for seconds: Double, in range: ScrollRange) -> Double {
    guard velocity != 0 else { return 0 }
    let edge = velocity < 0 ? range.lowest : range.highest
    let arrival = rate.time(toTravel: edge - offset, from: velocity) ?? .infinity
    let time = min(arrival, seconds)
    offset = arrival <= seconds ? edge : offset + rate.distance(from: velocity, after: time)
    velocity = rate.velocity(velocity, after: time)
    return seconds - time
  }

  private mutating func stop(outside range: ScrollRange) {
    guard isBouncing(in: range) else { return }
    offset = range.clamped(offset)
    velocity = 0
  }
}
