import SwipeBack
import Testing

@Suite struct SwipeBackMachineTests {
  // MARK: Beginning

  @Test func aSwipeTowardsTheTrailingEdgeBegins() {
    var swiper = Swiper()
    swiper.begin()
    #expect(swiper.state == .tracking)
    #expect(swiper.progress == 0)
    #expect(swiper.machine.session == 1)
  }

  @Test func aSwipeTowardsTheLeadingEdgeDoesNot() {
    var swiper = Swiper()
    swiper.begin(vx: -100)
    #expect(swiper.state == .idle)
    #expect(swiper.refusals.isEmpty)
  }

  @Test func itIsMirroredFromRightToLeft() {
    var swiper = Swiper()
    swiper.reading.isRightToLeft = true
    swiper.begin(vx: 100)
    #expect(swiper.state == .idle)
    swiper.begin(vx: -100)
    swiper.move(to: -75)
    #expect(swiper.progress == 0.5)
    swiper.move(to: 75)
    #expect(swiper.progress == 0)
  }

  @Test func itHasToBeFlatterThanTheSlope() {
    var swiper = Swiper()
    swiper.begin(vx: 120, vy: 100)
    #expect(swiper.state == .idle)
    swiper.begin(vx: 120, vy: -100)
    #expect(swiper.state == .idle)
    swiper.begin(vx: 120.001, vy: -100)
    #expect(swiper.state == .tracking)
  }

  @Test func aVerticalDragThatTurnsDoesNotBegin() {
    var swiper = Swiper()
    swiper.begin(vx: 10, vy: 200)
    swiper.move(to: 140, vx: 900)
    swiper.lift(at: 180, vx: 900)
    #expect(swiper.state == .idle)
    #expect(swiper.pops.isEmpty)
  }

  @Test func whatPreventsItIsNamed() {
    var swiper = Swiper()
    swiper.reading.depth = 1
    swiper.begin()
    swiper.reading.depth = 2
    swiper.reading.isInTransition = true
    swiper.begin()
    swiper.reading.isInTransition = false
    swiper.reading.isEnabled = false
    swiper.begin()
    swiper.reading.isEnabled = true
    #expect(swiper.refusals == [.onlyScreen, .inTransition, .disabled])
    #expect(swiper.state == .idle)
  }

  @Test(arguments: SwipeBackObstacle.allCases)
  func itYieldsToWhatIsUnderTheFinger(_ obstacle: SwipeBackObstacle) {
    var swiper = Swiper()
    swiper.begin(under: obstacle)
    swiper.move(to: 200)
    swiper.lift(at: 200, vx: 1000)
    #expect(swiper.state == .idle)
    #expect(swiper.refusals == [.yields(obstacle)])
    #expect(swiper.pops.isEmpty)
  }

  // MARK: Progress

  @Test func theDistanceIs150PointsOrLessOfANarrowStack() {
    for (width, distance) in [(390.0, 150.0), (375, 150), (320, 128), (100, 40)] {
      var swiper = Swiper()
      swiper.reading.width = width
      swiper.begin()
      swiper.move(to: distance / 2)
      #expect(abs(swiper.progress - 0.5) < 1e-12)
      #expect(swiper.state == .tracking)
      swiper.move(to: distance)
      #expect(swiper.progress == 1)
      #expect(swiper.state == .armed)
    }
  }

  @Test func itNeverFallsBelowZero() {
    var swiper = Swiper()
    swiper.begin()
    swiper.move(to: -80, vx: -500)
    #expect(swiper.progress == 0)
    swiper.lift(at: -80, vx: -500)
    #expect(swiper.rest().allSatisfy { $0 == 0 })
    #expect(swiper.state == .idle)
  }

