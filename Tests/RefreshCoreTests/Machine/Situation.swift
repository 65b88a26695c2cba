import RefreshCore

/// A machine with a header, or at last with a control that loads more, brought into one of its states by events alone.
enum Situation: String, CaseIterable {
  case absent, idle, idleDisabled, idleHidden, pulling, armed, refreshingUnderFinger, refreshingAtLift
  case opening, holding, holdingScrolledAway, showingOutcome, endingUnderFinger, closing, noMoreData
  case offeringTap, loading, awaitingRows, offeringRetry, sayingTheEnd

  static let settings = RefreshSettings(
    metrics: RefreshMetrics(heldExtent: 60, triggerDistance: 84, showsOutcomes: true))

  /// The machine, the reading of the moment and the time.
  func make() -> (RefreshStateMachine, ScrollMetrics, Double) {
    var script = Script()
    guard self != .absent else { return script.result }
    script.attach(loadsMore ? Self.onTap : Self.settings)
    switch self {
    case .absent, .idle: break
    case .idleDisabled: script.send(.enabled(.near, false))
    case .idleHidden: script.send(.hidden(.near, true))
    case .pulling: script.drag(to: 40)
    case .armed: script.drag(to: 90)
    case .refreshingUnderFinger:
      script.machine.configure(Self.whilePulling, at: .near)
      script.drag(to: 90)
    case .refreshingAtLift: script.release(from: 90)
    case .opening: script.open(frames: 3)
    case .holding: script.open(frames: 120)
    case .holdingScrolledAway:
      script.open(frames: 120)
      script.scroll(to: 500)
    case .showingOutcome: script.end(after: 120, frames: 20)
    case .endingUnderFinger:
      script.open(frames: 120)
      script.drag(to: 70)
      script.send(.ended(.near, .success))
    case .closing: script.end(after: 120, frames: 50)
    case .noMoreData: script.send(.noMoreData(.near, true))
    case .offeringTap: script.run(frames: 60)
    case .loading: script.load()
    case .awaitingRows: script.load(endingWith: .success)
    case .offeringRetry: script.load(endingWith: .failure)
    case .sayingTheEnd: script.load(endingWith: .noMoreData)
    }
    return script.result
  }

  private var loadsMore: Bool {
    switch self {
    case .offeringTap, .loading, .awaitingRows, .offeringRetry, .sayingTheEnd: true
    default: false
    }
  }

  private static var onTap: RefreshSettings {
    RefreshSettings(role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .onTap)
  }

  private static var whilePulling: RefreshSettings {
    RefreshSettings(metrics: settings.metrics, trigger: .whilePulling)
  }
}

/// Brings a machine on, without a scroll view: what the machine writes is what is read next.
struct Script {
  var machine = RefreshStateMachine()
  var scroll = ScrollMetrics(viewport: 800)
  var time = 0.0
  private let frame = 1.0 / 60

  var result: (RefreshStateMachine, ScrollMetrics, Double) { (machine, scroll, time) }

  mutating func attach(_ settings: RefreshSettings = Situation.settings) {
    machine.configure(settings, at: .near)
    send(.attached(.near))
  }

  /// How much of the control is in sight.
  var extent: Double { machine.update(at: .near, scroll, time: time).visibleExtent }

  @discardableResult
  mutating func send(_ event: RefreshStateMachine.Event) -> RefreshStateMachine.Effects {
    let effects = machine.receive(event, scroll, at: time)
    if let inset = effects.inset {
      scroll.inset = inset
      scroll.adjustedInset = inset
    }
    if let offset = effects.offset { scroll.offset = offset }
    if effects.inset != nil || effects.offset != nil { _ = machine.receive(.scrolled, scroll, at: time) }
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

  /// A success waits for its rows; anything else is over.
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
