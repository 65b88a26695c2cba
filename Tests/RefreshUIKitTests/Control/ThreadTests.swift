#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Everything belongs to the main thread: what comes from another one stops the program instead of spoiling the list.
@Suite struct ThreadTests {
  /// The notification centre of a world with a list and a control.
  @MainActor
  private static func makeList() -> (HeadlessWorld, UIScrollView, Foundation.NotificationCenter) {
    let world = HeadlessWorld()
    let list = UIScrollView(frame: world.window.bounds)
    list.contentSize = CGSize(width: 393, height: 3000)
    world.window.addSubview(list)
    list.refresh.addHeader(animator: .ring) { try await Task.sleep(nanoseconds: 0) }
    world.finishTurn()
    return (world, list, HeadlessUIKit.NotificationCenter.default)
  }

  @Test func aNotificationFromAnotherThreadStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let center = await MainActor.run { ThreadTests.makeList().2 }
      await Task.detached {
        center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      }.value
    }
  }

  @Test func theSameNotificationOnTheMainThreadIsHeard() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let (world, list, center) = ThreadTests.makeList()
        center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.post(name: UIApplication.willEnterForegroundNotification, object: nil)
        world.advance(by: 0.1)
        precondition(list.refresh.header?.refreshState == .idle)
      }
    }
  }

  @MainActor
  @Test func anActionMayWorkElsewhereAndEndsOnTheMainThread() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      var steps: [String] = []
      let control = scene.list.refresh.addHeader(animator: PlainAnimator()) {
        MainActor.assertIsolated()
        steps.append("begun")
        let sum = await Task.detached { (0..<1000).reduce(0, +) }.value
        MainActor.assertIsolated()
        steps.append("\(sum)")
      }
      scene.watch.follow(control)
      scene.pullAndRelease()
      #expect(steps == [], "the action ran in the lift's call stack")
      await scene.advance(by: 1)
      await scene.settle()
      #expect(steps == ["begun", "499500"])
      #expect(scene.watch.outcome == .success)
      scene.watch.expectCleanEnd()
    }
  }
}
#endif
