import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// In the background the machine ignores the readings of a scroll view.
@Suite struct BackgroundTests {
  @Test(arguments: Situation.allCases)
  func noReadingIsHeard(situation: Situation) {
    var driver = MachineDriver()
    (driver.machine, driver.scroll, driver.time) = situation.make()
    driver.send(.enteredBackground)
    let before = driver.machine
    driver.scroll.isDragging = true
    driver.scroll.isTracking = true
    driver.scroll.offset = -100
    driver.scroll.inset.far = 20
    driver.scroll.adjustedInset.far = 20
    for event in [RefreshStateMachine.Event.scrolled, .laidOut, .ticked, .woke, .lifted, .touchCancelled] {
      driver.send(event)
      #expect(driver.machine == before, "\(event)")
    }
  }

  @Test func noLayoutIsAskedForBeforeTheReturn() {
    var driver = MachineDriver()
    driver.attach()
    #expect(!driver.send(.enteredBackground).asksForFlush)
    #expect(driver.send(.enteredForeground).asksForFlush)
  }

  @Test func aReturnWithoutADepartureFinishesNothing() {
    var simulation = RefreshSimulation.holding()
    simulation.end(.cancelled)
    simulation.advance(by: 0.1)
    let offset = simulation.offset
    simulation.setInBackground(false)
    #expect(simulation.offset == offset && offset < 0)
  }

  @Test func onTheReturnAMotionIsFinishedInTheSameTurn() {
    var simulation = RefreshSimulation.holding()
    simulation.end(.cancelled)
    simulation.advance(by: 0.1)
    simulation.setInBackground(true)
    simulation.setInBackground(false)
    #expect(simulation.offset == 0 && simulation.list.inset == SidePair())
  }

  @Test func aBarThatGrewInTheBackgroundIsTheRestOnTheReturn() {
    var simulation = RefreshSimulation.holding(
      in: ScrollMetrics(offset: -32, adjustedInset: SidePair(near: 32, far: 0)))
    simulation.end(.cancelled)
    simulation.setInBackground(true)
    simulation.list.systemInset = SidePair(near: 88, far: 0)
    simulation.setInBackground(false)
    #expect(simulation.offset == -88 && simulation.list.inset == SidePair())
  }

  @Test func aReturnFinishesNothingUnderAFinger() {
    var driver = MachineDriver()
    driver.attach()
    driver.release(from: 90)
    driver.run(frames: 90)
    driver.send(.ended(.near, .cancelled))
    driver.run(frames: 3)
    driver.drag(to: 70)
    let (pulled, inset) = (driver.scroll.offset, driver.machine.addedInset.near)
    driver.send(.enteredBackground)
    driver.send(.enteredForeground)
    driver.send(.laidOut)
    #expect(inset > 0 && driver.machine.addedInset.near == inset && driver.scroll.offset == pulled)
    driver.lift()
    driver.run(frames: 90)
    #expect(driver.machine.addedInset.near == 0 && driver.scroll.offset == 0)
  }

  @Test func aReturnRaisesNoSpaceAboveTheRowsOfAShortList() {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll.contentLength = 300
    driver.send(.began(.near, .program, .always))
    driver.run(frames: 2)
    let addedInset = driver.machine.addedInset.near
    #expect(addedInset > 0 && addedInset < 60)
    driver.send(.enteredBackground)
    driver.send(.enteredForeground)
    driver.scroll.isDragging = true
    driver.scroll.isTracking = true
    driver.scroll.offset = -100
    driver.send(.scrolled)
    #expect(driver.send(.laidOut).inset == nil)
    #expect(driver.machine.addedInset.near == addedInset)
    driver.lift()
    driver.run(frames: 90)
    #expect(driver.machine.addedInset.near == 60 && driver.scroll.offset == -60)
  }

  @Test func aReturnFinishesTheBounceOfAShortListInItsSpace() {
    var driver = MachineDriver()
    driver.attach()
    driver.release(from: 90)
    driver.drag(to: 25)
    driver.lift()
    driver.run(frames: 1)
    driver.scroll.contentLength = 300
    driver.send(.enteredBackground)
    driver.send(.enteredForeground)
    driver.send(.laidOut)
    #expect(driver.machine.addedInset.near == 60 && driver.scroll.offset == -60)
  }

  @Test func aFingerThatRestsThroughTheBackgroundBeginsNoSecondSession() {
    var driver = MachineDriver()
    driver.attach(SideSettings(trigger: .whilePulling))
    driver.drag(to: 100)
    #expect(driver.machine.session(at: .near) == 1)
    driver.send(.ended(.near, .success))
    driver.run(frames: 120)
    goAwayAndBack(&driver)
    driver.drag(to: 110)
    driver.run(frames: 2)
    #expect(driver.machine.session(at: .near) == 1)
    driver.lift()
    driver.run(frames: 120)
    driver.drag(to: 100)
    #expect(driver.machine.session(at: .near) == 2)
  }

  /// A window of an iPad may be in the background for hours, while whoever waits for its session goes on in another.
  @Test func aSessionThatIsOverInTheBackgroundEndsThere() {
    var driver = MachineDriver()
    driver.attach(SideSettings(timeout: 5))
    driver.send(.began(.near, .program, .always))
    let start = driver.time
    driver.run(frames: 60)
    #expect(driver.send(.enteredBackground).wake == .at(start + 5))
    driver.time = start + 4.9
    #expect(driver.send(.woke).wake == .at(start + 5))
    #expect(driver.machine.state(at: .near) == .refreshing)
    driver.time = start + 5
    let effects = driver.send(.woke)
    #expect(driver.machine.state(at: .near) == .ending && effects.near?.outcome == .failure)
    #expect(effects.commands(at: .near).contains(.cancelAction) && effects.wake == .never)
    #expect(effects.inset == nil && effects.offset == nil)
    driver.send(.enteredForeground)
    driver.run(frames: 120)
    #expect(driver.machine.state(at: .near) == .idle && driver.scroll.offset == 0)
  }

  @Test func aFingerThatRestsThroughTheBackgroundArmsNothing() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 100)
    #expect(driver.machine.state(at: .near) == .armed)
    goAwayAndBack(&driver)
    driver.drag(to: 110)
    driver.run(frames: 2)
    #expect(driver.machine.state(at: .near) == .pulling)
    driver.lift()
    driver.run(frames: 120)
    #expect(driver.machine.session(at: .near) == 0)
    driver.release(from: 100)
    #expect(driver.machine.session(at: .near) == 1)
  }

  @Test func aFingerThatWasLiftedInTheBackgroundIsForgotten() {
    var driver = MachineDriver()
    driver.attach()
    driver.drag(to: 100)
    driver.send(.enteredBackground)
    driver.scroll.isDragging = false
    driver.scroll.isTracking = false
    driver.scroll.offset = 0
    driver.send(.enteredForeground)
    driver.send(.laidOut)
    driver.release(from: 100)
    #expect(driver.machine.session(at: .near) == 1)
  }

  private func goAwayAndBack(_ driver: inout MachineDriver) {
    driver.send(.enteredBackground)
    driver.send(.enteredForeground)
    driver.send(.laidOut)
  }
}