  @Test func beyondOneItIsDrawnWithResistance() {
    var swiper = Swiper()
    swiper.begin()
    swiper.move(to: 150)
    #expect(swiper.machine.stretch == 0)
    var last = 0.0
    for x in stride(from: 160.0, to: 2000, by: 10) {
      swiper.move(to: x)
      #expect(swiper.progress == 1)
      #expect(swiper.machine.stretch > last && swiper.machine.stretch < 0.5)
      #expect(swiper.machine.stretch < (x - 150) / 150)
      last = swiper.machine.stretch
    }
  }

  // MARK: Arming and going back

  @Test func aLiftAtTheDistanceGoesBack() {
    var swiper = Swiper()
    swiper.begin()
    swiper.move(to: 150)
    #expect(swiper.pops.isEmpty)
    swiper.lift(at: 150)
    #expect(swiper.pops == [1])
    #expect(swiper.state == .popping)
    swiper.rest()
    #expect(swiper.state == .idle)
    #expect(swiper.progress == 0)
  }

  @Test func aLiftBeforeItIsGivenUp() {
    var swiper = Swiper()
    swiper.begin()
    swiper.move(to: 149.99)
    swiper.lift(at: 149.99)
    #expect(swiper.pops.isEmpty)
    #expect(swiper.state == .returning)
  }

  @Test func theSpeedOfTheLiftCounts() {
    for (speed, isEnough) in [(937.5, true), (937.4, false)] {
      var swiper = Swiper()
      swiper.begin()
      // 0.5 + 0.08 s · 937.5 / 150 is 1.
      swiper.lift(at: 75, vx: speed)
      #expect(swiper.pops.isEmpty != isEnough)
    }
  }

  @Test func aLiftThatMovesBackIsGivenUpBeyondTheDistance() {
    var swiper = Swiper()
    swiper.begin()
    swiper.move(to: 160)
    swiper.lift(at: 160, vx: -200)
    #expect(swiper.pops.isEmpty)
  }

  @Test func whileSwipingItGoesBackUnderTheFingerOnce() {
    var swiper = Swiper()
    swiper.reading.trigger = .whileSwiping
    swiper.reading.depth = 5
    swiper.begin()
    swiper.move(to: 149)
    #expect(swiper.pops.isEmpty)
    for x in [150.0, 160, 100, 150, 170] { swiper.move(to: x, vx: 500) }
    swiper.lift(at: 170, vx: 500)
    #expect(swiper.pops == [1])
    #expect(swiper.reading.depth == 4)
  }

  @Test func armingIsFeltOnceInASwipe() {
    var swiper = Swiper()
    swiper.begin()
    for x in [150.0, 100, 150, 200, 10, 150] { swiper.move(to: x) }
    #expect(swiper.feltCount == 1)
    swiper.lift(at: 10)
    swiper.rest()
    swiper.begin()
    swiper.move(to: 150)
    #expect(swiper.feltCount == 2)
  }

  @Test func whatIsArmedCanBeTakenBack() {
    var swiper = Swiper()
    swiper.begin()
    swiper.move(to: 150)
    #expect(swiper.state == .armed)
    swiper.move(to: 140)
    #expect(swiper.state == .tracking)
    swiper.lift(at: 140)
    #expect(swiper.pops.isEmpty)
  }

  @Test func aSecondLiftDoesNothing() {
    var swiper = Swiper()
    swiper.reading.depth = 4
    swiper.begin()
    swiper.lift(at: 150)
    swiper.lift(at: 150)
    swiper.rest()
    swiper.lift(at: 150)
    #expect(swiper.pops == [1])
  }

  @Test func aPopThatTheStackRefusesReturns() {
    var swiper = Swiper()
    swiper.popsAtOnce = false
    swiper.begin()
    swiper.lift(at: 150)
    swiper.frame()
    #expect(swiper.state == .returning)
    swiper.rest()
    #expect(swiper.state == .idle)
    #expect(swiper.pops == [1])
  }

