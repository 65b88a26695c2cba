import Foundation
import ScrollPhysics

/// A finger on a window whose pans compete for it, with the swipes of a navigation controller.
///
/// Scroll views do not take part: `SimulatedFinger` drags them.
@MainActor
public final class HeadlessSwipeFinger {
  private let window: UIWindow
  private let world: HeadlessWorld
  private let touch = UITouch()
  private var contenders: [Contender] = []
  private var start = CGPoint.zero
  private var speed = (x: ReleaseVelocity(), y: ReleaseVelocity())

  /// The travel before a pan begins, in points (`ScrollDrag.hysteresis`).
  private static let hysteresis: CGFloat = 10

  private struct Contender {
    let pan: UIPanGestureRecognizer
    var hasBegun = false
    var hasFailed = false
  }

  /// Creates a finger above a window.
  public init(in window: UIWindow) {
    self.window = window
    world = window.world
  }

  /// Puts the finger down.
  public func touchDown(at point: CGPoint) {
    world.deliver {
      guard let hit = window.hitTest(point, with: nil) else { return }
      start = point
      speed = (ReleaseVelocity(), ReleaseVelocity())
      touch.view = hit
      touch.window = window
      contenders = pans(around: hit).filter { $0.isEnabled }.map { Contender(pan: $0) }
      place(at: point)
      contenders.removeAll { $0.pan.delegate?.gestureRecognizer($0.pan, shouldReceive: touch) == false }
    }
  }

  /// Puts a second finger down, which a pan of one finger does not take before it has begun.
  public func secondTouchDown() {
    world.deliver {
      for index in contenders.indices
      where !contenders[index].hasBegun && contenders[index].pan.maximumNumberOfTouches < 2 {
        contenders[index].hasFailed = true
      }
    }
  }

  /// Moves the finger at constant speed, in seconds, and leaves it down.
  public func drag(to end: CGPoint, duration: Double) {
    let from = touch.windowLocation
    let count = max(1, Int((duration / world.frameDuration).rounded()))
    for index in 1...count {
      let share = CGFloat(index) / CGFloat(count)
      let point = CGPoint(x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share)
      world.frame { [self] in moved(to: point) }
    }
  }

  /// Lifts the finger.
  public func lift() { end(.ended) }

  /// Cancels the touch, as a system alert does.
  public func cancel() { end(.cancelled) }

  private func moved(to point: CGPoint) {
    place(at: point)
    for index in contenders.indices where contenders[index].hasBegun { contenders[index].pan.report(.changed) }
    guard hypot(point.x - start.x, point.y - start.y) >= Self.hysteresis else { return }
    // A pan that waits for another one is asked again as soon as that one has failed.
    for _ in 0..<2 { contenders.indices.forEach(begin) }
  }

  private func begin(_ index: Int) {
    let contender = contenders[index]
    guard !contender.hasBegun, !contender.hasFailed else { return }
    let others = contenders.filter { $0.pan !== contender.pan && !$0.hasFailed }
    let isBlocked = others.contains { $0.hasBegun && !contender.pan.isSimultaneous(with: $0.pan) }
    if isBlocked { return contenders[index].hasFailed = true }
    if others.contains(where: { !$0.hasBegun && contender.pan.waits(for: $0.pan) }) { return }
    let isWilling = contender.pan.delegate?.gestureRecognizerShouldBegin(contender.pan) ?? true
    guard isWilling, contender.pan.isPossible else { return contenders[index].hasFailed = true }
    contenders[index].hasBegun = true
    for other in contenders.indices where !contenders[other].hasBegun {
      if !contender.pan.isSimultaneous(with: contenders[other].pan) { contenders[other].hasFailed = true }
    }
    contender.pan.report(.began)
  }

  private func end(_ state: UIGestureRecognizer.State) {
    world.deliver {
      touch.phase = state == .ended ? .ended : .cancelled
      for contender in contenders {
        contender.pan.currentVelocity = CGPoint(x: speed.x.velocity(at: world.now), y: speed.y.velocity(at: world.now))
        if contender.hasBegun { contender.pan.report(state) }
        contender.pan.reset()
      }
      contenders = []
    }
  }

  private func place(at point: CGPoint) {
    speed.x.record(Double(point.x), at: world.now)
    speed.y.record(Double(point.y), at: world.now)
    touch.windowLocation = point
    touch.timestamp = world.now
    for contender in contenders {
      contender.pan.touchLocation = point
      contender.pan.touchCount = 1
      contender.pan.travel = CGPoint(x: point.x - start.x, y: point.y - start.y)
      contender.pan.currentVelocity = CGPoint(x: speed.x.velocity(at: world.now), y: speed.y.velocity(at: world.now))
    }
  }

  /// The pans of a view and those around it, without those of scroll views, and the swipes of navigation controllers.
  private func pans(around view: UIView) -> [UIPanGestureRecognizer] {
    sequence(first: view, next: \.superview).flatMap { view in
      let own = (view.gestureRecognizers ?? []).compactMap { $0 as? UIPanGestureRecognizer }.filter {
        $0.scrollView == nil
      }
      return own + ((view.controller as? UINavigationController)?.popRecognizers(startingAt: start) ?? [])
    }
  }
}

extension UIPanGestureRecognizer {
  fileprivate func isSimultaneous(with other: UIPanGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  fileprivate func waits(for other: UIPanGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Enters a state, and tells UIKit's own target and then the others.
  fileprivate func report(_ state: UIGestureRecognizer.State) {
    self.state = state
    (self as? PopRecognizer)?.drive()
    callTargets()
  }
}
