import RefreshTesting
import ScrollPhysics
import TestSupport
import Testing

@testable import RefreshCore

/// UIKit's own bounce brings content that is let go to the hold line, and the machine where it does not.
@Suite struct RideTests {
  struct Display: Sendable, CustomStringConvertible {
    let rate: Double
    let bouncesInLift: Bool

    var description: String { "\(Int(rate)) Hz, \(bouncesInLift ? "with" : "without") a step in the lift" }

    static let all = [60.0, 120].flatMap { rate in [true, false].map { Display(rate: rate, bouncesInLift: $0) } }
  }

  private func riding(_ display: Display, inVain: Bool = false) -> RefreshSimulation {
    var simulation = RefreshSimulation.header(frameRate: display.rate)
    simulation.bouncesInLift = display.bouncesInLift
    simulation.ridesBounce = true
    simulation.bouncesToOldEdge = inVain
    return simulation
  }

  /// The pulls at the lift, after its turn, and after each frame.
  private func release(_ simulation: inout RefreshSimulation, for seconds: Double = 0.8) -> [Double] {
    var pulls = [simulation.pull]
    simulation.release()
    pulls.append(simulation.pull)
    for _ in 0..<Int(seconds * simulation.frameRate) {
      simulation.advance(by: 1 / simulation.frameRate)
      pulls.append(simulation.pull)
    }
    return pulls
  }

  @Test func itIsOffByDefault() {
    var driver = pulled(rides: false)
    let effects = driver.send(.panEnded)
    #expect(effects.inset == nil && effects.offset == nil && driver.machine.state(at: .near) == .armed)
  }

  @Test(arguments: Display.all) func aPullThatIsLetGoBouncesToTheHoldLine(display: Display) {
    var simulation = riding(display)
    simulation.pull(to: 1.2)
    simulation.hold(for: 0.2)
    let writes = simulation.tallies.count
    let pulls = release(&simulation)
    let retention = BounceLaw.retention(after: 1 / display.rate)
    for (past, present) in zip(
      pulls.dropFirst(display.bouncesInLift ? 0 : 1), pulls.dropFirst(display.bouncesInLift ? 1 : 2))
    {
      #expect(abs(present - (60 + (past - 60) * retention)) <= 0.34, "from \(past) to \(present): \(pulls)")
    }
    simulation.advance(by: 1)
    #expect(writes == 0 && simulation.pull == 60 && simulation.addedInset == 60 && simulation.violations.isEmpty)
    // The inset is written once, and the offset once to put the content back.
    #expect(simulation.tallies.last?.insetWrites == 1 && simulation.tallies.last?.offsetWrites == 1)
  }

  @Test(arguments: Display.all) func aFlingOutwardTurnsRoundOnceAndComesToTheHoldLine(display: Display) {
    var simulation = riding(display)
    simulation.pull(to: 1)
    simulation.pull(to: 1.3, over: 0.05)
    let pulls = release(&simulation)
    let steps = zip(pulls, pulls.dropFirst()).map { $1 - $0 }.filter { abs($0) > 0.34 }
    let turns = zip(steps, steps.dropFirst()).count { $0 * $1 < 0 }
    #expect(pulls.contains { $0 > pulls[0] + 1 } && turns == 1 && simulation.pull == 60, "\(pulls)")
    #expect(!simulation.machine.hasGivenUpRiding && simulation.tallies.last?.insetWrites == 1)
  }

  @Test(arguments: Display.all) func aBounceThatIgnoresTheHoldLineIsTakenOver(display: Display) {
    var simulation = riding(display, inVain: true)
    simulation.pull(to: 1.2)
    simulation.hold(for: 0.2)
    let pulls = release(&simulation)
    // Two frames may pass before it is seen, and a step in the lift is replaced.
    let law = pulls.dropFirst(display.bouncesInLift ? 1 : 3)
    let retention = BounceLaw.retention(after: 1 / display.rate)
    for (past, present) in zip(law.dropFirst(2), law.dropFirst(3)) {
      #expect(abs(present - (60 + (past - 60) * retention)) <= 0.34, "from \(past) to \(present): \(pulls)")
    }
    #expect(pulls.allSatisfy { $0 > 59.6 } && simulation.pull == 60 && simulation.addedInset == 60, "\(pulls)")
    #expect(simulation.violations.isEmpty && !simulation.machine.hasGivenUpRiding)
  }

