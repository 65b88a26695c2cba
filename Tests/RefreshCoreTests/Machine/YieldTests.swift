import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// A settle yields to a scroll of the app's, and neither takes it back nor moves the content under it.
@Suite struct YieldTests {
  @Test func aScrollDuringTheOpeningIsNotTakenBack() {
    var simulation = RefreshSimulation.header()
    simulation.begin()
    simulation.advance(by: 0.1)
    simulation.scroll(to: 900, isAnimated: true)
    simulation.advance(by: 2)
    #expect(simulation.offset == 900 && simulation.addedInset == 60 && simulation.state == .refreshing)
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test func aSessionThatBeginsDuringAScrollOpensAfterIt() {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll(to: 500)
    driver.scroll.isScrollAnimating = true
    driver.send(.began(.near, .program, .always))
    for offset in stride(from: 490.0, through: 400, by: -10) {
      driver.scroll.offset = offset
      driver.send(.scrolled)
      driver.run(frames: 1)
      #expect(driver.scroll.inset == SidePair() && driver.scroll.offset == offset)
    }
    driver.scroll.isScrollAnimating = false
    driver.run(frames: 120)
    #expect(driver.scroll.offset == -60 && driver.scroll.inset.near == 60)
  }

  @Test func aScrollWithinTheSpaceThatClosesKeepsItUntilTheScrollIsOver() {
    var simulation = RefreshSimulation.holding()
    simulation.end(.cancelled)
    simulation.advance(by: 0.1)
    let (writes, inset) = (simulation.tally.offsetWrites, simulation.addedInset)
    simulation.scroll(to: -15, isAnimated: true)
    simulation.advance(by: 0.25)
    #expect(simulation.addedInset == inset && simulation.offset < -15 && simulation.tally.offsetWrites == writes)
    simulation.expectQuiet()
    #expect(simulation.offset == 0 && simulation.list.inset == SidePair())
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test func contentThatWasMovedIsGoneOnWithAfterThreeFramesOfStandingStill() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.send(.ended(.near, .cancelled))
    driver.run(frames: 4)
    driver.scroll(to: -40)
    // The first frame shows motion, and three more that it has stopped.
    driver.run(frames: 3)
    #expect(driver.scroll.offset == -40)
    driver.run(frames: 1)
    #expect(driver.scroll.offset > -40)
  }

  @Test func contentThatTheAppMovesInEveryThirdFrameIsLeftToIt() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.send(.ended(.near, .cancelled))
    driver.run(frames: 4)
    for offset in stride(from: -40.0, through: -30, by: 1) {
      driver.scroll(to: offset)
      driver.run(frames: 3)
      #expect(driver.scroll.offset == offset)
    }
    driver.run(frames: 120)
    #expect(driver.scroll.offset == 0 && driver.scroll.inset == SidePair())
  }

  @Test func theShareOfAShortListIsNotRaisedUnderAScroll() {
    var simulation = RefreshSimulation.header(in: ScrollMetrics(contentLength: 300))
    simulation.begin()
    simulation.advance(by: 0.1)
    let addedInset = simulation.addedInset
    #expect(addedInset > 0 && addedInset < 60)
    simulation.scroll(to: 40, isAnimated: true)
    for _ in 0..<15 {
      simulation.advance(by: 1.0 / 60)
      #expect(simulation.addedInset <= addedInset)
    }
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test func theShareOfAShortListIsNotLoweredUnderAScroll() {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll.contentLength = 300
    driver.release(from: 120)
    driver.run(frames: 1)
    let addedInset = driver.machine.addedInset.near
    #expect(addedInset > 60)
    driver.scroll.isScrollAnimating = true
    for offset in [-80.0, -45, -10] {
      driver.scroll.offset = offset
      driver.send(.scrolled)
      driver.run(frames: 1)
      #expect(driver.machine.addedInset.near == addedInset, "at \(offset)")
    }
  }

  @Test func aDragPastTheOtherEndEndsAnOpening() {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll.contentLength = 300
    driver.send(.began(.near, .program, .always))
    driver.run(frames: 2)
    driver.scroll.contentLength = 1600
    driver.drag(to: -900)
    driver.lift()
    driver.scroll(to: 800)
    for _ in 0..<30 {
      driver.run(frames: 1)
      #expect(driver.scroll.offset == 800)
    }
  }

  /// Systems before iOS 17.4 do not report an animated scroll: its offsets are all that shows it.
  @Test(arguments: [true, false]) func aScrollThatNoFlagReportsIsYieldedToAtItsFirstOffset(isClosing: Bool) {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: isClosing ? 120 : 3)
    if isClosing {
      driver.send(.ended(.near, .cancelled))
      driver.run(frames: 4)
    }
    let start = driver.scroll.offset
    for frame in 1...18 {
      // UIKit's animation writes its own offsets, whatever was written in between.
      let offset = start + Double(frame) * (900 - start) / 18
      driver.scroll.offset = offset
      driver.send(.scrolled)
      driver.run(frames: 1)
      #expect(driver.scroll.offset == offset, "frame \(frame)")
    }
    driver.run(frames: 60)
    #expect(driver.scroll.offset == 900)
  }

  @Test func aSessionThatBeginsInAScrollThatNoFlagReportsFightsForOneFrame() {
    var driver = MachineDriver()
    driver.attach()
    driver.scroll(to: 500)
    driver.send(.began(.near, .program, .always))
    var fought = 0
    for frame in 1...18 {
      let offset = 500 + Double(frame) * 20
      driver.scroll.offset = offset
      driver.send(.scrolled)
      driver.run(frames: 1)
      if driver.scroll.offset != offset { fought += 1 }
    }
    #expect(fought <= 1)
  }
}
