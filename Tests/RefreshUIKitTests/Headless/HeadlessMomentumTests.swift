#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct HeadlessMomentumTests {
  /// Rows of the table of scroll-physics §5: start, frames at 60 Hz, number of the last one.
  nonisolated static let bounces: [(start: Double, frames: [Double], last: Int)] = [
    (-44, [-37.21, -31.47, -26.62, -22.51, -19.04, -16.11, -13.62, -11.52], 34),
    (-60, [-50.75, -42.92, -36.30, -30.70, -25.97, -21.96, -18.57, -15.71], 36),
    (-80, [-67.66, -57.23, -48.40, -40.94, -34.62, -29.28, -24.77, -20.95], 37),
    (-100, [-84.58, -71.53, -60.50, -51.17, -43.28, -36.60, -30.96, -26.18], 39),
  ]

  @Test(arguments: bounces)
  func bouncesAsTheGoldenTableSays(row: (start: Double, frames: [Double], last: Int)) {
    HeadlessScreen.run(.with { $0.firstStep = .nextTick }) { screen in
      screen.release(at: -row.start)
      let offsets = screen.offsets(frames: 8)
      for (offset, golden) in zip(offsets, row.frames) {
        // The offset at the release is on a pixel, and so is that of each frame.
        #expect(abs(offset - golden) <= 1.0 / 3 + 0.005)
      }
    }
  }

  @Test(arguments: bounces)
  func endsAtTheEdgeInTheFrameOfTheGoldenTable(row: (start: Double, frames: [Double], last: Int)) {
    HeadlessScreen.run(.with { $0.firstStep = .nextTick }) { screen in
      screen.release(at: -row.start)
      _ = screen.offsets(frames: row.last - 1)
      #expect(screen.list.isDecelerating)
      _ = screen.offsets(frames: 1)
      #expect(!screen.list.isDecelerating)
      #expect(screen.offset == 0)
    }
  }

  @Test func bouncesAlikeAtBothFrameRates() {
    let sixty = HeadlessScreen.run(.with { $0.firstStep = .nextTick }) { screen in
      screen.release(at: 80)
      return screen.offsets(frames: 20)
    }
    let double = HeadlessScreen.run(
      .with {
        $0.firstStep = .nextTick
        $0.frameClock = .hundredTwenty
      }
    ) { screen in
      screen.release(at: 80)
      return screen.offsets(frames: 40)
    }
    for index in sixty.indices {
      #expect(abs(sixty[index] - double[2 * index + 1]) <= 1.0 / 3)
    }
  }

  @Test(arguments: HeadlessSwitches.FirstStepAfterRest.allCases, [0, 0.2])
  func makesNoFirstStepAfterAFingerThatRestedUnlessTheSwitchSaysSo(
    setting: HeadlessSwitches.FirstStepAfterRest, rest: Double
  ) {
    HeadlessScreen.run(.with { $0.firstStepAfterRest = setting }) { screen in
      screen.finger.pull(to: 80)
      screen.finger.hold(for: rest)
      let atLift = screen.offset
      screen.finger.lift()
      #expect((screen.offset == atLift) == (setting == .isOmitted && rest > 0))
    }
  }

  @Test(arguments: HeadlessSwitches.FirstStep.allCases)
  func makesItsFirstStepWhenTheSwitchSays(setting: HeadlessSwitches.FirstStep) {
    HeadlessScreen.run(
      .with {
        $0.firstStep = setting
        $0.firstStepAfterRest = .isMade
      }
    ) { screen in
      screen.finger.pull(to: 80)
      screen.finger.hold(for: 0.2)
      let atLift = screen.offset
      screen.finger.lift()
      #expect((screen.offset == atLift) == (setting == .nextTick))
      #expect(screen.list.isDecelerating)
      if setting == .nextTick { screen.world.advance(frames: 1) }
      #expect(abs(screen.offset - atLift * 0.8458) <= 1.0 / 3)
    }
  }

  @Test func staysWhereASlowFingerLeavesIt() {
    HeadlessScreen.run { screen in
      var willDecelerate: Bool?
      var velocity: CGPoint?
      screen.delegate.didEndDragging = { willDecelerate = $1 }
      screen.delegate.willEndDragging = { _, value, _ in velocity = value }
      // 240 points a second, below the 250 that move contents.
      screen.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 452), duration: 0.2)
      #expect(willDecelerate == false)
      #expect(velocity == .zero)
      let rest = screen.offset
      screen.world.advance(by: 0.5)
      #expect(screen.offset == rest)
      #expect(screen.world.log.writes(of: "contentOffset").last?.turn ?? 0 < screen.world.log.events.last?.turn ?? 0)
    }
  }

  @Test func deceleratesAsFarAsTheFormulaSays() {
    HeadlessScreen.run(contentLength: 9000) { screen in
      var target = CGPoint.zero
      screen.delegate.willEndDragging = { target = $2 }
      screen.list.contentOffset.y = 2000
      // 1000 points a second: 499 points to go.
      screen.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1)
      let lift = 2090.0
      #expect(abs(Double(target.y) - (lift + 499)) <= 1.0 / 3)
      screen.world.advanceUntilIdle()
      #expect(abs(screen.offset - (lift + 499)) <= 1)
    }
  }

  @Test func goesOverTheEdgeByAThirtiethOfItsSpeed() {
    // scroll-physics §5: 33.2 points for each point a millisecond.
    HeadlessScreen.run { screen in
      screen.list.contentOffset.y = 70
      // 1.8 points a millisecond at the lift, at offset 20; 1.76 at the edge.
      screen.finger.flick(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 360), duration: 1.0 / 30)
      let offsets = screen.offsets(frames: 60)
      #expect(abs((offsets.min() ?? 0) + 33.2 * 1.76) <= 1)
      #expect(offsets.last == 0)
    }
  }

  @Test func goesToTheTargetThatTheDelegateChooses() {
    HeadlessScreen.run { screen in
      screen.delegate.willEndDragging = { $2.y = 300 }
      screen.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1)
      screen.world.advanceUntilIdle()
      #expect(screen.offset == 300)
    }
  }

  @Test func goesToATargetAlsoFromRest() {
    HeadlessScreen.run { screen in
      screen.delegate.willEndDragging = { $2.y = 0 }
      screen.finger.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 440), duration: 0.1)
      screen.finger.hold(for: 0.2)
      screen.finger.lift()
      #expect(screen.list.isDecelerating)
      screen.world.advanceUntilIdle()
      #expect(screen.offset == 0)
    }
  }

  @Test func endsAtAPage() {
    HeadlessScreen.run { screen in
      screen.list.isPagingEnabled = true
      screen.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1)
      screen.world.advanceUntilIdle()
      #expect(screen.offset == 844)
      screen.finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 500), duration: 0.1)
      screen.finger.hold(for: 0.2)
      screen.finger.lift()
      screen.world.advanceUntilIdle()
      #expect(screen.offset == 844)
    }
  }

  @Test(arguments: HeadlessSwitches.PlainOffsetWrite.allCases)
  func treatsAPlainWriteOfTheOffsetAsTheSwitchSays(setting: HeadlessSwitches.PlainOffsetWrite) {
    HeadlessScreen.run(.with { $0.plainOffsetWrite = setting }, contentLength: 9000) { screen in
      screen.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1)
      screen.list.contentOffset.y = 3000
      screen.world.advance(frames: 2)
      #expect(screen.list.isDecelerating == (setting == .keepsMomentum))
      #expect((screen.offset > 3010) == (setting == .keepsMomentum))
      #expect(screen.world.log.names(.delegate).contains("scrollViewDidEndDecelerating") == (setting == .endsMomentum))
    }
  }

  @Test(arguments: HeadlessSwitches.MomentumStop.allCases)
  func stopsBySettingTheOffsetWithoutAnimation(setting: HeadlessSwitches.MomentumStop) {
    HeadlessScreen.run(.with { $0.momentumStop = setting }) { screen in
      screen.release(at: 80)
      let present = screen.list.contentOffset
      screen.list.setContentOffset(present, animated: false)
      #expect(!screen.list.isDecelerating)
      #expect(screen.world.log.names(.delegate).contains("scrollViewDidEndDecelerating") == (setting == .isTold))
      screen.world.advance(by: 0.5)
      #expect(screen.list.contentOffset == present)
    }
  }

  @Test func stopsABounceAtItsEdgeAndAFlingWhereItIs() {
    HeadlessScreen.run { screen in
      screen.release(at: 80)
      screen.list.stopScrollingAndZooming()
      #expect(screen.offset == 0)
      screen.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1)
      let present = screen.offset
      screen.list.stopScrollingAndZooming()
      #expect(screen.offset == present)
      #expect(!screen.list.isDecelerating)
    }
  }

  @Test(arguments: HeadlessSwitches.BounceEdge.allCases)
  func bouncesToTheEdgeThatTheSwitchSays(setting: HeadlessSwitches.BounceEdge) {
    HeadlessScreen.run(.with { $0.bounceEdge = setting }) { screen in
      screen.release(at: 80)
      screen.list.contentInset.top = 40
      screen.world.advanceUntilIdle()
      #expect(screen.offset == (setting == .readEachStep ? -40 : 0))
    }
  }
}
#endif
