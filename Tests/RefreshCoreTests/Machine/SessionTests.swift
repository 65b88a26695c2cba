import RefreshCore
import RefreshTesting
import TestSupport
import Testing

/// Begin and end, from anywhere, any number of times.
@Suite struct SessionTests {
  @Test func aSecondBeginJoinsTheRunningSession() {
    var simulation = RefreshSimulation.header()
    simulation.expectBegin(.started)
    simulation.expectBegin(.joined)
    simulation.advance(by: 1)
    simulation.expectBegin(.joined)
    #expect(simulation.tally.actionStarts == 1)
    #expect(simulation.addedInset == 60)
  }

  @Test func withTheRestartPolicyASecondBeginStartsTheActionAgain() {
    let settings = SideSettings(metrics: RefreshSimulation.metrics, whenBusy: .restart)
    var simulation = RefreshSimulation(settings)
    simulation.begin()
    simulation.advance(by: 1)
    simulation.expectBegin(.started)
    #expect(simulation.machine.session(at: .near) == 2)
    let (starts, cancels) = simulation.tallies.reduce((0, 0)) { ($0.0 + $1.actionStarts, $0.1 + $1.actionCancels) }
    #expect(starts == 2 && cancels == 1)
  }

  @Test func aProgrammaticBeginTellsNoListener() {
    var simulation = RefreshSimulation.header()
    simulation.begin()
    simulation.advance(by: 1)
    #expect(simulation.tally.valueChanges == 0)
    #expect(simulation.tally.actionStarts == 1)
  }

  @Test func anAssistiveScrollCountsAsTheUsers() {
    var simulation = RefreshSimulation.header()
    simulation.begin(.assistive, .always)
    #expect(simulation.state == .refreshing)
    #expect(simulation.tally.valueChanges == 1)
  }

  @Test func aDisabledOrHiddenControlRefusesAndSaysWhy() {
    var simulation = RefreshSimulation.header()
    simulation.setEnabled(false)
    simulation.expectBegin(.refused(.disabled))
    simulation.setHidden(true)
    simulation.expectBegin(.refused(.hidden))
    simulation.setHidden(false)
    simulation.setEnabled(true)
    simulation.expectBegin(.started)
  }

  @Test func anUnseenBeginLeavesTheReaderWhereHeIs() {
    var simulation = RefreshSimulation.header(in: ScrollMetrics(offset: 1500))
    simulation.begin(reveals: false)
    simulation.advance(by: 1)
    #expect(simulation.offset == 1500)
    #expect(simulation.addedInset == 60)
    simulation.end()
    simulation.expectQuiet()
    #expect(simulation.offset == 1500)
    #expect(simulation.list.inset == SidePair())
  }

  @Test(arguments: [(700.0, -60.0), (1500, 1500)])
  func aDropInBeginRevealsOnlyWithinAViewport(start: Double, side: Double) {
    var simulation = RefreshSimulation.header(in: ScrollMetrics(offset: start))
    simulation.begin(.program, .ifNear)
    simulation.advance(by: 2)
    #expect(simulation.offset == side)
  }

  @Test(arguments: 0..<64)
  func anyWordOfBeginsAndEndsInOneTurnMeansWhatItSays(word: Int) {
    var simulation = RefreshSimulation.header()
    var isRunning = false
    for place in 0..<5 {
      let begins = word >> place & 1 == 1
      if begins { simulation.begin() } else { simulation.end() }
      isRunning = begins
    }
    simulation.advance(by: 3)
    #expect(simulation.state == (isRunning ? .refreshing : .idle))
    #expect(simulation.list.inset.near == (isRunning ? 60 : 0))
    #expect(simulation.offset == (isRunning ? -60 : 0))
  }

  @Test func endingTwiceOrWhileIdleDoesNothing() {
    var simulation = RefreshSimulation.header()
    simulation.end()
    #expect(simulation.state == .idle)
    simulation.begin()
    simulation.advance(by: 1)
    simulation.end()
    simulation.end(.failure)
    simulation.advance(by: 0.4)
    simulation.end()
    #expect(simulation.machine.outcome(at: .near) == .success)
    simulation.expectQuiet()
    #expect(simulation.tally.insetWrites <= simulation.tickCount)
  }

