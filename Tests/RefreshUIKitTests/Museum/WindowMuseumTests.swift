#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Windows that go and come back: each test is named by what users of other libraries saw, and shows that it does not
/// happen here.
@MainActor
@Suite struct WindowMuseumTests {
  /// The end of the touch never comes, and what is added is computed from an offset that the system has changed.
  @Test(.bug(id: "B036"), arguments: HeadlessSwitches.everySetting(with: [RefreshTrigger.onRelease, .whilePulling]))
  func theHeaderHangsLowerEachTimeATabIsSwitchedInMidPull(switches: HeadlessSwitches, trigger: RefreshTrigger) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: PlainAnimator(extent: 50, trigger: 78), trigger: trigger)
      scene.watch.spareInsetWrites = 10
      for _ in 1...3 {
        scene.pull(to: 80)
        scene.finger.hold(for: 0.1)
        #expect(abs(scene.pull - 80) < 0.4 && control.refreshState != .idle)
        await scene.leaveWindow(for: 5, at: CGPoint(x: 0, y: -59))
        scene.finger.lift()
        await scene.advance(by: 1)
        #expect(control.isRefreshing == (trigger == .whilePulling))
        #expect(scene.list.contentInset.top == 0 && scene.pull == 0)
      }
      #expect(scene.work.startCount == (trigger == .whilePulling ? 1 : 0))
      await scene.finish()
      #expect(control.refreshState == .idle)
      #expect(scene.list.contentInset == .zero && scene.offset == scene.rest)
    }
  }

  /// A begin waits for a window that comes, goes and comes again while a swipe back is tried and taken back.
  @Test(.bug(id: "B038"), arguments: HeadlessSwitches.everySetting(with: [true, false]))
  func aBeginBeforeTheListAppearsFreezesIt(switches: HeadlessSwitches, isAttached: Bool) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      if !isAttached { control.removeFromSuperview() }
      scene.client { scene.list.removeFromSuperview() }
      #expect(control.begin() == (isAttached ? .started : .queued))
      scene.world.finishTurn()
      if !isAttached { scene.add(control) }
      scene.client { scene.world.window.addSubview(scene.list) }
      scene.world.advance(frames: 6)
      scene.client { scene.list.removeFromSuperview() }
      #expect(control.begin() == .joined)
      scene.world.advance(frames: 3)
      scene.client { scene.world.window.addSubview(scene.list) }
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.work.startCount == 1)
      #expect(scene.pull == 60)
      control.endRefreshing()
      await scene.settle()
      #expect(control.refreshState == .idle && scene.pull == 0)
      scene.swipe(by: -200)
      #expect(scene.pull < -100)
    }
  }

  /// Why a control is not seen for a while.
  enum Absence: CaseIterable {
    case window, background
  }

  private nonisolated static let absences: [(Absence, Bool)] = Absence.allCases.flatMap { one in
    [true, false].map { (one, $0) }
  }

  /// Core Animation forgets what is not on the screen, and nobody begins it again.
  @Test(.bug(id: "B040"), arguments: HeadlessSwitches.everySetting(with: absences))
  func theSpinnerIsFrozenAfterAModalOrAReturnFromTheBackground(
    switches: HeadlessSwitches, absence: (from: Absence, endsMeanwhile: Bool)
  ) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: DrawCounter())
      await scene.refresh()
      for _ in 1...2 {
        #expect(control.layer.loops.count == 1)
        scene.leave(absence.from)
        await scene.advance(by: 1)
        if absence.endsMeanwhile { scene.work.finish() }
        await scene.advance(by: 1)
        scene.world.log.removeAll()
        scene.comeBack(absence.from)
        await scene.advance(by: 0.5)
        let begun = scene.world.log.events(.animation).filter { $0.detail == "added" }
        #expect(begun.count == (absence.endsMeanwhile ? 0 : 1))
        if absence.endsMeanwhile { break }
      }
      await scene.finish()
      #expect(control.refreshState == .idle && control.layer.visibleTree.flatMap(\.loops).isEmpty)
    }
  }
}

extension WindowMuseumTests {
  /// A view that runs its loops itself is not told that they are gone.
  @Test(.bug(id: "B040"), arguments: HeadlessSwitches.everySetting(with: absences))
  func theFilmStandsStillAfterAReturnFromTheBackground(
    switches: HeadlessSwitches, absence: (from: Absence, endsMeanwhile: Bool)
  ) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      await scene.refresh()
      for _ in 1...2 {
        scene.leave(absence.from)
        await scene.advance(by: 1)
        if absence.endsMeanwhile { scene.work.finish() }
        await scene.advance(by: 1)
        view.forgetUpdates()
        scene.comeBack(absence.from)
        await scene.advance(by: 0.2)
        #expect(absence.endsMeanwhile || view.states == [.refreshing] && view.isSeen)
        if absence.endsMeanwhile { break }
      }
      await scene.finish()
      #expect(control.refreshState == .idle && !view.isSeen)
      #expect(absence.endsMeanwhile || view.states.last == .idle)
    }
  }
}

extension Scene {
  fileprivate func leave(_ absence: WindowMuseumTests.Absence) {
    if absence == .background { return world.enterBackground() }
    client { list.removeFromSuperview() }
    world.finishTurn()
  }

  fileprivate func comeBack(_ absence: WindowMuseumTests.Absence) {
    if absence == .background { return world.enterForeground() }
    client { world.window.addSubview(list) }
    world.finishTurn()
  }

  /// Takes the list out of its window for a time, in seconds, in which the system puts it somewhere else.
  fileprivate func leaveWindow(for time: Double, at offset: CGPoint) async {
    leave(.window)
    client { list.contentOffset = offset }
    await advance(by: time)
    comeBack(.window)
  }
}
#endif
