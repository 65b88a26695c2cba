import Foundation
import ScrollPhysics

/// A finger on a scroll view.
///
/// Points are in the view and do not move with its content; y increases downwards. Instant calls (down, move, lift,
/// cancel) are a run-loop turn; calls with a duration run frames, with a touch in each. A view that is disabled, hidden
/// or without a window receives no touches.
@MainActor
public final class SimulatedFinger {
  private weak var view: UIScrollView?
  private let world: HeadlessWorld
  private var touch: ScrollTouch?

  /// The buttons of the pointer in the place of a finger; none by default.
  public var buttons: UIEvent.ButtonMask = []

  /// Creates a finger above a scroll view.
  public init(on view: UIScrollView) {
    self.view = view
    world = view.world
  }

  /// `true` while the finger is down.
  public var isDown: Bool {
    touch != nil
  }

  /// The position of the finger; `nil` while it is up.
  public var location: CGPoint? {
    touch?.point
  }

  /// Puts the finger down; has no effect if it is down already.
  public func touchDown(at point: CGPoint) {
    guard touch == nil, let view else { return }
    let touch = ScrollTouch(.finger, on: view, at: point)
    self.touch = touch
    touch.event.buttonMask = buttons
    world.deliver { touch.down() }
  }

  /// Moves the finger in one step.
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

  /// Cancels the touch, as a system alert does.
  public func cancel() {
    guard let touch else { return }
    self.touch = nil
    world.deliver { touch.cancel() }
  }

  /// Moves the finger at constant speed, in seconds, rounded to at least one whole frame.
  public func drag(to point: CGPoint, duration: Double) {
    guard let start = location else { return }
    let count = max(1, Int((duration / world.frameDuration).rounded(.toNearestOrAwayFromZero)))
    for index in 1...count {
      let share = Double(index) / Double(count)
      let place = CGPoint { start[$0] + (point[$0] - start[$0]) * share }
      world.frame { [touch] in touch?.moved(to: place) }
    }
  }

  /// Puts the finger down, moves it at constant speed, in seconds, and leaves it down.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Double) {
    touchDown(at: start)
    drag(to: end, duration: duration)
  }

  /// Puts the finger down, moves it at constant speed, in seconds, and lifts it in motion.
  public func flick(from start: CGPoint, to end: CGPoint, duration: Double) {
    drag(from: start, to: end, duration: duration)
    lift()
  }

  /// Keeps the finger still for a time, in seconds.
  public func hold(for seconds: Double) {
    world.advance(by: seconds)
  }

  /// Puts the finger down if needed, and moves it until the content is pulled by a distance.
  ///
  /// - Parameters:
  ///   - distance: The distance of the content below the top of its range, in points, before rounding to pixels; less
  ///     than the length of the view.
  ///   - duration: The duration of the movement, in seconds.
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

  /// Touches a point and lifts, without moving.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    lift()
  }
}
