import RefreshCore
import RefreshTesting
import Testing

@Suite struct StepTests {
  typealias Step = RefreshSimulation.Step

  /// Every step beside the call that it stands for.
  private static let steps: [(Step, @Sendable (inout RefreshSimulation) -> Void)] = [
    (.touchDown, { $0.touchDown() }),
    (.drag(by: 40), { $0.drag(by: 40) }),
    (.drag(by: -40, over: 0.1), { $0.drag(by: -40, over: 0.1) }),
    (.dragTo(400), { $0.drag(to: 400) }),
    (.pull(to: 0.5), { $0.pull(to: 0.5) }),
    (.pull(to: 1.2, over: 0), { $0.pull(to: 1.2, over: 0) }),
    (.hold(for: 0.1), { $0.hold(for: 0.1) }),
    (.release, { $0.release() }),
    (.flick(velocity: -800), { $0.flick(velocity: -800) }),
    (.cancelTouch, { $0.cancelTouch() }),
    (.advance(by: 0.3), { $0.advance(by: 0.3) }),
    (.begin(), { $0.begin() }),
    (.begin(reveals: false), { $0.begin(reveals: false) }),
    (.end(.failure), { $0.end(.failure) }),
    (.finishAction(.success), { $0.finishAction(.success) }),
    (.enable(false), { $0.setEnabled(false) }),
    (.hide(true), { $0.setHidden(true) }),
    (.noMoreData(true), { $0.setNoMoreData(true) }),
    (.reportProgress(0.4), { $0.reportProgress(0.4) }),
    (.setInset(SidePair(near: 8, far: 9)), { $0.list.inset = SidePair(near: 8, far: 9) }),
    (.setEdge(.far, 300), { $0.list.inset.far = 300 }),
    (.setSystemInset(SidePair(near: 44)), { $0.list.systemInset = SidePair(near: 44) }),
    (.setContentLength(200), { $0.list.contentLength = 200 }),
    (.setViewport(400), { $0.list.viewport = 400 }),
    (.scroll(to: 70), { $0.scroll(to: 70) }),
    (.scroll(to: 70, isAnimated: true), { $0.scroll(to: 70, isAnimated: true) }),
    (.window(false), { $0.list.isInWindow = false }),
    (.background(true), { $0.setInBackground(true) }),
  ]

  /// Somewhere in a session, with a finger down.
  private static let start: RefreshSimulation = {
    var simulation = RefreshSimulation(in: ScrollMetrics(offset: 10))
    simulation.begin()
    simulation.advance(by: 0.2)
    simulation.drag(by: 30)
    return simulation
  }()

  @Test func aStepDoesWhatItsMethodDoes() {
    for (step, call) in Self.steps {
      var byStep = Self.start
      byStep.run(step)
      var byCall = Self.start
      call(&byCall)
      #expect(byStep == byCall, "\(step)")
    }
  }

  @Test func everyStepDoesSomething() {
    for (step, _) in Self.steps where step != .touchDown {
      var simulation = Self.start
      simulation.run(step)
      #expect(simulation != Self.start, "\(step)")
    }
  }

  @Test func aScriptIsItsStepsInOrder() {
    let script: [Step] = [.pull(to: 1.1), .hold(for: 0.2), .release, .advance(by: 1), .end(.success)]
    var simulation = RefreshSimulation()
    simulation.run(script)
    #expect(simulation.trace.states == [.idle, .pulling, .armed, .refreshing, .ending])
    var other = RefreshSimulation()
    for step in script { other.run(step) }
    #expect(simulation == other)
  }

  @Test func anEmptyScriptDoesNothing() {
    var simulation = Self.start
    simulation.run([])
    #expect(simulation == Self.start)
  }
}