  @Test(arguments: Display.all) func afterTwoFailuresTheMachineMovesTheContentUntilTheListLeavesItsWindow(
    display: Display
  ) {
    var simulation = riding(display, inVain: true)
    for round in 1...3 {
      simulation.pull(to: 1.2)
      simulation.hold(for: 0.2)
      let pulls = release(&simulation)
      #expect(simulation.machine.hasGivenUpRiding == (round >= 2), "\(round): \(pulls)")
      let retention = BounceLaw.retention(after: 1 / display.rate)
      let isTakenOver = pulls[1] == pulls[0] && abs(pulls[2] - (60 + (pulls[1] - 60) * retention)) < 0.34
      #expect(isTakenOver == (round == 3), "\(round): \(pulls)")
      simulation.end(.cancelled)
      simulation.advance(by: 2)
    }
    simulation.isInWindow = false
    simulation.advance(by: 0.1)
    simulation.isInWindow = true
    simulation.advance(by: 0.1)
    #expect(!simulation.machine.hasGivenUpRiding && simulation.machine.ridesBounce)
  }

  @Test(arguments: Display.all) func aListThatIsCaughtWhileItClosesBouncesToItsRest(display: Display) {
    var simulation = riding(display)
    simulation.begin()
    simulation.advance(by: 1.5)
    simulation.end(.cancelled)
    simulation.advance(by: 0.1)
    simulation.touchDown()
    simulation.drag(by: 40, over: 0.2)
    simulation.hold(for: 0.2)
    #expect(simulation.addedInset > 0)
    let pulls = release(&simulation)
    #expect(simulation.addedInset == 0 && zip(pulls, pulls.dropFirst()).allSatisfy { $1 <= $0 }, "\(pulls)")
    simulation.advance(by: 1)
    #expect(simulation.pull == 0 && simulation.violations.isEmpty)
  }

  @Test(arguments: Display.all) func aSecondPullOfAnOpenListIsLeftToUIKitAsItIs(display: Display) {
    var simulation = riding(display)
    simulation.pull(to: 1.2)
    simulation.release()
    simulation.advance(by: 1)
    simulation.pull(to: 1.4)
    simulation.hold(for: 0.2)
    _ = release(&simulation)
    #expect(simulation.pull == 60 && simulation.tallies.last?.insetWrites == 1)
  }

  @Test func aPullThatFiresNothingBouncesToItsRest() {
    var simulation = riding(Display(rate: 60, bouncesInLift: true))
    simulation.pull(to: 0.8)
    simulation.hold(for: 0.2)
    _ = release(&simulation, for: 1.3)
    #expect(simulation.pull == 0 && simulation.tallies.isEmpty && simulation.violations.isEmpty)
  }

  @Test(arguments: Display.all) func aTapStopsTheBounceWhichBeginsAgainFromRest(display: Display) {
    var simulation = riding(display)
    simulation.pull(to: 1)
    simulation.pull(to: 1.3, over: 0.05)
    _ = release(&simulation, for: 0.05)
    simulation.touchDown()
    simulation.hold(for: 0.05)
    let pulls = release(&simulation)
    #expect(zip(pulls, pulls.dropFirst()).allSatisfy { $1 <= $0 } && simulation.pull == 60, "\(pulls)")
    #expect(!simulation.machine.hasGivenUpRiding && simulation.machine.near.insetHolder.rideFailures == 0)
    #expect(simulation.tallies.last?.insetWrites == 1)
  }

  @Test func anActionThatEndsAtOnceClosesFromTheHoldLine() {
    var simulation = riding(Display(rate: 60, bouncesInLift: true))
    simulation.action = .endsAtOnce(.success)
    simulation.pull(to: 1.2)
    simulation.release()
    simulation.advance(by: 4)
    #expect(simulation.pull == 0 && simulation.addedInset == 0 && simulation.state == .idle)
    #expect(simulation.violations.isEmpty)
  }
}

extension RideTests {
  /// A driver with a pull of some points whose pan has ended, before the scroll view has handled it.
  private func pulled(
    by pull: Double = 90, rides: Bool = true, _ settings: RefreshSettings = Situation.settings,
    _ change: (inout MachineDriver) -> Void = { _ in }
  ) -> MachineDriver {
    var driver = MachineDriver()
    driver.attach(settings)
    driver.machine.ridesBounce = rides
    driver.drag(to: pull)
    driver.scroll.isLifting = true
    change(&driver)
    return driver
  }

  @Test func theInsetIsWrittenBeforeTheOffsetIsPutBack() {
    var driver = pulled()
    let effects = driver.send(.panEnded)
    #expect(effects.inset?.near == 60 && effects.offset == -90)
    #expect(!effects.writesInsetLast && !effects.stopsScrolling && effects.asksForFlush)
    #expect(driver.machine.state(at: .near) == .refreshing && !effects.near.contains(.startAction))
  }

