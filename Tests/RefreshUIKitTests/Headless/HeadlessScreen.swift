#if canImport(HeadlessUIKit)
import HeadlessUIKit

/// A screen with a list at rest at its top, a delegate that calls closures, and a finger.
@MainActor
struct HeadlessScreen {
  let world: HeadlessWorld
  let list: UIScrollView
  let delegate = HeadlessListener()
  let finger: SimulatedFinger

  /// The sides of the list, in points; the height of an iPhone 14's screen, which the golden tables have.
  static let size = CGSize(width: 390, height: 844)

  /// Runs code with a new screen, and returns its result.
  static func run<Result>(
    _ switches: HeadlessSwitches = HeadlessSwitches(),
    size: CGSize = size,
    contentLength: CGFloat = 4000,
    safeArea: UIEdgeInsets = .zero,
    scale: CGFloat = 3,
    _ body: (HeadlessScreen) throws -> Result
  ) rethrows -> Result {
    try HeadlessWorld.run(switches: switches, displayScale: scale, screenSize: size) { world in
      world.setSafeArea(safeArea)
      let list = UIScrollView(frame: world.window.bounds)
      list.contentSize = CGSize(width: size.width, height: contentLength)
      return try body(HeadlessScreen(world: world, list: list))
    }
  }

  init(world: HeadlessWorld, list: UIScrollView) {
    self.world = world
    self.list = list
    list.delegate = delegate
    world.name(list, "list")
    world.window.addSubview(list)
    world.finishTurn()
    world.log.removeAll()
    finger = SimulatedFinger(on: list)
  }

  /// The offset on the vertical axis.
  var offset: Double {
    Double(list.contentOffset.y)
  }

  /// Pulls the list below its top, rests, and lifts.
  func release(at distance: Double) {
    finger.pull(to: distance)
    finger.hold(for: 0.2)
    finger.lift()
  }

  /// The offsets of the next frames.
  func offsets(frames count: Int) -> [Double] {
    (0..<count).map { _ in
      world.advance(frames: 1)
      return offset
    }
  }
}

/// A delegate that calls closures.
@MainActor
final class HeadlessListener: NSObject, UIScrollViewDelegate {
  var didScroll: ((UIScrollView) -> Void)?
  var willEndDragging: ((UIScrollView, CGPoint, inout CGPoint) -> Void)?
  var didEndDragging: ((UIScrollView, Bool) -> Void)?
  var didEndDecelerating: ((UIScrollView) -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    didScroll?(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    willEndDragging?(scrollView, velocity, &targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    didEndDragging?(scrollView, decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    didEndDecelerating?(scrollView)
  }
}

extension HeadlessSwitches {
  /// Returns the defaults with something changed.
  static func with(_ change: (inout HeadlessSwitches) -> Void) -> HeadlessSwitches {
    var result = HeadlessSwitches()
    change(&result)
    return result
  }
}
#endif
