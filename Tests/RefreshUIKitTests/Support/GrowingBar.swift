#if canImport(HeadlessUIKit)
import RefreshAnimators

@testable import HeadlessUIKit

/// A navigation bar above a list that collapses as the list scrolls, and grows as it is pulled.
@MainActor
final class GrowingBar: NSObject, UIScrollViewDelegate {
  /// The time at which the safe area follows the offset.
  enum Order: CaseIterable {
    /// In the delegate's call, before observers are told of the offset.
    case beforeOffset
    /// In the layout pass of the turn, after that of the list.
    case inLayout
    /// One frame later.
    case nextFrame
  }

  /// The height below the status bar with the line of the buttons alone, as the present world has it.
  static var collapsed: CGFloat { 52 + HeadlessWorld.current.switches.barHeight.points }

  /// The height with a large title.
  static var full: CGFloat { collapsed + 52 }

  let navigation: UINavigationController
  private let order: Order
  private let stretches: Bool
  private let countsInset: Bool
  private let scene: Scene
  private let view: BarView
  private var link: HeadlessDisplayLink?
  private var seen: CGFloat

  /// The heights in order, each once.
  private(set) var heights: [CGFloat] = []

  /// - Parameters:
  ///   - scene: A scene, whose list is put below the bar.
  ///   - order: The time at which the safe area follows the offset.
  ///   - height: The height of the bar at rest.
  ///   - stretches: `true` if the safe area follows the list beyond the full height.
  ///   - countsInset: `true` if the height depends on the inset of the list too: over held space, the bar is collapsed by
  ///     the distance by which the list stands inside it.
  init(
    _ scene: Scene, _ order: Order, height: CGFloat = GrowingBar.collapsed, stretches: Bool = false,
    countsInset: Bool = false
  ) {
    (self.scene, self.order, self.stretches, self.countsInset) = (scene, order, stretches, countsInset)
    seen = -height
    let controller = UIViewController()
    navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.frame.size.height = height - 52
    view = BarView(frame: CGRect(x: 0, y: 0, width: 393, height: 1))
    super.init()
    let world = scene.world
    world.turn {
      scene.list.removeFromSuperview()
      world.window.addSubview(navigation.view)
      controller.view.addSubview(scene.list)
      world.window.addSubview(view)
    }
    world.setSafeArea(UIEdgeInsets(top: height, left: 0, bottom: 34, right: 0))
    scene.list.contentOffset.y = -height
    world.finishTurn()
    heights = [height]
    view.onLayout = { [weak self] in self?.applyInLayout() }
    scene.list.delegate = self
    if order == .nextFrame {
      link = HeadlessDisplayLink { [weak self] _ in self?.applyLate() }
    }
  }

  /// Lets the bar stand as it is.
  func stop() {
    link?.invalidate()
    link = nil
    scene.list.delegate = nil
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    switch order {
    case .beforeOffset: apply(place)
    case .inLayout: view.setNeedsLayout()
    case .nextFrame: break
    }
  }

  private func applyInLayout() {
    if order == .inLayout { apply(place) }
  }

  private func applyLate() {
    apply(seen)
    seen = place
  }

  /// The offset on which the height depends.
  private var place: CGFloat { scene.list.contentOffset.y + (countsInset ? scene.list.contentInset.top : 0) }

  /// The number of times that the height has begun to change in the other direction.
  var turnCount: Int {
    let steps = zip(heights, heights.dropFirst()).map { $1 > $0 }
    return zip(steps, steps.dropFirst()).count { $0 != $1 }
  }

  private func apply(_ offset: CGFloat) {
    let full = stretches ? .infinity : Self.full
    let height = min(max(-offset, Self.collapsed), full)
    let window = scene.world.window
    guard window.ownSafeArea.top != height else { return }
    window.ownSafeArea.top = height
    navigation.navigationBar.frame.size.height = height - 52
    heights.append(height)
    window.updateSafeArea()
  }
}

/// A view that tells of its layout.
private final class BarView: UIView {
  var onLayout: (@MainActor () -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

extension Scene {
  /// Drags the content down in small steps until it stands at an offset.
  func drag(until offset: CGFloat) {
    if !finger.isDown { finger.touchDown(at: CGPoint(x: 200, y: 150)) }
    for _ in 0..<400 where self.offset > offset {
      let y = (finger.location?.y ?? 150) + 2
      finger.drag(to: CGPoint(x: 200, y: y), duration: world.frameDuration)
    }
  }
}
#endif
