import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// The numbers that a drawing is made of.
@Suite struct PictureTests {
  /// The step response of a smoothed value at 60 Hz, from the first frame after the target has changed.
  @Test func armingFollowsItsCurve() {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll.isDragging = true
    driver.scroll.offset = -40
    driver.send(.scrolled)
    driver.send(.laidOut)
    driver.run(frames: 3)
    driver.scroll.offset = -90
    driver.send(.scrolled)
    driver.send(.laidOut)
    var values: [Double] = []
    for _ in 0..<6 {
      driver.run(frames: 1)
      values.append(driver.machine.update(at: .near, driver.scroll, time: driver.time).armedFraction)
    }
    let expected = [0.100, 0.289, 0.475, 0.629, 0.745, 0.829]
    for (value, golden) in zip(values, expected) { #expect(abs(value - golden) < 0.0006, "\(values)") }
  }

  @Test func followersAgreeAtSixtyAndAHundredAndTwentyHertz() {
    func values(_ frameRate: Double) -> [Double] {
      var simulation = RefreshSimulation.header(frameRate: frameRate)
      simulation.begin()
      simulation.advance(by: 0.5)
      simulation.end(.success)
      simulation.advance(by: 0.3)
      let update = simulation.update()
      return [update.armedFraction, update.activityFraction, update.outcomeFraction]
    }
    for (slow, fast) in zip(values(60), values(120)) { #expect(abs(slow - fast) < 0.02) }
  }

  @Test(arguments: [RefreshOutcome.success, .failure, .cancelled])
  func theNextPullFindsNothingOfTheLastSession(outcome: RefreshOutcome) {
    var simulation = RefreshSimulation.header(metrics: RefreshMetrics(showsOutcomes: true))
    simulation.begin()
    simulation.advance(by: 1)
    simulation.end(outcome)
    simulation.expectQuiet()
    simulation.drag(by: 40, over: 1.0 / 60)
    let update = simulation.update()
    #expect(update.visibleExtent > 0)
    #expect(update.armedFraction == 0 && update.activityFraction == 0 && update.outcomeFraction == 0, "\(update)")
  }

  /// The whole inset was removed under the finger, and the content disappeared in one step.
  @Test(arguments: [AxisSide.near, .far])
  func nothingOfAPullThatWasGivenUpWaitsOutOfSight(side: AxisSide) {
    let settings = SideSettings(
      role: side == .near ? .refresh : .loadMore, metrics: RefreshSimulation.metrics,
      loadMore: .with { $0.hidesNoMoreData = true })
    let offset = side == .near ? 0.0 : 3148
    var simulation = RefreshSimulation(settings, at: side, in: ScrollMetrics(offset: offset))
    simulation.pull(to: 1.3)
    simulation.advance(by: 2.0 / 60)
    let armedFraction = simulation.update().armedFraction
    #expect(armedFraction > 0.1 && simulation.state == .armed)
    simulation.setNoMoreData(true)
    simulation.release()
    simulation.scroll(to: 1500)
    simulation.advance(by: 1)
    #expect(simulation.update().armedFraction == 0 && simulation.wake == .never)
  }

  @Test func nothingOfALoadThatEndedBelowFewRowsWaitsOutOfSight() {
    let settings = SideSettings(
      role: .loadMore, metrics: RefreshSimulation.metrics, trigger: .onReachingEnd(within: .points(100)))
    var simulation = RefreshSimulation(settings, at: .far, in: ScrollMetrics(contentLength: 200))
    simulation.begin()
    simulation.end(.success)
    simulation.advance(by: 5)
    let update = simulation.update()
    #expect(update.visibleExtent == 0 && update.armedFraction == 0 && update.activityFraction == 0, "\(update)")
    #expect(simulation.wake == .never)
  }

  @Test func theActivityWaitsForItsDelayFromArmingOn() {
    let metrics = RefreshMetrics(heldExtent: 52, triggerDistance: 100, activationDelay: 0.15)
    var simulation = RefreshSimulation.header(.whilePulling, metrics: metrics)
    simulation.pull(to: 1.01)
    let fired = simulation.time
    while simulation.update().activityFraction == 0 { simulation.advance(by: 1.0 / 60) }
    #expect(simulation.time - fired >= 0.13 && simulation.time - fired <= 0.2)
  }

  @Test func loopsStartWhereTheActivityPassesTheirThreshold() {
    var simulation = RefreshSimulation.header()
    simulation.pull(to: 1.1)
    simulation.release()
    #expect(simulation.update().activityFraction == 0)
    while simulation.update().activityFraction < 0.55 { simulation.advance(by: 1.0 / 60) }
    #expect(abs(simulation.update().motionStart - simulation.time) < 1e-9)
    let start = simulation.update().motionStart
    simulation.advance(by: 3)
    #expect(simulation.update().motionStart == start)
  }

  @Test func theOutcomeWaitsForTheMinimumVisibleTime() {
    var simulation = RefreshSimulation.header()
    simulation.pull(to: 1.1)
    simulation.release()
    simulation.advance(by: 0.2)
    simulation.end(.success)
    simulation.advance(by: 0.2)
    #expect(simulation.state == .ending)
    #expect(simulation.update().outcomeFraction == 0)
    #expect(simulation.update().timeSinceEnd == 0)
    simulation.advance(by: 0.5)
    #expect(simulation.update().outcomeFraction > 0.9)
    #expect(abs(simulation.update().timeSinceEnd - 0.3) < 0.03)
  }

  /// The mark of an outcome fades, and is not gone at once.
  @Test func anOutcomeFadesInTheNextSession() {
    var simulation = RefreshSimulation.header()
    simulation.begin()
    simulation.advance(by: 2)
    simulation.end(.failure)
    simulation.advance(by: 0.5)
    #expect(simulation.update().outcomeFraction > 0.9)
    simulation.begin()
    var drawn: [(outcome: RefreshOutcome?, fraction: Double, elapsed: Double)] = []
    for _ in 0..<60 {
      let update = simulation.update()
      drawn.append((update.outcome, update.outcomeFraction, update.timeSinceEnd))
      simulation.advance(by: 1.0 / 60)
    }
    #expect(simulation.state == .refreshing && drawn.first?.fraction ?? 0 > 0.9 && drawn.last?.fraction == 0)
    #expect(drawn.allSatisfy { ($0.outcome == .failure) == ($0.fraction > 0) })
    #expect(drawn.allSatisfy { $0.fraction == 0 || $0.elapsed >= 0.4 })
  }

  @Test func withoutOutcomesTheActivityStaysToTheEnd() {
    let metrics = RefreshMetrics(heldExtent: 60, triggerDistance: 84)
    var simulation = RefreshSimulation.header(metrics: metrics)
    simulation.begin()
    simulation.advance(by: 1)
    simulation.end(.failure)
    simulation.advance(by: 0.2)
    #expect(simulation.state == .ending)
    #expect(simulation.update().activityFraction == 1)
    #expect(simulation.update().outcomeFraction == 0)
  }

  @Test func progressIsEasedAndForgottenByTheNextSession() {
    var simulation = RefreshSimulation.header()
    simulation.begin()
    simulation.advance(by: 1)
    #expect(simulation.update().sessionProgress == nil)
    simulation.reportProgress(0.5)
    simulation.advance(by: 0.1)
    let eased = simulation.update().sessionProgress ?? -1
    #expect(eased > 0.1 && eased < 0.45)
    simulation.advance(by: 2)
    #expect(simulation.update().sessionProgress == 0.5)
    simulation.reportProgress(.nan)
    #expect(simulation.update().sessionProgress == nil)
  }

  @Test func aPullKnowsNoProgress() {
    var simulation = RefreshSimulation.header()
    simulation.begin()
    simulation.reportProgress(0.6)
    simulation.advance(by: 2)
    simulation.end(.success)
    #expect(simulation.update().sessionProgress == 0.6)
    simulation.expectQuiet()
    #expect(simulation.update().sessionProgress == nil)
    simulation.touchDown()
    simulation.drag(by: 80)
    #expect(simulation.state == .pulling && simulation.update().sessionProgress == nil)
  }

  /// No number of an update jumps between two frames while the control is visible, whatever happens.
  @Test func whatADrawingSeesIsContinuousWhateverHappens() {
    for seed in UInt64(1)...SweepWidth.choose(quick: 8, full: 40, thorough: 40) {
      var random = SeededGenerator(seed: seed)
      var simulation = RefreshSimulation.header(Bool.random(using: &random) ? .onRelease : .whilePulling)
      simulation.keepsTrace = false
      var last = simulation.update()
      var time = simulation.time
      for _ in 0..<400 {
        step(&simulation, using: &random)
        simulation.advance(by: 1.0 / 60)
        let update = simulation.update()
        if last.visibleExtent > 0 && update.visibleExtent > 0 {
          let frames = ((simulation.time - time) * 60).rounded()
          #expect(abs(update.armedFraction - last.armedFraction) < 0.22 * frames, "seed \(seed)")
          #expect(abs(update.activityFraction - last.activityFraction) < 0.15 * frames, "seed \(seed)")
          #expect(abs(update.outcomeFraction - last.outcomeFraction) < 0.15 * frames, "seed \(seed)")
        }
        last = update
        time = simulation.time
      }
    }
  }

  private func step(_ simulation: inout RefreshSimulation, using random: inout SeededGenerator) {
    switch Int.random(in: 0..<60, using: &random) {
    case 0: simulation.begin()
    case 1: simulation.end([.success, .failure, .cancelled][Int.random(in: 0..<3, using: &random)])
    case 2, 3: simulation.pull(to: .random(in: 0.2...1.6, using: &random), over: 1.0 / 60)
    case 4, 5: simulation.release()
    default: break
    }
  }

  @Test func fromRestTheActivityHasADelayOfItsOwn() {
    let metrics = RefreshMetrics(
      heldExtent: 52, triggerDistance: 100, activationDelay: 0.1, activationDelayFromRest: 0.5)
    var simulation = RefreshSimulation.header(metrics: metrics)
    simulation.begin()
    simulation.advance(by: 0.45)
    #expect(simulation.update().activityFraction == 0)
    simulation.advance(by: 0.1)
    #expect(simulation.update().activityFraction > 0)
    var pulled = RefreshSimulation.header(metrics: metrics)
    pulled.pull(to: 1.1, over: 0)
    pulled.release()
    pulled.advance(by: 0.2)
    #expect(pulled.update().activityFraction > 0)
  }

  @Test func whatCannotBeSeenIsThereAtOnce() {
    var simulation = RefreshSimulation.header(in: ScrollMetrics(offset: 1500))
    simulation.begin(reveals: false)
    #expect(simulation.update().armedFraction == 1 && simulation.update().activityFraction == 1)
  }

  @Test func aFollowerArrivesWhereNobodyCanSeeIt() {
    var simulation = RefreshSimulation.header(frameRate: 240)
    simulation.pull(to: 1.1)
    var last = simulation.update().armedFraction
    while simulation.update().armedFraction < 1 {
      last = simulation.update().armedFraction
      simulation.advance(by: 1.0 / 240)
    }
    #expect(1 - last > 0.0005 && 1 - last < 0.0006, "\(1 - last)")
  }

  @Test func eachPartOfThePictureHasItsPace() {
    var simulation = RefreshSimulation.header()
    simulation.pull(to: 1.1)
    simulation.release()
    simulation.reportProgress(1)
    simulation.advance(by: 0.1)
    #expect(abs(simulation.update().activityFraction - 0.594) < 0.01, "\(simulation.update().activityFraction)")
    let progress = simulation.update().sessionProgress ?? 0
    #expect(abs(progress - 0.337) < 0.01, "\(progress)")
    simulation.advance(by: 1)
    simulation.end(.success)
    simulation.advance(by: 0.1)
    #expect(abs(simulation.update().outcomeFraction - 0.594) < 0.01, "\(simulation.update().outcomeFraction)")
  }

  @Test func whatIsSeenAfterAnEndIsDrawnForASecond() {
    let settings = SideSettings(role: .loadMore, metrics: RefreshSimulation.metrics)
    var simulation = RefreshSimulation(settings, at: .far, in: ScrollMetrics(offset: 3148))
    simulation.begin()
    simulation.advance(by: 1)
    simulation.end(.failure)
    simulation.advance(by: 0.95)
    #expect(simulation.wake == .nextFrame && simulation.update().visibleExtent == 60)
    simulation.advance(by: 0.1)
    #expect(simulation.wake == .never && simulation.update().visibleExtent == 60)
  }

  @Test func aPullThatChangesNothingIsNotDrawn() {
    var driver = MachineDriver()
    driver.attach(.init(metrics: Situation.settings.metrics, trigger: .manual))
    driver.drag(to: 40)
    driver.scroll.offset = -60
    driver.send(.scrolled)
    #expect(!driver.send(.laidOut).commands(at: .near).contains(.redraw))
  }
}
