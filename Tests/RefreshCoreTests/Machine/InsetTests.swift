import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// The ownership of the inset.
@Suite struct InsetTests {
  private static let bar = ScrollMetrics(
    offset: -64.3, inset: SidePair(near: 53.3, far: 9), adjustedInset: SidePair(near: 64.3, far: 9))

  /// The added inset compensates for the scroll view's rounding of offsets.
  private static let halfPixel = 1.0 / 6

  @Test func afterASessionTheInsetIsTheClientsBitForBit() {
    var simulation = RefreshSimulation.header(in: Self.bar)
    simulation.pull(to: 1.3)
    simulation.release()
    simulation.advance(by: 1)
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.list.inset == SidePair(near: 53.3, far: 9))
  }

  @Test func theBottomWrittenDuringARefreshLeavesTheTopAlone() {
    var simulation = RefreshSimulation.holding(in: Self.bar)
    simulation.list.inset.far = 336
    simulation.advance(by: 0.5)
    #expect(abs(simulation.list.inset.near - 113.3) < Self.halfPixel)
    #expect(simulation.list.inset.far == 336)
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.list.inset == SidePair(near: 53.3, far: 336))
  }

  @Test func aWholeInsetWrittenDuringARefreshIsTheClientsNewOne() {
    var simulation = RefreshSimulation.holding(in: Self.bar)
    let held = simulation.pull
    simulation.list.inset = SidePair(near: 20, far: 5)
    simulation.advance(by: 0.5)
    #expect(abs(simulation.list.inset.near - 80) < Self.halfPixel)
    #expect(simulation.list.inset.far == 5)
    #expect(simulation.clientInset == SidePair(near: 20, far: 5))
    #expect(abs(simulation.pull - held) < 0.34, "the content is held where it was, by the new line")
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.list.inset == SidePair(near: 20, far: 5))
    #expect(abs(simulation.offset + 31) < 0.34)
  }

  @Test func theClientsOwnInsetCanBeReadAndAddedToAtAnyTime() {
    var simulation = RefreshSimulation.holding(in: Self.bar)
    let client = simulation.clientInset
    simulation.clientInset = SidePair(near: client.near + 10, far: client.far)
    simulation.advance(by: 0.5)
    #expect(abs(simulation.list.inset.near - (client.near + 10 + 60)) < Self.halfPixel)
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.list.inset.near == client.near + 10)
  }

  @Test func saveAndRestoreWithinASessionLeavesNoResidue() {
    var simulation = RefreshSimulation.holding(in: Self.bar)
    let saved = simulation.list.inset
    simulation.list.inset = SidePair(near: saved.near, far: 300)
    simulation.advance(by: 0.2)
    simulation.list.inset = saved
    simulation.advance(by: 0.2)
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.list.inset == SidePair(near: 53.3, far: 9))
  }

  @Test func aForeignWriteDuringTheOpeningDoesNotMakeTheListJump() {
    var simulation = RefreshSimulation.header()
    simulation.pull(to: 1.4)
    simulation.release()
    simulation.advance(by: 0.05)
    let before = simulation.pull
    simulation.list.inset = SidePair(near: 0, far: 200)
    simulation.advance(by: 1.0 / 60)
    #expect(simulation.pull < before && simulation.pull > 60)
    simulation.advance(by: 1)
    #expect(simulation.offset == -60)
    #expect(simulation.list.inset == SidePair(near: 60, far: 200))
  }

  @Test func whoeverTakesTheShareOutAFourthTimeKeepsIt() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 60)
    #expect(driver.machine.addedInset.near == 60)
    var reports: [Int] = []
    for time in 1...8 {
      driver.scroll.inset = SidePair()
      driver.scroll.adjustedInset = SidePair()
      driver.send(.scrolled)
      let effects = driver.send(.laidOut)
      if effects.commands(at: .near).contains(.reportInsetConflict) { reports.append(time) }
      driver.time += 1.0 / 60
    }
    #expect(reports == [4])
    #expect(driver.machine.addedInset.near == 0)
    #expect(driver.machine.state(at: .near) == .refreshing)
    #expect(driver.scroll.inset == SidePair())
    driver.run(frames: 60)
    #expect(driver.machine.addedInset.near == 0, "what was lost is not asked for again")
  }

  @Test func aKeyboardThatMovesEveryFrameIsNoQuarrel() {
    var simulation = RefreshSimulation.holding()
    for height in 1...30 {
      simulation.list.inset = SidePair(near: 0, far: Double(height) * 10)
      simulation.advance(by: 1.0 / 60)
    }
    #expect(simulation.addedInset == 60)
    #expect(simulation.list.inset == SidePair(near: 60, far: 300))
  }

  @Test func theSafeAreaIsReadAnewInTheHold() {
    var simulation = RefreshSimulation.holding(
      in: ScrollMetrics(offset: -88, adjustedInset: SidePair(near: 88, far: 0)))
    simulation.list.systemInset = SidePair(near: 32, far: 0)
    simulation.list.viewport = 375
    simulation.advance(by: 1)
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.offset == -32)
    #expect(simulation.list.inset == SidePair())
  }

  @Test func theSafeAreaIsFrozenWhileTheListIsOverscrolled() {
    var driver = MachineDriver()
    driver.scroll.offset = -100
    driver.scroll.adjustedInset = SidePair(near: 100, far: 0)
    driver.attach()
    driver.scroll.isDragging = true
    for pull in stride(from: 10.0, through: 90, by: 10) {
      // The bar grows by half of the pull, as a large title may.
      driver.scroll.adjustedInset = SidePair(near: 100 + pull / 2, far: 0)
      driver.scroll.offset = -100 - pull
      driver.send(.scrolled)
      driver.send(.laidOut)
    }
    #expect(driver.machine.state(at: .near) == .armed)
    #expect(driver.machine.pull(at: .near, driver.scroll) > 84)
  }

  @Test func pinnedHeadersLetTheShareFollowTheContent() {
    var simulation = RefreshSimulation.holding()
    simulation.list.hasPinnedHeaders = true
    simulation.drag(by: -60, over: 0.3)
    #expect(simulation.addedInset < 25, "the added inset shrinks under the finger")
    #expect(abs(simulation.addedInset - max(simulation.pull, 0)) < 0.5)
    simulation.drag(by: -200, over: 0.3)
    #expect(simulation.addedInset == 0)
    simulation.release()
    simulation.advance(by: 2)
    #expect(simulation.addedInset == 0)
    simulation.scroll(to: 0)
    simulation.drag(by: 130, over: 0.3)
    simulation.hold(for: 0.2)
    simulation.release()
    simulation.advance(by: 2)
    #expect(simulation.addedInset == 60, "it grows again at a lift past half of the extent")
    #expect(simulation.offset == -60)
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.list.inset == SidePair())
  }

  @Test func contentInTheHoldMovesWithTheLineThatTheClientMoves() {
    var simulation = RefreshSimulation.holding(in: ScrollMetrics(offset: -20, inset: SidePair(near: 20, far: 0)))
    #expect(simulation.offset == -80)
    simulation.clientInset = SidePair(near: 35, far: 0)
    #expect(simulation.offset == -95 && simulation.addedInset == 60)
    simulation.clientInset = SidePair(near: 10, far: 0)
    #expect(simulation.offset == -70 && simulation.list.inset == SidePair(near: 70, far: 0))
  }

  @Test func contentInTheHoldOfTheFarEndMovesWithItsLineToo() {
    let settings = SideSettings(metrics: RefreshSimulation.metrics)
    var simulation = RefreshSimulation(settings, at: .far, in: ScrollMetrics(offset: 3148))
    simulation.begin()
    simulation.advance(by: 1)
    #expect(simulation.offset == 3208)
    simulation.clientInset = SidePair(near: 0, far: 15)
    #expect(simulation.offset == 3223)
    simulation.list.inset = SidePair(near: 0, far: 5)
    #expect(simulation.offset == 3213 && simulation.list.inset == SidePair(near: 0, far: 65))
    simulation.list.inset = SidePair(near: 0, far: 25)
    #expect(simulation.offset == 3233 && simulation.list.inset == SidePair(near: 0, far: 85))
  }

  @Test func aForeignWriteMovesNothingUnderAFinger() {
    var simulation = RefreshSimulation.holding()
    simulation.touchDown()
    let before = simulation.offset
    simulation.list.inset = SidePair(near: 20, far: 0)
    #expect(simulation.offset == before && simulation.list.inset == SidePair(near: 80, far: 0))
  }

  @Test func writesThatComeSeldomAreNoQuarrel() {
    var simulation = RefreshSimulation.holding()
    for _ in 0..<8 {
      simulation.list.inset = SidePair()
      simulation.advance(by: 0.3)
    }
    #expect(simulation.addedInset == 60 && simulation.list.inset == SidePair(near: 60, far: 0))
  }

  @Test func anInsetThatDiffersByLessThanHalfAPixelIsTheClientsToo() {
    var simulation = RefreshSimulation.header(in: Self.bar)
    simulation.begin(reveals: false)
    simulation.advance(by: 0.5)
    simulation.end(.cancelled)
    simulation.expectQuiet()
    simulation.list.inset = SidePair(near: 53.4, far: 9)
    #expect(simulation.clientInset == SidePair(near: 53.4, far: 9))
  }

  /// Another writer removes the added inset until it is given up.
  private static func takeInset(from driver: inout MachineDriver) {
    for _ in 1...4 {
      driver.scroll.inset = SidePair()
      driver.scroll.adjustedInset = SidePair()
      driver.send(.scrolled)
      driver.send(.laidOut)
      driver.time += 1.0 / 60
    }
  }

  @Test func aListThatALostInsetHasLeftUnderAFingerComesHomeWithoutAnother() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 60)
    driver.scroll.isTracking = true
    Self.takeInset(from: &driver)
    driver.scroll.isTracking = false
    #expect(driver.machine.addedInset.near == 0 && driver.scroll.offset == -60)
    for _ in 0..<60 {
      driver.run(frames: 1)
      #expect(driver.scroll.inset == SidePair())
    }
    #expect(driver.scroll.offset == 0)
  }

  @Test func theLoadAfterALostInsetHoldsItsInsetFromItsFirstFrameOn() {
    var driver = MachineDriver()
    driver.machine.configure(
      SideSettings(
        role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .onReachingEnd(within: .points(100))),
      at: .far)
    driver.send(.attached(.far))
    driver.send(.began(.far, .program, .never))
    driver.run(frames: 10)
    #expect(driver.machine.addedInset.far == 52)
    Self.takeInset(from: &driver)
    #expect(driver.machine.addedInset.far == 0)
    driver.send(.ended(.far, .cancelled))
    driver.run(frames: 60)
    driver.scroll.dragVelocity = 500
    driver.drag(to: -2900)
    driver.scroll.isDecelerating = true
    driver.lift()
    driver.run(frames: 1)
    driver.scroll.offset = 3150
    driver.send(.scrolled)
    driver.run(frames: 1)
    #expect(driver.machine.session(at: .far) == 2)
    #expect(driver.machine.addedInset.far == 52)
  }
}
