import RefreshCore
import ScrollPhysics

extension RefreshSimulation {
  /// A step of a script as a value: an action of a finger, the app, the system or time.
  ///
  /// A script is an array of steps; it can be stored, printed, shortened and generated at random. Each step calls the
  /// method of the same name; for a method with a side, it uses the side of the trace.
  ///
  /// ```swift
  /// simulation.run([.pull(to: 1.1), .hold(for: 0.2), .release, .advance(by: 2), .end(.success)])
  /// ```
  ///
  /// A script is data: a property test makes it from a seed, and prints it when it fails. Of the finger:
  ///
  /// ```swift
  /// let fingers: [RefreshSimulation.Step] = [
  ///   .touchDown, .drag(by: 40), .dragTo(400), .pull(to: 1.1), .hold(for: 0.2), .release, .flick(velocity: 900), .cancelTouch,
  /// ]
  /// ```
  ///
  /// Of the app:
  ///
  /// ```swift
  /// let calls: [RefreshSimulation.Step] = [
  ///   .begin(), .reportProgress(0.5), .end(.success), .finishAction(.failure), .enable(false), .hide(true), .noMoreData(true),
  ///   .setInset(.init(near: 44)), .setEdge(.far, 83), .setContentLength(6000), .scroll(to: 200),
  /// ]
  /// ```
  ///
  /// Of the system, and of time:
  ///
  /// ```swift
  /// let others: [RefreshSimulation.Step] = [
  ///   .setSystemInset(.init(near: 59)), .setViewport(393), .window(false), .background(true), .advance(by: 1),
  /// ]
  /// ```
  public enum Step: Equatable, Sendable {
    /// ``RefreshSimulation/touchDown(at:)``
    case touchDown

    /// ``RefreshSimulation/drag(by:over:)``
    case drag(by: Double, over: Double = 0.3)

    /// ``RefreshSimulation/drag(to:over:)``
    case dragTo(Double, over: Double = 0.3)

    /// ``RefreshSimulation/pull(to:over:at:)``
    case pull(to: Double, over: Double = 0.3)

    /// ``RefreshSimulation/hold(for:)``
    case hold(for: Double)

    /// ``RefreshSimulation/release()``
    case release

    /// ``RefreshSimulation/flick(velocity:)``
    case flick(velocity: Double)

    /// ``RefreshSimulation/cancelTouch()``
    case cancelTouch

    /// ``RefreshSimulation/advance(by:)``
    case advance(by: Double)

    /// ``RefreshSimulation/begin(reveals:at:)``
    case begin(reveals: Bool = true)

    /// ``RefreshSimulation/end(_:at:)``
    case end(RefreshOutcome)

    /// ``RefreshSimulation/finishAction(_:session:at:)``
    case finishAction(RefreshOutcome)

    /// ``RefreshSimulation/setEnabled(_:at:)``
    case enable(Bool)

    /// ``RefreshSimulation/setHidden(_:at:)``
    case hide(Bool)

    /// ``RefreshSimulation/setNoMoreData(_:at:)``
    case noMoreData(Bool)

    /// ``RefreshSimulation/reportProgress(_:at:)``
    case reportProgress(Double)

    /// ``RefreshSimulation/setInset(_:)``
    case setInset(RefreshStateMachine.SidePair)

    /// ``RefreshSimulation/setInset(_:at:)``
    case setEdge(RefreshStateMachine.AxisSide, Double)

    /// ``RefreshSimulation/setSystemInset(_:)``
    case setSystemInset(RefreshStateMachine.SidePair)

    /// ``RefreshSimulation/setContentLength(_:itemCount:)``
    case setContentLength(Double)

    /// ``RefreshSimulation/setViewport(_:)``
    case setViewport(Double)

    /// ``RefreshSimulation/scroll(to:isAnimated:)``
    case scroll(to: Double, isAnimated: Bool = false)

    /// ``RefreshSimulation/isInWindow``
    case window(Bool)

    /// ``RefreshSimulation/setInBackground(_:)``
    case background(Bool)
  }

  /// Runs a script.
  ///
  /// ```swift
  /// simulation.run([.pull(to: 1.1), .release, .advance(by: 1), .end(.success)])
  /// ```
  public mutating func run(_ steps: [Step]) {
    for step in steps { run(step) }
  }

