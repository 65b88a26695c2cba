import RefreshCore
import ScrollPhysics

extension RefreshSimulation {
  /// Sends an event to the machine and carries out its effects in this turn.
  @discardableResult
  mutating func send(_ event: RefreshStateMachine.Event) -> RefreshRequestResult? {
    let wasPulled = isPulledAtNearSide
    let effects = machine.receive(event, reading, at: time)
    sides.take(effects)
    clock.wake = effects.wake
    if effects.asksForFlush { turn.needsLayout = true }
    if keepsTrace { turn.words += RefreshTrace.words(of: effects, at: side) }
    carryOut(effects, wasPulled ? .near : .far)
    return effects.answer
  }

  /// `true` if the content is pulled at the near side.
  private var isPulledAtNearSide: Bool { near.isPresent && near.pull(at: offset) > 0 }

  /// Handles a change notification of the scroll view: at once, except while effects are carried out.
  mutating func notify() {
    guard !turn.isCarryingOut else { return }
    inOneTurn { $0.send(.scrolled) }
  }

  /// Moves the content, and notifies if its offset has changed.
  mutating func notifyOfMove(_ move: (inout RefreshSimulation) -> Void) {
    let before = offset
    move(&self)
    if offset != before { notify() }
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
      case .stopScrolling: list.scroll.scroll(to: offset, stopsMotion: true)
      case .setOffset(let offset): list.scroll.scroll(to: offset)
      case .readBack: readBack(effects, before, pulledSide)
      case .startAction(let session, let side): startAction(session, at: side)
      case .sendValueChanged(let side): record.count(\.valueChanges, in: sides[side])
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
      record.judge(effects, before, list.scroll, at: time)
    }
    if effects.offset != nil {
      record.count(\.offsetWrites, in: sides[isPulledAtNearSide ? .near : pulledSide])
    }
    let answer = machine.receive(.scrolled, reading, at: time)
    sides.take(answer)
    clock.wake = answer.wake
  }

  private mutating func writeInset(_ inset: SidePair) {
    for side in AxisSide.allCases where inset[side] != self.inset[side] && !turn.isClientWriting {
      record.count(\.insetWrites, in: sides[side])
    }
    list.inset = inset
  }

  private mutating func startAction(_ session: UInt32, at side: AxisSide) {
    record.count(\.actionStarts, in: sides[side])
    switch action {
    case .hangs: break
    case .ends(let delay, let outcome):
      clock.add(.init(time: time + delay, session: session, side: side, outcome: outcome))
    case .endsAtOnce(let outcome): send(.ended(side, outcome))
    }
  }
}

extension RefreshSimulation {
  /// The behaviour of the control's action when it is started.
  ///
  /// ```swift
  /// simulation.action = .ends(after: 1, .success)
  /// simulation.action = .endsAtOnce(.noMoreData)  // an action that never awaits
  /// simulation.action = .hangs                    // until the test calls finishAction(_:session:at:) or end(_:at:)
  /// ```
  public enum Action: Equatable, Sendable {
    /// The action never ends by itself.
    case hangs

    /// The action returns an outcome after some seconds, unless it is cancelled before; with 0 in the next turn.
    case ends(after: Double, RefreshOutcome)

    /// The action ends the session synchronously.
    case endsAtOnce(RefreshOutcome)
  }
}

extension RefreshSimulation {
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
  ///
  /// Without it each call is a separate turn.
  ///
  /// ```swift
  /// simulation.inOneTurn {
  ///   $0.end(.success)
  ///   $0.setContentLength(8_000)
  /// }
  /// ```
  public mutating func inOneTurn(_ body: (inout RefreshSimulation) -> Void) {
    turn.depth += 1
    body(&self)
    turn.depth -= 1
    if turn.depth == 0 { endTurn() }
  }

  private mutating func endTurn() {
    list.endTurn()
    turn.depth = 1
    var layouts = 0
    while turn.needsLayout {
      guard layouts < Self.mostLayouts else {
        record.report(.flushesWithoutEnd, at: time)
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
      time: time, finger: finger, offset: offset, pull: pull, state: state, addedInset: addedInset, effects: words)
    record.trace.appendIfChanged(row)
  }
}
