import RefreshCore
import ScrollPhysics

/// The adapter of a simulation: it sends the machine what happens to the list, and carries out the effects.
package struct SimulatedAdapter: Equatable, Sendable {
  /// The machine after the last event.
  package var machine = RefreshStateMachine()

  /// The last frames of both sides.
  package private(set) var sides = SideFrames()

  var list: SimulatedList
  var clock: SimulationClock
  var record = SimulationRecord()

  /// The side of the trace.
  let side: AxisSide
  var action = RefreshSimulation.Action.hangs
  var keepsTrace = true
  var keepsFrames = false
  private(set) var turn = Turn()

  /// `true` without a finger, a motion, a session and a requested wake.
  var isQuiet: Bool {
    list.isStill && clock.isIdle && sides.near.state != .refreshing && sides.far.state != .refreshing
  }

  /// The offset at which the content rests at a side; without a control there, the end of the range.
  func restOffset(at side: AxisSide) -> Double {
    guard !sides[side].isPresent else { return sides[side].restOffset }
    return side == .near ? list.scroll.range.lowest : list.scroll.range.highest
  }
}

extension SimulatedAdapter {
  /// Sends an event to the machine and carries out its effects in this turn.
  @discardableResult
  mutating func send(_ event: RefreshStateMachine.Event) -> RefreshRequestResult? {
    let wasPulled = isPulledAtNearSide
    let effects = machine.receive(event, list.reading, at: clock.time)
    sides.take(effects)
    clock.wake = effects.wake
    if effects.asksForFlush { turn.needsLayout = true }
    if keepsTrace { turn.words += RefreshTrace.words(of: effects, at: side) }
    carryOut(effects, wasPulled ? .near : .far)
    return effects.answer
  }

  /// Sends an event in a turn of its own, unless one is open.
  @discardableResult
  mutating func sendAlone(_ event: RefreshStateMachine.Event) -> RefreshRequestResult? { inOneTurn { $0.send(event) } }

  /// `true` if the content is pulled at the near side.
  private var isPulledAtNearSide: Bool { sides.near.isPresent && sides.near.pull(at: list.offset) > 0 }

  /// Handles a change notification of the scroll view: at once, except while effects are carried out.
  mutating func notify() {
    guard !turn.isCarryingOut else { return }
    sendAlone(.scrolled)
  }

  /// Moves the content, and notifies if its offset has changed.
  mutating func notifyOfMove(_ move: (inout SimulatedAdapter) -> Void) {
    let before = list.offset
    move(&self)
    if list.offset != before { notify() }
  }

  /// Carries out effects.
  ///
  /// - Parameters:
  ///   - effects: The effects of an event.
  ///   - pulledSide: The side at which the content was pulled before the event.
  mutating func carryOut(_ effects: RefreshStateMachine.Effects, _ pulledSide: AxisSide) {
    let before = list.scroll
    let wasCarryingOut = turn.isCarryingOut
    turn.isCarryingOut = true
    effects.apply { step in
      switch step {
      case .cancelAction(let side):
        record.count(\.actionCancels, in: sides[side])
        clock.removeEnds(at: side)
      case .publishStates: break
      case .setInset(let inset): writeInset(inset)
      case .stopScrolling: list.scroll.scroll(to: list.offset, stopsMotion: true)
      case .setOffset(let offset): list.scroll.scroll(to: offset)
      case .readBack: readBack(effects, before, pulledSide)
      case .startAction(let session, let side): startAction(session, at: side)
      case .sendValueChanged(_, let side): record.count(\.valueChanges, in: sides[side])
      case .prepareFeedback, .playFeedback, .announce, .redraw, .reportInsetConflict: break
      }
      return true
    }
    turn.isCarryingOut = wasCarryingOut
  }

  private mutating func readBack(
    _ effects: RefreshStateMachine.Effects, _ before: ScrollSimulation, _ pulledSide: AxisSide
  ) {
    if !turn.isClientWriting && (effects.inset != nil || effects.offset != nil) {
      record.judge(effects, before, list.scroll, at: clock.time)
    }
    if effects.offset != nil { record.count(\.offsetWrites, in: sides[isPulledAtNearSide ? .near : pulledSide]) }
    let answer = machine.receive(.scrolled, list.reading, at: clock.time)
    sides.take(answer)
    clock.wake = answer.wake
  }

  private mutating func writeInset(_ inset: SidePair) {
    for side in AxisSide.allCases where inset[side] != list.inset[side] && !turn.isClientWriting {
      record.count(\.insetWrites, in: sides[side])
    }
    list.inset = inset
  }

  private mutating func startAction(_ session: UInt32, at side: AxisSide) {
    record.count(\.actionStarts, in: sides[side])
    switch action {
    case .hangs: break
    case .ends(let delay, let outcome):
      clock.add(.init(time: clock.time + delay, session: session, side: side, outcome: outcome))
    case .endsAtOnce(let outcome): send(.ended(side, outcome))
    }
  }

  /// Changes the settings of a control, which asks for a layout pass.
  mutating func configure(_ settings: SideSettings, at side: AxisSide) {
    machine.configure(settings, at: side)
    turn.needsLayout = true
  }

