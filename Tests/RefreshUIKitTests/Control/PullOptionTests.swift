#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The options of a control about pulls: its trigger distance, permission and updates.
@MainActor
@Suite struct PullOptionTests {
  @Test(arguments: HeadlessSwitches.everySetting)
  func aTriggerDistanceInPointsReplacesThatOfTheAnimator(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader().pull.triggerDistance = .points(100)
      scene.pull(to: 99)
      #expect(scene.header?.refreshState == .pulling)
      scene.pull(to: 100.5)
      #expect(scene.header?.refreshState == .armed)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func anIndicatorThatFadesInHasTheOpacityOfThePull(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let view = FollowingView(frame: .zero)
      let control = scene.addHeader(view: view)
      control.pull.fadesIn = true
      let opacity = { Double(view.superview?.alpha ?? -1) }
      var progress = 0.0
      control.onUpdate = { progress = $0.progress }
      for distance in [20.0, 60, 40] {
        scene.pull(to: distance)
        #expect(abs(opacity() - progress) < 0.01 && progress > 0.1 && progress < 1, "\(distance)")
      }
      scene.pull(to: 140)
      #expect(progress > 1 && opacity() == 1)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(progress < 1 && opacity() == 1, "held open, a session is seen in full")
      control.endRefreshing()
      await scene.settle()
      control.pull.fadesIn = false
      scene.pull(to: 20)
      #expect(opacity() == 1)
    }
  }

  @Test func aFactorMultipliesTheDistanceOfTheAnimator() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.pull.triggerDistance = .factor(1.5)
      scene.pull(to: 125)
      #expect(control.refreshState == .pulling)
      scene.pull(to: 127)
      #expect(control.refreshState == .armed)
    }
  }

  @Test func withoutADistanceThatOfTheAnimatorCountsAgain() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.pull.triggerDistance = .points(150)
      control.pull.triggerDistance = nil
      scene.pull(to: 85)
      #expect(control.refreshState == .armed)
    }
  }

  @Test(arguments: [RefreshTriggerDistance.points(.nan), .factor(.nan), .points(-5), .factor(-1)])
  func anUnusableDistanceIsClampedAndLogged(distance: RefreshTriggerDistance) async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      let entries = await LogBoard.entries(about: scene.list) {
        control.pull.triggerDistance = distance
        await scene.advance(by: 0.1)
      }
      #expect(entries == [.clampedMetrics])
      // The least distance is 1.4 times the held extent, and NaN means the default.
      scene.pull(to: 85)
      #expect(control.refreshState == .armed)
    }
  }

  @Test func aTallHeaderThatSaysSoMayBeTallerThanAFifthOfTheViewport() async {
    for (fraction, extent) in [(0.2, 170.5), (0.35, 200)] {
      let switches = HeadlessSwitches()
      await Scene.run(switches) { scene in
        let metrics = RefreshMetrics(heldExtent: 200, triggerDistance: 280, viewportFraction: fraction)
        scene.watch.follow(
          scene.list.refresh.addHeader(animator: .custom(metrics: metrics) { _, _ in }) { [work = scene.work] in
            try await work.run()
          })
        scene.header?.begin()
        await scene.advance(by: 1)
        #expect(abs(scene.list.contentInset.top - extent) < 0.5)
      }
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aPullThatMayNotBeginBeginsNothing(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      var answers = [true, false]
      control.shouldBegin = { answers.popLast() ?? false }
      scene.pullAndRelease()
      await scene.settle()
      #expect(answers == [true])
      #expect(scene.work.startCount == 0)
      #expect(control.isEnabled)
      await scene.refresh()
      #expect(answers.isEmpty)
      #expect(scene.work.startCount == 1)
    }
  }

  @Test func aPullThatFiresUnderTheFingerIsAskedAboutBefore() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader(trigger: .whilePulling)
      control.shouldBegin = { false }
      scene.finger.touchDown(at: Scene.middle)
      scene.finger.drag(to: CGPoint(x: 200, y: 700), duration: scene.world.frameDuration)
      await scene.advance(by: 0.2)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.work.startCount == 0)
    }
  }

  @Test func scrollsAndCallsAreNotAskedAbout() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      var count = 0
      control.shouldBegin = {
        count += 1
        return false
      }
      scene.swipe(by: -200)
      await scene.settle()
      control.begin()
      await scene.advance(by: 0.5)
      #expect(count == 0)
      #expect(control.isRefreshing)
    }
  }

  @Test func aControlThatIsRemovedWhenAskedStaysRemoved() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.shouldBegin = { [unowned control] in
        control.removeFromSuperview()
        return false
      }
      scene.watch.isClientWriting = true
      scene.pullAndRelease()
      await scene.settle()
      scene.watch.isClientWriting = false
      #expect(scene.header == nil)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func theListenerFollowsAPullAndASession(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: .hidden(heldExtent: 60))
      var updates: [RefreshUpdate] = []
      control.onUpdate = { updates.append($0) }
      await scene.advance(by: 0.5)
      #expect(updates.isEmpty)
      scene.pull(to: 84)
      let progress = updates.map(\.progress)
      #expect(progress.count > 5 && progress == progress.sorted())
      scene.finger.lift()
      await scene.advance(by: 0.8)
      await scene.finish()
      #expect(updates.contains { $0.state == .refreshing })
      #expect(updates.filter { $0.state == .idle }.count == 1 && updates.last?.state == .idle)
      let count = updates.count
      await scene.advance(by: 1)
      #expect(updates.count == count)
    }
  }

  @Test func aListenerThatSetsItsControlComesToRest() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader(animator: .hidden)
      var count = 0
      control.onUpdate = { [unowned control] _ in
        count += 1
        control.refreshStyle = .with { $0.minimumVisibleTime = control.minimumVisibleTime == 1 ? 2 : 1 }
      }
      scene.pull(to: 40)
      #expect(count < 3000)
      control.onUpdate = nil
    }
  }

  @Test func aRemovalEndsThePullOfTheListener() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      var states: [RefreshState] = []
      control.onUpdate = { states.append($0.state) }
      await scene.refresh()
      scene.client { control.removeFromSuperview() }
      #expect(states.last == .idle)
    }
  }

  @Test func aListenerThatIsSetAtRestIsNotToldOfThePullBefore() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      var states: [RefreshState] = []
      let onUpdate: @MainActor (RefreshUpdate) -> Void = { states.append($0.state) }
      control.onUpdate = onUpdate
      scene.pull(to: 40)
      control.onUpdate = nil
      scene.finger.lift()
      await scene.settle()
      let count = states.count
      control.onUpdate = onUpdate
      control.tintColor = .red
      await scene.advance(by: 0.5)
      #expect(count > 0 && states.count == count)
    }
  }

  @Test func aListenerThatIsSetInAPullIsToldOfItsEnd() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      var states: [RefreshState] = []
      scene.pull(to: 40)
      control.onUpdate = { states.append($0.state) }
      scene.client { control.removeFromSuperview() }
      #expect(states == [.idle])
    }
  }

  @Test func aListenerThatIsSetAgainInAPullIsToldItsEnd() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      var states: [RefreshState] = []
      let onUpdate: @MainActor (RefreshUpdate) -> Void = { states.append($0.state) }
      control.onUpdate = onUpdate
      scene.pull(to: 40)
      control.onUpdate = nil
      control.onUpdate = onUpdate
      scene.client { control.removeFromSuperview() }
      #expect(states.last == .idle && states.filter { $0 == .idle }.count == 1)
    }
  }
}
#endif
