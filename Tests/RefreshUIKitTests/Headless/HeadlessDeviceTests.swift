#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

/// Trackpads, wheels and pinches, and the frames of the screen.
@MainActor
@Suite struct HeadlessDeviceTests {
  @Test(arguments: HeadlessSwitches.Trackpad.allCases)
  func pullsWithATrackpadAgainstARubberBandOfItsOwn(setting: HeadlessSwitches.Trackpad) {
    HeadlessScreen.run(.with { $0.trackpad = setting }) { screen in
      let pad = SimulatedTrackpad(on: screen.list)
      pad.scroll(by: CGPoint(x: 0, y: 100), duration: 0.2)
      // 844 · (1 − 1 / (0.715 · 100 / 844 + 1)).
      #expect(abs(screen.offset + 65.916) <= 0.5 / 3 + 0.001)
      #expect(screen.list.isDragging)
      #expect(screen.list.isTracking == (setting == .dragsAndTracks))
      #expect(screen.list.panGestureRecognizer.numberOfTouches == 0)
      screen.world.advance(by: 0.2)
      pad.end()
      #expect(!screen.list.isDragging)
      screen.world.advanceUntilIdle()
      #expect(screen.offset == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.Wheel.allCases)
  func bouncesAtOnceAfterANotchOutOfRange(setting: HeadlessSwitches.Wheel) {
    HeadlessScreen.run(.with { $0.wheel = setting }) { screen in
      var wasDragging: [Bool] = []
      screen.delegate.didScroll = { wasDragging.append($0.isDragging) }
      SimulatedWheel(on: screen.list).notch(by: 60)
      #expect(wasDragging.first == (setting == .dragsWithoutLift))
      #expect(screen.offset < 0)
      #expect(screen.list.isDecelerating && !screen.list.isDragging)
      #expect(screen.list.panGestureRecognizer.state == .possible)
      #expect(!screen.world.log.names(.delegate).contains("scrollViewDidEndDragging"))
      screen.world.advanceUntilIdle()
      #expect(screen.offset == 0)
    }
  }

  @Test func scrollsByNotchesInsideTheRange() {
    HeadlessScreen.run { screen in
      let wheel = SimulatedWheel(on: screen.list)
      wheel.notch(by: -60)
      wheel.notch(by: -40)
      #expect(screen.offset == 100)
      #expect(!screen.list.isDecelerating)
    }
  }

  @Test func zoomsAndOverscrollsWithAPinch() {
    HeadlessScreen.run { screen in
      let pinch = SimulatedPinch(on: screen.list)
      pinch.begin(at: CGPoint(x: 100, y: 100))
      pinch.move(to: CGPoint(x: 100, y: 200), scale: 0.8)
      #expect(screen.list.isZooming && screen.list.isDragging)
      #expect(screen.offset < -40)
      pinch.end()
      #expect(!screen.list.isZooming && screen.list.isZoomBouncing)
      screen.world.advance(by: 0.4)
      #expect(!screen.list.isZoomBouncing)
      #expect(screen.list.zoomScale == 1)
    }
  }

  @Test(arguments: HeadlessSwitches.LinkOrder.allCases)
  func callsLinksOnTheSideOfUIKitsStepThatTheSwitchSays(setting: HeadlessSwitches.LinkOrder) {
    HeadlessScreen.run(
      .with {
        $0.linkOrder = setting
        $0.firstStep = .nextTick
      }
    ) { screen in
      screen.release(at: 80)
      let released = screen.offset
      var seen: [Double] = []
      let link = HeadlessDisplayLink { _ in seen.append(screen.offset) }
      screen.world.advance(frames: 1)
      #expect((seen == [released]) == (setting == .beforeUIKit))
      link.invalidate()
    }
  }

  @Test(arguments: HeadlessSwitches.FrameClock.allCases)
  func callsLinksAtTheRateOfTheSwitch(setting: HeadlessSwitches.FrameClock) {
    HeadlessScreen.run(.with { $0.frameClock = setting }) { screen in
      var times: [Double] = []
      let link = HeadlessDisplayLink { link in
        #expect(link.timestamp == screen.world.now)
        #expect(abs(link.targetTimestamp - link.timestamp - link.duration) <= 1e-9)
        times.append(link.timestamp)
      }
      screen.world.advance(by: 1)
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
    HeadlessScreen.run(.with { $0.droppedFrames = .everyFifth }) { screen in
      var steps: [Double] = []
      var last = screen.world.now
      let link = HeadlessDisplayLink { link in
        steps.append(((link.timestamp - last) * 60).rounded())
        last = link.timestamp
      }
      screen.world.advance(frames: 10)
      #expect(steps == [1, 1, 1, 1, 2, 1, 1, 1])
      link.invalidate()
    }
  }

  @Test func deliversTheTouchOfALostFrameBeforeTheNextOne() {
    HeadlessScreen.run(.with { $0.droppedFrames = .everyFifth }) { screen in
      screen.finger.touchDown(at: CGPoint(x: 100, y: 500))
      // The fifth frame is lost.
      screen.finger.drag(to: CGPoint(x: 100, y: 400), duration: 5.0 / 60)
      #expect(screen.offset == 70)
      screen.finger.lift()
      #expect(screen.world.log.events(.touch).last?.numbers == [100, 400])
      #expect(screen.world.log.writes(of: "contentOffset").contains { $0.numbers[1] == 90 })
    }
  }

  @Test func coversALostFrameWithTheNextStep() {
    let steady = HeadlessScreen.run(.with { $0.firstStep = .nextTick }) { screen in
      screen.release(at: 80)
      return screen.offsets(frames: 7).last
    }
    let dropped = HeadlessScreen.run(
      .with {
        $0.firstStep = .nextTick
        $0.droppedFrames = .everyFifth
      }
    ) { screen in
      screen.release(at: 80)
      return screen.offsets(frames: 7).last
    }
    #expect(abs((steady ?? 0) - (dropped ?? 1)) <= 1)
  }

  @Test func standsStillInAStallAndCatchesUpAfterIt() {
    HeadlessScreen.run(.with { $0.firstStep = .nextTick }) { screen in
      screen.release(at: 80)
      let (offset, time) = (screen.offset, screen.world.now)
      screen.world.stall(for: 0.2)
      #expect(screen.offset == offset)
      #expect(abs(screen.world.now - time - 0.2) <= 1e-9)
      screen.world.advance(frames: 1)
      #expect(screen.offset > offset / 5)
    }
  }

  @Test func makesNoFramesInTheBackground() {
    HeadlessScreen.run { screen in
      var count = 0
      let link = HeadlessDisplayLink { _ in count += 1 }
      screen.world.enterBackground()
      screen.world.advance(frames: 5)
      #expect(count == 0)
      screen.world.enterForeground()
      screen.world.advance(frames: 1)
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
