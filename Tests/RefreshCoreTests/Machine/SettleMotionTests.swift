import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// The motion of the list to the held space and back to rest.
@Suite struct SettleTests {
  /// A list and a pull, drawn at random.
  struct Case: Sendable, CustomStringConvertible {
    let scroll: ScrollMetrics
    let metrics: RefreshMetrics
    let frameRate: Double
    let pull: Double
    let bouncesInLift: Bool
    let description: String

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let scale = Double(Int.random(in: 1...3, using: &random))
      let client = SidePair(near: .random(in: 0...120, using: &random), far: .random(in: 0...60, using: &random))
      let system = SidePair(near: .random(in: 0...110, using: &random), far: .random(in: 0...40, using: &random))
      let viewport = Double.random(in: 320...1366, using: &random).rounded()
      let length = Bool.random(using: &random) ? 5000 : Double.random(in: 0...viewport, using: &random)
      let extent = Double.random(in: 20...90, using: &random)
      let adjusted = SidePair(near: client.near + system.near, far: client.far + system.far)
      scroll = ScrollMetrics(
        offset: -adjusted.near, contentLength: length, viewport: viewport, inset: client, adjustedInset: adjusted,
        scale: scale)
      metrics = RefreshMetrics(
        heldExtent: extent, triggerDistance: extent * .random(in: 1...2, using: &random), showsOutcomes: true)
      frameRate = Bool.random(using: &random) ? 60 : 120
      pull = .random(in: 1...1.6, using: &random)
      bouncesInLift = Bool.random(using: &random)
      description = "seed \(seed): \(scroll), \(metrics), \(frameRate) Hz, pull \(pull), in lift \(bouncesInLift)"
    }