  @Test func aBeginDuringTheClosingOpensAgainFromWhereTheListIs() {
    var simulation = RefreshSimulation.holding()
    simulation.end(.cancelled)
    simulation.advance(by: 0.2)
    let halfWay = simulation.offset
    #expect(halfWay > -60 && halfWay < 0)
    simulation.expectBegin(.started)
    let offsets = simulation.offsets(over: 1)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(simulation.offset == -60)
  }

  @Test func aSessionStaysVisibleForItsMinimumTime() {
    var simulation = RefreshSimulation.header()
    simulation.action = .ends(after: 0, .cancelled)
    simulation.pull(to: 1.1)
    simulation.release()
    let start = simulation.time
    simulation.advance(by: 0.1)
    #expect(simulation.state == .ending)
    while simulation.pull >= 59 { simulation.advance(by: 1.0 / 60) }
    #expect(simulation.time - start >= 0.6)
    #expect(simulation.time - start < 0.75)
  }

  @Test func outcomesAreShownForTheirTime() {
    for (outcome, shown) in [(RefreshOutcome.success, 0.7), (.failure, 1.0), (.cancelled, 0)] {
      var simulation = RefreshSimulation.holding()
      simulation.end(outcome)
      let endTime = simulation.time
      while simulation.pull == 60 { simulation.advance(by: 1.0 / 60) }
      let delay = simulation.time - endTime
      #expect(delay >= shown && delay <= shown + 0.05, "\(outcome) \(delay)")
    }
  }

  @Test func aSessionThatTakesTooLongFailsAndCancelsItsAction() {
    let settings = SideSettings(metrics: RefreshSimulation.metrics, timeout: 5)
    var simulation = RefreshSimulation(settings)
    simulation.begin()
    simulation.advance(by: 4.9)
    #expect(simulation.state == .refreshing)
    let ticks = simulation.tickCount
    #expect(ticks < 60, "a moment that is known to come needs no display link")
    simulation.advance(by: 0.2)
    #expect(simulation.state == .ending)
    #expect(simulation.machine.outcome(at: .near) == .failure)
    #expect(simulation.tally.actionCancels == 1)
  }

  @Test func aListenerThatEndsTheSessionWhileItIsToldIsHeard() {
    var simulation = RefreshSimulation.header()
    simulation.action = .endsAtOnce(.success)
    simulation.pull(to: 1.1)
    simulation.release()
    simulation.advance(by: 0.1)
    #expect(simulation.state == .ending)
    simulation.expectQuiet()
    #expect(simulation.state == .idle)
    #expect(simulation.tally.actionStarts == 1)
  }

  @Test func nothingLeftToLoadOutlastsAPlainEnd() {
    var simulation = RefreshSimulation.loading()
    simulation.end(.noMoreData)
    simulation.end(.success)
    simulation.expectQuiet()
    #expect(simulation.state == .noMoreData)
    simulation.expectBegin(.refused(.noMoreData))
    simulation.setNoMoreData(false)
    #expect(simulation.state == .idle)
    simulation.expectBegin(.started)
  }

  @Test func anIdleControlCostsNoFrame() {
    var simulation = RefreshSimulation.header()
    simulation.flick(velocity: -3000)
    simulation.advance(by: 3)
    #expect(simulation.tickCount == 0)
    var machine = simulation.machine
    let effects = machine.receive(.scrolled, simulation.list.reading, at: 4)
    #expect(effects == RefreshStateMachine.Effects())
  }

  @Test func aHoldCostsNoFrameOnceThePictureStands() {
    var simulation = RefreshSimulation.holding()
    let ticks = simulation.tickCount
    simulation.advance(by: 10)
    #expect(simulation.tickCount == ticks)
  }

  @Test func anEndThatIsSaidTwiceIsStillTheEnd() {
    var simulation = RefreshSimulation.header()
    simulation.setNoMoreData(true)
    simulation.setNoMoreData(true)
    #expect(simulation.state == .noMoreData)
  }

  @Test func whatIsNotThereIsNotAddedByDisablingIt() {
    var simulation = RefreshSimulation.header()
    simulation.remove()
    simulation.setEnabled(false)
    simulation.setEnabled(true)
    simulation.setHidden(true)
    simulation.setHidden(false)
    simulation.expectBegin(.queued)
  }

  @Test func anEndThatNobodySeesCostsHardlyAFrame() {
    var simulation = RefreshSimulation.header(in: ScrollMetrics(offset: 1500))
    simulation.begin(reveals: false)
    simulation.advance(by: 1)
    simulation.end()
    simulation.advance(by: 2)
    #expect(simulation.tickCount < 5)
  }
}