  @Test func theLiftAfterItChangesNothingMore() {
    var driver = pulled()
    driver.send(.panEnded)
    let machine = driver.machine
    (driver.scroll.isDragging, driver.scroll.isTracking) = (false, false)
    let effects = driver.send(.lifted)
    #expect(effects.inset == nil && effects.offset == nil && effects.asksForFlush)
    #expect(driver.machine.near == machine.near && driver.machine.gesture == machine.gesture)
    #expect(driver.send(.panEnded).inset == nil)
  }

  @Test func theActionStartsInTheLayoutPassOfTheTurn() {
    var driver = pulled()
    driver.send(.panEnded)
    (driver.scroll.isDragging, driver.scroll.isTracking, driver.scroll.isDecelerating) = (false, false, true)
    driver.send(.lifted)
    #expect(!driver.send(.laidOut).near.contains(.startAction))
    driver.scroll.isLifting = false
    #expect(driver.send(.laidOut).near.contains(.startAction))
  }

  @Test func aStepToTheEdgeBeforeIsReplacedInTheTurn() {
    var driver = pulled()
    driver.send(.panEnded)
    (driver.scroll.isDragging, driver.scroll.isTracking, driver.scroll.isDecelerating) = (false, false, true)
    driver.scroll.offset = -90 * 0.8458
    driver.send(.lifted)
    driver.scroll.isLifting = false
    driver.send(.laidOut)
    let effects = driver.send(.laidOut)
    #expect(effects.offset.map { abs($0 + 60 + 30 * 0.8458) < 0.4 } == true && effects.inset == nil, "\(effects)")
    #expect(!effects.stopsScrolling)
  }

  @Test func aClampThatWasNotPutBackIsReplacedInTheTurn() {
    var driver = pulled()
    driver.send(.panEnded)
    (driver.scroll.isDragging, driver.scroll.isTracking, driver.scroll.isDecelerating) = (false, false, true)
    driver.scroll.offset = -60
    driver.send(.lifted)
    driver.scroll.isLifting = false
    driver.send(.laidOut)
    let effects = driver.send(.laidOut)
    #expect(effects.offset.map { abs($0 + 60 + 30 * 0.8458) < 0.4 } == true, "\(effects)")
  }

  @Test func contentThatStandsStillIsTakenOver() {
    var driver = pulled()
    driver.send(.panEnded)
    (driver.scroll.isDragging, driver.scroll.isTracking, driver.scroll.isLifting) = (false, false, false)
    driver.send(.lifted)
    driver.send(.laidOut)
    driver.send(.laidOut)
    driver.run(frames: 1)
    #expect(driver.scroll.offset > -90 && driver.scroll.offset < -84, "\(driver.scroll.offset)")
    driver.run(frames: 60)
    #expect(driver.scroll.offset == -60 && driver.scroll.inset.near == 60)
  }

  /// A mover of the content or its edges beside the finger, or an end of the bounce.
  enum Obstacle: CaseIterable {
    case flingBack, zoom, updateOfRows, noAnimations, noWindow, animatedScroll

    func stand(in scroll: inout ScrollMetrics) {
      switch self {
      case .flingBack: scroll.dragVelocity = 400
      case .zoom: scroll.isZooming = true
      case .updateOfRows: scroll.isUpdating = true
      case .noAnimations: scroll.areAnimationsEnabled = false
      case .noWindow: scroll.isInWindow = false
      case .animatedScroll: scroll.isScrollAnimating = true
      }
    }
  }

  @Test(arguments: Obstacle.allCases) func theEdgeStaysWhereItIs(obstacle: Obstacle) {
    var driver = pulled { obstacle.stand(in: &$0.scroll) }
    let effects = driver.send(.panEnded)
    #expect(effects.inset == nil && effects.offset == nil)
  }

  @Test func aStaleTouchAndTheBackgroundFireNothing() {
    var stale = pulled { $0.scroll.isDragStale = true }
    #expect(stale.send(.panEnded).inset == nil && stale.machine.state(at: .near) != .refreshing)
    var away = pulled { $0.send(.enteredBackground) }
    #expect(away.send(.panEnded).inset == nil && away.machine.state(at: .near) != .refreshing)
  }

  @Test func contentThatIsCaughtInsideTheHoldIsLeftToTheMachine() {
    var driver = pulled(by: 40) { $0.send(.began(.near, .program, .always)) }
    #expect(driver.send(.panEnded).inset == nil && driver.machine.near.insetHolder.isWanted)
  }

