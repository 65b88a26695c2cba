import Foundation

extension ScrollTouch {
  var contentPoint: CGPoint {
    guard let origin = view?.present else { return point }
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  func updateTouch(_ phase: UITouch.Phase) {
    guard let view else { return }
    touch.phase = phase
    touch.timestamp = world.now
    touch.view = hitView
    touch.window = view.window
    touch.windowLocation = view.convert(contentPoint, to: nil)
    event.allTouches = [touch]
    event.timestamp = world.now
  }

  func delayHasPassed() {
    timer = nil
    guard !isOver, !hasBegun else { return }
    view?.flags.isTracking = true
    deliver()
  }

  /// Delivers the touch to the view under the finger, unless that is the scroll view itself or the touch stopped a
  /// motion.
  func deliver() {
    guard let view, let hitView, hitView !== view, !stoppedMotion, !isDelivered else { return }
    guard view.touchesShouldBegin([touch], with: event, in: hitView) else { return }
    isDelivered = true
    world.log.record(.touch, hitView.headlessName, "touchesBegan")
    world.log.calling(.gesture) { hitView.touchesBegan([touch], with: event) }
  }

  func cancelDelivery() {
    isDelivered = false
    guard let hitView else { return }
    world.log.record(.touch, hitView.headlessName, "touchesCancelled")
    world.log.calling(.gesture) { hitView.touchesCancelled([touch], with: event) }
  }

  func liftWithoutDrag(in view: UIScrollView) {
    guard !stoppedMotion else { return endStoppedMotion(of: view) }
    deliver()
    view.flags.isTracking = false
    if isDelivered, let hitView {
      world.log.record(.touch, hitView.headlessName, "touchesEnded")
      world.log.calling(.gesture) { hitView.touchesEnded([touch], with: event) }
    }
    if device == .finger { view.wasTapped(at: contentPoint, in: hitView) }
  }

  func stopMotion(of view: UIScrollView) {
    view.offsetAnimation = nil
    guard view.momentum != nil else { return }
    stoppedMotion = true
    view.flags.isTracking = device == .finger
    view.momentum = nil
    if world.switches.stoppedDeceleration == .endsAtTouchDown { view.flags.isDecelerating = false }
    view.tellDelegate("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(view) }
  }

  func endStoppedMotion(of view: UIScrollView) {
    let bounces = view.isOutside(view.present, of: view.ranges)
    view.tellDelegate("scrollViewDidEndDragging", [bounces ? 1 : 0]) {
      $0.scrollViewDidEndDragging(view, willDecelerate: bounces)
    }
    resumeBounce(in: view)
  }

  func resumeBounce(in view: UIScrollView) {
    view.flags.isDecelerating = false
    view.flags.isTracking = false
    guard stoppedMotion else { return }
    let release = ScrollRelease(of: view, velocity: .zero)
    view.beginMomentum(release.momentum(to: release.target))
  }
}