    func simulation() -> RefreshSimulation {
      var simulation = RefreshSimulation.header(metrics: metrics, in: scroll, frameRate: frameRate)
      simulation.list.bouncesInLift = bouncesInLift
      simulation.keepsTrace = false
      return simulation
    }
  }

  @Test func theListGoesMonotonicallyToTheHoldAndBackAndArrivesExactly() {
    for seed in UInt64(1)...SweepWidth.choose(quick: 30, full: 300, thorough: 300) {
      let example = Case(seed: seed)
      var simulation = example.simulation()
      let rest = simulation.machine.restOffset(at: .near, simulation.list.reading)
      simulation.pull(to: example.pull)
      simulation.hold(for: 0.2)
      simulation.release()
      simulation.advance(by: 1 / example.frameRate)
      expectMonotone(simulation.offsets(over: 1.5), example)
      let hold = simulation.update().heldExtent
      #expect(abs(simulation.pull - hold) <= 0.5 / example.scroll.scale, "\(example)")
      simulation.end()
      let closing = simulation.offsets(over: 3)
      expectMonotone(closing, example)
      #expect(simulation.offset == rest, "\(example)")
      #expect(simulation.state == .idle, "\(example)")
      #expect(simulation.list.inset == example.scroll.inset, "\(example)")
      #expect(simulation.violations.isEmpty, "\(simulation.violations) \(example)")
      // Opening and closing write the inset once a pixel, and twice more each.
      let travel = max(example.pull * simulation.triggerDistance, hold)
      #expect(Double(simulation.tally.insetWrites) <= 2 * (travel * example.scroll.scale + 2), "\(example)")
    }
  }

  @Test func aProgrammaticOpeningIsMonotoneFromWhereverTheReaderIs() {
    for start in [0.0, 10, 300, 2000] {
      var simulation = RefreshSimulation.header(in: ScrollMetrics(offset: start))
      simulation.begin()
      let offsets = simulation.offsets(over: 2)
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 }, "from \(start)")
      #expect(simulation.offset == -60)
      #expect(simulation.tally.insetWrites <= simulation.tickCount)
      #expect(simulation.violations.isEmpty)
    }
  }

  /// The golden table of the bounce at 60 Hz, from the lift on: 100 pulled, 60 held.
  @Test func afterALiftTheListFollowsTheSystemsOwnBounce() {
    var simulation = RefreshSimulation.header(in: ScrollMetrics(scale: 1000))
    simulation.pull(to: 100.0 / 84)
    simulation.hold(for: 0.2)
    simulation.release()
    let pulls = simulation.offsets(over: 0.2).map { -$0 }
    #expect(abs(pulls[0] - 100) < 0.02, "\(pulls)")
    for (before, after) in zip(pulls, pulls.dropFirst()) {
      #expect(abs((after - 60) / (before - 60) - 0.84575) < 0.001)
    }
  }

  @Test func aFlingBackIntoTheListIsNotStopped() {
    var simulation = RefreshSimulation.header()
    simulation.pull(to: 1.6)
    simulation.drag(by: -110, over: 0.04)
    let held = simulation.pull
    #expect(held >= 84, "the fling was to start past the trigger, not at \(held)")
    simulation.release()
    #expect(simulation.state == .refreshing)
    simulation.advance(by: 8)
    #expect(simulation.offset > 0, "the reader wanted to read")
    #expect(simulation.addedInset == 60)
    simulation.end()
    let reading = simulation.offset
    simulation.expectQuiet()
    #expect(simulation.offset == reading)
    #expect(simulation.list.inset == SidePair())
  }

  @Test func aScrollOfTheAppsIsYieldedTo() {
    var simulation = RefreshSimulation.holding()
    simulation.end(.cancelled)
    simulation.advance(by: 0.1)
    simulation.scroll(to: 900, isAnimated: true)
    simulation.advance(by: 0.6)
    #expect(simulation.offset == 900)
    simulation.expectQuiet()
    #expect(simulation.offset == 900)
    #expect(simulation.list.inset == SidePair())
  }

  @Test func aFingerAtRestFreezesAClosingAndItGoesOnAfterwards() {
    var simulation = RefreshSimulation.holding()
    simulation.end(.cancelled)
    simulation.advance(by: 0.15)
    simulation.touchDown()
    let caught = simulation.offset
    simulation.hold(for: 1)
    #expect(simulation.offset == caught)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.offset == 0)
    #expect(simulation.state == .idle)
  }

  @Test func aClosingThatIsCaughtAndPulledCanRefreshAgain() {
    var simulation = RefreshSimulation.holding()
    simulation.end(.cancelled)
    simulation.advance(by: 0.15)
    simulation.touchDown()
    simulation.pull(to: 1.2)
    #expect(simulation.state == .armed)
    simulation.release()
    simulation.advance(by: 2)
    #expect(simulation.state == .refreshing)
    #expect(simulation.offset == -60)
    #expect(simulation.addedInset == 60)
    #expect(simulation.machine.session(at: .near) == 2)
    #expect(simulation.violations.isEmpty)
  }

  @Test func aClosingThatIsCaughtAndLetGoComesHome() {
    var simulation = RefreshSimulation.holding()
    simulation.end(.cancelled)
    simulation.advance(by: 0.15)
    simulation.touchDown()
    simulation.pull(to: 0.6)
    simulation.hold(for: 0.2)
    simulation.release()
    let offsets = simulation.offsets(over: 2)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(simulation.offset == 0)
    #expect(simulation.list.inset == SidePair())
    #expect(simulation.tally.insetWrites <= simulation.tickCount)
  }

  @Test func aStallBeforeTheFirstFrameDoesNotMakeTheListJump() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.send(.ended(.near, .cancelled))
    driver.time += 0.4
    driver.send(.ticked)
    #expect(driver.scroll.offset < -57, "one frame of the closing, not 0.4 s of it")
  }

  @Test func aStallBetweenTheLiftAndTheFirstFrameDoesNotMakeTheListJump() {
    var prompt = MachineDriver()
    prompt.attach()
    prompt.release(from: 90)
    var stalled = prompt
    prompt.run(frames: 1)
    stalled.time += 0.4
    stalled.send(.ticked)
    #expect(stalled.scroll.offset == prompt.scroll.offset && prompt.scroll.offset > -90)
  }

  @Test func aStallInTheMiddleIntegratesATwentiethOfASecondAtMost() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.send(.ended(.near, .cancelled))
    driver.run(frames: 4)
    let before = driver.scroll.offset
    driver.time += 3
    driver.send(.ticked)
    #expect(driver.scroll.offset - before < 20, "0.05 s of the closing, not 3 s of it")
    #expect(driver.scroll.offset > before)
  }

  @Test func withAnimationsDisabledTheListGoesAtOnce() {
    var simulation = RefreshSimulation.header()
    simulation.list.areAnimationsEnabled = false
    simulation.begin()
    simulation.advance(by: 0.05)
    #expect(simulation.offset == -60)
  }

  /// A bar judges every scroll: content that moved inside its space would look scrolled.
  @Test(arguments: [true, false]) func theSpaceOpensAfterTheContentAndClosesBeforeIt(isOpening: Bool) {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll.areAnimationsEnabled = false
    driver.send(.began(.near, .program, .always))
    if !isOpening {
      driver.run(frames: 60)
      driver.send(.ended(.near, .cancelled))
    }
    driver.time += 1.0 / 60
    let effects = driver.send(.ticked)
    #expect(effects.inset == SidePair(near: isOpening ? 60 : 0) && effects.offset == (isOpening ? -60 : 0))
    #expect(effects.writesInsetLast == isOpening)
  }

  private func expectMonotone(_ offsets: [Double], _ example: Case) {
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    let isMonotone = steps.allSatisfy { $0 >= 0 } || steps.allSatisfy { $0 <= 0 }
    #expect(isMonotone, "\(offsets) \(example)")
  }
}
