#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

/// A list in a window, and a finger.
@MainActor
final class Scene {
  let world: HeadlessWorld
  let list: UIScrollView
  let finger: SimulatedFinger

  init(_ world: HeadlessWorld, list: UIScrollView? = nil, contentHeight: CGFloat = 3000, safeArea: CGFloat = 59) {
    self.world = world
    world.setSafeArea(UIEdgeInsets(top: safeArea, left: 0, bottom: 34, right: 0))
    self.list = list ?? UIScrollView(frame: world.window.bounds)
    self.list.contentInsetAdjustmentBehavior = .always
    self.list.contentSize = CGSize(width: world.window.bounds.width, height: contentHeight)
    world.window.addSubview(self.list)
    world.finishTurn()
    finger = SimulatedFinger(on: self.list)
  }

  /// How far the content stands below its rest without a refresh.
  var pull: CGFloat { -list.safeAreaInsets.top - list.refresh.contentInset.top - list.contentOffset.y }

  func pullAndRelease(to distance: Double = 110) {
    finger.pull(to: distance)
    finger.hold(for: 0.1)
    finger.lift()
  }

  /// Lets frames pass for a time, and Swift tasks run after each of some of them.
  func advance(by seconds: Double) async {
    let slices = max(Int(seconds / 0.1), 1)
    for _ in 0..<slices {
      world.advance(by: seconds / Double(slices))
      await world.settleTasks()
    }
  }
}
#endif
