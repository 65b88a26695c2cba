/// A critically damped spring: a value that goes to its target as fast as it can without swinging.
///
/// Each step is exact, not an approximation: with y the value less the target, ω the frequency and c = v + ω · y, after t
/// seconds y is (y + c · t) · e^(−ωt) and v is (v − ω · c · t) · e^(−ωt). So any split of a time into steps comes to the
/// same, and 60 and 120 frames a second agree. Started from rest it never passes its target.
public struct CriticalSpring: Equatable, Sendable {
  /// Where the spring is.
  public var value: Double

  /// How fast it moves, in units of the value per second.
  public var velocity: Double

  /// A spring at `value` that moves with `velocity`; at rest at zero by default.
  public init(value: Double = 0, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }

  /// Lets `seconds` pass.
  ///
  /// - Parameters:
  ///   - target: Where the spring goes.
  ///   - frequency: ω in radians per second, above zero. From rest half of the way is done after 1.68 / ω seconds,
  ///     nine tenths after 3.89 / ω.
  ///   - seconds: The time that passes. Nothing happens if it is not above zero.
  public mutating func advance(to target: Double, frequency: Double, by seconds: Double) {
    guard seconds > 0 else { return }
    let decay = Kernel.exp(-frequency * seconds)
    guard decay > 0 else {
      self = CriticalSpring(value: target)
      return
    }
    let distance = value - target
    let push = velocity + frequency * distance
    value = target + (distance + push * seconds) * decay
    velocity = (velocity - frequency * push * seconds) * decay
  }
}
