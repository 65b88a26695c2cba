import RefreshTesting
import ScrollPhysics
import Testing

@testable import RefreshCore

/// The take-over in the turn of a lift.
@Suite struct LiftTakeOverTests {
  /// A driver with a pull of 90 points whose finger has lifted, in the middle of UIKit's handling.
  private func lifted(
    velocity: Double = 0, step: Double = 13.9, _ settings: SideSettings = Situation.settings,
    _ change: (inout MachineDriver) -> Void = { _ in }
  ) -> MachineDriver {
    var driver = MachineDriver()
    driver.attach(settings)
    driver.drag(to: 90)
    driver.scroll.isDragging = false
    driver.scroll.isTracking = false
    driver.scroll.isDecelerating = true
    driver.scroll.isLifting = true
    driver.scroll.dragVelocity = velocity
    driver.scroll.offset += step
    change(&driver)
    driver.send(.scrolled)
    driver.send(.lifted)
    return driver
  }

  /// Ends the handling of the lift, and lays out until nothing asks for it any more.
  private func layOut(_ driver: inout MachineDriver) -> RefreshStateMachine.Effects {
    driver.scroll.isLifting = false
    driver.scroll.dragVelocity = 0
    let effects = driver.send(.laidOut)
    return effects.asksForFlush ? driver.send(.laidOut) : effects
  }

  @Test func aPullIsPutBackToWhereTheFingerHasLeftIt() {
    var driver = lifted()
    let effects = layOut(&driver)
    #expect(effects.offset == -90 && effects.stopsScrolling && effects.inset?.near == 90 && effects.writesInsetLast)
    #expect(driver.machine.gesture.liftVelocity == nil, "the turn of the lift is over")
  }

