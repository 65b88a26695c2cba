import RefreshAnimators
import TestSupport

extension HeaderTimeline {
  /// The time without events at the end, in seconds: a motion that began in the last frame would have no smaller steps.
  private static let quiet = 0.3

  /// A timeline of `duration` seconds at random; the same one for the same generator.
  static func random(
    _ random: inout SeededGenerator, duration: Double, in place: Place, of animator: some RefreshAnimator
  ) -> HeaderTimeline {
    var (events, tick): ([Event], Int) = ([Event(time: 0, extent: Double.random(in: 0...150, using: &random))], 0)
    while true {
      tick += Int.random(in: 2...16, using: &random)
      let time = Double(tick) / 120
      guard time < duration - quiet else { break }
      var event = Event(time: time)
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: event.armedFraction = Double(Int.random(in: 0...1, using: &random))
      case 2, 3: event.activityFraction = Double(Int.random(in: 0...1, using: &random))
      case 4:
        event.outcomeFraction = Double(Int.random(in: 0...1, using: &random))
        event.outcome = Bool.random(using: &random) ? .success : .failure
      default: event.extent = Double.random(in: -40...180, using: &random)
      }
      events.append(event)
    }
    return HeaderTimeline(events, duration: duration, in: place, of: animator)
  }

  /// Random sessions as the machine may report them: an active control is also armed, and any session may end early.
  static func sessions(
    _ random: inout SeededGenerator, duration: Double, in place: Place, of animator: some RefreshAnimator
  ) -> HeaderTimeline {
    var (events, time): ([Event], Double) = ([Event(time: 0, extent: 60)], 0)
    while true {
      let steps: [(seconds: Double, event: Event)] = [
        (0.1, Event(time: 0, armedFraction: 1)), (0.15, Event(time: 0, activityFraction: 1)),
        (
          0.05,
          Event(
            time: 0, activityFraction: 0, outcomeFraction: 1, outcome: Bool.random(using: &random) ? .success : .failure
          )
        ),
        (0.05, Event(time: 0, armedFraction: 0, activityFraction: 0, outcomeFraction: 0)),
      ]
      let skipsOutcome = Bool.random(using: &random)
      for (index, step) in steps.enumerated() where index != 2 || !skipsOutcome {
        time += step.seconds + (Double.random(in: 0...0.4, using: &random) * 120).rounded() / 120
        guard time < duration else { return HeaderTimeline(events, duration: duration, in: place, of: animator) }
        var event = step.event
        event.time = time
        event.extent = Bool.random(using: &random) ? Double.random(in: -20...180, using: &random) : nil
        events.append(event)
      }
    }
  }

  /// A session: pulled, fired under the finger, ended with an outcome, closed.
  static func session(_ outcome: RefreshOutcome, in place: Place, of animator: some RefreshAnimator) -> HeaderTimeline {
    let (held, trigger) = place.distances(of: animator)
    let events = [
      Event(time: 0, extent: 1.3 * trigger), Event(time: 0.2, armedFraction: 1), Event(time: 0.35, activityFraction: 1),
      Event(time: 0.4, extent: held), Event(time: 1, activityFraction: 0, outcomeFraction: 1, outcome: outcome),
      Event(time: 1.7, extent: 0),
    ]
    return HeaderTimeline(events, duration: 2.2, in: place, of: animator)
  }

  /// A pull beyond the trigger, so slow that a small jump shows beside it.
  static func slowPull(in place: Place, of animator: some RefreshAnimator) -> HeaderTimeline {
    let (_, trigger) = place.distances(of: animator)
    let events = [Event(time: 0, extent: 1.5 * trigger)]
    return HeaderTimeline(events, duration: 1.5, pace: 3, in: place, of: animator)
  }

  /// A session begun by the app whose closing is caught and pulled on, into another session, which is caught too.
  static func caught(in place: Place, of animator: some RefreshAnimator) -> HeaderTimeline {
    let (held, trigger) = place.distances(of: animator)
    let events = [
      Event(time: 0, armedFraction: 1, extent: held), Event(time: 0.25, activityFraction: 1),
      Event(time: 0.6, activityFraction: 0, outcomeFraction: 1, outcome: .failure), Event(time: 0.75, extent: 0),
      Event(time: 0.85, armedFraction: 0, outcomeFraction: 0, extent: 0.95 * trigger),
      Event(time: 1.1, armedFraction: 1),
      Event(time: 1.25, activityFraction: 1),
      Event(time: 1.6, activityFraction: 0, outcomeFraction: 1, outcome: .success),
      Event(time: 1.8, armedFraction: 0, outcomeFraction: 0, extent: 0.6 * trigger),
    ]
    return HeaderTimeline(events, duration: 2.1, in: place, of: animator)
  }

  /// A session whose closing is caught, without an outcome that is shown: the activity is taken back under the finger.
  static func takenBack(in place: Place, of animator: some RefreshAnimator) -> HeaderTimeline {
    let (_, trigger) = place.distances(of: animator)
    let events = [
      Event(time: 0, armedFraction: 1, activityFraction: 1, extent: trigger),
      Event(time: 0.4, armedFraction: 0, activityFraction: 0, extent: 0.85 * trigger),
    ]
    return HeaderTimeline(events, duration: 1.2, in: place, of: animator)
  }
}
