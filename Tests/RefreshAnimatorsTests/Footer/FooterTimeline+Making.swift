import RefreshAnimators
import TestSupport

extension FooterTimeline {
  /// A sequence of sessions.
  enum Story: String, CaseIterable {
    /// The user reaches the end; the load fails, and the second retry succeeds.
    case reachedAndRetried
    /// The button loads, until there is no more.
    case tappedToTheEnd
    /// A pull loads, and fails; the row that failed is pulled, and fails again.
    case pulledAndFailed
    /// Sessions that end before they were seen long enough.
    case endedEarly
  }

  /// The events of a story, for a footer that holds an extent and is pulled to a trigger.
  static func events(_ story: Story, held: Double, trigger: Double) -> [Event] {
    switch story {
    case .reachedAndRetried:
      [
        Event(time: 0, state: .refreshing, origin: .scroll, extent: 0),
        Event(time: 0.1, state: .refreshing, extent: held),
        failing(0.8), failed(0.85), retried(1.5), failing(2.2), failed(2.3), retried(2.9),
        Event(time: 3.6, state: .ending, outcome: .success, end: 3.6),
        Event(time: 3.7, state: .ending, extent: 0), Event(time: 4.4, state: .idle, tap: .some(nil)),
      ]
    case .tappedToTheEnd:
      [
        Event(time: 0, state: .idle, origin: .finger, tap: .load, extent: held),
        Event(time: 0.3, state: .refreshing, origin: .finger, outcome: .some(nil)), failing(1), failed(1.1),
        retried(1.6),
        Event(time: 2.4, state: .ending, outcome: .noMoreData, end: 2.4),
        Event(time: 2.5, state: .noMoreData, tap: .some(nil)), Event(time: 3.4, state: .noMoreData, extent: 1.5 * held),
      ]
    case .pulledAndFailed:
      [
        Event(time: 0, state: .pulling, origin: .scroll, extent: 0),
        Event(time: 0.05, state: .pulling, extent: 1.2 * trigger), Event(time: 0.5, state: .armed),
        Event(time: 0.8, state: .refreshing, origin: .finger, extent: held), failing(1.7), failed(1.8),
        Event(time: 2.3, state: .pulling, extent: 1.2 * trigger), Event(time: 2.6, state: .armed),
        Event(time: 2.8, state: .refreshing, outcome: .some(nil), extent: held), failing(3.7), failed(3.8),
      ]
    case .endedEarly:
      [
        Event(time: 0, state: .idle, tap: .retry, outcome: .failure, extent: held), retried(0.2),
        Event(time: 0.3, state: .ending, outcome: .failure, end: 0.8), failed(0.8), retried(0.9),
        Event(time: 1, state: .ending, outcome: .noMoreData, end: 1.5),
        Event(time: 1.5, state: .noMoreData, tap: .some(nil)),
      ]
    }
  }

  /// A story in a place.
  init(
    _ story: Story, in surroundings: RefreshSurroundings, of animator: some RefreshAnimator, message: String? = nil
  ) {
    let measures = FooterTimeline([], in: surroundings, of: animator)
    let events = FooterTimeline.events(story, held: measures.held, trigger: measures.trigger)
    self.init(events, in: surroundings, of: animator, message: message)
  }

  /// Loads that are tapped, fail, are tried again, or find that there is no more, at random times.
  static func random(
    _ random: inout SeededGenerator, in surroundings: RefreshSurroundings, of animator: some RefreshAnimator
  ) -> FooterTimeline {
    var (events, time) = ([Event(time: 0, state: .idle, tap: .load)], 0.0)
    func wait(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> Double {
      time += (Double.random(in: range, using: &random) * 120).rounded() / 120
      return time
    }
    while time < 3 {
      events.append(Event(time: wait(0.1...0.5, &random), state: .refreshing, origin: .finger, outcome: .some(nil)))
      let end = time + 0.6
      let outcome: RefreshOutcome = Bool.random(using: &random) ? .failure : .noMoreData
      let isLast = outcome == .noMoreData
      events.append(Event(time: wait(0.05...1, &random), state: .ending, outcome: outcome, end: max(time, end)))
      time = max(time, end)
      let state: RefreshState = isLast ? .noMoreData : .idle
      events.append(Event(time: wait(0...0.3, &random), state: state, tap: .some(isLast ? nil : .retry)))
      if isLast { break }
    }
    return FooterTimeline(events, in: surroundings, of: animator)
  }

  private static func failing(_ time: Double) -> Event {
    Event(time: time, state: .ending, outcome: .failure, end: time)
  }

  private static func failed(_ time: Double) -> Event { Event(time: time, state: .idle, tap: .retry) }

  private static func retried(_ time: Double) -> Event {
    Event(time: time, state: .refreshing, origin: .finger, outcome: .some(nil))
  }
}
