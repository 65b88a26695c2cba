#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// The outcomes of sessions, and their reports to the app.
@MainActor
@Suite struct OutcomeTests {
  private struct Offline: Error {}

  /// Reads the states of a control until they end.
  private final class Reader {
    private(set) var states: [RefreshState] = []
    private(set) var isOver = false
    private var task: Task<Void, Never>?

    @MainActor
    init(_ control: RefreshControl) {
      let sequence = control.refreshStates
      task = Task { @MainActor [weak self] in
        for await state in sequence { self?.states.append(state) }
        self?.isOver = true
      }
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func anActionThatReturnsEndsWithSuccess(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      #expect(scene.watch.outcome == nil)
      await scene.finish()
      #expect(scene.watch.outcome == .success)
      #expect(control.lastError == nil)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func anErrorEndsWithFailureAndIsKeptUntilTheNextSession(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      await scene.finish(throwing: Offline())
      #expect(scene.watch.outcome == .failure)
      #expect(control.lastError is Offline)
      control.begin()
      #expect(control.lastError == nil)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aCancellationEndsWithCancelled(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      await scene.finish(throwing: CancellationError())
      #expect(scene.watch.outcome == .cancelled)
      #expect(control.lastError == nil)
      #expect(scene.offset == -59)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aTimeoutFailsTheSessionAndCancelsTheAction(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      control.timeout = 1.5
      await scene.refresh()
      await scene.advance(by: 0.6)
      #expect(control.isRefreshing)
      await scene.advance(by: 0.3)
      #expect(!control.isRefreshing)
      #expect(scene.watch.outcome == .failure)
      #expect(scene.work.cancelCount == 1)
      await scene.settle()
      #expect(control.refreshState == .idle)
      #expect(control.lastError is RefreshTimeout)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func anEndByHandBeatsTheActionAndCancelsIt(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: PlainAnimator(showsOutcomes: true))
      await scene.refresh()
      control.end(.failure, message: "No connection")
      #expect(control.refreshState == .ending)
      await scene.settle()
      #expect(scene.watch.outcome == .failure)
      #expect(scene.work.cancelCount == 1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func anActionThatEndsItselfEndsOnce(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      var runs = 0
      weak var weakControl: RefreshControl?
      let control = scene.list.refresh.addHeader(animator: PlainAnimator()) { () async throws in
        runs += 1
        weakControl?.end(.noMoreData)
        weakControl?.endRefreshing()
        #expect(weakControl?.refreshState == .ending)
        throw Offline()
      }
      weakControl = control
      scene.watch.follow(control)
      scene.pullAndRelease()
      await scene.advance(by: 1)
      await scene.settle()
      #expect(runs == 1)
      #expect(scene.watch.states == [.idle, .pulling, .armed, .refreshing, .ending, .idle])
      #expect(control.lastError == nil)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aRefreshKnowsNoLastPage(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      control.end(.noMoreData)
      control.end(.noMoreData)
      await scene.settle()
      #expect(control.hasMoreData && control.refreshState == .idle)
      await scene.refresh()
      #expect(scene.work.startCount == 2)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theStatesAreReportedInOrderAndEndWithTheControl(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let readers = (0..<2).map { _ in Reader(scene.addHeader()) }
      let late = readers[1]
      await scene.refresh()
      await scene.finish()
      #expect(late.states == [.idle, .pulling, .armed, .refreshing, .ending, .idle])
      #expect(readers[0].isOver, "the loop over the states of a replaced control does not end")
      #expect(!late.isOver)
      scene.list.refresh.removeHeader()
      await scene.world.settleTasks()
      #expect(late.isOver)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func idleIsReportedOnlyWhenTheListHasSettled(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      scene.work.finish()
      await scene.world.settleTasks()
      let latest = scene.world.now + 10
      while control.refreshState != .idle, scene.world.now < latest {
        #expect(scene.list.contentInset.top > 0)
        scene.world.advance(frames: 1)
      }
      #expect(scene.offset == -59)
      #expect(scene.list.contentInset == .zero)
    }
  }
}
#endif