  @Test func theActionStartsBeforeTheContentIsTakenOver() {
    var driver = lifted()
    driver.scroll.isLifting = false
    let first = driver.send(.laidOut)
    #expect(
      first.commands(at: .near).contains(.startAction) && first.asksForFlush && first.offset == nil
        && first.inset == nil)
    let second = driver.send(.laidOut)
    #expect(!second.commands(at: .near).contains(.startAction) && !second.asksForFlush && second.offset == -90)
  }

  @Test(arguments: [RefreshStateMachine.Event.detached(.near), .hidden(.near, true), .enabled(.near, false)])
  func aListenerThatTakesTheControlAwayLeavesTheContentToUIKit(event: RefreshStateMachine.Event) {
    var driver = lifted()
    driver.scroll.isLifting = false
    driver.send(.laidOut)
    for effects in [driver.send(event), driver.send(.laidOut)] {
      #expect(effects.offset == nil && effects.inset == nil && !effects.stopsScrolling)
    }
  }

  @Test func aFrameAfterTheActionTakesOverAsBefore() {
    var driver = lifted()
    driver.scroll.isLifting = false
    driver.send(.laidOut)
    driver.run(frames: 1)
    #expect(driver.scroll.offset > -76 && driver.scroll.offset < -70, "\(driver.scroll.offset)")
  }

  /// The app begins a session under a finger that has not pulled to the trigger.
  @Test(arguments: [Reveal.always, .never])
  func anOpeningThatWaitsForTheFingerStartsWhereTheFingerLeaves(reveal: Reveal) {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 40)
    driver.send(.began(.near, .program, reveal))
    driver.send(.laidOut)
    driver.run(frames: 1)
    (driver.scroll.isDragging, driver.scroll.isTracking) = (false, false)
    (driver.scroll.isDecelerating, driver.scroll.isLifting) = (true, true)
    driver.scroll.offset += 6
    driver.send(.scrolled)
    driver.send(.lifted)
    let effects = layOut(&driver)
    guard reveal == .always else {
      #expect(effects.offset == nil)
      return
    }
    #expect(effects.offset == -40 && effects.stopsScrolling && effects.inset?.near == 40)
    driver.scroll.isDecelerating = false
    driver.run(frames: 1)
    #expect(abs(driver.scroll.offset + 60 - 20 * 0.8458) < 0.4, "\(driver.scroll.offset)")
  }

  @Test func theOpeningContinuesWithTheStepOfABounceToTheHoldLine() {
    var driver = lifted()
    _ = layOut(&driver)
    driver.scroll.isDecelerating = false
    driver.run(frames: 1)
    #expect(abs(driver.scroll.offset + 60 + 30 * 0.8458) < 0.4, "\(driver.scroll.offset)")
  }

  /// The content follows a finger at 0.55 · (1 − y / viewport)² of its speed, and goes on at that.
  @Test(arguments: [0.0, -300, -1200]) func theContentKeepsTheSpeedAtWhichTheFingerHasMovedItOutward(velocity: Double) {
    var driver = lifted(velocity: velocity)
    let (viewport, frame) = (driver.scroll.viewport, driver.machine.timer.frame)
    _ = layOut(&driver)
    driver.scroll.isDecelerating = false
    let speed = velocity * 0.55 * (1 - 90 / viewport) * (1 - 90 / viewport)
    var expected = (distance: -30.0, velocity: speed)
    for _ in 0..<8 {
      driver.run(frames: 1)
      expected = BounceLaw.step(distance: expected.distance, velocity: expected.velocity, rate: .normal, by: frame)
      #expect(abs(driver.scroll.offset + 60 - expected.distance) < 0.4, "\(driver.scroll.offset), \(expected)")
      #expect(driver.scroll.inset.near <= -driver.scroll.offset + 0.5, "the inset ends at the content")
    }
  }

  /// Inward, it is the bounce that moves the content; and at a line that lies ahead, the content comes to rest.
  @Test(arguments: [(90.0, 200.0), (50, -200)])
  func momentumThatLeadsToTheLineIsGivenUp(pull: Double, velocity: Double) {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: pull)
    driver.send(.began(.near, .program, .always))
    driver.send(.laidOut)
    (driver.scroll.isDragging, driver.scroll.isTracking) = (false, false)
    (driver.scroll.isDecelerating, driver.scroll.isLifting, driver.scroll.dragVelocity) = (true, true, velocity)
    driver.send(.lifted)
    _ = layOut(&driver)
    driver.scroll.isDecelerating = false
    driver.run(frames: 1)
    #expect(abs(driver.scroll.offset + 60 - (60 - pull) * 0.8458) < 0.4, "\(driver.scroll.offset)")
  }

  /// The pan still reports the velocity of a finger that has rested, and the content has lost it: after two frames it has not, after
  /// three it has.
  @Test(arguments: [(0, true), (2, true), (3, false)])
  func aFingerThatHasRestedFlingsNothing(restedFrames: Int, isFlung: Bool) {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 90)
    // One frame has passed since the move already.
    driver.run(frames: max(restedFrames - 1, 0))
    (driver.scroll.isDragging, driver.scroll.isTracking) = (false, false)
    (driver.scroll.isDecelerating, driver.scroll.isLifting, driver.scroll.dragVelocity) = (true, true, -1200)
    driver.send(.lifted)
    _ = layOut(&driver)
    driver.scroll.isDecelerating = false
    driver.run(frames: 1)
    let fromRest = -60 - 30 * 0.8458
    #expect(isFlung ? driver.scroll.offset < fromRest - 5 : abs(driver.scroll.offset - fromRest) < 0.4)
  }

  /// The speed of the content changes by no more in the first frame than the bounce alone changes it: by 1 % of its distance a millisecond,
  /// and 30 % more for the average of two frames and the pixels.
  @Test(arguments: [60.0, 120], [false, true]) func aLiftThatFlingsOutwardTurnsRoundWithoutAKink(
    rate: Double, bouncesInLift: Bool
  ) {
    let metrics = RefreshMetrics(heldExtent: 60, triggerDistance: 84)
    var simulation = RefreshSimulation(SideSettings(metrics: metrics), frameRate: rate)
    (simulation.list.bouncesInLift, simulation.keepsFrames) = (bouncesInLift, true)
    simulation.pull(to: 1)
    simulation.pull(to: 1.3, over: 0.05)
    let (last, pull) = (simulation.frames.count, simulation.pull)
    simulation.release()
    simulation.advance(by: 0.8)
    let pulls = simulation.frames.dropFirst(last - 2).map { $0.update(at: .near).visibleExtent }
    let (before, after) = ((pulls[1] - pulls[0]) * rate, (pulls[2] - pulls[1]) * rate)
    let byBounce = (1 - BounceLaw.retention(after: 0.001)) * 1000 * (pull - 60)
    #expect(before > 300 && abs(after - before) <= 1.3 * byBounce + rate / 3, "\(before), \(after), \(byBounce)")
    #expect(pulls.last.map { abs($0 - 60) < 0.5 } == true)
  }

  @Test func contentThatHasNotMovedIsTakenOverAllTheSame() {
    var driver = lifted(step: 0)
    let effects = layOut(&driver)
    #expect(effects.offset == -90 && effects.stopsScrolling && effects.inset?.near == 90)
  }

  @Test func nothingIsWrittenWhileUIKitHandlesTheLift() {
    var driver = lifted()
    #expect(driver.send(.laidOut).offset == nil)
    #expect(layOut(&driver).offset == -90)
  }

  @Test func aFlingBackIsLeftToUIKit() {
    var driver = lifted(velocity: 400)
    #expect(layOut(&driver).offset == nil)
  }

  @Test func aStepThatNoBounceExplainsIsLeftToItsMover() {
    for step in [40.0, -6] {
      var driver = lifted(step: step)
      #expect(layOut(&driver).offset == nil, "\(step)")
    }
  }

  @Test func anOutwardFlingLosesItsFirstStepToo() {
    var driver = lifted(velocity: -800, step: -4)
    #expect(layOut(&driver).offset == -90)
  }

  @Test func aLiftOfUnknownVelocityWaitsForTheFrame() {
    var driver = lifted { $0.scroll.isLifting = false }
    let effects = driver.send(.laidOut)
    #expect(effects.commands(at: .near).contains(.startAction) && !effects.asksForFlush && effects.offset == nil)
    driver.run(frames: 1)
    #expect(driver.scroll.inset.near > 60)
  }

  @Test func contentThatUIKitDoesNotMoveWaitsForTheFrame() {
    var driver = lifted(step: 0) { $0.scroll.isDecelerating = false }
    #expect(layOut(&driver).offset == nil)
  }

  @Test func aCancelledTouchMovesNothing() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 90)
    driver.scroll.isDragging = false
    driver.scroll.isTracking = false
    (driver.scroll.isDecelerating, driver.scroll.isLifting) = (true, true)
    driver.send(.touchCancelled)
    #expect(layOut(&driver).offset == nil)
  }

  @Test func anInsetOfTheAppInTheTurnLeavesTheTakeOverToTheFrame() {
    var driver = lifted {
      $0.scroll.inset.near = 8
      $0.scroll.adjustedInset.near = 8
    }
    #expect(layOut(&driver).offset == nil)
  }

  @Test func aListThatLosesItsWindowInTheTurnIsLeftAlone() {
    var driver = lifted()
    driver.scroll.isInWindow = false
    #expect(layOut(&driver).offset == nil)
  }

  @Test func aFrameThatComesFirstTakesOverAsBefore() {
    var driver = lifted()
    driver.scroll.isLifting = false
    driver.time += 1.0 / 60
    let effects = driver.send(.ticked)
    #expect(effects.commands(at: .near).contains(.startAction) && !effects.asksForFlush)
    #expect(driver.scroll.offset > -76 && driver.scroll.offset < -70, "\(driver.scroll.offset)")
    driver.scroll.isDecelerating = false
    let offset = driver.scroll.offset
    #expect(driver.send(.laidOut).offset == nil && driver.scroll.offset == offset)
  }

  /// A driver whose finger lets go of a pull for which the app has begun a session, in the middle of UIKit's handling.
  private func called(at pull: Double, _ event: RefreshStateMachine.Event, velocity: Double) -> MachineDriver {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: pull)
    driver.send(.began(.near, .program, .always))
    driver.send(.laidOut)
    driver.run(frames: 1)
    (driver.scroll.isDragging, driver.scroll.isTracking) = (false, false)
    (driver.scroll.isDecelerating, driver.scroll.isLifting) = (true, true)
    driver.scroll.dragVelocity = velocity
    driver.send(event)
    return driver
  }

  @Test func aTouchThatIsTakenAwayInASessionIsTakenOverToo() {
    var driver = called(at: 90, .touchCancelled, velocity: -400)
    let effects = layOut(&driver)
    #expect(effects.offset == -90 && effects.stopsScrolling && effects.inset?.near == 90)
  }

  /// UIKit's steps of a fling that would pass the hold line are its own; the opening continues at the speed of one that would not.
  @Test func aFlingToTheHoldLineGoesOnAtItsSpeed() {
    var driver = called(at: 20, .lifted, velocity: -800)
    #expect(layOut(&driver).offset == nil)
    for offset in [-42.0, -47, -50] {
      driver.scroll.offset = offset
      driver.send(.scrolled)
      driver.run(frames: 1)
      #expect(driver.scroll.offset == offset && driver.scroll.inset.near == 0)
    }
    driver.scroll.offset = -52
    driver.send(.scrolled)
    driver.run(frames: 1)
    #expect(driver.scroll.offset < -53 && driver.scroll.offset > -54.5, "\(driver.scroll.offset)")
    driver.scroll.isDecelerating = false
    driver.run(frames: 120)
    #expect(driver.scroll.offset == -60 && driver.scroll.inset.near == 60)
  }

  @Test(arguments: [true, false]) func aZoomOrAnUpdateWithoutAnimationsIsLeftAlone(isZoom: Bool) {
    var driver = lifted { isZoom ? ($0.scroll.isZooming = true) : ($0.scroll.areAnimationsEnabled = false) }
    #expect(layOut(&driver).offset == nil)
  }

  /// An opening that a finger has caught, and leaves inside its inset, in the middle of UIKit's handling.
  private func caught(at pull: Double, velocity: Double = 0) -> MachineDriver {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 3)
    driver.drag(to: pull)
    (driver.scroll.isDragging, driver.scroll.isTracking) = (false, false)
    (driver.scroll.isDecelerating, driver.scroll.isLifting) = (true, true)
    driver.scroll.dragVelocity = velocity
    driver.send(.lifted)
    return driver
  }

  @Test func contentThatAFingerLeavesInsideItsInsetWaitsForTheFrame() {
    var driver = caught(at: 40)
    #expect(driver.scroll.inset.near > 60 && layOut(&driver).offset == nil)
  }

  /// UIKit carries the content outward inside its inset; once it is slow enough, the opening continues at its speed.
  @Test func aCaughtOpeningThatIsFlungOutwardGoesOnAtItsSpeed() {
    var driver = caught(at: 40, velocity: -800)
    #expect(layOut(&driver).offset == nil)
    driver.scroll(to: -45)
    driver.run(frames: 1)
    #expect(driver.scroll.offset == -45)
    driver.scroll(to: -48)
    driver.run(frames: 1)
    var spring = CriticalSpring(value: -48, velocity: -180)
    spring.advance(to: -60, frequency: SettleMotion.openingFrequency, by: 1.0 / 60)
    #expect(abs(driver.scroll.offset - spring.value) <= 0.34, "\(driver.scroll.offset) instead of \(spring.value)")
  }

  /// A finger that has moved since the last frame is not UIKit's speed.
  @Test func aFirstStepInwardIsTakenOverThoughTheFingerHasMovedOutward() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 20)
    driver.send(.began(.near, .program, .always))
    driver.send(.laidOut)
    driver.run(frames: 1)
    driver.scroll(to: -38)
    (driver.scroll.isDragging, driver.scroll.isTracking, driver.scroll.isDecelerating) = (false, false, true)
    driver.send(.lifted)
    driver.scroll(to: -37)
    driver.time += 1.0 / 60
    #expect(driver.send(.ticked).stopsScrolling)
  }

  @Test func aPullThatFiresNothingIsLeftToUIKit() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 40)
    (driver.scroll.isDragging, driver.scroll.isTracking) = (false, false)
    (driver.scroll.isDecelerating, driver.scroll.isLifting) = (true, true)
    driver.send(.lifted)
    #expect(layOut(&driver).offset == nil)
  }

  @Test func aControlThatHoldsNothingMovesNothing() {
    var settings = Situation.settings
    settings.placement = .floating
    var driver = lifted(settings)
    let effects = layOut(&driver)
    #expect(effects.offset == nil && effects.inset == nil)
  }

  @Test(arguments: [60.0, 120], [true, false]) func aSimulatedLiftIsOneBounce(rate: Double, bouncesInLift: Bool) {
    var simulation = RefreshSimulation.header(frameRate: rate)
    simulation.list.bouncesInLift = bouncesInLift
    simulation.pull(to: 1.2)
    simulation.hold(for: 0.2)
    let start = simulation.pull
    simulation.release()
    #expect(simulation.pull == start && simulation.addedInset == start)
    simulation.advance(by: 1 / rate)
    let retention = rate == 60 ? 0.8458 : 0.9197
    #expect(abs(simulation.pull - (60 + (start - 60) * retention)) < 0.4, "\(simulation.pull)")
    simulation.advance(by: 1)
    #expect(simulation.pull == 60 && simulation.violations.isEmpty)
  }
}
