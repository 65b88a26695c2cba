import ScrollPhysics

/// A number that follows its target as a critically damped spring, so that it never jumps while it is visible.
struct SmoothedValue: Equatable, Sendable {
  /// The distance from the target below which the value is set to it and needs no frame.
  static let tolerance = 0.0005

  private var spring = CriticalSpring()

  var value: Double { spring.value }

  /// Returns `true` if the value rests at a target.
  func isAt(_ target: Double) -> Bool { spring.value == target && spring.velocity == 0 }

  mutating func jump(to target: Double) {
    spring = CriticalSpring(value: target)
  }

  mutating func advance(to target: Double, frequency: Double, by step: Double) {
    guard !isAt(target) else { return }
    spring.advance(to: target, frequency: frequency, by: step)
    let isNear = abs(spring.value - target) <= Self.tolerance
    if isNear && abs(spring.velocity) <= Self.tolerance * frequency { jump(to: target) }
  }
}