  @Test func aControlThatHoldsNothingMovesNoEdge() {
    var settings = Situation.settings
    settings.placement = .floating
    var driver = pulled(settings)
    let effects = driver.send(.panEnded)
    #expect(effects.inset == nil && driver.machine.state(at: .near) == .refreshing)
  }

  @Test func anInsetThatTheAppHasJustSetIsKept() {
    var driver = pulled {
      $0.scroll.inset.near = 8
      $0.scroll.adjustedInset.near = 8
      $0.scroll.offset = -98
      $0.send(.scrolled)
    }
    #expect(driver.send(.panEnded).inset?.near == 68)
  }

  @Test(arguments: [RefreshStateMachine.Event.detached(.near), .hidden(.near, true), .enabled(.near, false)])
  func aControlThatIsTakenAwayGivesTheInsetBack(event: RefreshStateMachine.Event) {
    var driver = pulled()
    driver.send(.panEnded)
    (driver.scroll.isDragging, driver.scroll.isTracking, driver.scroll.isDecelerating) = (false, false, true)
    driver.send(.lifted)
    driver.scroll.isLifting = false
    driver.send(.laidOut)
    driver.send(event)
    driver.send(.laidOut)
    driver.run(frames: 2)
    #expect(driver.scroll.inset.near == 0 && driver.machine.addedInset == SidePair())
  }

  @Test func aFingerThatCatchesTheBounceEndsTheJudgement() {
    var driver = pulled()
    driver.send(.panEnded)
    (driver.scroll.isDragging, driver.scroll.isTracking, driver.scroll.isDecelerating) = (false, false, true)
    driver.send(.lifted)
    driver.scroll.isLifting = false
    driver.send(.laidOut)
    driver.scroll.isDecelerating = false
    driver.drag(to: 100)
    #expect(driver.machine.near.insetHolder.motion == .waiting(.lift) && driver.scroll.inset.near == 60)
  }

  @Test func onlyAWaitingHolderThatHasTimeMovesTheEdge() {
    let driver = pulled()
    let geometry = driver.machine.geometry(.near, driver.scroll)
    var (holder, lost, hurried) = (InsetHolder(), InsetHolder(), InsetHolder())
    holder.open(.lift)
    #expect(holder.ride(geometry, from: 0, velocity: 0) == 60)
    lost.open(.lift)
    lost.abandon()
    #expect(lost.ride(geometry, from: 0, velocity: 0) == nil)
    hurried.open(.lift)
    hurried.hurry(.prompt)
    #expect(hurried.ride(geometry, from: 0, velocity: 0) == nil)
  }

  @Test func aStepInTheMiddleOfTheLiftIsNotJudged() {
    var driver = pulled()
    driver.send(.panEnded)
    (driver.scroll.isDragging, driver.scroll.isTracking, driver.scroll.isDecelerating) = (false, false, true)
    driver.scroll.offset = -90 * 0.8458
    driver.send(.lifted)
    #expect(driver.send(.laidOut).offset == nil)
  }

  /// A driver in the first frame of a bounce to the hold line.
  private func bouncing() -> MachineDriver {
    var driver = pulled()
    driver.send(.panEnded)
    (driver.scroll.isDragging, driver.scroll.isTracking, driver.scroll.isDecelerating) = (false, false, true)
    driver.send(.lifted)
    driver.scroll.isLifting = false
    driver.send(.laidOut)
    driver.send(.laidOut)
    driver.scroll(to: -60 - 30 * 0.8458)
    driver.run(frames: 1)
    return driver
  }

  @Test func theBounceIsJudgedUntilItsEdge() {
    var driver = bouncing()
    guard case .bouncing = driver.machine.near.insetHolder.motion else {
      Issue.record("\(driver.machine.near.insetHolder.motion)")
      return
    }
    for frame in 2...30 {
      let distance = 30 * BounceLaw.retention(after: Double(frame) / 60)
      driver.scroll(to: -60 - (distance > 0.5 ? distance : 0))
      driver.run(frames: 1)
    }
    #expect(driver.machine.near.insetHolder.motion == .still && driver.scroll.offset == -60)
  }

  @Test(arguments: [true, false]) func anotherHoldLineOrAScrollOfTheAppEndsTheJudgement(isScroll: Bool) {
    var driver = bouncing()
    if isScroll {
      driver.scroll.isScrollAnimating = true
    } else {
      driver.machine.configure(RefreshSettings(metrics: RefreshMetrics(heldExtent: 44)), at: .near)
    }
    driver.scroll(to: -60 - 30 * 0.7154)
    driver.run(frames: 1)
    guard case .riding = driver.machine.near.insetHolder.motion else {
      Issue.record("\(driver.machine.near.insetHolder.motion)")
      return
    }
  }
}
