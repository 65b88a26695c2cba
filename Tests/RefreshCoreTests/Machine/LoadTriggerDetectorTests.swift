import RefreshCore
import Testing

/// What counts as coming near an end, reading by reading: a list of 4000 points in 800 rests at its end at 3200, and the
/// line of 400 points is at 2800.
@Suite struct ReachWatchTests {
  private struct Reading {
    var script = Script()

    init(at offset: Double, loadsPerGesture: Int = 1) {
      let settings = RefreshSettings(
        role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .onReachingEnd(within: .points(400)),
        loadMore: .init(loadsPerGesture: loadsPerGesture))
      script.scroll.offset = offset
      script.machine.configure(settings, at: .far)
      script.send(.attached(.far))
      script.send(.laidOut)
    }

    var loads: UInt32 { script.machine.session(at: .far) }

    /// A finger that goes at a velocity has brought the content to an offset.
    mutating func drag(to offset: Double, velocity: Double = 100) {
      script.scroll.isDragging = true
      script.scroll.isTracking = true
      script.scroll.dragVelocity = velocity
      script.scroll(to: offset)
    }
  }

  @Test func aGestureThatBeginsBeyondTheLineLoadsOnceTheContentHasComeNearerByAPixel() {
    var reading = Reading(at: 3000)
    reading.drag(to: 3000)
    #expect(reading.loads == 0)
    reading.drag(to: 3000.2)
    #expect(reading.loads == 0)
    reading.drag(to: 3000.4)
    #expect(reading.loads == 1)
  }

  @Test func aScrollOfTheAppsAfterAGestureLoadsNothing() {
    var reading = Reading(at: 2700)
    reading.drag(to: 2750)
    reading.script.lift()
    reading.script.scroll.dragVelocity = 0
    reading.script.scroll(to: 2900)
    reading.script.scroll(to: 2950)
    #expect(reading.loads == 0)
  }

  @Test func aFingerThatScrollsAwayLoadsNothingWhereverTheAppPutsTheContent() {
    var reading = Reading(at: 2700)
    reading.drag(to: 2690, velocity: -100)
    reading.drag(to: 2850, velocity: -100)
    #expect(reading.loads == 0)
    reading.drag(to: 2700, velocity: -100)
    reading.drag(to: 2850)
    #expect(reading.loads == 1)
  }

  @Test func aLoadThatBroughtNothingIsNotTriedAgainByItsGesture() {
    var reading = Reading(at: 2700, loadsPerGesture: 3)
    reading.drag(to: 2710)
    reading.drag(to: 2850)
    #expect(reading.loads == 1)
    reading.script.send(.ended(.far, .cancelled))
    reading.script.run(frames: 90)
    #expect(reading.script.machine.state(at: .far) == .idle)
    reading.drag(to: 2700, velocity: -100)
    reading.drag(to: 2850)
    #expect(reading.loads == 1)
  }

  @Test func inTheTurnInWhichTheListChangesItsLengthNoLoadBegins() {
    var reading = Reading(at: 2700)
    reading.drag(to: 2720)
    reading.script.scroll.contentLength = 3940
    reading.drag(to: 2760)
    #expect(reading.loads == 0)
  }

  @Test func aControlThatIsDisabledLoadsNothing() {
    var reading = Reading(at: 2700)
    reading.script.send(.enabled(.far, false))
    reading.drag(to: 2710)
    reading.drag(to: 2850)
    #expect(reading.loads == 0)
  }

  @Test func whileALoadRunsNoGestureBeginsAnother() {
    var reading = Reading(at: 2700)
    reading.drag(to: 2710)
    reading.drag(to: 2850)
    reading.script.lift()
    reading.drag(to: 2860)
    reading.drag(to: 2900)
    #expect(reading.loads == 1)
  }

  @Test func whereNothingIsLeftReachingTheEndLoadsNothing() {
    var reading = Reading(at: 2700)
    reading.script.send(.noMoreData(.far, true))
    reading.drag(to: 2710)
    reading.drag(to: 2850)
    #expect(reading.loads == 0)
  }

  @Test func whileTheContentIsZoomedNoLoadBegins() {
    var reading = Reading(at: 2700)
    reading.script.scroll.isZooming = true
    reading.drag(to: 2710)
    reading.drag(to: 2850)
    #expect(reading.loads == 0)
  }

  @Test func duringARefreshReachingTheEndBeginsNothing() {
    var reading = Reading(at: 2700)
    reading.script.attach()
    reading.script.send(.began(.near, .program, .never))
    reading.script.send(.laidOut)
    reading.drag(to: 2710)
    reading.drag(to: 2850)
    #expect(reading.loads == 0)
  }
}
