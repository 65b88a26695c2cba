#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Trackpads, wheels and two fingers.
@MainActor
@Suite struct DeviceTests {
  /// On an iPad with a mouse, and on a Mac.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aSecondaryClickIsNoTap(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addFooter()
      await scene.failToLoad()
      let pointer = SimulatedFinger(on: scene.list)
      pointer.buttons = .secondary
      pointer.tap(at: scene.tapPoint)
      await scene.advance(by: 0.2)
      #expect(scene.load.startCount == 1)
      pointer.buttons = .primary
      pointer.tap(at: scene.tapPoint)
      await scene.advance(by: 0.2)
      #expect(scene.load.startCount == 2)
    }
  }

  /// A trackpad may scroll without a touch, and its pull is not taken for one.
  @Test(.bug(id: "B088"), arguments: HeadlessSwitches.everySetting)
  func aTrackpadRefreshesThoughNothingTracks(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      let trackpad = SimulatedTrackpad(on: scene.list)
      trackpad.scroll(by: CGPoint(x: 0, y: 260), duration: 0.3)
      scene.world.advance(by: 0.1)
      #expect(scene.header?.refreshState == .armed)
      trackpad.end()
      #expect(scene.header?.refreshState == .refreshing)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      #expect(scene.pull == 60)
      await scene.finish()
      #expect(scene.pull == 0)
    }
  }

  /// The system fires only in a drag that tracks: whether a trackpad's does is not documented.
  @Test(arguments: HeadlessSwitches.everySetting(with: HeadlessSwitches.Trackpad.allCases))
  func aTrackpadRefreshesInASheetWhereItTracks(switches: HeadlessSwitches, setting: HeadlessSwitches.Trackpad) async {
    var switches = switches
    switches.trackpad = setting
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      scene.put(into: .sheet)
      scene.addHeader()
      await scene.advance(by: 0.1)
      let trackpad = SimulatedTrackpad(on: scene.list)
      trackpad.scroll(by: CGPoint(x: 0, y: 500), duration: 0.4)
      trackpad.end()
      await scene.advance(by: 1)
      #expect(scene.work.startCount == (setting == .dragsAndTracks ? 1 : 0))
      await scene.finish()
      #expect(scene.header?.refreshState == .idle)
      #expect(scene.pull == 0)
      await scene.expectCleanEnd()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aShortPullOfATrackpadStartsNothing(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      let trackpad = SimulatedTrackpad(on: scene.list)
      trackpad.scroll(by: CGPoint(x: 0, y: 80), duration: 0.3)
      trackpad.end()
      await scene.settle()
      #expect(scene.watch.startCount == 0)
      #expect(scene.watch.insetWriteCount == 0)
      #expect(scene.pull == 0)
    }
  }

  /// A wheel has no lift: an overscroll by it ends without an event.
  @Test(.bug(id: "B088"), arguments: HeadlessSwitches.everySetting)
  func aWheelNeverArms(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      let wheel = SimulatedWheel(on: scene.list)
      var farthest: CGFloat = 0
      for _ in 0..<12 {
        wheel.notch(by: 60)
        farthest = max(farthest, scene.pull)
        scene.world.advance(frames: 1)
      }
      #expect(farthest > 84, "the wheel does not reach the trigger: \(farthest)")
      await scene.settle()
      #expect(!scene.watch.states.contains(.armed))
      #expect(scene.watch.startCount == 0)
      #expect(scene.pull == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aWheelScrollsAHeldListAway(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      let wheel = SimulatedWheel(on: scene.list)
      for _ in 0..<4 {
        wheel.notch(by: -80)
        await scene.advance(by: 0.1)
      }
      await scene.advance(by: 0.5)
      let place = scene.offset
      #expect(place > 0)
      await scene.finish()
      #expect(scene.offset == place)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aPinchThatPullsTheListDoesNotArm(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.list.minimumZoomScale = 1
      scene.list.maximumZoomScale = 3
      scene.addHeader()
      let pinch = SimulatedPinch(on: scene.list)
      pinch.begin(at: CGPoint(x: 200, y: 200))
      for step in 1...20 {
        pinch.move(to: CGPoint(x: 200, y: 200 + CGFloat(step) * 20), scale: 0.8)
        scene.world.advance(frames: 1)
      }
      #expect(scene.pull > 84, "the pinch does not reach the trigger: \(scene.pull)")
      #expect(!scene.watch.states.contains(.armed))
      pinch.end()
      await scene.settle()
      #expect(scene.watch.startCount == 0)
      #expect(scene.pull == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: [RefreshTrigger.onRelease, .whilePulling, .manual]))
  func aManualControlIsOnlyBegunByTheApp(switches: HeadlessSwitches, trigger: RefreshTrigger) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(trigger: trigger)
      scene.pullAndRelease()
      await scene.advance(by: 0.5)
      #expect(scene.watch.startCount == (trigger == .manual ? 0 : 1))
      await scene.finish()
      #expect(control.refreshState == .idle)
      #expect(control.begin() == .started)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aListThatDoesNotScrollCannotBePulled(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.list.isScrollEnabled = false
      scene.pullAndRelease()
      await scene.settle()
      #expect(scene.watch.startCount == 0)
      scene.list.isScrollEnabled = true
      scene.list.bounces = false
      scene.pullAndRelease()
      await scene.settle()
      #expect(scene.watch.startCount == 0)
      #expect(scene.pull == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aPagingListHoldsAndCloses(switches: HeadlessSwitches) async {
    await Scene.run(switches, contentHeight: 8520, safeArea: 0) { scene in
      scene.list.isPagingEnabled = true
      scene.addHeader()
      await scene.refresh()
      #expect(scene.work.startCount == 1)
      #expect(scene.pull == 60)
      await scene.finish()
      #expect(scene.pull == 0)
    }
  }
}
#endif
