import RefreshCore
import TestSupport
import Testing

/// The readings that approach an end: a list of 4000 points in a viewport of 800 rests at its end at 3200, and the
/// line of 400 points is at 2800.
@Suite struct ReachWatchTests {
  private struct Reading {
    var driver = MachineDriver()

    init(at offset: Double, loadsPerGesture: Int = 1) {
      let settings = SideSettings(
        role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .onReachingEnd(within: .points(400)),
        loadMore: .with { $0.loadsPerGesture = loadsPerGesture })
      driver.scroll.offset = offset
      driver.machine.configure(settings, at: .far)
      driver.send(.attached(.far))
      driver.send(.laidOut)
    }

    var loads: UInt32 { driver.machine.session(at: .far) }

    /// A reading during a drag, with a velocity and an offset.
    mutating func drag(to offset: Double, velocity: Double = 100) {
      driver.scroll.isDragging = true
      driver.scroll.isTracking = true
      driver.scroll.dragVelocity = velocity
      driver.scroll(to: offset)
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
    reading.driver.lift()
    reading.driver.scroll.dragVelocity = 0
    reading.driver.scroll(to: 2900)
    reading.driver.scroll(to: 2950)
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
    reading.driver.send(.ended(.far, .cancelled))
    reading.driver.run(frames: 90)
    #expect(reading.driver.machine.state(at: .far) == .idle)
    reading.drag(to: 2700, velocity: -100)
    reading.drag(to: 2850)
    #expect(reading.loads == 1)
  }

  /// An app may set its controls up anew with each page that it shows.
  @Test func aFooterThatIsAddedAnewLoadsNoSecondTimeForItsGesture() {
    var reading = Reading(at: 2700)
    reading.drag(to: 2710)
    reading.drag(to: 3000)
    #expect(reading.loads == 1)
    reading.driver.lift()
    reading.driver.scroll.isDecelerating = true
    reading.driver.scroll.contentLength = 4100
    let settings = reading.driver.machine.settings(at: .far)
    reading.driver.send(.detached(.far))
    reading.driver.machine.configure(settings, at: .far)
    reading.driver.send(.attached(.far))
    for offset in stride(from: 3010.0, through: 3300, by: 10) { reading.driver.scroll(to: offset) }
    #expect(reading.loads == 1)
    reading.drag(to: 3290)
    reading.drag(to: 3300)
    #expect(reading.loads == 2)
  }

  @Test func aPageShorterThanTheDistanceLetsItsGestureLoadTheNext() {
    var reading = Reading(at: 2700, loadsPerGesture: 3)
    reading.drag(to: 2710)
    reading.drag(to: 3000)
    #expect(reading.loads == 1)
    reading.driver.scroll.contentLength = 4100
    reading.driver.send(.ended(.far, .success))
    reading.driver.run(frames: 90)
    #expect(reading.driver.machine.state(at: .far) == .idle)
    #expect(reading.loads == 1, "a finger that rests loads nothing")
    reading.driver.scroll.contentLength = 4050
    reading.drag(to: 3000)
    reading.driver.run(frames: 3)
    #expect(reading.loads == 1, "nor does an end that comes nearer")
    reading.driver.scroll.contentLength = 4100
    reading.drag(to: 3050)
    reading.driver.run(frames: 3)
    #expect(reading.loads == 1, "nor do rows that are inserted before the visible ones")
    reading.drag(to: 3051)
    #expect(reading.loads == 2)
  }

  /// A failed load waits for a tap on its row, and would wait for ever where there is none.
  @Test(arguments: [(RefreshPlacement.floating, 52.0, true), (.withContent, 0, true), (.withContent, 52, false)])
  func aFailedLoadWithoutARowIsRetriedByTheNextGesture(placement: RefreshPlacement, extent: Double, isRetried: Bool) {
    var reading = Reading(at: 2700)
    reading.driver.machine.configure(
      SideSettings(
        role: .loadMore, metrics: RefreshMetrics(heldExtent: extent), trigger: .onReachingEnd(within: .points(400)),
        placement: placement), at: .far)
    reading.drag(to: 2710)
    reading.drag(to: 2850)
    #expect(reading.loads == 1)
    reading.driver.send(.ended(.far, .failure))
    reading.driver.run(frames: 90)
    reading.drag(to: 2860)
    #expect(reading.loads == 1, "the gesture has had its load")
    reading.driver.lift()
    reading.driver.run(frames: 2)
    reading.drag(to: 2870)
    reading.drag(to: 2880)
    #expect(reading.loads == (isRetried ? 2 : 1))
  }

  @Test func inTheTurnInWhichTheListChangesItsLengthNoLoadBegins() {
    var reading = Reading(at: 2700)
    reading.drag(to: 2720)
    reading.driver.scroll.contentLength = 3940
    reading.drag(to: 2760)
    #expect(reading.loads == 0)
  }

  @Test func whileALoadRunsNoGestureBeginsAnother() {
    var reading = Reading(at: 2700)
    reading.drag(to: 2710)
    reading.drag(to: 2850)
    reading.driver.lift()
    reading.drag(to: 2860)
    reading.drag(to: 2900)
    #expect(reading.loads == 1)
  }
}
