import Foundation
import ScrollPhysics

/// A finger, a trackpad or a pinch on a scroll view: turns touches into the pan, and the pan into the drag.
@MainActor
final class ScrollTouch {
  /// The input device of a touch.
  enum Device {
    case finger
    case trackpad
    case pinch

    /// The slope of the rubber band at the edge.
    var coefficient: Double {
      self == .trackpad ? RubberBand.trackpadCoefficient : RubberBand.coefficient
    }

    /// The travel before the pan begins, in points.
    var hysteresis: Double {
      self == .finger ? ScrollDrag.hysteresis : 0
    }
  }

  /// A drag in progress.
  struct Drag {
    let device: Device

    /// The offset before the rubber band at which the translation of the pan is 0.
    var start: CGPoint

    /// The translation of the pan of a scroll view inside, beyond the end of that one; `nil` for the own pan.
    var transferred: CGPoint?
  }

  /// The delay of a touch on content, in seconds (`delaysContentTouches`; about 150 ms, observed).
  static let contentDelay = 0.15

  let device: Device
  let touch = UITouch()
  let event = UIEvent()
  weak var view: UIScrollView?
  weak var hitView: UIView?

  var hasBegun = false
  var isOver = false
  let start: CGPoint
  var point: CGPoint
  var swallowed = CGPoint.zero

  /// The time of the last move, in seconds.
  var lastMove: Double
  var release = (x: ReleaseVelocity(), y: ReleaseVelocity())
  var stoppedMotion = false
  var isDelivered = false
  var timer: Int?

  let world: HeadlessWorld

  /// Creates a touch at a point of the view, which does not move with the content.
  init(_ device: Device, on view: UIScrollView, at point: CGPoint) {
    self.device = device
    self.view = view
    start = point
    self.point = point
    world = view.world
    lastMove = view.world.now
  }

  /// Puts the finger down.
  func down() {
    guard let view, view.window != nil, view.touch == nil else { return isOver = true }
    let hit = view.hitTest(contentPoint, with: event)
    guard hit != nil else { return isOver = true }
    hitView = device == .finger ? hit : nil
    if view.panGestureRecognizer.awaitsReset { view.panGestureRecognizer.reset() }
    view.touch = self
    view.flags.isDragging = false
    record()
    world.log.record(.touch, view.headlessName, "down", [Double(point.x), Double(point.y)])
    stopMotion(of: view)
    updateTouch(.began)
    guard device == .finger else { return }
    if stoppedMotion || world.switches.touchDown == .atOnce { view.flags.isTracking = true }
    guard view.delaysContentTouches else { return deliver() }
    timer = world.frames.schedule(at: world.now + Self.contentDelay) { [weak self] in self?.delayHasPassed() }
  }

  /// Moves the finger.
  func moved(to point: CGPoint) {
    guard !isOver, let view else { return }
    self.point = point
    lastMove = world.now
    record()
    updateTouch(.moved)
    if hasBegun {
      updatePan()
      handle(.changed) { view.continueDrag() }
    } else if let swallowed = swallowedTravel(in: view) {
      self.swallowed = swallowed
      begin(in: view)
    } else if isDelivered {
      world.log.calling(.gesture) { hitView?.touchesMoved([touch], with: event) }
    }
  }

  /// Lifts the finger.
  func lift() {
    guard !isOver, let view else { return }
    cancelTimer()
    world.log.record(.touch, view.headlessName, "up", [Double(point.x), Double(point.y)])
    updateTouch(.ended)
    if hasBegun {
      updatePan()
      let velocity = CGPoint(x: 0 - release.x.velocity(at: world.now), y: 0 - release.y.velocity(at: world.now))
      end(.ended, velocity, in: view)
    } else {
      liftWithoutDrag(in: view)
    }
    finish(view)
  }

  /// Cancels the touch for the system.
  func cancel() {
    guard !isOver, let view else { return }
    world.log.record(.touch, view.headlessName, "cancel")
    updateTouch(.cancelled)
    if isDelivered { cancelDelivery() }
    if hasBegun {
      end(.cancelled, .zero, in: view)
    } else {
      resumeBounce(in: view)
    }
    finish(view)
  }

  /// Cancels the pan while the finger stays down without further effect.
  func cancelPan() {
    guard hasBegun, !isOver, let view else { return }
    end(.cancelled, .zero, in: view)
    finish(view)
  }

  /// Ends the touch of a view that has left its window without notification: the flags stay as they are.
  func abandon() {
    cancelTimer()
    isOver = true
    view?.touch = nil
    view?.drag = nil
    view?.panGestureRecognizer.reset()
  }

  private func finish(_ view: UIScrollView) {
    cancelTimer()
    isOver = true
    view.flags.isTracking = false
    if view.flags.clampsAtLift, view.momentum == nil { view.clampAlways() }
    view.flags.clampsAtLift = false
    if view.touch === self { view.touch = nil }
  }

  func cancelTimer() {
    timer.map(world.frames.cancelTimer)
    timer = nil
  }
}

extension UIPanGestureRecognizer {
  /// Resets the gesture.
  func reset() {
    awaitsReset = false
    state = .possible
    travel = .zero
    touchCount = 0
    currentVelocity = .zero
  }
}

extension UIScrollView {
  /// Cancels the present drag; has no effect during a lift, which ends the drag anyway.
  func cancelDrag() {
    guard !flags.isInLift else { return }
    touch?.cancelPan()
  }

  func dropTouchesForWindow() {
    guard let touch else { return }
    if world.switches.windowLoss == .cancelsDrag { touch.cancel() } else { touch.abandon() }
  }
}