  /// Replaces the list by a changed one, and notifies if a scroll view does.
  mutating func changeList(to new: SimulatedList) {
    countForeignWrite(of: new.inset, over: list.inset)
    let notifies = new.notifies(after: list)
    list = new
    if notifies { notify() }
  }

  /// The app's own inset, without the added one.
  var clientInset: SidePair { machine.clientInset(in: list.reading) }

  mutating func changeClientInset(to inset: SidePair) {
    countForeignWrite(of: inset, over: clientInset)
    turn.isClientWriting = true
    send(.clientDidSetInset(inset))
    turn.isClientWriting = false
  }

  private mutating func countForeignWrite(of inset: SidePair, over before: SidePair) {
    for side in AxisSide.allCases where inset[side] != before[side] {
      record.count(\.foreignInsetWrites, in: sides[side])
    }
  }

  /// Removes the finger, as the system does.
  mutating func cancelTouch() { lift(.touchCancelled) { $0.touchCancelled() } }

  /// Lifts the finger: the machine is notified before the pan is reset, and lays out afterwards.
  mutating func lift(_ event: RefreshStateMachine.Event, _ lift: (inout ScrollSimulation) -> Void) {
    guard list.finger != nil else { return }
    inOneTurn {
      $0.notifyOfMove {
        $0.list.liftFinger(lift)
        if $0.list.bouncesInLift { $0.list.scroll.advance(by: $0.clock.frameLength) }
      }
      if $0.list.reportsLifts || event == .touchCancelled { $0.send(event) }
    }
  }

  mutating func moveFinger(to position: Double) {
    guard list.finger != nil else { return }
    inOneTurn {
      let before = $0.list.offset
      let phase = $0.list.scroll.phase
      $0.list.moveFinger(to: position, at: $0.clock.time, frameRate: $0.clock.frameRate)
      if $0.list.offset != before || $0.list.scroll.phase != phase { $0.notify() }
    }
  }

  mutating func advance(until latest: Double) {
    precondition(turn.depth == 0, "call advance(by:) outside of inOneTurn(_:)")
    while let moment = clock.enterNextMoment(until: latest) { perform(moment) }
    clock.wait(until: latest)
  }

  /// Returns `true` if nothing happens any more before the latest time.
  mutating func advanceUntilQuiet(until latest: Double) -> Bool {
    precondition(turn.depth == 0, "call advanceUntilQuiet(within:) outside of inOneTurn(_:)")
    while !isQuiet {
      guard let moment = clock.enterNextMoment(until: latest) else { return false }
      perform(moment)
    }
    return true
  }

  private mutating func perform(_ moment: SimulationClock.Moment) {
    switch moment {
    case .frame: runFrame()
    case .wake:
      sendAlone(.woke)
      clock.delayLateWake()
    case .actionEnd(let pending):
      sendAlone(.actionFinished(session: pending.session, pending.side, pending.outcome))
    }
  }

  /// Runs a frame: touches first, then the scroll view's own motion, then the tick.
  private mutating func runFrame() {
    inOneTurn {
      if let path = $0.list.path { $0.moveFinger(to: path.position(at: $0.clock.time)) }
      guard !$0.clock.isInBackground else { return }
      $0.notifyOfMove { $0.list.advance(by: $0.clock.frameLength, to: $0.clock.time) }
      if $0.clock.takeTick() { $0.send(.ticked) }
    }
    guard keepsFrames else { return }
    record.frames.append(.init(time: clock.time, near: sides.near, far: sides.far, reading: list.reading))
  }

  /// The state of one run loop turn.
  struct Turn: Equatable, Sendable {
    /// The number of open scopes; the turn ends with the outermost.
    var depth = 0

    /// `true` if a layout pass was requested.
    var needsLayout = false

    /// `true` while effects are carried out, so that notifications are deferred.
    var isCarryingOut = false

    /// `true` if the effects are those of a write by the app, which may move the content.
    var isClientWriting = false

    /// The effects for the trace.
    var words: [String] = []
  }

  /// The maximum number of layout passes per turn, for layouts that request another layout.
  private static let mostLayouts = 8

  /// Performs all calls of a closure in one turn of the run loop, before its layout pass.
  @discardableResult
  mutating func inOneTurn<Result>(_ body: (inout SimulatedAdapter) -> Result) -> Result {
    beginTurn()
    defer { endTurn() }
    return body(&self)
  }

  /// Begins a turn, or a scope within one.
  mutating func beginTurn() { turn.depth += 1 }

  /// Ends the turn with its layout passes, if no other scope is open.
  mutating func endTurn() {
    turn.depth -= 1
    guard turn.depth == 0 else { return }
    list.endTurn()
    turn.depth = 1
    var layouts = 0
    while turn.needsLayout {
      guard layouts < Self.mostLayouts else {
        record.report(.flushesWithoutEnd, at: clock.time)
        break
      }
      turn.needsLayout = false
      layouts += 1
      send(.laidOut)
    }
    let words = turn.words
    turn = Turn()
    guard keepsTrace else { return }
    let row = RefreshTrace.Row(
      time: clock.time, finger: list.finger, offset: list.offset, pull: sides[side].pull(at: list.offset),
      state: sides[side].state, addedInset: sides[side].addedInset, effects: words)
    record.trace.appendIfChanged(row)
  }
}
