import RefreshCore
import Testing

/// The haptic feedback of the machine, and its number.
@Suite struct FeedbackTests {
  /// The feedback of a driver, in order.
  private struct Feel {
    var driver = MachineDriver()
    var felt: [RefreshFeedback] = []
    var preparations = 0

    init(_ trigger: RefreshTrigger = .onRelease) {
      driver.attach(RefreshSettings(metrics: Situation.settings.metrics, trigger: trigger))
    }

    mutating func pull(to pull: Double) {
      driver.time += 0.2
      driver.scroll.isDragging = true
      driver.scroll.isTracking = true
      driver.scroll.offset = -pull
      send(.scrolled)
      send(.laidOut)
    }

    mutating func send(_ event: RefreshStateMachine.Event) {
      let effects = driver.send(event)
      if let feedback = effects.playedFeedback(at: .near) { felt.append(feedback) }
      if effects.near.contains(.prepareFeedback) { preparations += 1 }
    }
  }

  @Test func theTriggerIsFeltOncePerCrossing() {
    var feel = Feel()
    for pull in [40.0, 85, 90, 85, 84] { feel.pull(to: pull) }
    #expect(feel.felt == [.armed])
  }

  @Test func aSecondCrossingIsFeltOnlyAfterThePullHasComeWellBack() {
    var feel = Feel()
    for pull in [85.0, 80, 85] { feel.pull(to: pull) }
    #expect(feel.felt == [.armed], "80 is within the hysteresis of 0.92")
    for pull in [70.0, 85] { feel.pull(to: pull) }
    #expect(feel.felt == [.armed, .armed])
  }

  @Test func twoTapsNeverComeWithinAMoment() {
    var feel = Feel()
    feel.pull(to: 85)
    feel.driver.time -= 0.19
    feel.pull(to: 40)
    feel.driver.time -= 0.19
    feel.pull(to: 85)
    #expect(feel.felt == [.armed])
  }

  @Test func firingUnderTheFingerIsFeltInsteadOfArming() {
    var feel = Feel(.whilePulling)
    for pull in [40.0, 85, 90] { feel.pull(to: pull) }
    #expect(feel.felt == [.fired])
  }

  @Test func momentumIsNotFelt() {
    var feel = Feel()
    feel.driver.scroll.isDecelerating = true
    feel.driver.scroll.offset = -120
    feel.send(.scrolled)
    feel.send(.laidOut)
    #expect(feel.felt.isEmpty)
  }

  @Test func generatorsAreWokenHalfWayOnceADrag() {
    var feel = Feel()
    feel.pull(to: 41)
    #expect(feel.preparations == 0)
    for pull in [42.0, 60, 30, 60] { feel.pull(to: pull) }
    #expect(feel.preparations == 1)
  }

  @Test func aFailureInSightIsFeltIfAFingerBeganIt() {
    var feel = Feel()
    feel.driver.open(frames: 120)
    feel.send(.ended(.near, .failure))
    #expect(feel.felt == [.failed])
  }

  @Test func aFailureOfAProgrammaticSessionIsNotFelt() {
    var feel = Feel()
    feel.send(.began(.near, .program, .always))
    feel.driver.run(frames: 60)
    feel.send(.ended(.near, .failure))
    #expect(feel.felt.isEmpty)
  }

  @Test func aDisabledControlIsNotFelt() {
    var feel = Feel()
    feel.send(.enabled(.near, false))
    feel.pull(to: 100)
    #expect(feel.felt.isEmpty)
    #expect(feel.preparations == 0)
  }

  @Test func aTapAnEighthOfASecondAfterTheLastIsFelt() {
    var feel = Feel()
    feel.pull(to: 85)
    feel.driver.time -= 0.14
    feel.pull(to: 40)
    feel.driver.time -= 0.135
    feel.pull(to: 85)
    #expect(feel.felt == [.armed, .armed])
  }
}
