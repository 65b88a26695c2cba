import Foundation

/// Two fingers scrolling on a trackpad: a pan without touches, with its own rubber band.
@MainActor
public final class SimulatedTrackpad {
  private weak var view: UIScrollView?
  private let world: HeadlessWorld
  private var touch: ScrollTouch?

  /// Creates a trackpad with the pointer in the middle of a scroll view.
  public init(on view: UIScrollView) {
    self.view = view
    world = view.world
  }

  /// Scrolls the content by a distance at constant speed, in points, without ending; positive distances pull down.
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

  /// Ends the scroll, like lifted fingers.
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

/// A mouse wheel with notches: its scrolls have no beginning and no end, and content out of range bounces at once.
@MainActor
public final class SimulatedWheel {
  private weak var view: UIScrollView?
  private let world: HeadlessWorld

  /// Creates a wheel with the pointer in a scroll view.
  public init(on view: UIScrollView) {
    self.view = view
    world = view.world
  }

  /// Turns the wheel by one notch, which moves the content by a distance in points; positive pulls down; one turn.
  public func notch(by distance: Double) {
    guard let view, view.window != nil, view.isScrollEnabled else { return }
    world.deliver { view.moveByWheel(distance) }
  }
}

/// Two fingers that zoom and drag.
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

  /// Puts the fingers down around a point and begins to zoom; one turn.
  public func begin(at point: CGPoint) {
    guard touch == nil, let view else { return }
    let touch = ScrollTouch(.pinch, on: view, at: point)
    self.touch = touch
    world.deliver {
      touch.down()
      touch.moved(to: point)
    }
  }

  /// Moves the fingers to a new centre and scale; one turn.
  public func move(to point: CGPoint, scale: CGFloat) {
    guard let touch, let view else { return }
    world.deliver {
      view.zoomScale = scale
      touch.moved(to: point)
    }
  }

  /// Lifts the fingers; a scale outside its limits returns in 0.3 s.
  public func end() {
    guard let touch, let view else { return }
    self.touch = nil
    world.deliver {
      touch.lift()
      view.bounceZoom()
    }
  }
}
