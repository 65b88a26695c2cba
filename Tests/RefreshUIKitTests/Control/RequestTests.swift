#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Sessions that the app requests: without the action, and with a wait for their end.
@MainActor
@Suite struct RequestTests {
  /// Waits for a refresh, and keeps its outcome.
  @MainActor
  private final class Waiter {
    private(set) var outcome: RefreshOutcome?
    private(set) var task: Task<Void, Never>?

    init(_ control: RefreshControl) {
      task = Task { @MainActor [weak self] in
        let outcome = await control.refresh()
        self?.outcome = outcome
      }
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aSessionWithoutItsActionShowsTheWorkOfTheApp(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      #expect(control.begin(runsAction: false) == .started)
      await scene.advance(by: 0.5)
      #expect(control.isRefreshing)
      #expect(scene.work.startCount == 0)
      control.endRefreshing()
      await scene.settle()
      await scene.refresh()
      #expect(scene.work.startCount == 1)
    }
  }

  @Test func aRequestThatWaitsForItsListRunsNoActionEither() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = RefreshControl(animator: .ring)
      var count = 0
      control.action = { _ in
        count += 1
        return .success
      }
      #expect(control.begin(runsAction: false) == .queued)
      scene.add(control)
      await scene.advance(by: 0.5)
      #expect(count == 0 && control.isRefreshing)
      control.endRefreshing()
      await scene.settle()
      control.begin()
      await scene.settle()
      #expect(count == 1)
    }
  }

  @Test func anActionThatRunsIsJoined() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      #expect(control.begin(runsAction: false) == .joined)
      await scene.finish()
      #expect(scene.watch.outcome == .success)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aRefreshReturnsItsOutcome(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let waiter = Waiter(scene.addHeader())
      await scene.advance(by: 0.8)
      #expect(scene.header?.isRefreshing == true)
      #expect(waiter.outcome == nil)
      await scene.finish(throwing: Scene.Failure())
      #expect(waiter.outcome == .failure)
    }
  }

  @Test func aRefreshJoinsTheSessionThatRuns() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      let first = Waiter(control)
      let second = Waiter(control)
      await scene.advance(by: 0.1)
      second.task?.cancel()
      await scene.advance(by: 0.1)
      #expect(second.outcome == .cancelled)
      #expect(control.isRefreshing)
      await scene.finish()
      #expect(first.outcome == .success)
      #expect(scene.work.startCount == 1)
    }
  }

  @Test func aRestartEndsOnlyTheRefreshBefore() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.whenBusy = .restart
      let first = Waiter(control)
      await scene.advance(by: 0.1)
      let second = Waiter(control)
      await scene.advance(by: 0.1)
      #expect(first.outcome == .cancelled)
      #expect(second.outcome == nil)
      await scene.finish()
      #expect(second.outcome == .success)
    }
  }

  @Test func aRefreshThatIsRefusedReturnsAtOnce() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.isEnabled = false
      #expect(await control.refresh() == .cancelled)
    }
  }

  @Test func aCancelledTaskCancelsTheSessionThatItBegan() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      let waiter = Waiter(control)
      await scene.advance(by: 0.5)
      waiter.task?.cancel()
      await scene.settle()
      #expect(waiter.outcome == .cancelled)
      #expect(scene.work.cancelCount == 1)
      #expect(control.refreshState == .idle)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aRefreshWithoutMoreDataTellsTheFooter(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let header = scene.addHeader()
      let footer = scene.addFooter()
      await scene.refresh()
      header.end(.noMoreData)
      await scene.settle()
      #expect(!footer.hasMoreData)
      await scene.refresh()
      await scene.finish()
      #expect(footer.hasMoreData)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aFailedLoadIsRetriedByTheNextGestureIfTheAppSaysSo(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addFooter().loadMore.retriesOnScroll = true
      await scene.failToLoad()
      #expect(scene.load.startCount == 1)
      scene.show(scene.end - 400)
      await scene.advance(by: 0.2)
      scene.swipe(by: -500)
      await scene.advance(by: 0.2)
      #expect(scene.load.startCount == 2)
    }
  }

  @Test func aFailedLoadWaitsForATapOtherwise() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.addFooter()
      await scene.failToLoad()
      scene.show(scene.end - 400)
      await scene.advance(by: 0.2)
      scene.swipe(by: -500)
      await scene.advance(by: 0.2)
      #expect(scene.load.startCount == 1)
    }
  }
}
#endif