  @Test func aPopLastsAsLongAsItsTransition() {
    var swiper = Swiper()
    swiper.reading.depth = 3
    swiper.begin()
    swiper.lift(at: 150)
    swiper.reading.isInTransition = true
    for _ in 0..<30 { swiper.frame() }
    #expect(swiper.state == .popping)
    #expect(swiper.machine.leavingFraction > 0.9)
    swiper.begin()
    #expect(swiper.refusals == [.inTransition])
    swiper.reading.isInTransition = false
    swiper.frame()
    #expect(swiper.state == .idle)
    #expect(!swiper.last.needsFrame)
  }

  // MARK: What ends a swipe

  @Test func aCancelledSwipeReturnsAndGoesBackNoMore() {
    var swiper = Swiper()
    swiper.begin()
    swiper.move(to: 160, vx: 800)
    swiper.send(.cancelled)
    #expect(swiper.state == .returning)
    swiper.move(to: 170, vx: 800)
    swiper.lift(at: 170, vx: 800)
    swiper.rest()
    #expect(swiper.pops.isEmpty)
    #expect(swiper.state == .idle)
    #expect(swiper.progress == 0)
  }

  @Test(arguments: [SwipeBackRefusal.disabled, .onlyScreen, .inTransition])
  func aSwipeEndsWithWhatItNeeds(_ reason: SwipeBackRefusal) {
    var swiper = Swiper()
    swiper.begin()
    swiper.move(to: 160)
    switch reason {
    case .disabled: swiper.reading.isEnabled = false
    case .onlyScreen: swiper.reading.depth = 1
    default: swiper.reading.isInTransition = true
    }
    swiper.lift(at: 160, vx: 800)
    #expect(swiper.state == .returning)
    swiper.rest()
    #expect(swiper.pops.isEmpty)
    #expect(swiper.state == .idle)
  }

  @Test func aScreenThatMayNotBeLeftResists() {
    var swiper = Swiper(isAllowed: false)
    swiper.begin()
    var last = 0.0
    for x in stride(from: 5.0, to: 3000, by: 5) {
      swiper.move(to: x)
      #expect(swiper.progress > last && swiper.progress < 0.6)
      #expect(swiper.state == .tracking)
      last = swiper.progress
    }
    swiper.lift(at: 3000, vx: 5000)
    #expect(swiper.rest().allSatisfy { $0 < 0.6 })
    #expect(swiper.state == .idle)
    #expect(swiper.pops.isEmpty)
    #expect(swiper.feltCount == 0)
    #expect(swiper.refusals == [.notAllowed])
  }

  @Test func numbersThatAreNotFiniteAreIgnored() {
    for number in [Double.nan, .infinity, -.infinity] {
      var swiper = Swiper()
      swiper.begin(vx: number)
      swiper.begin(vy: number)
      swiper.reading.width = number
      swiper.begin()
      #expect(swiper.state == .idle)
      swiper.reading.width = 390
      swiper.begin()
      swiper.move(to: 60)
      swiper.reading.width = number
      swiper.move(to: number)
      swiper.move(to: 60, vx: number)
      swiper.send(.followed(number))
      #expect(swiper.progress == 0.4)
      _ = swiper.machine.receive(.ticked, swiper.reading, at: number)
      #expect(swiper.progress == 0.4)
      swiper.lift(at: number, vx: number)
      #expect(swiper.state == .returning)
      swiper.rest()
      #expect(swiper.state == .idle)
      #expect(swiper.pops.isEmpty)
    }
  }

  @Test func aStackWithoutWidthHasNoSwipe() {
    for width in [0.0, -10] {
      var swiper = Swiper()
      swiper.reading.width = width
      swiper.begin()
      #expect(swiper.state == .idle)
    }
  }

  @Test func aClockThatIsSetBackMovesNothing() {
    var swiper = Swiper()
    swiper.begin()
    swiper.lift(at: 100)
    swiper.frame()
    let shown = swiper.progress
    _ = swiper.machine.receive(.ticked, swiper.reading, at: -100)
    #expect(swiper.progress == shown)
  }
}
