import HeadlessUIKit
import RefreshAnimators
import SwipeBack

/// A navigation controller in a window, and a finger above it.
@MainActor
final class SwipeScreen {
  let world: HeadlessWorld
  let navigation: UINavigationController
  let gauge = WatchedGauge(of: .gum)

  private let scene: SwipeScene
  private let finger: HeadlessSwipeFinger
  private var push: HeadlessTransition?

  /// The position of the finger; `nil` while it is up.
  private(set) var location: CGPoint?

  /// The time that a screen needs to be pushed, in seconds.
  private static let pushTime = 0.5

  /// The space below the upper edge of the screen, and the height of the bar, in points.
  private static let (safeArea, barHeight): (CGFloat, CGFloat) = (59, 44)

  init(_ world: HeadlessWorld, _ scene: SwipeScene) {
    (self.world, self.scene) = (world, scene)
    world.log.isEnabled = false
    world.setSafeArea(UIEdgeInsets(top: Self.safeArea, left: 0, bottom: 34, right: 0))
    navigation = UINavigationController(rootViewController: UIViewController())
    let detail = UIViewController()
    if scene != .root { navigation.pushViewController(detail, animated: false) }
    world.window.addSubview(navigation.view)
    navigation.navigationBar.frame = CGRect(
      x: 0, y: Self.safeArea, width: world.window.bounds.width, height: Self.barHeight)
    finger = HeadlessSwipeFinger(in: world.window)
    navigation.swipeBack.isEnabled = true
    navigation.swipeBack.gauge = gauge
    switch scene {
    case .rightToLeft: navigation.view.semanticContentAttribute = .forceRightToLeft
    case .list, .listAtEdge: addList(to: detail.view, offset: scene == .list ? 120 : 0)
    case .pushing: push = navigation.headlessBeginTransition()
    case .unsaved: detail.swipeBack.shouldPop = { false }
    case .stack, .root, .twoFingers: break
    }
    world.finishTurn()
  }

  private func addList(to view: UIView, offset: CGFloat) {
    let list = UIScrollView(frame: view.bounds)
    list.contentSize.width = view.bounds.width * 3
    list.contentOffset.x = offset
    view.addSubview(list)
  }

  /// The number of screens.
  var depth: Int { navigation.viewControllers.count }

  /// `true` if no finger is down and nothing moves.
  var isAtRest: Bool { location == nil && push == nil && navigation.swipeBack.state == .idle && world.isIdle }
}

/// Plays a finger.
extension SwipeScreen: Stage {
  func pass(_ place: CGPoint?, to time: Double) {
    if let place, place != location {
      finger.drag(to: place, duration: world.frameDuration)
      location = place
    } else {
      world.advance(frames: 1)
    }
    if time >= Self.pushTime {
      push?.end()
      push = nil
    }
  }

  func touchDown(at place: CGPoint) {
    finger.touchDown(at: place)
    if scene == .twoFingers { finger.secondTouchDown() }
    location = place
  }

  func end(isCancelled: Bool) {
    isCancelled ? finger.cancel() : finger.lift()
    location = nil
  }
}
