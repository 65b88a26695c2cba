#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

/// Trackpads, wheels and pinches, and the frames of the screen.
@MainActor
@Suite struct HeadlessDeviceTests {
  @Test(arguments: HeadlessSwitches.Trackpad.allCases)
  func pullsWithATrackpadAgainstARubberBandOfItsOwn(setting: HeadlessSwitches.Trackpad) {
    HeadlessStage.run(.with { $0.trackpad = setting }) { stage in
      let pad = SimulatedTrackpad(on: stage.list)
      pad.scroll(by: CGPoint(x: 0, y: 100), duration: 0.2)
      // 844 · (1 − 1 / (0.715 · 100 / 844 + 1)).
      #expect(abs(stage.offset + 65.916) <= 0.5 / 3 + 0.001)
      #expect(stage.list.isDragging)
      #expect(stage.list.isTracking == (setting == .dragsAndTracks))
      #expect(stage.list.panGestureRecognizer.numberOfTouches == 0)
      stage.world.advance(by: 0.2)
      pad.end()
      #expect(!stage.list.isDragging)
      stage.world.advanceUntilIdle()
      #expect(stage.offset == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.Wheel.allCases)
  func bouncesAtOnceAfterANotchOutOfRange(setting: HeadlessSwitches.Wheel) {
    HeadlessStage.run(.with { $0.wheel = setting }) { stage in
      var wasDragging: [Bool] = []
      stage.delegate.didScroll = { wasDragging.append($0.isDragging) }
      SimulatedWheel(on: stage.list).notch(by: 60)
      #expect(wasDragging.first == (setting == .dragsWithoutLift))
      #expect(stage.offset < 0)
      #expect(stage.list.isDecelerating && !stage.list.isDragging)
      #expect(stage.list.panGestureRecognizer.state == .possible)
      #expect(!stage.world.log.names(.delegate).contains("scrollViewDidEndDragging"))
      stage.world.advanceUntilIdle()
      #expect(stage.offset == 0)
    }
  }

  @Test func scrollsByNotchesInsideTheRange() {
    HeadlessStage.run { stage in
      let wheel = SimulatedWheel(on: stage.list)
      wheel.notch(by: -60)
      wheel.notch(by: -40)
      #expect(stage.offset == 100)
      #expect(!stage.list.isDecelerating)
    }
  }

  @Test func zoomsAndOverscrollsWithAPinch() {
    HeadlessStage.run { stage in
      let pinch = SimulatedPinch(on: stage.list)
      pinch.begin(at: CGPoint(x: 100, y: 100))
      pinch.move(to: CGPoint(x: 100, y: 200), scale: 0.8)
      #expect(stage.list.isZooming && stage.list.isDragging)
      #expect(stage.offset < -40)
      pinch.end()
      #expect(!stage.list.isZooming && stage.list.isZoomBouncing)
      stage.world.advance(by: 0.4)
      #expect(!stage.list.isZoomBouncing)
      #expect(stage.list.zoomScale == 1)
    }
  }

  @Test(arguments: HeadlessSwitches.LinkOrder.allCases)
  func callsLinksOnTheSideOfUIKitsStepThatTheSwitchSays(setting: HeadlessSwitches.LinkOrder) {
    HeadlessStage.run(
      .with {
        $0.linkOrder = setting
        $0.firstStep = .nextTick
      }
    ) { stage in
      stage.release(at: 80)
      let released = stage.offset
      var seen: [Double] = []
      let link = HeadlessDisplayLink { _ in seen.append(stage.offset) }
      stage.world.advance(frames: 1)
      #expect((seen == [released]) == (setting == .beforeUIKit))
      link.invalidate()
    }
  }

  @Test(arguments: HeadlessSwitches.FrameClock.allCases)
  func callsLinksAtTheRateOfTheSwitch(setting: HeadlessSwitches.FrameClock) {
    HeadlessStage.run(.with { $0.frameClock = setting }) { stage in
      var times: [Double] = []
      let link = HeadlessDisplayLink { link in
        #expect(link.timestamp == stage.world.now)
        #expect(abs(link.targetTimestamp - link.timestamp - link.duration) <= 1e-9)
        times.append(link.timestamp)
      }
      stage.world.advance(by: 1)
      let rate = setting == .hundredTwenty ? 120.0 : 60.0
      #expect(times.count == Int(rate))
      #expect(abs(link.duration - 1 / rate) <= 1e-12)
      link.invalidate()
    }
  }

  @Test func beginsALinkWithTheNextFrameAndPausesIt() {
    HeadlessWorld.run { world in
      var count = 0
      let link = HeadlessDisplayLink { _ in count += 1 }
      #expect(count == 0)
      world.advance(frames: 2)
      #expect(count == 2)
      link.isPaused = true
      #expect(world.displayLinkCount == 1 && world.isIdle)
      world.advance(frames: 2)
      #expect(count == 2)
      link.isPaused = false
      world.advance(frames: 1)
      #expect(count == 3)
      link.invalidate()
      link.invalidate()
      world.advance(frames: 2)
      #expect(count == 3)
      #expect(world.isIdle)
    }
  }

  @Test func keepsALinkAliveUntilItIsInvalidated() {
    HeadlessWorld.run { world in
      weak var kept: HeadlessDisplayLink?
      let make = { HeadlessDisplayLink { _ in } }
      kept = make()
      #expect(kept != nil)
      kept?.invalidate()
      #expect(kept == nil)
      #expect(world.displayLinkCount == 0)
    }
  }

  @Test func losesEveryFifthFrameWhenTheSwitchSays() {
    HeadlessStage.run(.with { $0.droppedFrames = .everyFifth }) { stage in
      var steps: [Double] = []
      var last = stage.world.now
      let link = HeadlessDisplayLink { link in
        steps.append(((link.timestamp - last) * 60).rounded())
        last = link.timestamp
      }
      stage.world.advance(frames: 10)
      #expect(steps == [1, 1, 1, 1, 2, 1, 1, 1])
      link.invalidate()
    }
  }

  @Test func deliversTheTouchOfALostFrameBeforeTheNextOne() {
    HeadlessStage.run(.with { $0.droppedFrames = .everyFifth }) { stage in
      stage.finger.touchDown(at: CGPoint(x: 100, y: 500))
      // The fifth frame is lost.
      stage.finger.drag(to: CGPoint(x: 100, y: 400), duration: 5.0 / 60)
      #expect(stage.offset == 70)
      stage.finger.lift()
      #expect(stage.world.log.events(.touch).last?.numbers == [100, 400])
      #expect(stage.world.log.writes(of: "contentOffset").contains { $0.numbers[1] == 90 })
    }
  }

  @Test func coversALostFrameWithTheNextStep() {
    let steady = HeadlessStage.run(.with { $0.firstStep = .nextTick }) { stage in
      stage.release(at: 80)
      return stage.offsets(frames: 7).last
    }
    let dropped = HeadlessStage.run(
      .with {
        $0.firstStep = .nextTick
        $0.droppedFrames = .everyFifth
      }
    ) { stage in
      stage.release(at: 80)
      return stage.offsets(frames: 7).last
    }
    #expect(abs((steady ?? 0) - (dropped ?? 1)) <= 1)
  }

  @Test func standsStillInAStallAndCatchesUpAfterIt() {
    HeadlessStage.run(.with { $0.firstStep = .nextTick }) { stage in
      stage.release(at: 80)
      let (offset, time) = (stage.offset, stage.world.now)
      stage.world.stall(for: 0.2)
      #expect(stage.offset == offset)
      #expect(abs(stage.world.now - time - 0.2) <= 1e-9)
      stage.world.advance(frames: 1)
      #expect(stage.offset > offset / 5)
    }
  }

  @Test func makesNoFramesInTheBackground() {
    HeadlessStage.run { stage in
      var count = 0
      let link = HeadlessDisplayLink { _ in count += 1 }
      stage.world.enterBackground()
      stage.world.advance(frames: 5)
      #expect(count == 0)
      stage.world.enterForeground()
      stage.world.advance(frames: 1)
      #expect(count == 1)
      link.invalidate()
    }
  }

  @Test func firesATimerOnce() {
    HeadlessWorld.run { world in
      var times: [Double] = []
      let timer = HeadlessTimer(at: world.now + 0.1) { times.append(world.now) }
      let cancelled = HeadlessTimer(at: world.now + 0.1) { times.append(0) }
      #expect(world.timerCount == 2)
      cancelled.invalidate()
      world.advance(by: 1)
      #expect(times.count == 1)
      #expect(abs((times.first ?? 0) - timer.time) <= 1e-6)
      #expect(world.timerCount == 0)
    }
  }
}
#endif
