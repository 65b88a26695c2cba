import Foundation
import ScrollPhysics

/// A finger on a scroll view.
///
/// Points are in the view and do not move with its contents; y grows downwards. What happens at once (down, move, lift, cancel) is a run-loop turn; what takes time lets frames pass, with a touch in
/// each. A view without a window, hidden or disabled is not touched.
@MainActor
public final class SimulatedFinger {
  private weak var view: UIScrollView?
  private let world: HeadlessWorld
  private var touch: ScrollTouch?

  /// Creates a finger above a scroll view.
  public init(on view: UIScrollView) {
    self.view = view
    world = view.world
  }

  /// Whether the finger is on the glass.
  public var isDown: Bool {
    touch != nil
  }

  /// Where the finger is, nil above the glass.
  public var location: CGPoint? {
    touch?.point
  }

  /// Puts the finger down; nothing happens if it is down.
  public func touchDown(at point: CGPoint) {
    guard touch == nil, let view else { return }
    let touch = ScrollTouch(.finger, on: view, at: point)
    self.touch = touch
    world.deliver { touch.down() }
  }

  /// Moves the finger at once.
  public func move(to point: CGPoint) {
    guard let touch else { return }
    world.deliver { touch.moved(to: point) }
  }

  /// Lifts the finger.
  public func lift() {
    guard let touch else { return }
    self.touch = nil
    world.deliver { touch.lift() }
  }

  /// Takes the touch away, as an alert of the system does.
  public func cancel() {
    guard let touch else { return }
    self.touch = nil
    world.deliver { touch.cancel() }
  }

  /// Moves the finger at constant speed, in seconds, rounded to whole frames, of which there is at least one.
  public func drag(to point: CGPoint, duration: Double) {
    guard let start = location else { return }
    let count = max(1, Int((duration / world.frameDuration).rounded(.toNearestOrAwayFromZero)))
    for index in 1...count {
      let share = Double(index) / Double(count)
      let place = CGPoint { start[$0] + (point[$0] - start[$0]) * share }
      world.frame { [touch] in touch?.moved(to: place) }
    }
  }

  /// Puts the finger down, moves it at constant speed, in seconds, and leaves it there.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Double) {
    touchDown(at: start)
    drag(to: end, duration: duration)
  }

  /// Puts the finger down, moves it at constant speed, in seconds, and lifts it in full motion.
  public func flick(from start: CGPoint, to end: CGPoint, duration: Double) {
    drag(from: start, to: end, duration: duration)
    lift()
  }

  /// Rests for a time, in seconds.
  public func hold(for seconds: Double) {
    world.advance(by: seconds)
  }

  /// Puts the finger down if it is not, and moves it until the contents stand below their rest by so many points.
  ///
  /// - Parameters:
  ///   - distance: How far the contents are to stand below the top of their range, in points, before rounding to pixels;
  ///     below the length of the view.
  ///   - duration: The time of the movement, in seconds.
  public func pull(to distance: Double, duration: Double = 0.25) {
    guard let view else { return }
    if !isDown { touchDown(at: CGPoint(x: view.bounds.width / 2, y: 100)) }
    guard let point = location else { return }
    let range = view.ranges.vertical
    let present =
      view.drag.map { $0.start.y - view.panGestureRecognizer.travel.y }
      ?? CGFloat(range.raw(forRubberBanded: view.present[.vertical]))
    let travel = Double(present) - range.raw(forRubberBanded: range.lowest - distance)
    let swallowed = view.isDragging ? 0 : (travel < 0 ? -ScrollDrag.hysteresis : ScrollDrag.hysteresis)
    drag(to: CGPoint(x: point.x, y: point.y + CGFloat(travel + swallowed)), duration: duration)
  }

  /// Touches a point and lifts again, without moving.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    lift()
  }
}
