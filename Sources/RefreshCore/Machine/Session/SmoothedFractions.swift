import ScrollPhysics

/// The fractions that an animator draws, from 0 to 1: as they are, or as they will be.
struct Fractions: Equatable, Sendable {
  /// The fraction of the transition to armed.
  var armed = 0.0

  /// The fraction of the transition to the activity.
  var activity = 0.0

  /// The fraction of the transition to the outcome.
  var outcome = 0.0

  /// The completed fraction of the session's work; 0 if the app reports none.
  var work = 0.0
}

/// The same fractions on their way to their targets, each at its own frequency.
struct SmoothedFractions: Equatable, Sendable {
  private(set) var armed = SmoothedValue()
  private(set) var activity = SmoothedValue()
  private(set) var outcome = SmoothedValue()
  private(set) var work = SmoothedValue()

  /// The present values.
  var values: Fractions {
    Fractions(armed: armed.value, activity: activity.value, outcome: outcome.value, work: work.value)
  }

  /// Returns `true` if all of them rest at their targets.
  func areAt(_ targets: Fractions) -> Bool {
    armed.isAt(targets.armed) && activity.isAt(targets.activity) && outcome.isAt(targets.outcome)
      && work.isAt(targets.work)
  }

  /// Sets them to their targets.
  mutating func jump(to targets: Fractions) {
    armed.jump(to: targets.armed)
    activity.jump(to: targets.activity)
    outcome.jump(to: targets.outcome)
    work.jump(to: targets.work)
  }

  /// Sets the fraction of the work to none: that of the last session would run backwards in view.
  mutating func startWork() { work.jump(to: 0) }

  /// Advances them by a time, in seconds.
  mutating func advance(to targets: Fractions, by step: Double) {
    armed.advance(to: targets.armed, frequency: RefreshTiming.armedFrequency, by: step)
    activity.advance(to: targets.activity, frequency: RefreshTiming.activeFrequency, by: step)
    outcome.advance(to: targets.outcome, frequency: RefreshTiming.outcomeFrequency, by: step)
    work.advance(to: targets.work, frequency: RefreshTiming.progressFrequency, by: step)
  }
}

/// A number that follows its target as a critically damped spring, so that it never jumps while it is visible.
struct SmoothedValue: Equatable, Sendable {
  /// The distance from the target below which the value is set to it and needs no frame.
  static let tolerance = 0.0005

  private var spring = CriticalSpring()

  var value: Double { spring.value }

  /// Returns `true` if the value rests at a target.
  func isAt(_ target: Double) -> Bool { spring.value == target && spring.velocity == 0 }

  mutating func jump(to target: Double) { spring = CriticalSpring(value: target) }

  mutating func advance(to target: Double, frequency: Double, by step: Double) {
    guard !isAt(target) else { return }
    spring.advance(to: target, frequency: frequency, by: step)
    let isNear = abs(spring.value - target) <= Self.tolerance
    if isNear && abs(spring.velocity) <= Self.tolerance * frequency { jump(to: target) }
  }
}
