#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// A list in a window with a control, a finger, and a watch for violations of the guarantees.
@MainActor
final class Scene {
  let world: TestWorld
  let list: UIScrollView
  let finger: TestFinger
  let watch: SceneWatch

  /// The default action of the control that refreshes.
  let work = Work()

  /// The default action of the control that loads more.
  let load = Work()

  /// The objects that live as long as the scene: the controllers of the screen, which own each other only in part, and what
  /// the app does around its list.
  private var company: [AnyObject] = []

  init(_ world: TestWorld, list: UIScrollView? = nil, contentHeight: CGFloat = 3000, safeArea: CGFloat = 59) {
    self.world = world
    world.setSafeArea(UIEdgeInsets(top: safeArea, left: 0, bottom: 34, right: 0))
    self.list = list ?? UIScrollView(frame: world.window.bounds)
    self.list.contentInsetAdjustmentBehavior = .always
    if list == nil { self.list.contentSize = CGSize(width: world.window.bounds.width, height: contentHeight) }
    world.name(self.list, "list")
    world.window.addSubview(self.list)
    world.finishTurn()
    finger = TestFinger(on: self.list)
    watch = SceneWatch(self.list, in: world)
  }

  /// Runs code with a new scene, then lets it settle and checks what is left.
  static func run(
    _ switches: TestSetting, contentHeight: CGFloat = 3000, safeArea: CGFloat = 59,
    _ body: @MainActor (Scene) async throws -> Void
  ) async rethrows {
    try await TestWorld.run(switches: switches) { world in
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

  /// The rest offset of the list without a refresh.
  var rest: CGFloat { list.systemSpace.bar - list.safeAreaInsets.top - list.refresh.contentInset.top }

  /// The distance of the content below its rest position without a refresh.
  var pull: CGFloat { rest - offset }
}

extension Scene {
  /// Adds a header with the scene's work as its action.
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

  /// Adds a header that shows a view, with the scene's work as its action.
  @discardableResult
  func addHeader(view: some RefreshViewAnimator, edge: RefreshEdge = .top) -> RefreshControl {
    let control = list.refresh.addHeader(animator: .view(view), edge: edge) { [work] in try await work.run() }
    watch.follow(control)
    return control
  }

  /// Adds a control as a subview, like `UIRefreshControl` before the property existed.
  func add(_ control: RefreshControl) {
    list.addSubview(control)
    watch.follow(control)
  }

  /// Keeps an object for as long as the scene.
  func keep<Companion: AnyObject>(_ companion: Companion) -> Companion {
    company.append(companion)
    return companion
  }

  /// Moves the list into the view of a new controller.
  func putIntoController() -> UIViewController {
    let controller = keep(UIViewController())
    list.removeFromSuperview()
    list.frame = controller.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(list)
    return controller
  }

  /// Presents a controller, as a sheet unless it has another style.
  func present(_ controller: UIViewController) {
    keep(UIViewController()).present(controller, animated: true)
  }

  /// Moves the list into a navigation controller with large titles.
  func putBelowLargeTitle() -> UINavigationController {
    let navigation = keep(UINavigationController(rootViewController: putIntoController()))
    navigation.navigationBar.prefersLargeTitles = true
    world.window.addSubview(navigation.view)
    return navigation
  }

  /// Runs code of the app that changes its own list.
  func client(_ body: () -> Void) {
    let wasWriting = watch.isClientWriting
    watch.isClientWriting = true
    body()
    watch.isClientWriting = wasWriting
  }

  /// Moves the finger until the content is pulled below its rest position by a distance, with any held space.
  func pull(to distance: Double, duration: Double = 0.25) {
    let held = list.contentInset.top - watch.clientInset.top + list.systemSpace.inset + list.systemSpace.bar
    finger.pull(to: distance - Double(held), duration: duration)
  }

  /// Pulls, rests and releases.
  func pullAndRelease(to distance: Double = 110) {
    pull(to: distance)
    finger.hold(for: 0.1)
    finger.lift()
  }

  /// Pulls, releases, and waits until the list is held.
  func refresh(pull distance: Double = 110) async {
    pullAndRelease(to: distance)
    await advance(by: 0.8)
  }

  /// Runs frames for a time, and ready Swift tasks after each tenth of a second in which the world did something.
  func advance(by seconds: Double) async {
    let slices = max(Int((seconds * 10).rounded()), 1)
    var settledFrames: Int?
    for _ in 0..<slices {
      world.advance(by: seconds / Double(slices))
      guard settledFrames != world.busyFrameCount else { continue }
      settledFrames = world.busyFrameCount
      await world.settleTasks()
    }
  }

  /// Runs frames until nothing happens any more, for five seconds at most.
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

  func expectCleanEnd() async {
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
