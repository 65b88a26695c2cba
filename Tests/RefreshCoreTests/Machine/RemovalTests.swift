import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// A control that is removed gives its space back, and moves nothing but content that stood in it.
@Suite struct RemovalTests {
  /// A header that holds 60 points.
  private static func holding() -> MachineDriver {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    return driver
  }

  @Test func contentThatStoodInTheSpaceComesHome() {
    var driver = Self.holding()
    #expect(driver.send(.detached(.near)).offset == 0)
    #expect(driver.scroll.inset == SidePair())
  }

  @Test func contentThatIsScrolledAwayStaysWhereItIs() {
    var driver = Self.holding()
    driver.scroll(to: 500)
    #expect(driver.send(.detached(.near)).offset == nil)
  }

  @Test func contentInABounceStaysWhereItIsWithoutAnAddedInset() {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll.isDecelerating = true
    driver.scroll(to: -30)
    let effects = driver.send(.detached(.near))
    #expect(effects.offset == nil && effects.inset == nil)
    #expect(effects.wake == .never)
  }

  @Test func contentUnderAFingerStaysWhereItIs() {
    var driver = Self.holding()
    driver.drag(to: 50)
    #expect(driver.send(.detached(.near)).offset == -50, "the inset may have clamped it")
  }

  @Test func contentWithoutAWindowStaysWhereItIs() {
    var driver = Self.holding()
    driver.scroll.isInWindow = false
    #expect(driver.send(.detached(.near)).offset == nil)
  }

  @Test func contentInAScrollOfTheAppsStaysWhereItIs() {
    var driver = Self.holding()
    driver.scroll.isScrollAnimating = true
    driver.scroll.offset = -40
    driver.send(.scrolled)
    let effects = driver.send(.detached(.near))
    #expect(effects.offset == nil && effects.inset == SidePair())
  }

  /// UIKit may bring back content that is out of range at one end whenever an inset is written.
  @Test(arguments: [true, false])
  func aHiddenControlWaitsForABounceAtTheOtherEnd(hides: Bool) {
    var driver = Self.holding()
    driver.scroll.contentLength = 1200
    driver.scroll.isDecelerating = true
    driver.scroll(to: 450)
    driver.send(hides ? .hidden(.near, true) : .enabled(.near, false))
    driver.send(.laidOut)
    driver.run(frames: 2)
    #expect(driver.scroll.inset.near == 60, "the bounce is under way")
    driver.scroll.isDecelerating = false
    driver.scroll(to: 400)
    driver.run(frames: 2)
    #expect(driver.scroll.inset == SidePair())
    #expect(driver.scroll.offset == 400)
  }

  /// The finger catches the bounce, and pulls the hidden control's empty space into view.
  @Test func aHiddenControlThatHasWaitedForABounceIsClosedAfterTheFinger() {
    var driver = Self.holding()
    driver.scroll.contentLength = 1200
    driver.scroll.isDecelerating = true
    driver.scroll(to: 450)
    driver.send(.hidden(.near, true))
    driver.send(.laidOut)
    driver.scroll.isDecelerating = false
    driver.drag(to: 90)
    #expect(driver.scroll.offset == -90 && driver.scroll.inset.near == 60)
    driver.lift()
    driver.run(frames: 90)
    #expect(driver.scroll.offset == 0 && driver.scroll.inset == SidePair())
  }

  @Test func aSpaceThatSomebodyHasTakenIsNotGivenBackOnceMore() {
    var driver = Self.holding()
    driver.scroll.inset.near = 12
    driver.scroll.adjustedInset.near = 12
    driver.send(.scrolled)
    #expect(driver.send(.detached(.near)).inset == nil)
    #expect(driver.machine.addedInset == SidePair())
  }

  @Test func aSpaceThatSomebodyHasTakenFromAHiddenControlLeavesNothing() {
    var driver = Self.holding()
    driver.scroll.inset.near = 40
    driver.scroll.adjustedInset.near = 40
    driver.scroll.offset = -40
    driver.send(.scrolled)
    driver.send(.hidden(.near, true))
    driver.send(.laidOut)
    driver.run(frames: 90)
    #expect(driver.scroll.inset.near == 40 && driver.scroll.offset == -40)
    #expect(driver.machine.addedInset == SidePair() && driver.machine.clientInset(in: driver.scroll).near == 40)
  }

  @Test func atAReadingThatIsNoneNothingIsWritten() {
    var driver = Self.holding()
    var reading = driver.scroll
    reading.inset.near = .nan
    let effects = driver.machine.receive(.detached(.near), reading, at: driver.time)
    #expect(effects.inset == nil && effects.offset == nil)
    #expect(driver.machine.addedInset == SidePair())
  }

  @Test func removingWhatIsNotThereChangesNothing() {
    var driver = MachineDriver()
    driver.machine.configure(.init(metrics: RefreshMetrics(heldExtent: 30)), at: .near)
    driver.send(.detached(.near))
    driver.send(.attached(.near))
    driver.send(.began(.near, .program, .always))
    driver.run(frames: 90)
    #expect(driver.machine.addedInset.near == 30)
  }

  @Test(arguments: AxisSide.allCases, [true, false])
  func disablingOrHidingCancelsAtEitherEndAndUndoingItDoesNot(side: AxisSide, hides: Bool) {
    let settings = SideSettings(metrics: RefreshSimulation.metrics)
    var simulation = RefreshSimulation(settings, at: side)
    simulation.begin(reveals: false)
    simulation.advance(by: 0.5)
    if hides { simulation.setHidden(false) } else { simulation.setEnabled(true) }
    #expect(simulation.state == .refreshing)
    if hides { simulation.setHidden(true) } else { simulation.setEnabled(false) }
    #expect(simulation.state == .idle && simulation.machine.outcome(at: side) == .cancelled)
    #expect(simulation.addedInset == 0)
  }

  @Test func whatStoodInTheSpaceOfADisabledControlComesHomeByAMotionUnlessAFingerHoldsIt() {
    var driver = Self.holding()
    driver.send(.enabled(.near, false))
    #expect(driver.send(.laidOut).offset == nil)
    var offsets = [driver.scroll.offset]
    for _ in 0..<90 {
      driver.run(frames: 1)
      offsets.append(driver.scroll.offset)
    }
    #expect(driver.scroll.offset == 0 && driver.scroll.inset == SidePair())
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 10 })
    var held = Self.holding()
    held.drag(to: 50)
    held.send(.enabled(.near, false))
    held.send(.laidOut)
    held.run(frames: 90)
    #expect(held.scroll.offset == -50)
    held.lift()
    held.run(frames: 90)
    #expect(held.scroll.offset == 0 && held.scroll.inset == SidePair())
  }
}
