import Foundation
import ScrollPhysics

extension ScrollTouch {
  func record() {
    release.x.record(Double(point.x), at: world.now)
    release.y.record(Double(point.y), at: world.now)
  }

  /// The travel that the pan drops when it begins; `nil` before.
  func swallowedTravel(in view: UIScrollView) -> CGPoint? {
    let travel = CGPoint(x: point.x - start.x, y: point.y - start.y)
    let reaches = ScrollAxis.allCases.contains { view.canScroll($0) && abs(travel[$0]) >= device.hysteresis }
    guard reaches, view.isScrollEnabled, view.panGestureRecognizer.isEnabled, mayTakeTouches(in: view) else {
      return nil
    }
    guard view.gestureRecognizerShouldBegin(view.panGestureRecognizer) else { return nil }
    let limit = device.hysteresis
    return CGPoint { min(max(travel[$0], -limit), limit) }
  }

  func mayTakeTouches(in view: UIScrollView) -> Bool {
    guard isDelivered, let hitView else { return true }
    return view.canCancelContentTouches && view.touchesShouldCancel(in: hitView)
  }

  func begin(in view: UIScrollView) {
    hasBegun = true
    cancelTimer()
    if isDelivered { cancelDelivery() }
    view.flags.isTracking = device != .trackpad || world.switches.trackpad == .dragsAndTracks
    view.panGestureRecognizer.touchCount = [.finger: 1, .pinch: 2][device] ?? 0
    updatePan()
    handle(.began) { view.beginDrag(device) }
  }

  func updatePan() {
    guard let pan = view?.panGestureRecognizer else { return }
    pan.travel = CGPoint(x: point.x - start.x - swallowed.x, y: point.y - start.y - swallowed.y)
    pan.touchLocation = touch.windowLocation
    pan.currentVelocity = CGPoint(x: release.x.velocity(at: world.now), y: release.y.velocity(at: world.now))
  }

  /// Sets the state of the pan and calls its targets: UIKit's own, and the others after or before it.
  func handle(_ state: UIGestureRecognizer.State, _ ownTarget: () -> Void) {
    guard let pan = view?.panGestureRecognizer else { return }
    pan.state = state
    if world.switches.extraPanTargets == .beforeScrollView { pan.callTargets() }
    ownTarget()
    if world.switches.extraPanTargets == .afterScrollView { pan.callTargets() }
  }

  func end(_ state: UIGestureRecognizer.State, _ velocity: CGPoint, in view: UIScrollView) {
    view.flags.isInLift = true
    view.flags.insetWasWrittenInLift = false
    let drag = view.drag
    handle(state) { view.endDrag(velocity: velocity) }
    if let drag { view.repeatPanAfterLift(drag) }
    view.flags.isInLift = false
    guard world.switches.panReset == .afterCommit else { return view.panGestureRecognizer.reset() }
    view.panGestureRecognizer.awaitsReset = true
    world.resetAfterCommit(view.panGestureRecognizer)
  }
}
