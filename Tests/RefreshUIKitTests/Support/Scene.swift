#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// A list in a window with a control, a finger, and somebody who watches that nothing happens that never may.
@MainActor
final class Scene {
  let world: HeadlessWorld
  let list: UIScrollView
  let finger: SimulatedFinger
  let watch: SceneWatch

  /// What the action that refreshes does, if the test adds no other.
  let work = Work()

  /// What the action that loads more does, if the test adds no other.
  let load = Work()

  init(_ world: HeadlessWorld, list: UIScrollView? = nil, contentHeight: CGFloat = 3000, safeArea: CGFloat = 59) {
    self.world = world
    world.setSafeArea(UIEdgeInsets(top: safeArea, left: 0, bottom: 34, right: 0))
    self.list = list ?? UIScrollView(frame: world.window.bounds)
    self.list.contentInsetAdjustmentBehavior = .always
    if list == nil { self.list.contentSize = CGSize(width: world.window.bounds.width, height: contentHeight) }
    world.name(self.list, "list")
    world.window.addSubview(self.list)
    world.finishTurn()
    finger = SimulatedFinger(on: self.list)
    watch = SceneWatch(self.list, in: world)
  }

  /// Runs code with a scene of its own, then leaves it alone and looks at what is left.
  static func run(
    _ switches: HeadlessSwitches, contentHeight: CGFloat = 3000, safeArea: CGFloat = 59,
    _ body: @MainActor (Scene) async throws -> Void
  ) async rethrows {
    try await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world, contentHeight: contentHeight, safeArea: safeArea)
      try await body(scene)
      await scene.expectCleanEnd()
    }
  }

  /// The control that refreshes the list.
  var header: RefreshControl? { list.refresh.header }

  /// The control that loads more.
  var footer: RefreshControl? { list.refresh.footer }

  /// The vertical offset.
  var offset: CGFloat { list.contentOffset.y }

  /// The offset at which the list rests without a refresh.
  var rest: CGFloat { -list.safeAreaInsets.top - list.refresh.contentInset.top }

  /// How far the content stands below its rest without a refresh.
  var pull: CGFloat { rest - offset }
}

extension Scene {
  /// Adds a header whose action is the scene's work.
  @discardableResult
  func addHeader(
    animator: some RefreshAnimator = PlainAnimator(), edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil
  ) -> RefreshControl {
    let control = list.refresh.addHeader(animator: animator, edge: edge, trigger: trigger) { [work] in
      try await work.run()
    }
    watch.follow(control)
    return control
  }

  /// Adds a header that shows a view, and whose action is the scene's work.
  @discardableResult
  func addHeader(view: some RefreshViewAnimator, edge: RefreshEdge = .top) -> RefreshControl {
    let control = list.refresh.addHeader(view: view, edge: edge) { [work] in try await work.run() }
    watch.follow(control)
    return control
  }

  /// Adds a control as a subview, as `UIRefreshControl` was added before there was a property for it.
  func add(_ control: RefreshControl) {
    list.addSubview(control)
    watch.follow(control)
  }

  /// Does something that the app does to its own list.
  func client(_ body: () -> Void) {
    watch.isClientWriting = true
    body()
    watch.isClientWriting = false
  }

  /// Moves the finger until the content stands so far below its rest, whatever space is held.
  func pull(to distance: Double, duration: Double = 0.25) {
    finger.pull(to: distance - Double(list.contentInset.top - watch.clientInset.top), duration: duration)
  }

  /// Pulls, rests and lets go.
  func pullAndRelease(to distance: Double = 110) {
    pull(to: distance)
    finger.hold(for: 0.1)
    finger.lift()
  }

  /// Pulls, lets go, and waits until the list is held.
  func refresh() async {
    pullAndRelease()
    await advance(by: 0.8)
  }

  /// Lets frames pass for a time, and Swift tasks run after each tenth of a second.
  func advance(by seconds: Double) async {
    let slices = max(Int((seconds * 10).rounded()), 1)
    for _ in 0..<slices {
      world.advance(by: seconds / Double(slices))
      await world.settleTasks()
    }
  }

  /// Lets frames pass until nothing goes on any more, for five seconds at most.
  func settle() async {
    for _ in 0..<50 {
      await advance(by: 0.1)
      let controls = [header, footer].compactMap { $0 }
      let isOver = controls.allSatisfy { $0.refreshState == .idle || $0.refreshState == .noMoreData }
      if isOver && world.isIdle { return }
    }
  }

  /// Ends the work and waits until the list is closed.
  func finish(throwing error: (any Error)? = nil) async {
    work.finish(throwing: error)
    await settle()
  }

  private func expectCleanEnd() async {
    if finger.isDown { finger.lift() }
    work.finish()
    load.finish()
    header?.endRefreshing()
    footer?.endRefreshing()
    await settle()
    watch.expectCleanEnd()
  }
}
#endif
