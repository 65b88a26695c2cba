#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The velocity that an animator is told.
@MainActor
@Suite struct VelocityTests {
  @Test(arguments: HeadlessSwitches.everySetting)
  func itIsPositiveWhileTheListIsPulledOutAndEndsAtZero(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      var updates: [RefreshUpdate] = []
      control.onUpdate = { updates.append($0) }
      scene.pull(to: 100, duration: 0.3)
      #expect((updates.last?.velocity ?? 0) > 100 && updates.allSatisfy { $0.velocity >= 0 })
      scene.finger.hold(for: 0.5)
      #expect(updates.last?.velocity == 0)
      updates = []
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(updates.contains { $0.velocity < -50 } && updates.last?.velocity == 0)
      #expect(control.isRefreshing)
      updates = []
      await scene.finish()
      #expect(updates.contains { $0.velocity < -50 } && updates.last?.velocity == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func itSaysWhetherAFingerPulls(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      var updates: [RefreshUpdate] = []
      control.onUpdate = { updates.append($0) }
      scene.pull(to: 50, duration: 0.3)
      #expect(!updates.isEmpty && updates.allSatisfy(\.isDragged))
      updates = []
      scene.finger.lift()
      await scene.settle()
      #expect(updates.dropFirst().allSatisfy { !$0.isDragged } && updates.contains { $0.visibleExtent > 0 })
      updates = []
      control.begin()
      await scene.advance(by: 1)
      #expect(!updates.isEmpty && updates.allSatisfy { !$0.isDragged })
      await scene.finish()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func anOpeningByTheAppPullsOut(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      var velocities: [Double] = []
      control.onUpdate = { velocities.append($0.velocity) }
      control.begin()
      await scene.advance(by: 1)
      #expect((velocities.max() ?? 0) > 100 && (velocities.min() ?? -1) >= 0 && velocities.last == 0)
      await scene.finish()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func atTheBottomOutIsUp(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addFooter(trigger: .onRelease)
      var velocities: [Double] = []
      control.onUpdate = { velocities.append($0.velocity) }
      scene.show(scene.end)
      scene.pullEnd(to: 60)
      #expect((velocities.last ?? 0) > 10)
      scene.finger.lift()
      await scene.settle()
      #expect((velocities.min() ?? 0) < -10 && velocities.last == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aFrameOfAPullIsDrawnOnce(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      scene.pull(to: 40)
      var updates: [RefreshUpdate] = []
      control.onUpdate = { updates.append($0) }
      guard var point = scene.finger.location else { return }
      let frames = 10
      for _ in 0..<frames {
        point.y += 6
        scene.finger.drag(to: point, duration: scene.world.frameDuration)
      }
      #expect(updates.count <= frames + 1, "each frame has an extent and a velocity of its own")
      #expect((updates.last?.velocity ?? 0) > 50)
      updates = []
      scene.finger.hold(for: 0.5)
      #expect(updates.last?.velocity == 0, "a finger that rests moves no content, and its frames are drawn")
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func itCostsNoFrameAtRest() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.addHeader()
      scene.pull(to: 60)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.world.isIdle)
    }
  }

  @Test func aFrozenPictureHasNone() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let view = FollowingView()
      scene.addHeader(view: view)
      scene.list.refresh.isFrozen = true
      scene.pull(to: 80)
      #expect(!view.updates.isEmpty && view.updates.allSatisfy { $0.velocity == 0 })
      scene.finger.lift()
      await scene.settle()
    }
  }
}
#endif
