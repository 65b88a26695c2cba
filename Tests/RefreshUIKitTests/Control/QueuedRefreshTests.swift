#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Callers that wait for a refresh which is requested before the control is in a list.
@MainActor
@Suite struct QueuedRefreshTests {
  /// A caller that waits for a refresh.
  @MainActor private final class Caller {
    private(set) var outcome: RefreshOutcome?
    private var task: Task<Void, Never>?

    init(_ control: RefreshControl) { task = Task { [weak self] in self?.outcome = await control.refresh() } }

    func cancel() { task?.cancel() }
  }

  /// A control with the scene's work that is in no list.
  private func makeControl(_ scene: Scene) -> RefreshControl {
    let control = scene.addHeader()
    scene.client { control.removeFromSuperview() }
    return control
  }

  private func call(_ control: RefreshControl, in scene: Scene) async -> Caller {
    let caller = Caller(control)
    await scene.world.settleTasks()
    return caller
  }

  @Test func aCallerIsToldTheOutcomeOfTheSessionThatBeginsLater() async {
    await Scene.run(TestSetting()) { scene in
      let control = makeControl(scene)
      let callers = [await call(control, in: scene), await call(control, in: scene)]
      scene.client { scene.add(control) }
      await scene.advance(by: 1)
      #expect(callers.allSatisfy { $0.outcome == nil } && scene.work.startCount == 1)
      await scene.finish()
      #expect(callers.allSatisfy { $0.outcome == .success })
    }
  }

  /// The last update of a session that ends because its control is removed.
  @Test func aRequestInTheRemovalBeginsInTheNextList() async {
    await Scene.run(TestSetting()) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      var answers: [RefreshRequestResult] = []
      control.onUpdate = { [weak control] update in
        guard update.state == .idle, answers.isEmpty, let control else { return }
        answers.append(control.begin())
      }
      scene.client { control.removeFromSuperview() }
      control.onUpdate = nil
      #expect(answers == [.queued])
      scene.client { scene.add(control) }
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.work.startCount == 2)
      await scene.finish()
    }
  }

  @Test func aRequestThatIsTakenBackReturns() async {
    await Scene.run(TestSetting()) { scene in
      let control = makeControl(scene)
      let callers = [await call(control, in: scene), await call(control, in: scene)]
      control.endRefreshing()
      await scene.world.settleTasks()
      #expect(callers.allSatisfy { $0.outcome == .cancelled })
      let next = await call(control, in: scene)
      #expect(next.outcome == nil)
      scene.client { scene.add(control) }
      await scene.advance(by: 1)
      await scene.finish()
      #expect(next.outcome == .success && scene.work.startCount == 1)
    }
  }

  @Test func aRequestThatIsRefusedInItsListReturns() async {
    await Scene.run(TestSetting()) { scene in
      let control = makeControl(scene)
      let caller = await call(control, in: scene)
      control.isEnabled = false
      scene.client { scene.add(control) }
      await scene.world.settleTasks()
      #expect(caller.outcome == .cancelled && scene.work.startCount == 0)
    }
  }

  @Test func aCancelledCallerTakesItsRequestBack() async {
    await Scene.run(TestSetting()) { scene in
      let control = makeControl(scene)
      let (first, second) = (await call(control, in: scene), await call(control, in: scene))
      second.cancel()
      await scene.world.settleTasks()
      #expect(second.outcome == .cancelled && first.outcome == nil)
      first.cancel()
      await scene.world.settleTasks()
      #expect(first.outcome == .cancelled)
      scene.client { scene.add(control) }
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 0)
    }
  }

  @Test func aCancelledCallerCancelsTheSessionThatItsRequestBegan() async {
    await Scene.run(TestSetting()) { scene in
      let control = makeControl(scene)
      let (first, second) = (await call(control, in: scene), await call(control, in: scene))
      scene.client { scene.add(control) }
      await scene.advance(by: 1)
      second.cancel()
      await scene.advance(by: 0.2)
      #expect(control.isRefreshing && second.outcome == .cancelled)
      first.cancel()
      await scene.settle()
      #expect(control.refreshState == .idle && first.outcome == .cancelled)
      #expect(scene.work.cancelCount == 1)
    }
  }

  @Test func aCancelledCallerLeavesTheRequestThatFollowsItsOwn() async {
    await Scene.run(TestSetting()) { scene in
      let control = makeControl(scene)
      let caller = await call(control, in: scene)
      caller.cancel()
      control.endRefreshing()
      #expect(control.begin() == .queued)
      await scene.world.settleTasks()
      #expect(caller.outcome == .cancelled)
      scene.client { scene.add(control) }
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.work.startCount == 1)
    }
  }

  /// A debounced search goes on after `try? await Task.sleep` in a task that was cancelled.
  @Test func aCallerThatWasCancelledBeforeAsksForNothing() async {
    await Scene.run(TestSetting()) { scene in
      let control = scene.addHeader()
      scene.addFooter()
      await scene.reachEnd()
      #expect(scene.load.isRunning)
      let caller = Caller(control)
      caller.cancel()
      await scene.world.settleTasks()
      #expect(caller.outcome == .cancelled && scene.work.startCount == 0)
      #expect(scene.load.isRunning && scene.load.cancelCount == 0)
      await scene.expectCleanEnd()
    }
  }
}
#endif
