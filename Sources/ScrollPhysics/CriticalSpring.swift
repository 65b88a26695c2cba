/// A critically damped spring, which reaches its target as fast as possible without oscillating.
///
/// Each step is exact, not an approximation: with y the value minus the target, ω the frequency and c = v + ω · y,
/// after t seconds y is (y + c · t) · e^(−ωt) and v is (v − ω · c · t) · e^(−ωt). Splitting a time into steps therefore
/// does not change the result, and 60 and 120 frames per second agree. A spring that starts at rest never passes its
/// target.
///
/// ```swift
/// var spring = CriticalSpring(value: 60)  // an indicator, 60 points from its place
/// while abs(spring.value) > 0.5 || abs(spring.velocity) > 1 {
///   spring.advance(to: 0, frequency: 12, by: 1.0 / 60)
/// }
/// ```
public struct CriticalSpring: Equatable, Sendable {
  /// The position of the spring.
  public var value: Double

  /// The velocity in units of the value per second.
  public var velocity: Double

  /// Creates a spring at `value` that moves with `velocity`; at rest at zero by default.
  public init(value: Double = 0, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }

  /// Advances the spring by `seconds`.
  ///
  /// - Parameters:
  ///   - target: The value that the spring approaches.
  ///   - frequency: ω in radians per second, above zero. A spring at rest covers half of the distance in 1.68 / ω
  ///     seconds and nine tenths in 3.89 / ω.
  ///   - seconds: The elapsed time. Values of zero or less have no effect.
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
