import Foundation

/// Two fingers on a trackpad that scroll: a pan without touches, with a rubber band of its own.
@MainActor
public final class SimulatedTrackpad {
  private weak var view: UIScrollView?
  private let world: HeadlessWorld
  private var touch: ScrollTouch?

  /// Creates a trackpad whose pointer is in the middle of a scroll view.
  public init(on view: UIScrollView) {
    self.view = view
    world = view.world
  }

  /// Scrolls at constant speed without an end, so that contents move by a distance, in points; positive pulls down.
  public func scroll(by distance: CGPoint, duration: Double) {
    guard let view else { return }
    let touch = touch ?? begin(on: view)
    let start = touch.point
    let count = max(1, Int((duration / world.frameDuration).rounded(.toNearestOrAwayFromZero)))
    for index in 1...count {
      let share = Double(index) / Double(count)
      world.frame { touch.moved(to: CGPoint { start[$0] + distance[$0] * share }) }
    }
  }

  /// Ends the scroll, as lifted fingers do.
  public func end() {
    guard let touch else { return }
    self.touch = nil
    world.deliver { touch.lift() }
  }

  private func begin(on view: UIScrollView) -> ScrollTouch {
    let middle = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    let touch = ScrollTouch(.trackpad, on: view, at: middle)
    self.touch = touch
    world.deliver { touch.down() }
    return touch
  }
}

/// A mouse wheel with notches: it has no beginning and no end, and contents that it leaves out of range bounce at once.
@MainActor
public final class SimulatedWheel {
  private weak var view: UIScrollView?
  private let world: HeadlessWorld

  /// Creates a wheel whose pointer is in a scroll view.
  public init(on view: UIScrollView) {
    self.view = view
    world = view.world
  }

  /// Turns the wheel by a notch, which moves contents by a distance, in points; positive pulls down; one turn.
  public func notch(by distance: Double) {
    guard let view, view.window != nil, view.isScrollEnabled else { return }
    world.deliver { view.moveByWheel(distance) }
  }
}

/// Two fingers that zoom, and drag as they do.
@MainActor
public final class SimulatedPinch {
  private weak var view: UIScrollView?
  private let world: HeadlessWorld
  private var touch: ScrollTouch?

  /// Creates two fingers above a scroll view.
  public init(on view: UIScrollView) {
    self.view = view
    world = view.world
  }

  /// Puts the fingers down about a point and begins to zoom; one turn.
  public func begin(at point: CGPoint) {
    guard touch == nil, let view else { return }
    let touch = ScrollTouch(.pinch, on: view, at: point)
    self.touch = touch
    world.deliver {
      touch.down()
      touch.moved(to: point)
    }
  }

  /// Moves the fingers to another middle and scale; one turn.
  public func move(to point: CGPoint, scale: CGFloat) {
    guard let touch, let view else { return }
    world.deliver {
      view.zoomScale = scale
      touch.moved(to: point)
    }
  }

  /// Lifts the fingers; a scale outside its limits goes back in 0.3 s.
  public func end() {
    guard let touch, let view else { return }
    self.touch = nil
    world.deliver {
      touch.lift()
      view.bounceZoom()
    }
  }
}
