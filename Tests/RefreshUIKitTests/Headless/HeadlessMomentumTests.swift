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
    HeadlessStage.run(.with { $0.firstStep = .nextTick }) { stage in
      stage.release(at: -row.start)
      let offsets = stage.offsets(frames: 8)
      for (offset, golden) in zip(offsets, row.frames) {
        // The release stands on a pixel, and so does each frame.
        #expect(abs(offset - golden) <= 1.0 / 3 + 0.005)
      }
    }
  }

  @Test(arguments: bounces)
  func endsAtTheEdgeInTheFrameOfTheGoldenTable(row: (start: Double, frames: [Double], last: Int)) {
    HeadlessStage.run(.with { $0.firstStep = .nextTick }) { stage in
      stage.release(at: -row.start)
      _ = stage.offsets(frames: row.last - 1)
      #expect(stage.list.isDecelerating)
      _ = stage.offsets(frames: 1)
      #expect(!stage.list.isDecelerating)
      #expect(stage.offset == 0)
    }
  }

  @Test func bouncesAlikeAtBothFrameRates() {
    let sixty = HeadlessStage.run(.with { $0.firstStep = .nextTick }) { stage in
      stage.release(at: 80)
      return stage.offsets(frames: 20)
    }
    let double = HeadlessStage.run(
      .with {
        $0.firstStep = .nextTick
        $0.frameClock = .hundredTwenty
      }
    ) { stage in
      stage.release(at: 80)
      return stage.offsets(frames: 40)
    }
    for index in sixty.indices {
      #expect(abs(sixty[index] - double[2 * index + 1]) <= 1.0 / 3)
    }
  }

  @Test(arguments: HeadlessSwitches.FirstStep.allCases)
  func makesItsFirstStepWhenTheSwitchSays(setting: HeadlessSwitches.FirstStep) {
    HeadlessStage.run(.with { $0.firstStep = setting }) { stage in
      stage.finger.pull(to: 80)
      stage.finger.hold(for: 0.2)
      let atLift = stage.offset
      stage.finger.lift()
      #expect((stage.offset == atLift) == (setting == .nextTick))
      #expect(stage.list.isDecelerating)
      if setting == .nextTick { stage.world.advance(frames: 1) }
      #expect(abs(stage.offset - atLift * 0.8458) <= 1.0 / 3)
    }
  }

  @Test func staysWhereASlowFingerLeavesIt() {
    HeadlessStage.run { stage in
      var willDecelerate: Bool?
      var velocity: CGPoint?
      stage.delegate.didEndDragging = { willDecelerate = $1 }
      stage.delegate.willEndDragging = { _, value, _ in velocity = value }
      // 240 points a second, below the 250 that move contents.
      stage.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 452), duration: 0.2)
      #expect(willDecelerate == false)
      #expect(velocity == .zero)
      let rest = stage.offset
      stage.world.advance(by: 0.5)
      #expect(stage.offset == rest)
      #expect(stage.world.log.writes(of: "contentOffset").last?.turn ?? 0 < stage.world.log.events.last?.turn ?? 0)
    }
  }

  @Test func deceleratesAsFarAsTheFormulaSays() {
    HeadlessStage.run(contentLength: 9000) { stage in
      var target = CGPoint.zero
      stage.delegate.willEndDragging = { target = $2 }
      stage.list.contentOffset.y = 2000
      // 1000 points a second: 499 points to go.
      stage.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1)
      let lift = 2090.0
      #expect(abs(Double(target.y) - (lift + 499)) <= 1.0 / 3)
      stage.world.advanceUntilIdle()
      #expect(abs(stage.offset - (lift + 499)) <= 1)
    }
  }

  @Test func goesOverTheEdgeByAThirtiethOfItsSpeed() {
    // scroll-physics §5: 33.2 points for each point a millisecond.
    HeadlessStage.run { stage in
      stage.list.contentOffset.y = 70
      // 1.8 points a millisecond at the lift, at offset 20; 1.76 at the edge.
      stage.finger.flick(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 360), duration: 1.0 / 30)
      let offsets = stage.offsets(frames: 60)
      #expect(abs((offsets.min() ?? 0) + 33.2 * 1.76) <= 1)
      #expect(offsets.last == 0)
    }
  }

  @Test func goesToTheTargetThatTheDelegateChooses() {
    HeadlessStage.run { stage in
      stage.delegate.willEndDragging = { $2.y = 300 }
      stage.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1)
      stage.world.advanceUntilIdle()
      #expect(stage.offset == 300)
    }
  }

  @Test func goesToATargetAlsoFromRest() {
    HeadlessStage.run { stage in
      stage.delegate.willEndDragging = { $2.y = 0 }
      stage.finger.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 440), duration: 0.1)
      stage.finger.hold(for: 0.2)
      stage.finger.lift()
      #expect(stage.list.isDecelerating)
      stage.world.advanceUntilIdle()
      #expect(stage.offset == 0)
    }
  }

  @Test func endsAtAPage() {
    HeadlessStage.run { stage in
      stage.list.isPagingEnabled = true
      stage.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1)
      stage.world.advanceUntilIdle()
      #expect(stage.offset == 844)
      stage.finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 500), duration: 0.1)
      stage.finger.hold(for: 0.2)
      stage.finger.lift()
      stage.world.advanceUntilIdle()
      #expect(stage.offset == 844)
    }
  }

  @Test(arguments: HeadlessSwitches.PlainOffsetWrite.allCases)
  func treatsAPlainWriteOfTheOffsetAsTheSwitchSays(setting: HeadlessSwitches.PlainOffsetWrite) {
    HeadlessStage.run(.with { $0.plainOffsetWrite = setting }, contentLength: 9000) { stage in
      stage.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1)
      stage.list.contentOffset.y = 3000
      stage.world.advance(frames: 2)
      #expect(stage.list.isDecelerating == (setting == .keepsMomentum))
      #expect((stage.offset > 3010) == (setting == .keepsMomentum))
      #expect(stage.world.log.names(.delegate).contains("scrollViewDidEndDecelerating") == (setting == .endsMomentum))
    }
  }

  @Test(arguments: HeadlessSwitches.MomentumStop.allCases)
  func stopsBySettingTheOffsetWithoutAnimation(setting: HeadlessSwitches.MomentumStop) {
    HeadlessStage.run(.with { $0.momentumStop = setting }) { stage in
      stage.release(at: 80)
      let present = stage.list.contentOffset
      stage.list.setContentOffset(present, animated: false)
      #expect(!stage.list.isDecelerating)
      #expect(stage.world.log.names(.delegate).contains("scrollViewDidEndDecelerating") == (setting == .isTold))
      stage.world.advance(by: 0.5)
      #expect(stage.list.contentOffset == present)
    }
  }

  @Test func stopsABounceAtItsEdgeAndAFlingWhereItIs() {
    HeadlessStage.run { stage in
      stage.release(at: 80)
      stage.list.stopScrollingAndZooming()
      #expect(stage.offset == 0)
      stage.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1)
      let present = stage.offset
      stage.list.stopScrollingAndZooming()
      #expect(stage.offset == present)
      #expect(!stage.list.isDecelerating)
    }
  }

  @Test(arguments: HeadlessSwitches.BounceEdge.allCases)
  func bouncesToTheEdgeThatTheSwitchSays(setting: HeadlessSwitches.BounceEdge) {
    HeadlessStage.run(.with { $0.bounceEdge = setting }) { stage in
      stage.release(at: 80)
      stage.list.contentInset.top = 40
      stage.world.advanceUntilIdle()
      #expect(stage.offset == (setting == .readEachStep ? -40 : 0))
    }
  }
}
#endif
