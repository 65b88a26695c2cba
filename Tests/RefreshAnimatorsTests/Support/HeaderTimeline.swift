import RefreshAnimators
import ScrollPhysics
import TestSupport

/// Random events of a refresh control: fractions whose targets change at any time, and a list that is dragged.
///
/// All motions are critically damped springs, integrated exactly, and events are on a grid of 1/120 s. Therefore
/// a timeline is the same at 120 frames a second and at every multiple of it.
struct HeaderTimeline {
  /// The changes at a moment; `nil` leaves a value as it is.
  struct Event {
    var time: Double
    var armedFraction: Double?
    var activityFraction: Double?
    var outcomeFraction: Double?
    var extent: Double?
    var outcome = RefreshOutcome.success
  }

  let events: [Event]
  let duration: Double
  let pace: Double
  let held: Double
  let trigger: Double
  let surroundings: RefreshSurroundings

  /// Creates a timeline of events in the order of their times; the list goes to its places with frequency `pace`.
  init(_ events: [Event], duration: Double, pace: Double = 14, in place: Place, of animator: some RefreshAnimator) {
    self.events = events
    self.duration = duration
    self.pace = pace
    (held, trigger) = place.distances(of: animator)
    surroundings = place.surroundings
  }

  /// The updates at `rate` frames a second, each with its time.
  func updates(rate: Int) -> [(time: Double, update: RefreshUpdate)] {
    var player = Player(timeline: self)
    return (0...Int(duration * Double(rate))).map { frame in
      let time = Double(frame) / Double(rate)
      player.advance(to: time)
      return (time, player.update)
    }
  }
}

extension HeaderTimeline {
  /// Plays a timeline frame by frame.
  private struct Player {
    let timeline: HeaderTimeline
    private var next = 0
    private var time = 0.0
    private var goals = Event(time: 0, armedFraction: 0, activityFraction: 0, outcomeFraction: 0, extent: 0)
    private var armedFraction = CriticalSpring()
    private var activityFraction = CriticalSpring()
    private var outcomeFraction = CriticalSpring()
    private var extent = CriticalSpring(value: 30)
    private var outcome: RefreshOutcome?
    private var endTime = 0.0
    private var motionStart = 0.0

    init(timeline: HeaderTimeline) { self.timeline = timeline }

    mutating func advance(to now: Double) {
      let wasBelow = activityFraction.value < 0.55
      while next < timeline.events.count, timeline.events[next].time <= now + 1e-9 {
        integrate(to: timeline.events[next].time)
        apply(timeline.events[next])
        next += 1
      }
      integrate(to: now)
      if wasBelow && activityFraction.value >= 0.55 { motionStart = now }
    }

    private mutating func integrate(to now: Double) {
      let step = now - time
      armedFraction.follow(goals.armedFraction, frequency: 32, by: step)
      activityFraction.follow(goals.activityFraction, frequency: 20, by: step)
      outcomeFraction.follow(goals.outcomeFraction, frequency: 20, by: step)
      extent.advance(to: goals.extent ?? 0, frequency: timeline.pace, by: step)
      time = now
    }

    /// A session ends only when the outcome of the one before has gone, as the minimum visible time guarantees.
    private mutating func apply(_ event: Event) {
      goals.armedFraction = event.armedFraction ?? goals.armedFraction
      goals.activityFraction = event.activityFraction ?? goals.activityFraction
      goals.extent = event.extent ?? goals.extent
      guard let shown = event.outcomeFraction else { return }
      goals.outcomeFraction = shown
      guard shown == 1, outcomeFraction.value == 0 else { return }
      outcome = event.outcome
      endTime = event.time
    }

    var update: RefreshUpdate {
      RefreshUpdate(
        state: .refreshing, outcome: outcome, visibleExtent: max(0, extent.value), heldExtent: timeline.held,
        triggerDistance: timeline.trigger, armedFraction: armedFraction.value, activityFraction: activityFraction.value,
        outcomeFraction: outcomeFraction.value,
        timeSinceEnd: outcome == nil ? 0 : time - endTime, motionStart: motionStart,
        surroundings: timeline.surroundings)
    }
  }
}

extension CriticalSpring {
  /// Advances as a smoothed value of the machine, which is at its target within 0.0005 of it.
  mutating func follow(_ goal: Double?, frequency: Double, by seconds: Double) {
    let goal = goal ?? 0
    advance(to: goal, frequency: frequency, by: seconds)
    if abs(value - goal) < 0.0005 && abs(velocity) < 0.05 { self = CriticalSpring(value: goal) }
  }
}
