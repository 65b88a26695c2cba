import RefreshCore

extension RefreshSimulation {
  /// A step of a script as a value: an action of a finger, the app, the system or time.
  ///
  /// A script is an array of steps; it can be stored, printed, shortened and generated at random. Each step calls the
  /// method of the same name or sets a property; for a method with a side, it uses the side of the trace.
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

    /// ``SimulatedList/inset``
    case setInset(RefreshStateMachine.SidePair)

    /// ``SimulatedList/inset``
    case setEdge(RefreshStateMachine.AxisSide, Double)

    /// ``SimulatedList/systemInset``
    case setSystemInset(RefreshStateMachine.SidePair)

    /// ``SimulatedList/contentLength``
    case setContentLength(Double)

    /// ``SimulatedList/viewport``
    case setViewport(Double)

    /// ``RefreshSimulation/scroll(to:isAnimated:)``
    case scroll(to: Double, isAnimated: Bool = false)

    /// ``SimulatedList/isInWindow``
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
    case .touchDown: touchDown()
    case .drag(let distance, let seconds): drag(by: distance, over: seconds)
    case .dragTo(let position, let seconds): drag(to: position, over: seconds)
    case .pull(let fraction, let seconds): pull(to: fraction, over: seconds)
    case .release: release()
    case .flick(let velocity): flick(velocity: velocity)
    case .cancelTouch: cancelTouch()
    case .hold(let seconds), .advance(let seconds): advance(by: seconds)
    case .begin(let reveals): begin(reveals: reveals)
    case .end(let outcome): end(outcome)
    case .finishAction(let outcome): finishAction(outcome)
    case .enable(let isEnabled): setEnabled(isEnabled)
    case .hide(let isHidden): setHidden(isHidden)
    case .noMoreData(let isExhausted): setNoMoreData(isExhausted)
    case .reportProgress(let fraction): reportProgress(fraction)
    case .setInset(let inset): list.inset = inset
    case .setEdge(let side, let value): list.inset[side] = value
    case .setSystemInset(let inset): list.systemInset = inset
    case .setContentLength(let length): list.contentLength = length
    case .setViewport(let length): list.viewport = length
    case .scroll(let offset, let isAnimated): scroll(to: offset, isAnimated: isAnimated)
    case .window(let isInWindow): list.isInWindow = isInWindow
    case .background(let isInBackground): setInBackground(isInBackground)
    }
  }
}
