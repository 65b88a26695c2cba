#if canImport(UIKit)
import UIKit

@testable import RefreshCore
@testable import RefreshTesting

/// The finger of the framework's own tests on UIKit.
///
/// Each call is a turn, and those with a duration run frames, like those of the stand-in's finger.
@MainActor
final class TestFinger {
  private weak var view: UIScrollView?
  private let world: TestWorld?
  private let touch: SimulatedTouch

  init(on view: UIScrollView) {
    self.view = view
    let world = TestWorldScope.current
    self.world = world
    touch = SimulatedTouch(on: view) { view, point in
      world?.isFingerMoving = true
      view.contentOffset = point
      world?.isFingerMoving = false
    }
  }

  var isDown: Bool { touch.isDown }

  var location: CGPoint? { touch.location }

  func touchDown(at point: CGPoint) { world?.turn { touch.touchDown(at: point) } }

  func move(to point: CGPoint) { world?.turn { touch.move(to: point) } }

  func lift() { world?.turn { touch.lift() } }

  func cancel() { world?.turn { touch.cancel() } }

  func drag(to point: CGPoint, duration: Double) {
    guard let start = location, let world else { return }
    let count = max(1, Int((duration / world.frameDuration).rounded()))
    for index in 1...count {
      let share = CGFloat(index) / CGFloat(count)
      let place = CGPoint(x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share)
      world.frame { touch.move(to: place) }
    }
  }

  func drag(from start: CGPoint, to end: CGPoint, duration: Double) {
    touchDown(at: start)
    drag(to: end, duration: duration)
  }

  func flick(from start: CGPoint, to end: CGPoint, duration: Double) {
    drag(from: start, to: end, duration: duration)
    lift()
  }

  func hold(for seconds: Double) { world?.advance(by: seconds) }

  func pull(to distance: Double, duration: Double = 0.25) {
    guard let view else { return }
    if !isDown { touchDown(at: CGPoint(x: view.bounds.width / 2, y: 100)) }
    let goal = -Double(view.adjustedContentInset.top) - distance
    guard let point = touch.position(for: goal, along: .vertical) else { return }
    drag(to: point, duration: duration)
  }

  /// Taps: UIKit delivers no touch, so the control under the point is told of one.
  func tap(at point: CGPoint) {
    touchDown(at: point)
    lift()
    guard let view else { return }
    let place = CGPoint(x: point.x + view.contentOffset.x, y: point.y + view.contentOffset.y)
    guard let hit = view.hitTest(place, with: nil) as? TapView else { return }
    world?.turn { (hit.superview as? RefreshControl)?.tapped() }
  }
}
#endif
