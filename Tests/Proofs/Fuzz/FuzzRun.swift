/// A machine that receives the events of arbitrary bytes, and the laws that it must obey nevertheless.
struct FuzzRun {
  typealias Machine = RefreshStateMachine

  private(set) var machine = Machine()
  private(set) var laws = AnswerLaws()
  var scroll = ScrollMetrics()
  var tape: ByteTape
  private var time = 0.0
  private let settings: [SideSettings]
  /// The events that the machine received.
  private(set) var log: [Receipt]?
  /// `true` if the scroll view carries out the effects.
  private let obeys: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, keepsLog: Bool) {
    tape = ByteTape(bytes)
    if keepsLog { log = [] }
    obeys = tape.flag()
    settings = [tape.settings(), tape.settings()]
    machine.configure(settings[0], at: .near)
    machine.configure(settings[1], at: .far)
    send(.attached(.near))
    send(.attached(.far))
  }

  /// Performs the operations of all bytes; returns the first broken law.
  mutating func run() -> Breach? {
    while !tape.isAtEnd, laws.breach == nil { runOne() }
    return laws.breach
  }

  /// The source of a test that sends the same events.
  func source(of breach: Breach) -> String { TestSource.text(settings, log ?? [], breach) }

  /// Changes the settings of a control, except its role.
  mutating func configure() {
    let side = tape.side()
    let former = machine.controls[side].settings
    var settings = tape.settings()
    settings.role = former.role
    settings.loadMore.exclusion = former.loadMore.exclusion
    machine.configure(settings, at: side)
  }

  mutating func passTime() { time += tape.one(of: HostileNumbers.times) }

  mutating func finishAction() {
    let side = tape.side()
    let session = machine.session(at: side) &- UInt32(tape.byte() & 1)
    if session == machine.session(at: side) {
      if side == .near { laws.near.finish() } else { laws.far.finish() }
    }
    send(.actionFinished(session: session, side, tape.one(of: RefreshOutcome.allCases)))
  }

  mutating func send(_ event: Machine.Event) {
    let before = machine
    let effects = machine.receive(event, scroll, at: time)
    log?.append(Receipt(event: event, reading: scroll, time: time, effects: effects))
    laws.check(Step(event: event, before: before, reading: scroll, effects: effects), machine)
    // The machine ignores a time that is not finite; the next time advances from a valid one.
    if !time.isFinite { time = 0 }
    check(effects)
    guard obeys else { return }
    if let inset = effects.inset {
      scroll.adjustedInset = SidePair(
        near: scroll.adjustedInset.near - scroll.inset.near + inset.near,
        far: scroll.adjustedInset.far - scroll.inset.far + inset.far)
      scroll.inset = inset
    }
    if let offset = effects.offset { scroll.offset = offset }
    if effects.stopsScrolling { scroll.isDecelerating = false }
  }

  private mutating func check(_ effects: Machine.Effects) {
    if case .at(let moment) = effects.wake, !moment.isFinite { laws.report(5, "a wake is asked for at \(moment)") }
    if !scroll.isUsable, effects.offset != nil { laws.report(5, "a reading that is no number moved the content") }
    for side in AxisSide.allCases {
      let update = machine.update(at: side, scroll, time: time)
      for value in update.numbers where !value.isFinite {
        laws.report(17, "an animator is told of \(value): \(update)")
      }
      if update.visibleExtent < 0 { laws.report(17, "the visible extent is \(update.visibleExtent)") }
      let place = machine.pull(at: side, scroll) + machine.restOffset(at: side, scroll)
      if !place.isFinite { laws.report(4, "the pull or the rest is \(place)") }
    }
  }
}

extension RefreshUpdate {
  /// The numbers with which an animator calculates.
  fileprivate var numbers: [Double] {
    [
      visibleExtent, heldExtent, triggerDistance, armedFraction, activityFraction, outcomeFraction, timeSinceEnd,
      motionStart, velocity, progress,
      sessionProgress ?? 0,
    ]
  }
}
