import RefreshAnimators
import ScrollPhysics
import TestSupport

/// What becomes of a footer, moment by moment: states, outcomes and taps jump, followers and the list follow.
struct FooterScript {
  /// What changes at a moment; what is `nil` stays.
  struct Event {
    var time: Double
    var state: RefreshState
    var origin: RefreshOrigin?
    /// What a tap does from now on.
    var tap: RefreshTap??
    var outcome: RefreshOutcome??
    var extent: Double?
    /// When the session counts as over, if it ends at this moment: now, or once it was seen long enough.
    var end: Double?
  }

  let events: [Event]
  let duration: Double
  let surroundings: RefreshSurroundings
  let held: Double
  let trigger: Double
  let message: String?

  /// How fast the list goes to its places.
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
    var player = Player(script: self)
    return (0...Int(duration * Double(rate))).map { frame in
      let time = Double(frame) / Double(rate)
      player.advance(to: time)
      return (time, player.update(at: time))
    }
  }
}

extension FooterScript {
  /// Plays a script frame by frame.
  private struct Player {
    let script: FooterScript
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

    init(script: FooterScript) {
      self.script = script
      goal = script.held
      extent = CriticalSpring(value: script.held)
    }

    mutating func advance(to now: Double) {
      let wasBelow = activityFraction.value < 0.55
      while next < script.events.count, script.events[next].time <= now + 1e-9 {
        integrate(to: script.events[next].time)
        apply(script.events[next])
        next += 1
      }
      integrate(to: now)
      if wasBelow && activityFraction.value >= 0.55 { motionStart = now }
    }

    private mutating func integrate(to now: Double) {
      let isRunning = state == .refreshing || state == .ending
      armedFraction.follow(isRunning || state == .armed ? 1 : 0, frequency: 32, by: now - time)
      activityFraction.follow(isRunning ? 1 : 0, frequency: 20, by: now - time)
      extent.advance(to: goal, frequency: FooterScript.pace, by: now - time)
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
        state: state, origin: origin, outcome: outcome, visibleExtent: max(0, extent.value), heldExtent: script.held,
        triggerDistance: script.trigger, armedFraction: armedFraction.value, activityFraction: activityFraction.value,
        timeSinceEnd: outcome == nil ? 0 : max(0, time - end), motionStart: motionStart, message: script.message,
        tap: tap, surroundings: script.surroundings)
    }
  }
}
