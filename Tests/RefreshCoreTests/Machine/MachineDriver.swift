import RefreshCore
import TestSupport

/// Drives a machine without a scroll view: every write of the machine is its next reading.
struct MachineDriver {
  var machine = RefreshStateMachine()
  var scroll = ScrollMetrics(viewport: 800)
  var time = 0.0

  /// The inset that the system adds.
  var system = SidePair() {
    didSet { scroll.adjustedInset = adjusted(scroll.inset) }
  }

  private let frame = 1.0 / 60

  var result: (RefreshStateMachine, ScrollMetrics, Double) { (machine, scroll, time) }

  mutating func attach(_ settings: SideSettings = Situation.settings) {
    machine.configure(settings, at: .near)
    send(.attached(.near))
  }

  /// The visible extent of the control, in points.
  var extent: Double { machine.update(at: .near, scroll, time: time).visibleExtent }

  /// Returns an inset together with the system's.
  func adjusted(_ inset: SidePair) -> SidePair {
    SidePair(near: inset.near + system.near, far: inset.far + system.far)
  }

  @discardableResult
  mutating func send(_ event: RefreshStateMachine.Event) -> RefreshStateMachine.Effects {
    let effects = machine.receive(event, scroll, at: time)
    effects.apply { step in
      switch step {
      case .setInset(let inset):
        scroll.inset = inset
        scroll.adjustedInset = adjusted(inset)
      case .setOffset(let offset): scroll.offset = offset
      case .readBack: _ = machine.receive(.scrolled, scroll, at: time)
      case .stopScrolling, .cancelAction, .publishStates, .startAction, .prepareFeedback, .playFeedback, .announce,
        .redraw, .reportInsetConflict, .sendValueChanged:
        break
      }
      return true
    }
    return effects
  }

  mutating func run(frames: Int) {
    for _ in 0..<frames {
      time += frame
      send(.ticked)
    }
  }

  mutating func drag(to pull: Double) {
    scroll.isDragging = true
    scroll.isTracking = true
    scroll.offset = -pull
    send(.scrolled)
    send(.laidOut)
    run(frames: 1)
  }

  mutating func lift() {
    scroll.isDragging = false
    scroll.isTracking = false
    send(.lifted)
  }

  mutating func release(from pull: Double) {
    drag(to: pull)
    lift()
  }

  mutating func scroll(to offset: Double) {
    scroll.offset = offset
    send(.scrolled)
    send(.laidOut)
  }

  mutating func open(frames: Int) {
    release(from: 90)
    run(frames: frames)
  }

  mutating func load() {
    run(frames: 60)
    scroll(to: -52)
    send(.tapped(.near))
    send(.laidOut)
    run(frames: 60)
  }

  /// Loads and ends with an outcome; a success still waits for its rows.
  mutating func load(endingWith outcome: RefreshOutcome) {
    load()
    send(.ended(.near, outcome))
    run(frames: outcome == .success ? 6 : 90)
  }

  mutating func end(after opening: Int, frames: Int) {
    open(frames: opening)
    send(.ended(.near, .success))
    run(frames: frames)
  }
}
