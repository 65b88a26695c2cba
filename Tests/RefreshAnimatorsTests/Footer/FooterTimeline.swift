import RefreshAnimators
import ScrollPhysics
import TestSupport

/// The updates of a footer over time: states, outcomes and taps jump, while fractions and the list follow smoothly.
struct FooterTimeline {
  /// The changes at a moment; `nil` leaves a value as it is.
  struct Event {
    var time: Double
    var state: RefreshState
    var origin: RefreshOrigin?
    /// The effect of a tap from now on.
    var tap: RefreshTap??
    var outcome: RefreshOutcome??
    var extent: Double?
    /// The end of the session, if it ends at this moment: now, or after its minimum visible time.
    var end: Double?
  }

  let events: [Event]
  let duration: Double
  let surroundings: RefreshSurroundings
  let held: Double
  let trigger: Double
  let message: String?

  /// The frequency of the list's spring.
  private static let pace = 14.0

  init(
    _ events: [Event], in surroundings: RefreshSurroundings, of animator: some RefreshAnimator, message: String? = nil
  ) {
    self.events = events
    self.surroundings = surroundings
    self.message = message
    duration = (events.last?.time ?? 0) + 0.7
    let metrics = animator.metrics(in: surroundings)
    held = min(metrics.heldExtent, surroundings.viewport / 5)
    trigger = min(max(metrics.triggerDistance, 1.4 * held), surroundings.viewport / 5)
  }

  /// The updates at `rate` frames a second, each with its time.
  func updates(rate: Int) -> [(time: Double, update: RefreshUpdate)] {
    var player = Player(timeline: self)
    return (0...Int(duration * Double(rate))).map { frame in
      let time = Double(frame) / Double(rate)
      player.advance(to: time)
      return (time, player.update(at: time))
    }
  }
}

extension FooterTimeline {
  /// Plays a timeline frame by frame.
  private struct Player {
    let timeline: FooterTimeline
    private var next = 0
    private var time = 0.0
    private var state = RefreshState.idle
    private var origin = RefreshOrigin.scroll
    private var tap: RefreshTap?
    private var outcome: RefreshOutcome?
    private var end = 0.0
    private var goal: Double
    private var armedFraction = CriticalSpring()
    private var activityFraction = CriticalSpring()
    private var extent: CriticalSpring
    private var motionStart = 0.0

    init(timeline: FooterTimeline) {
      self.timeline = timeline
      goal = timeline.held
      extent = CriticalSpring(value: timeline.held)
    }

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
      let isRunning = state == .refreshing || state == .ending
      armedFraction.follow(isRunning || state == .armed ? 1 : 0, frequency: 32, by: now - time)
      activityFraction.follow(isRunning ? 1 : 0, frequency: 20, by: now - time)
      extent.advance(to: goal, frequency: FooterTimeline.pace, by: now - time)
      time = now
    }

    private mutating func apply(_ event: Event) {
      state = event.state
      origin = event.origin ?? origin
      tap = event.tap ?? tap
      outcome = event.outcome ?? outcome
      goal = event.extent ?? goal
      end = event.end ?? end
      guard time == 0 else { return }
      extent = CriticalSpring(value: goal)
    }

    func update(at time: Double) -> RefreshUpdate {
      RefreshUpdate(
        state: state, origin: origin, outcome: outcome, visibleExtent: max(0, extent.value), heldExtent: timeline.held,
        triggerDistance: timeline.trigger, armedFraction: armedFraction.value, activityFraction: activityFraction.value,
        timeSinceEnd: outcome == nil ? 0 : max(0, time - end), motionStart: motionStart, message: timeline.message,
        tap: tap, surroundings: timeline.surroundings)
    }
  }
}
