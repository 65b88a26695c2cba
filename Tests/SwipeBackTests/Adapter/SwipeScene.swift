#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@testable import SwipeBack

/// A stack of three screens in a window, and a finger on it.
@MainActor
final class SwipeScene {
  let world: HeadlessWorld
  let navigation: UINavigationController
  let detail = UIViewController()
  let finger: HeadlessSwipeFinger

  /// The height at which the finger swipes.
  var height: CGFloat = 400

  init(_ world: HeadlessWorld, _ settings: HeadlessNavigation = HeadlessNavigation()) {
    self.world = world
    navigation = UINavigationController(rootViewController: UIViewController())
    navigation.headlessNavigation = settings
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.pushViewController(detail, animated: false)
    world.window.addSubview(navigation.view)
    finger = HeadlessSwipeFinger(in: world.window)
    world.finishTurn()
  }

  /// Runs a scene, in which the swipe back is on.
  static func run(
    _ settings: HeadlessNavigation = HeadlessNavigation(), _ body: @MainActor (SwipeScene) throws -> Void
  ) rethrows {
    try HeadlessWorld.run { world in
      let scene = SwipeScene(world, settings)
      scene.navigation.swipeBack.isEnabled = true
      try body(scene)
      scene.finger.cancel()
      scene.settle()
    }
  }

  var depth: Int { navigation.viewControllers.count }
  var state: SwipeBackState { navigation.swipeBack.state }
  var progress: Double { navigation.swipeBack.progress }

  /// Moves a finger across, from a place and by a distance, in 0.3 s; it stays down and rests.
  func swipe(from x: CGFloat = 100, by distance: CGFloat, rests: Bool = true) {
    finger.touchDown(at: CGPoint(x: x, y: height))
    finger.drag(to: CGPoint(x: x + distance, y: height), duration: 0.3)
    if rests { finger.drag(to: CGPoint(x: x + distance, y: height), duration: 0.2) }
  }

  /// Swipes the whole distance and lifts, and lets everything end.
  func swipeBack(from x: CGFloat = 100) {
    swipe(from: x, by: 250)
    finger.lift()
    settle()
  }

  func settle() {
    world.advance(by: 2)
    world.advanceUntilIdle()
  }

  /// Adds a view that covers the screen.
  func cover(with view: UIView) {
    view.frame = detail.view.bounds
    detail.view.addSubview(view)
    world.finishTurn()
  }
}
#endif
