import RefreshTesting
import ScrollPhysics
import Testing

@testable import RefreshCore

/// Lists that do not fill their viewport, and other cases in which an added inset would move the content.
@Suite struct ShortListTests {
  private static func short(_ trigger: RefreshTrigger = .onRelease) -> RefreshSimulation {
    RefreshSimulation.header(trigger, in: ScrollMetrics(contentLength: 300))
  }

  @Test func anEmptyFeedOpensAndClosesWithoutAJump() {
    for length in [0.0, 300, 851] {
      var simulation = RefreshSimulation.header(in: ScrollMetrics(contentLength: length))
      simulation.begin()
      let opening = simulation.offsets(over: 1.5)
      simulation.end(.cancelled)
      let closing = simulation.offsets(over: 2)
      for offsets in [opening, closing] {
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($1 - $0) < 7 }, "length \(length): \(offsets)")
      }
      #expect(opening.last == -60)
      #expect(simulation.offset == 0)
      #expect(simulation.list.inset == SidePair())
      #expect(simulation.violations.isEmpty, "length \(length): \(simulation.violations)")
    }
  }

  @Test func aBounceAtTheOtherEndIsLeftToComeHomeFirst() {
    var simulation = Self.short()
    simulation.begin()
    simulation.drag(by: -188, over: 0.05)
    simulation.release()
    simulation.advance(by: 0.1)
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.offset == 0)
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  /// UIKit brings the content back from the other end, and it stands there: it starts from rest, not at the speed of a
  /// release.
  @Test func anOpeningThatIsDraggedPastTheOtherEndGoesOnFromRest() throws {
    var simulation = Self.short()
    simulation.begin()
    simulation.advance(by: 0.1)
    simulation.drag(by: -100, over: 0.05)
    simulation.release()
    simulation.advance(by: 0.8)
    let start = simulation.offset
    #expect(start < -20 && start > -40, "the previous inset brings the content back")
    let offsets = simulation.offsets(over: 0.6)
    let first = try #require(offsets.firstIndex { $0 != start })
    var spring = CriticalSpring(value: start)
    for (step, offset) in offsets[first...].enumerated() {
      spring.advance(to: -60, frequency: SettleMotion.openingFrequency, by: 1.0 / 60)
      #expect(abs(offset - spring.value) <= 2 / ScrollMetrics().scale, "step \(step + 1)")
    }
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test func aForeignAnimatedScrollIsNotFoughtOver() {
    var simulation = Self.short()
    simulation.begin()
    simulation.scroll(to: 260, isAnimated: true)
    simulation.advance(by: 0.1)
    #expect(simulation.offset > 0)
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
    simulation.advance(by: 3)
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.list.inset == SidePair())
  }

  @Test func anExtentThatChangesWhileItIsHeldIsSettledAnew() {
    var simulation = RefreshSimulation.header()
    simulation.begin()
    simulation.advance(by: 2)
    let metrics = RefreshMetrics(heldExtent: 44, triggerDistance: 84)
    simulation.configure(SideSettings(metrics: metrics))
    let offsets = simulation.offsets(over: 2)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(simulation.offset == -44)
    #expect(simulation.addedInset == 44)
    #expect(simulation.wake == .never)
  }

  @Test func anUnseenBeginDuringAForeignScrollMovesNothing() {
    var simulation = RefreshSimulation.header()
    simulation.begin(reveals: false)
    simulation.pull(to: 1.2, over: 0.2)
    simulation.scroll(to: 300, isAnimated: true)
    simulation.advance(by: 0.1)
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test func aClosingListThatIsPulledAgainIsWrittenOnceAFrame() {
    var simulation = RefreshSimulation.header(metrics: RefreshMetrics(heldExtent: 60, triggerDistance: 84))
    simulation.pull(to: 1.1)
    simulation.hold(for: 0.2)
    simulation.release()
    simulation.advance(by: 1)
    simulation.end()
    simulation.advance(by: 0.1)
    simulation.drag(by: 40)
    simulation.hold(for: 0.2)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.tally.insetWrites <= simulation.tickCount)
  }

  @Test func aContentThatGrowsDuringARefreshGetsItsShare() {
    var simulation = Self.short()
    simulation.begin()
    simulation.advance(by: 1)
    simulation.list.contentLength = 4000
    simulation.advance(by: 0.5)
    #expect(simulation.offset == -60)
    #expect(simulation.addedInset == 60)
    simulation.end(.cancelled)
    simulation.expectQuiet()
    #expect(simulation.offset == 0)
  }

  @Test func anUnseenBeginLeavesAShortListWhereItIs() {
    var simulation = Self.short()
    simulation.begin(reveals: false)
    simulation.advance(by: 1)
    #expect(simulation.offset == 0)
    #expect(simulation.state == .refreshing)
    simulation.list.contentLength = 4000
    simulation.advance(by: 0.2)
    #expect(simulation.offset == 0)
    #expect(simulation.addedInset == 0)
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.list.inset == SidePair())
  }

  @Test func aSafeAreaThatChangesDuringThePullLeavesTheContentInRange() {
    var simulation = RefreshSimulation.header(
      in: ScrollMetrics(offset: -100, adjustedInset: SidePair(near: 100, far: 0)))
    simulation.pull(to: 1.4)
    simulation.list.systemInset = SidePair(near: 60, far: 0)
    simulation.release()
    simulation.advance(by: 2)
    #expect(simulation.offset == -120)
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.offset == -60)
  }

  @Test func aFooterThatClosesBehindAShownOutcomeDoesNotHoldTheContentDown() {
    for outcome in [RefreshOutcome.success, .failure, .cancelled] {
      var simulation = RefreshSimulation.header(
        metrics: RefreshMetrics(showsOutcomes: true), in: ScrollMetrics(contentLength: 450, viewport: 480))
      simulation.add(SideSettings(role: .loadMore), at: .far)
      simulation.begin(at: .near)
      simulation.advance(by: 1)
      simulation.end(outcome, at: .near)
      simulation.begin(at: .far)
      simulation.end(at: .far)
      simulation.expectQuiet()
      #expect(simulation.offset == 0, "\(outcome)")
      #expect(simulation.list.inset == SidePair(), "\(outcome)")
      #expect(simulation.violations.isEmpty, "\(outcome): \(simulation.violations)")
    }
  }

  @Test func aRefreshAndALoadThatEndsDoNotPushTheContentOut() {
    let more = SideSettings(role: .loadMore, trigger: .manual)
    var simulation = RefreshSimulation.header(in: ScrollMetrics(contentLength: 1600, viewport: 480))
    simulation.add(more, at: .far)
    simulation.scroll(to: 1120)
    simulation.begin(at: .far)
    simulation.advance(by: 0.5)
    simulation.begin(at: .near)
    simulation.advance(by: 1.0 / 60)
    simulation.list.contentLength = 450
    let offsets = simulation.offsets(over: 3)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($1 - $0) < 10 }, "\(offsets)")
    #expect(offsets.last == -60)
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  /// UIKit's bounce would lead to the inset from inside; from the other end it would lead back, and is waited for.
  @Test(arguments: [(30.0, true), (-30, false)])
  func aCaughtOpeningThatIsLeftInsideItsInsetIsTakenOverAtTheFirstFrame(pull: Double, isTakenOver: Bool) {
    var driver = MachineDriver()
    driver.scroll.contentLength = 300
    driver.attach()
    driver.open(frames: 3)
    driver.drag(to: pull)
    #expect(driver.scroll.inset.near > 60)
    driver.scroll.isDecelerating = true
    driver.lift()
    driver.send(.laidOut)
    driver.time += 1.0 / 60
    #expect(driver.send(.ticked).stopsScrolling == isTakenOver)
    guard !isTakenOver else { return }
    // The bounce of a lift that is some frames old is under way, also where it passes the edge.
    for pull in [-20.0, -10, -4, 4, 10] {
      driver.scroll(to: -pull)
      driver.time += 1.0 / 60
      #expect(!driver.send(.ticked).stopsScrolling, "\(pull)")
    }
  }
}