  /// Runs a step.
  ///
  /// ```swift
  /// for step in script {
  ///   simulation.run(step)
  ///   #expect(simulation.violations.isEmpty, "after \(step)")
  /// }
  /// ```
  public mutating func run(_ step: Step) {
    switch step {
    case .touchDown, .drag, .dragTo, .pull, .release, .flick, .cancelTouch: runFinger(step)
    case .hold(let seconds), .advance(let seconds): advance(by: seconds)
    case .begin(let reveals): begin(reveals: reveals)
    case .end(let outcome): end(outcome)
    case .finishAction(let outcome): finishAction(outcome)
    case .enable(let isEnabled): setEnabled(isEnabled)
    case .hide(let isHidden): setHidden(isHidden)
    case .noMoreData(let isExhausted): setNoMoreData(isExhausted)
    case .reportProgress(let fraction): reportProgress(fraction)
    case .setInset, .setEdge, .setSystemInset, .setContentLength, .setViewport: runGeometry(step)
    case .scroll(let offset, let isAnimated): scroll(to: offset, isAnimated: isAnimated)
    case .window(let isInWindow): self.isInWindow = isInWindow
    case .background(let isInBackground): setInBackground(isInBackground)
    }
  }

  private mutating func runFinger(_ step: Step) {
    switch step {
    case .touchDown: touchDown()
    case .drag(let distance, let seconds): drag(by: distance, over: seconds)
    case .dragTo(let position, let seconds): drag(to: position, over: seconds)
    case .pull(let fraction, let seconds): pull(to: fraction, over: seconds)
    case .release: release()
    case .flick(let velocity): flick(velocity: velocity)
    case .cancelTouch: cancelTouch()
    default: break
    }
  }

  private mutating func runGeometry(_ step: Step) {
    switch step {
    case .setInset(let inset): setInset(inset)
    case .setEdge(let side, let value): setInset(value, at: side)
    case .setSystemInset(let inset): setSystemInset(inset)
    case .setContentLength(let length): setContentLength(length)
    case .setViewport(let length): setViewport(length)
    default: break
    }
  }
}

extension RefreshSimulation {
  /// Sends an event to the machine and carries out its effects in this turn.
  @discardableResult
  mutating func send(_ event: RefreshStateMachine.Event) -> RefreshRequestResult? {
    let wasPulled = isPulledAtNearSide
    let effects = machine.receive(event, reading, at: time)
    sides.take(effects)
    wake = effects.wake
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

  /// Carries out effects.
  ///
  /// - Parameters:
  ///   - effects: The effects of an event.
  ///   - pulledSide: The side at which the content was pulled before the event.
  mutating func carryOut(_ effects: RefreshStateMachine.Effects, _ pulledSide: AxisSide) {
    let before = scroll
    let wasCarryingOut = turn.isCarryingOut
    turn.isCarryingOut = true
    effects.apply { step in
      switch step {
      case .cancelAction(let side): cancelAction(at: side)
      case .publishStates: break
      case .setInset(let inset): writeInset(inset)
      case .stopScrolling: scroll.scroll(to: scroll.offset, stopsMotion: true)
      case .setOffset(let offset): scroll.scroll(to: offset)
      case .readBack: readBack(effects, before, pulledSide)
      case .startAction(let session, let side): startAction(session, at: side)
      case .sendValueChanged(let side): count(\.valueChanges, at: side)
      case .prepareFeedback, .playFeedback, .announce, .redraw, .reportInsetConflict: break
      }
      return true
    }
    turn.isCarryingOut = wasCarryingOut
  }

  private mutating func readBack(
    _ effects: RefreshStateMachine.Effects, _ before: ScrollSimulation, _ pulledSide: AxisSide
  ) {
    if !turn.isClientWriting && (effects.inset != nil || effects.offset != nil) { judge(effects, before) }
    if effects.offset != nil {
      count(\.offsetWrites, at: isPulledAtNearSide ? .near : pulledSide)
    }
    let answer = machine.receive(.scrolled, reading, at: time)
    sides.take(answer)
    wake = answer.wake
  }

  private mutating func writeInset(_ inset: SidePair) {
    for side in AxisSide.allCases where inset[side] != self.inset[side] && !turn.isClientWriting {
      count(\.insetWrites, at: side)
    }
    apply(inset)
  }

  /// Reports what the framework did wrong; a finger is responsible for the content that it holds, and the scroll view for
  /// the content that it moves back into the range.
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

  private mutating func cancelAction(at side: AxisSide) {
    count(\.actionCancels, at: side)
    pendingEnds.removeAll { $0.side == side }
  }

  private mutating func startAction(_ session: UInt32, at side: AxisSide) {
    count(\.actionStarts, at: side)
    switch action {
    case .hangs: break
    case .ends(let delay, let outcome):
      pendingEnds.append(PendingEnd(time: time + delay, session: session, side: side, outcome: outcome))
    case .endsAtOnce(let outcome): send(.ended(side, outcome))
    }
  }

  /// Sets the scroll view's inset; the scroll view clamps the content before it notifies.
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

  /// An action that will return.
  struct PendingEnd: Equatable, Sendable {
    let time: Double
    let session: UInt32
    let side: AxisSide
    let outcome: RefreshOutcome
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
    flags.isLifting = false
    flags.dragVelocity = 0
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
