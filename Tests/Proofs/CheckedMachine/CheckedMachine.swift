/// A machine, its scroll view, and the records for checking it.
struct CheckedMachine {
  typealias Machine = RefreshStateMachine

  /// The maximum number of layouts per turn; more mean an endless loop.
  private static let mostLayouts = 8

  var machine = Machine()
  var view: ModelScrollView
  private(set) var time = 0.0
  private(set) var wake = Machine.Wake.never
  var needsLayout = false
  private(set) var isInBackground = false

  var laws = AnswerLaws()
  var hand = HandBook()
  /// The motion of the content, for the law of feel.
  var feel = FeelWatch()
  /// The inset that the app has read in a session, and its own part of it.
  var saved: (inset: SidePair, client: SidePair)?
  /// `true` if a session has begun that may scroll the list to the control.
  var reveals = false

  /// The machine as it would be if it had recorded every scroll; `nil` while it is the same.
  var recordingTwin: Machine?

  /// The first broken law.
  var breach: Breach?
  /// The events of the machine, if they are recorded.
  var log: [Receipt]?

  init(_ view: ModelScrollView) { self.view = view }

  mutating func report(_ law: Int, _ what: String) {
    if breach == nil { breach = Breach(law: law, what: what) }
  }

  /// Sends an event to the machine and carries out its effects.
  mutating func send(_ event: Machine.Event) {
    let before = machine
    let reading = view.reading
    let effects = machine.receive(event, reading, at: time)
    log?.append(Receipt(event: event, reading: reading, time: time, effects: effects))
    wake = effects.wake
    if effects.asksForFlush { needsLayout = true }
    let step = Step(event: event, before: before, reading: reading, effects: effects)
    laws.check(step, machine)
    if let broken = laws.breach, breach == nil { breach = broken }
    checkQuiet(step)
    checkIntent(step)
    let offset = view.offset
    let outside = view.outside
    carryOut(effects, of: step)
    checkWrites(step, from: offset, outside: outside)
    checkPlace(step)
  }

  private mutating func carryOut(_ effects: Machine.Effects, of cause: Step) {
    effects.apply { step in
      let place = view.offset
      switch step {
      case .setInset(let inset):
        view.setInset(inset)
        checkBar(cause, from: place)
      case .stopScrolling: view.stop()
      case .setOffset(let offset):
        if isTakeOver(cause) { feel.takeOver(at: time) } else if !isFrame(cause.event) { feel.forget() }
        view.setOffset(offset)
        checkBar(cause, from: place)
      case .readBack: readBack()
      case .cancelAction, .publishStates, .startAction, .prepareFeedback, .playFeedback, .announce, .redraw,
        .reportInsetConflict, .sendValueChanged:
        break
      }
      return true
    }
  }

  /// `true` if the content is put back in the turn of a lift.
  func isTakeOver(_ cause: Step) -> Bool { cause.event == .laidOut && cause.effects.stopsScrolling }

  /// `true` for an event at which content is moved by a law.
  private func isFrame(_ event: Machine.Event) -> Bool { event == .ticked }

  /// Checks the motion at the end of a frame, or of a turn with a finger.
  mutating func feelMotion(didTick: Bool) {
    if let fault = feel.follow(machine, view.reading, at: time, didTick: didTick) { report(34, fault) }
  }

  private mutating func readBack() {
    let before = machine
    let reading = view.reading
    let answer = machine.receive(.scrolled, reading, at: time)
    log?.append(Receipt(event: .scrolled, reading: reading, time: time, effects: answer))
    wake = answer.wake
    checkQuiet(Step(event: .scrolled, before: before, reading: reading, effects: answer))
  }

  /// Ends the turn with a layout pass, if one was requested.
  mutating func layOut() {
    var layouts = 0
    while needsLayout {
      needsLayout = false
      layouts += 1
      send(.laidOut)
      guard layouts < Self.mostLayouts else { return report(5, "every flush asks for another one") }
    }
  }

  /// Runs a frame: the scroll view's own motion, then the tick or the timer, then the layout pass.
  mutating func passFrame() {
    layOut()
    guard !isInBackground else {
      time += ModelScrollView.frame
      return
    }
    let didTick = advanceFrame()
    feelMotion(didTick: didTick)
    if view.isIdle { hand.endGesture() }
  }

  /// Runs a frame up to the picture that the screen shows; returns `true` if the machine was told of it.
  @discardableResult
  mutating func advanceFrame() -> Bool {
    time += ModelScrollView.frame
    if view.advance() { send(.scrolled) }
    let didTick = wake == .nextFrame
    switch wake {
    case .nextFrame: send(.ticked)
    case .at(let moment) where moment <= time: send(.woke)
    case .at, .never: break
    }
    layOut()
    return didTick
  }

  /// Advances by frames, in one step where nothing happens in them.
  mutating func pass(frames: Int) {
    layOut()
    for passed in 0..<frames {
      guard !isQuiet else {
        feel.forget()
        time += Double(frames - passed) * ModelScrollView.frame
        return
      }
      passFrame()
    }
  }

  /// Advances to the next frame in which something happens; returns the number of frames.
  mutating func passToNext() -> Int {
    layOut()
    var skipped = 0
    if case .at(let moment) = wake, view.animationLeft == 0, !isCoasting {
      skipped = max(0, Int(((moment - time) / ModelScrollView.frame).rounded(.up)) - 1)
    }
    if skipped > 0 { feel.forget() }
    time += Double(skipped) * ModelScrollView.frame
    passFrame()
    return skipped + 1
  }

  /// `true` if nothing happens any more without further input.
  var isQuiet: Bool { !needsLayout && (isInBackground || (wake == .never && view.animationLeft == 0 && !isCoasting)) }

  private var isCoasting: Bool {
    view.isDecelerating || view.updateLeft > 0 || view.dragVelocity != 0 || (hand.isByHand && view.isIdle)
  }

  mutating func setInBackground(_ isInBackground: Bool) {
    layOut()
    self.isInBackground = isInBackground
    feel.forget()
    if isInBackground { view.stopEverything() }
    send(isInBackground ? .enteredBackground : .enteredForeground)
  }
}
