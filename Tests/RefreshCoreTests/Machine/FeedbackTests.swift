import RefreshCore
import Testing

/// The haptic feedback of the machine, and its number.
@Suite struct FeedbackTests {
  /// The played feedback of a driven machine, in order.
  private struct FeedbackRecorder {
    var driver = MachineDriver()
    var played: [RefreshFeedback] = []
    var preparations = 0

    init(_ trigger: RefreshTrigger = .onRelease) {
      driver.attach(SideSettings(metrics: Situation.settings.metrics, trigger: trigger))
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
      if let frame = effects.near, frame.commands.contains(.playFeedback) { played.append(frame.playedFeedback) }
      if effects.commands(at: .near).contains(.prepareFeedback) { preparations += 1 }
    }
  }

  @Test func theTriggerPlaysFeedbackOncePerCrossing() {
    var recorder = FeedbackRecorder()
    for pull in [40.0, 85, 90, 85, 84] { recorder.pull(to: pull) }
    #expect(recorder.played == [.armed])
  }

  @Test func aSecondCrossingPlaysFeedbackOnlyAfterThePullHasComeWellBack() {
    var recorder = FeedbackRecorder()
    for pull in [85.0, 80, 85] { recorder.pull(to: pull) }
    #expect(recorder.played == [.armed], "80 is within the hysteresis of 0.92")
    for pull in [70.0, 85] { recorder.pull(to: pull) }
    #expect(recorder.played == [.armed, .armed])
  }

  @Test func twoTapsNeverComeWithinAMoment() {
    var recorder = FeedbackRecorder()
    recorder.pull(to: 85)
    recorder.driver.time -= 0.19
    recorder.pull(to: 40)
    recorder.driver.time -= 0.19
    recorder.pull(to: 85)
    #expect(recorder.played == [.armed])
  }

  @Test func firingUnderTheFingerPlaysFeedbackInsteadOfArming() {
    var recorder = FeedbackRecorder(.whilePulling)
    for pull in [40.0, 85, 90] { recorder.pull(to: pull) }
    #expect(recorder.played == [.fired])
  }

  @Test func momentumPlaysNoFeedback() {
    var recorder = FeedbackRecorder()
    recorder.driver.scroll.isDecelerating = true
    recorder.driver.scroll.offset = -120
    recorder.send(.scrolled)
    recorder.send(.laidOut)
    #expect(recorder.played.isEmpty)
  }

  @Test func generatorsAreWokenHalfWayOnceADrag() {
    var recorder = FeedbackRecorder()
    recorder.pull(to: 41)
    #expect(recorder.preparations == 0)
    for pull in [42.0, 60, 30, 60] { recorder.pull(to: pull) }
    #expect(recorder.preparations == 1)
  }

  @Test func aFailureInSightPlaysFeedbackIfAFingerBeganIt() {
    var recorder = FeedbackRecorder()
    recorder.driver.open(frames: 120)
    recorder.send(.ended(.near, .failure))
    #expect(recorder.played == [.failed])
  }

  @Test func aFailureOfAProgrammaticSessionPlaysNoFeedback() {
    var recorder = FeedbackRecorder()
    recorder.send(.began(.near, .program, .always))
    recorder.driver.run(frames: 60)
    recorder.send(.ended(.near, .failure))
    #expect(recorder.played.isEmpty)
  }

  @Test func aDisabledControlPlaysNoFeedback() {
    var recorder = FeedbackRecorder()
    recorder.send(.enabled(.near, false))
    recorder.pull(to: 100)
    #expect(recorder.played.isEmpty)
    #expect(recorder.preparations == 0)
  }

  @Test func aTapAnEighthOfASecondAfterTheLastPlaysFeedback() {
    var recorder = FeedbackRecorder()
    recorder.pull(to: 85)
    recorder.driver.time -= 0.14
    recorder.pull(to: 40)
    recorder.driver.time -= 0.135
    recorder.pull(to: 85)
    #expect(recorder.played == [.armed, .armed])
  }
}
