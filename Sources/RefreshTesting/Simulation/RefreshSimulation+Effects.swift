import RefreshCore
import ScrollPhysics

extension RefreshSimulation {
  /// Tells the machine of an event and carries out what it answers, in this turn.
  @discardableResult
  mutating func send(_ event: RefreshStateMachine.Event) -> RefreshRequestResult? {
    let wasPulled = machine.pull(at: .near, reading) > 0
    let effects = machine.receive(event, reading, at: time)
    wake = effects.wake
    if effects.asksForFlush { turn.needsLayout = true }
    if keepsTrace { turn.words += RefreshTrace.words(of: effects, by: machine, at: side) }
    carryOut(effects, wasPulled ? .near : .far)
    return effects.answer
  }

  /// The scroll view notifies a change: told at once, or noted while effects are carried out.
  mutating func notify() {
    guard !turn.isCarryingOut else {
      turn.hasNoted = true
      return
    }
    inOneTurn { $0.send(.scrolled) }
  }

  /// Carries out effects in one place: the geometry first, so that whoever is called sees it done.
  ///
  /// - Parameters:
  ///   - effects: The machine's answer.
  ///   - pulledSide: The end at which the content was pulled before.
  mutating func carryOut(_ effects: RefreshStateMachine.Effects, _ pulledSide: AxisSide) {
    let wasCarryingOut = turn.isCarryingOut
    turn.isCarryingOut = true
    move(effects)
    if effects.offset != nil {
      count(\.offsetWrites, at: machine.pull(at: .near, reading) > 0 ? .near : pulledSide)
    }
    perform(effects[.near], at: .near)
    perform(effects[.far], at: .far)
    turn.isCarryingOut = wasCarryingOut
    guard !wasCarryingOut, turn.hasNoted else { return }
    turn.hasNoted = false
    send(.scrolled)
  }

  private mutating func move(_ effects: RefreshStateMachine.Effects) {
    let before = scroll
    if !effects.writesInsetLast { writeInset(effects.inset) }
    if effects.stopsScrolling { scroll.scroll(to: scroll.offset, stopsMotion: true) }
    writeOffset(effects.offset)
    if effects.writesInsetLast { writeInset(effects.inset) }
    let isOwn = !turn.isClientWriting && (effects.inset != nil || effects.offset != nil)
    if isOwn { judge(effects, before) }
  }

  private mutating func writeInset(_ inset: SidePair?) {
    guard let inset else { return }
    for side in AxisSide.allCases where inset[side] != self.inset[side] && !turn.isClientWriting {
      count(\.insetWrites, at: side)
    }
    apply(inset)
  }

  private mutating func writeOffset(_ offset: Double?) {
    guard let offset else { return }
    scroll.scroll(to: offset)
    notify()
  }

  /// A finger answers for where it holds the content, and the scroll view for where it is on the way from; for the rest
  /// the framework does.
  private mutating func judge(_ effects: RefreshStateMachine.Effects, _ before: ScrollSimulation) {
    guard !scroll.phase.isTracking else { return }
    let slack = scroll.grid.halfPixel
    if let wanted = effects.offset {
      if abs(wanted - offset) > slack { report(.missedOffset(wanted: wanted, got: offset)) }
    } else if abs(before.offset - offset) > slack {
      report(.movedByInset(from: before.offset, to: offset))
    }
    guard scroll.phase == .idle else { return }
    let outside = abs(scroll.range.overscroll(at: offset))
    if outside > abs(before.range.overscroll(at: before.offset)) + slack { report(.leftRange(by: outside)) }
  }

  /// A cancel is carried out before a start.
  private mutating func perform(_ commands: RefreshCommands, at side: AxisSide) {
    if commands.contains(.cancelAction) { cancelAction(at: side) }
    if commands.contains(.startAction) { startAction(at: side) }
    if commands.contains(.sendValueChanged) { count(\.valueChanges, at: side) }
  }

  private mutating func cancelAction(at side: AxisSide) {
    count(\.actionCancels, at: side)
    pendingEnds.removeAll { $0.side == side }
  }

  private mutating func startAction(at side: AxisSide) {
    count(\.actionStarts, at: side)
    switch action {
    case .hangs: break
    case .ends(let delay, let outcome):
      let session = machine.session(at: side)
      pendingEnds.append(PendingEnd(time: time + delay, session: session, side: side, outcome: outcome))
    case .endsAtOnce(let outcome): send(.ended(side, outcome))
    }
  }

  /// Sets the scroll view's inset, whoever asks for it; the content is clamped before the inset is heard of.
  mutating func apply(_ inset: SidePair) {
    self.inset = inset
    applyInsets()
  }

  mutating func applyInsets() {
    let near = inset.near + systemInset.near
    let far = inset.far + systemInset.far
    scroll.insets = ScrollInsets(near: near, far: far)
    notify()
  }
}

extension RefreshSimulation {
  /// What the control's action does when it is started.
  public enum Action: Equatable, Sendable {
    /// It never ends by itself.
    case hangs

    /// It returns after some seconds with an outcome, unless it is cancelled before. With 0 it returns in the turn after
    /// the one that started it.
    case ends(after: Double, RefreshOutcome)

    /// The listener ends the session while it is being told of it, in the same call stack.
    case endsAtOnce(RefreshOutcome)
  }

  /// An action that is going to return.
  struct PendingEnd: Equatable, Sendable {
    let time: Double
    let session: UInt32
    let side: AxisSide
    let outcome: RefreshOutcome
  }
}

extension RefreshSimulation {
  /// What is kept from the start of a run loop turn to its end.
  struct Turn: Equatable, Sendable {
    /// How many scopes are open; the turn ends with the outermost.
    var depth = 0

    /// Whether a layout pass was asked for.
    var needsLayout = false

    /// Whether effects are being carried out, so that readings are noted, not answered.
    var isCarryingOut = false

    /// Whether the effects that are carried out are the app's own write, which may move the content.
    var isClientWriting = false

    /// Whether a reading was noted.
    var hasNoted = false

    /// What was done, for the trace.
    var words: [String] = []
  }

  /// A layout that asks for a layout is run again, but not for ever.
  private static let mostLayouts = 8

  /// Lets everything that is done in a closure happen in one turn of the run loop, before its layout pass.
  ///
  /// Without it each call is a turn of its own.
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
    flags.isLifting = false
    turn.depth = 1
    var layouts = 0
    while turn.needsLayout {
      guard layouts < Self.mostLayouts else {
        report(.flushesWithoutEnd)
        break
      }
      turn.needsLayout = false
      layouts += 1
      send(.laidOut)
    }
    turn = Turn(words: turn.words)
    record()
  }

  private mutating func record() {
    let words = turn.words
    turn.words = []
    guard keepsTrace else { return }
    let row = RefreshTrace.Row(
      time: time, finger: finger, offset: offset, pull: pull, state: state, addedInset: addedInset, effects: words)
    trace.appendIfChanged(row)
  }
}
