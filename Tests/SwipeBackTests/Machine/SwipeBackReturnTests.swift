import SwipeBack
import Testing

@Suite struct SwipeBackReturnTests {
  @Test func itReturnsFromWhereItIsWithTheSpeedOfTheFinger() {
    var swiper = Swiper()
    swiper.begin()
    swiper.move(to: 60, vx: 300)
    let shown = swiper.progress
    swiper.lift(at: 60, vx: 300)
    #expect(swiper.progress == shown)
    swiper.frame()
    // 300 points per second are 2 per second, of which the spring takes a part.
    #expect(swiper.progress > shown && swiper.progress < shown + 2.0 / 60)
  }

  @Test func itReturnsWithoutJumpsWithinASecondAndNeverGoesBackMeanwhile() {
    for (x, speed) in [(10.0, 0.0), (149, 10), (75, 900), (75, -2000), (1, 1800), (220, -1000)] {
      var swiper = Swiper()
      swiper.begin()
      swiper.move(to: x)
      var shown = swiper.progress
      swiper.lift(at: x, vx: speed)
      #expect(swiper.pops.isEmpty)
      let frames = swiper.rest()
      #expect(frames.count < 60)
      for frame in frames {
        #expect(frame >= 0 && frame <= 1)
        #expect(abs(frame - shown) < 0.25)
        shown = frame
      }
      #expect(swiper.state == .idle && swiper.progress == 0)
    }
  }

  @Test func sixtyAndAHundredAndTwentyFramesAgree() {
    func shown(frames: Int) -> Double {
      var machine = SwipeBackMachine()
      let reading = SwipeBackMachine.Reading()
      _ = machine.receive(.began(.init(x: 0, y: 0, vx: 1), under: nil), reading, at: 0)
      _ = machine.receive(.ended(.init(x: 120, y: 0)), reading, at: 0)
      for frame in 1...frames { _ = machine.receive(.ticked, reading, at: 0.1 * Double(frame) / Double(frames)) }
      return machine.progress
    }
    #expect(abs(shown(frames: 6) - shown(frames: 12)) < 1e-12)
  }

  @Test func itIsCaughtWhereItIs() {
    var swiper = Swiper()
    swiper.begin()
    swiper.move(to: 140)
    swiper.lift(at: 140)
    for _ in 0..<4 { swiper.frame() }
    let shown = swiper.progress
    #expect(shown > 0.2 && shown < 0.9)
    swiper.begin()
    #expect(swiper.state == .tracking)
    #expect(abs(swiper.progress - shown) < 1e-12)
    swiper.move(to: 15)
    #expect(abs(swiper.progress - shown - 0.1) < 1e-12)
    #expect(swiper.machine.session == 2)
    swiper.move(to: 150)
    swiper.lift(at: 150)
    #expect(swiper.pops == [2])
  }

  @Test func aStretchedGaugeIsCaughtWhereItIs() {
    var swiper = Swiper()
    swiper.begin()
    swiper.move(to: 400)
    let stretch = swiper.machine.stretch
    swiper.send(.cancelled)
    swiper.begin()
    #expect(abs(swiper.machine.stretch - stretch) < 1e-9)
    #expect(swiper.state == .armed)
  }

  @Test func aScreenThatResistsCatchesWithoutAJump() {
    for x in [15.0, 80, 149, 400] {
      var swiper = Swiper()
      swiper.begin()
      swiper.move(to: x)
      let shown = swiper.progress + swiper.machine.stretch
      swiper.send(.cancelled)
      swiper.reading.isAllowed = false
      swiper.begin()
      #expect(abs(swiper.progress + swiper.machine.stretch - shown) < 1e-9)
      swiper.move(to: 1000)
      swiper.lift(at: 1000, vx: 3000)
      swiper.rest()
      #expect(swiper.pops.isEmpty)
      #expect(swiper.state == .idle)
    }
  }

  @Test func aTapWhileItReturnsDoesNotCatchIt() {
    var swiper = Swiper()
    swiper.begin()
    swiper.lift(at: 100)
    swiper.frame()
    swiper.lift(at: 0)
    swiper.send(.cancelled)
    #expect(swiper.state == .returning)
  }

  @Test func theSnapIsSmoothAndEnds() {
    var swiper = Swiper()
    swiper.begin()
    #expect(!swiper.last.needsFrame)
    swiper.move(to: 150)
    #expect(swiper.machine.armedFraction == 0)
    #expect(swiper.last.needsFrame)
    swiper.frame()
    #expect(swiper.machine.armedFraction > 0 && swiper.machine.armedFraction < 0.5)
    swiper.rest()
    #expect(swiper.machine.armedFraction > 0.99)
    #expect(swiper.state == .armed)
    swiper.move(to: 150)
    #expect(!swiper.last.redraws)
  }

  // MARK: A swipe of the system

  @Test func aSwipeOfTheSystemIsFollowed() {
    var swiper = Swiper()
    swiper.reading.isInTransition = true
    swiper.reading.depth = 1
    swiper.send(.followed(0.3))
    #expect(swiper.state == .tracking && swiper.progress == 0.3)
    swiper.send(.followed(1.2))
    #expect(swiper.state == .tracking && swiper.progress == 1)
    #expect(swiper.feltCount == 0)
    swiper.send(.followEnded(isCommitted: true))
    #expect(swiper.state == .popping)
    #expect(swiper.pops.isEmpty)
    swiper.frame()
    #expect(swiper.state == .popping)
    swiper.reading.isInTransition = false
    swiper.rest()
    #expect(swiper.state == .idle && swiper.progress == 0)
    #expect(swiper.pops.isEmpty)
  }

  @Test func onlyTheSystemEndsItsSwipe() {
    var swiper = Swiper()
    swiper.send(.followed(0.3))
    #expect(swiper.machine.isFollowing && swiper.last.needsFrame)
    swiper.send(.cancelled)
    #expect(swiper.machine.isFollowing && swiper.progress == 0.3)
    swiper.send(.followEnded(isCommitted: false))
    #expect(!swiper.machine.isFollowing && swiper.state == .returning)
  }

  @Test func aSwipeThatTheSystemGivesUpReturns() {
    var swiper = Swiper()
    swiper.send(.followed(0.4))
    swiper.send(.followEnded(isCommitted: false))
    #expect(swiper.state == .returning && swiper.progress == 0.4)
    swiper.rest()
    #expect(swiper.state == .idle)
    swiper.send(.followEnded(isCommitted: true))
    #expect(swiper.state == .idle)
  }

  @Test func aFingerAndTheSystemDoNotMix() {
    var swiper = Swiper()
    swiper.begin()
    swiper.move(to: 75)
    swiper.send(.followed(0.9))
    swiper.send(.followEnded(isCommitted: true))
    #expect(swiper.state == .tracking && swiper.progress == 0.5)
    swiper.lift(at: 75)
    swiper.rest()
    swiper.send(.followed(0.9))
    swiper.move(to: 150)
    swiper.lift(at: 150)
    #expect(swiper.state == .tracking && swiper.progress == 0.9)
    #expect(swiper.pops.isEmpty)
  }
}
