import RefreshCore
import RefreshTesting
import Testing

/// In the background the readings of a scroll view mean nothing.
@Suite struct BackgroundTests {
  @Test(arguments: Situation.allCases)
  func noReadingIsHeard(situation: Situation) {
    var script = Script()
    (script.machine, script.scroll, script.time) = situation.make()
    script.send(.enteredBackground)
    let before = script.machine
    script.scroll.isDragging = true
    script.scroll.isTracking = true
    script.scroll.offset = -100
    script.scroll.inset.far = 20
    script.scroll.adjustedInset.far = 20
    for event in [RefreshStateMachine.Event.scrolled, .laidOut, .ticked, .woke, .lifted, .touchCancelled] {
      script.send(event)
      #expect(script.machine == before, "\(event)")
    }
  }

  @Test func noLayoutIsAskedForBeforeTheReturn() {
    var script = Script()
    script.attach()
    #expect(!script.send(.enteredBackground).asksForFlush)
    #expect(script.send(.enteredForeground).asksForFlush)
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
    #expect(simulation.offset == 0 && simulation.inset == SidePair())
  }

  @Test func aBarThatGrewInTheBackgroundIsTheRestOnTheReturn() {
    var simulation = RefreshSimulation.holding(
      in: ScrollMetrics(offset: -32, adjustedInset: SidePair(near: 32, far: 0)))
    simulation.end(.cancelled)
    simulation.setInBackground(true)
    simulation.setSystemInset(SidePair(near: 88, far: 0))
    simulation.setInBackground(false)
    #expect(simulation.offset == -88 && simulation.inset == SidePair())
  }

  @Test func aReturnFinishesNothingUnderAFinger() {
    var script = Script()
    script.attach()
    script.release(from: 90)
    script.run(frames: 90)
    script.send(.ended(.near, .cancelled))
    script.run(frames: 3)
    script.drag(to: 70)
    let pulled = script.scroll.offset
    script.send(.enteredBackground)
    script.send(.enteredForeground)
    script.send(.laidOut)
    #expect(script.machine.addedInset.near == 60 && script.scroll.offset == pulled)
    script.lift()
    script.run(frames: 90)
    #expect(script.machine.addedInset.near == 0 && script.scroll.offset == 0)
  }

  @Test func aReturnRaisesNoSpaceAboveTheRowsOfAShortList() {
    var script = Script()
    script.attach()
    script.scroll.contentLength = 300
    script.send(.began(.near, .program, .always))
    script.run(frames: 2)
    let addedInset = script.machine.addedInset.near
    #expect(addedInset > 0 && addedInset < 60)
    script.send(.enteredBackground)
    script.send(.enteredForeground)
    script.scroll.isDragging = true
    script.scroll.isTracking = true
    script.scroll.offset = -100
    script.send(.scrolled)
    #expect(script.send(.laidOut).inset == nil)
    #expect(script.machine.addedInset.near == addedInset)
    script.lift()
    script.run(frames: 90)
    #expect(script.machine.addedInset.near == 60 && script.scroll.offset == -60)
  }

  @Test func aReturnFinishesTheBounceOfAShortListInItsSpace() {
    var script = Script()
    script.attach()
    script.release(from: 90)
    script.drag(to: 25)
    script.lift()
    script.run(frames: 1)
    script.scroll.contentLength = 300
    script.send(.enteredBackground)
    script.send(.enteredForeground)
    script.send(.laidOut)
    #expect(script.machine.addedInset.near == 60 && script.scroll.offset == -60)
  }
}
