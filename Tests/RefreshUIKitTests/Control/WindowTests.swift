#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Lists that leave their window, and apps that leave the screen, at any moment of a session.
@MainActor
@Suite struct WindowTests {
  private static let animator = PlainAnimator(showsOutcomes: true)

  private func leaveWindow(_ scene: Scene) {
    scene.client { scene.list.removeFromSuperview() }
  }

  private func returnToWindow(_ scene: Scene) {
    scene.client { scene.world.window.addSubview(scene.list) }
    scene.world.finishTurn()
    // No bounce follows a drag that was lost with the window: the added inset has to be raised to the offset.
    if scene.world.switches.windowLoss == .leavesDragFlag { scene.watch.spareInsetWrites += 2 }
  }

  /// If UIKit has lost a drag, it does not bounce either: the next touch brings the list to rest.
  private func touchAgain(_ scene: Scene) {
    guard scene.list.isDragging else { return }
    scene.finger.lift()
    scene.pull(to: 20)
    scene.finger.lift()
  }

  @Test(.bug(id: "B041"), arguments: HeadlessSwitches.everySetting(with: SessionMoment.allCases))
  func leavingTheWindowCutsARefreshShort(switches: HeadlessSwitches, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let (starts, isRunning) = (scene.watch.startCount, scene.header?.isRefreshing)
      leaveWindow(scene)
      await scene.advance(by: 0.5)
      #expect(scene.header?.isRefreshing == isRunning)
      returnToWindow(scene)
      await scene.advance(by: 1)
      #expect(scene.header?.isRefreshing == isRunning)
      #expect(scene.watch.startCount == starts)
      if isRunning == true {
        #expect(scene.list.contentInset.top == 60)
        #expect(scene.pull <= 60)
      }
      touchAgain(scene)
      await scene.finish()
      #expect(scene.header?.refreshState == .idle)
      #expect(scene.pull <= 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: SessionMoment.running))
  func aSessionThatEndsWithoutAWindowLeavesACleanList(switches: HeadlessSwitches, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      leaveWindow(scene)
      await scene.advance(by: 0.2)
      scene.work.finish()
      await scene.advance(by: 2)
      #expect(scene.header?.refreshState == .idle)
      #expect(scene.list.contentInset == .zero)
      returnToWindow(scene)
      await scene.advance(by: 0.3)
      #expect(moment == .scrolledAway ? scene.pull < 0 : scene.pull == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: SessionMoment.allCases))
  func aMissingLiftIsACancelledTouch(switches: HeadlessSwitches, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let starts = scene.watch.startCount
      leaveWindow(scene)
      returnToWindow(scene)
      scene.finger.lift()
      await scene.advance(by: 1.5)
      #expect(scene.watch.startCount == starts)
      touchAgain(scene)
      await scene.finish()
      #expect(scene.header?.refreshState == .idle)
      scene.pullAndRelease()
      await scene.advance(by: 0.5)
      #expect(scene.watch.startCount == starts + 1, "the next pull does nothing")
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: SessionMoment.allCases))
  func aSessionOutlivesTheBackground(switches: HeadlessSwitches, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      if scene.finger.isDown { scene.finger.cancel() }
      let (starts, isRunning) = (scene.watch.startCount, scene.header?.isRefreshing)
      scene.world.enterBackground()
      scene.watch.forgetOffsets()
      await scene.advance(by: 3)
      #expect(scene.watch.offsets == [])
      #expect(scene.world.displayLinkCount == 0)
      scene.world.enterForeground()
      await scene.advance(by: 1.5)
      #expect(scene.header?.isRefreshing == isRunning)
      #expect(scene.watch.startCount == starts)
      await scene.finish()
      #expect(scene.header?.refreshState == .idle)
      #expect(scene.pull <= 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: SessionMoment.running))
  func anActionMayEndInTheBackground(switches: HeadlessSwitches, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      if scene.finger.isDown { scene.finger.lift() }
      scene.world.enterBackground()
      scene.work.finish()
      await scene.advance(by: 2)
      #expect(scene.header?.refreshState == .ending)
      scene.world.enterForeground()
      await scene.settle()
      #expect(scene.header?.refreshState == .idle)
      #expect(scene.pull <= 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aRefreshBegunAsTheListReturnsDoesNotMoveIt(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      leaveWindow(scene)
      await scene.advance(by: 0.1)
      scene.client { scene.world.window.addSubview(scene.list) }
      let place = scene.list.contentOffset
      control.begin(reveals: false)
      scene.world.finishTurn()
      scene.watch.forgetOffsets()
      await scene.advance(by: 0.3)
      #expect(scene.list.contentInset.top == 0)
      #expect(scene.watch.offsets == [] && scene.list.contentOffset == place)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aClosingIsNotFinishedUnderTheFingerThatHasStoppedIt(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      scene.work.finish()
      await scene.advance(by: 0.1)
      scene.pull(to: 70)
      let held = scene.list.contentInset.top
      #expect(held > 0)
      let pulled = scene.list.contentOffset
      scene.world.enterBackground()
      await scene.advance(by: 0.1)
      scene.world.enterForeground()
      scene.world.finishTurn()
      #expect(!scene.list.isDragging || scene.list.contentInset.top == held)
      #expect(!scene.list.isDragging || scene.list.contentOffset == pulled)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.list.contentInset.top == 0 && scene.pull == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: SessionMoment.untouched))
  func snapshotsInTheBackgroundLeaveNoTrace(switches: HeadlessSwitches, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      scene.world.enterBackground()
      for size in [CGSize(width: 852, height: 393), CGSize(width: 393, height: 852)] {
        scene.world.turn { scene.client { scene.list.frame.size = size } }
      }
      scene.world.enterForeground()
      await scene.finish()
      #expect(scene.header?.refreshState == .idle)
      #expect(scene.watch.legalY.contains(scene.offset))
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aWindowThatIsPutAwayAloneIsInTheBackground(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: DrawCounter())
      await scene.refresh()
      let (inset, starts) = (scene.list.contentInset, scene.watch.startCount)
      scene.world.putAway(scene.world.window)
      for size in [CGSize(width: 852, height: 393), CGSize(width: 393, height: 852)] {
        scene.world.turn { scene.client { scene.list.frame.size = size } }
        #expect(control.isRefreshing && scene.list.contentInset == inset)
      }
      for layer in control.layer.tree { layer.removeAllAnimations() }
      scene.world.bringBack(scene.world.window)
      await scene.advance(by: 0.5)
      #expect(control.isRefreshing && scene.list.contentInset == inset)
      #expect(scene.watch.startCount == starts)
      #expect(control.layer.loops.count == 1)
      await scene.finish()
      #expect(control.refreshState == .idle)
      #expect(scene.watch.legalY.contains(scene.offset))
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aPullBeginsNothingInAWindowThatIsPutAway(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.pull(to: 110)
      scene.world.putAway(scene.world.window)
      scene.finger.lift()
      await scene.advance(by: 1)
      scene.world.bringBack(scene.world.window)
      await scene.advance(by: 0.5)
      #expect(scene.watch.startCount == 0)
      scene.pullAndRelease()
      await scene.advance(by: 0.5)
      #expect(scene.watch.startCount == 1, "the next pull does nothing")
      await scene.finish()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func anotherWindowThatIsPutAwayChangesNothing(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: DrawCounter())
      let other = UIWindow(frame: scene.world.window.bounds)
      scene.pull(to: 110)
      scene.world.putAway(other)
      #expect(control.refreshState == .armed)
      scene.finger.lift()
      await scene.advance(by: 1.8)
      #expect(scene.watch.startCount == 1)
      scene.world.log.removeAll()
      scene.world.bringBack(other)
      await scene.advance(by: 0.5)
      #expect(scene.world.log.events(.animation) == [], "the loops were restarted")
      await scene.finish()
      #expect(control.refreshState == .idle)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aListThatIsElsewhereAsItsWindowReturnsIsInTheForeground(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.advance(by: 0.1)
      scene.world.putAway(scene.world.window)
      leaveWindow(scene)
      scene.world.bringBack(scene.world.window)
      returnToWindow(scene)
      scene.pullAndRelease()
      await scene.advance(by: 0.5)
      #expect(scene.watch.startCount == 1)
      await scene.finish()
      #expect(scene.header?.refreshState == .idle)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aSettleThatBeginsWithAnimationsOffIsOverAtOnce(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      UIView.performWithoutAnimation { control.endRefreshing() }
      scene.watch.forgetOffsets()
      scene.world.advance(frames: 5)
      #expect(scene.pull > 0, "an end inside performWithoutAnimation snapped")
      UIView.setAnimationsEnabled(false)
      control.begin()
      await scene.advance(by: 0.2)
      #expect(scene.pull == 60)
      control.endRefreshing()
      await scene.advance(by: 1)
      #expect(scene.pull == 0)
      UIView.setAnimationsEnabled(true)
    }
  }

  /// The app tells of its return when the first of its scenes does.
  @Test func theReturnOfAnotherWindowWakesNoList() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.automaticRefresh.staleAge = 0
      control.automaticRefresh.minimumInterval = 0
      await scene.advance(by: 0.3)
      await scene.finish()
      let count = scene.work.startCount
      scene.world.putAway(scene.world.window)
      NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
      await scene.advance(by: 0.5)
      #expect(scene.work.startCount == count)
      scene.world.bringBack(scene.world.window)
      await scene.advance(by: 0.5)
      #expect(scene.work.startCount == count + 1)
      await scene.finish()
    }
  }

  /// Covered by another screen, the list has no scene that could tell of the return.
  @Test func aListWithoutAWindowReturnsWithTheApp() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.timeout = 3
      scene.world.putAway(scene.world.window)
      scene.world.bringBack(scene.world.window)
      await scene.refresh()
      leaveWindow(scene)
      NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
      await scene.advance(by: 4)
      #expect(control.refreshState == .idle)
      returnToWindow(scene)
      await scene.finish()
    }
  }
}
#endif
