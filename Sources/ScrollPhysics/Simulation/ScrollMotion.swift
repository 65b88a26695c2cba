/// A content that moves by itself: by momentum inside the range, by the bounce outside of it.
///
/// Each step is exact. One that crosses an edge is split there, so that any split of a time into steps comes to the
/// same.
public struct ScrollMotion: Equatable, Sendable {
  /// Where the content is, in points, not rounded to pixels.
  public var offset: Double

  /// How fast it moves, in points per second, positive towards greater offsets.
  ///
  /// Only what the momentum makes: a content that goes home from rest has a velocity of zero.
  public var velocity: Double

  /// How fast the momentum is lost.
  public var rate: DecelerationRate

  /// Whether the content may leave the range; if not, it stops at an edge.
  public var bounces: Bool

  /// A content at `offset` that moves with `velocity`.
  public init(offset: Double, velocity: Double = 0, rate: DecelerationRate = .normal, bounces: Bool = true) {
    self.offset = offset
    self.velocity = velocity
    self.rate = rate
    self.bounces = bounces
  }

  /// Whether the content is outside the range, or at an edge of it on the way out.
  public func isBouncing(in range: ScrollRange) -> Bool {
    guard range.overscroll(at: offset) == 0 else { return true }
    return velocity < 0 && offset == range.lowest || velocity > 0 && offset == range.highest
  }

  /// Where momentum alone would bring the content: what UIKit proposes as its target at the lift.
  public func projectedRest(in range: ScrollRange) -> Double {
    range.clamped(offset + Deceleration(rate: rate).restDistance(from: velocity))
  }

  /// Lets `seconds` pass, in a range that may be another than in the step before.
  public mutating func advance(by seconds: Double, in range: ScrollRange) {
    var remaining = seconds
    if !bounces { stop(outside: range) }
    // Home over one edge, through the range, out over the other: no motion has more than three parts.
    while remaining > 0 {
      if isBouncing(in: range) {
        remaining = bounce(for: remaining, from: range.clamped(offset))
      } else {
        remaining = decelerate(for: remaining, in: range)
      }
      if !bounces { stop(outside: range) }
    }
  }

  /// Where the content comes to rest, if it is within half a pixel of it for good; else `nil`.
  public func rest(in range: ScrollRange, on grid: PixelGrid) -> Double? {
    let edge = range.clamped(offset)
    let momentum = Deceleration(rate: rate).restDistance(from: velocity)
    if isBouncing(in: range) {
      return farthest(from: edge, momentum: momentum) <= grid.halfPixel ? edge : nil
    }
    return abs(momentum) <= grid.halfPixel ? range.clamped(offset + momentum) : nil
  }

  /// How far from its edge a bounce comes at most, on either side of it.
  private func farthest(from edge: Double, momentum: Double) -> Double {
    let distance = offset - edge
    if distance * velocity < 0 { return max(abs(distance), abs(momentum) - abs(distance)) }
    return abs(distance) + abs(BounceLaw.deepestDistance(from: velocity, rate: rate))
  }

  /// Goes home by the bounce law, at most to the edge, and returns the seconds that are left there.
  private mutating func bounce(for seconds: Double, from edge: Double) -> Double {
    let distance = offset - edge
    // The law reaches the edge when momentum alone would.
    let arrival = distance == 0 ? nil : Deceleration(rate: rate).time(toTravel: -distance, from: velocity)
    let time = min(arrival ?? seconds, seconds)
    let step = BounceLaw.step(distance: distance, velocity: velocity, rate: rate, by: time)
    velocity = step.velocity
    let hasArrived = arrival.map { $0 <= seconds } ?? false
    offset = hasArrived ? edge : edge + step.distance
    return seconds - time
  }

  /// Goes on by momentum, at most to the edge ahead, and returns the seconds that are left there.
  private mutating func decelerate(for seconds: Double, in range: ScrollRange) -> Double {
    guard velocity != 0 else { return 0 }
    let deceleration = Deceleration(rate: rate)
    let edge = velocity < 0 ? range.lowest : range.highest
    let arrival = deceleration.time(toTravel: edge - offset, from: velocity) ?? .infinity
    let time = min(arrival, seconds)
    offset = arrival <= seconds ? edge : offset + deceleration.distance(from: velocity, after: time)
    velocity = deceleration.velocity(velocity, after: time)
    return seconds - time
  }

  private mutating func stop(outside range: ScrollRange) {
    guard isBouncing(in: range) else { return }
    offset = range.clamped(offset)
    velocity = 0
  }
}
