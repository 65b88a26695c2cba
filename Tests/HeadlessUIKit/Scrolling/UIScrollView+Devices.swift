import Foundation
import ScrollPhysics

extension UIScrollView {
  /// The duration of the return from a scale outside of its limits, in seconds; an estimate, for `isZoomBouncing` only.
  private static let zoomBounce = 0.3

  /// Scrolls by a notch of a wheel, with the rubber band of a trackpad; content outside of its range bounces at once.
  func moveByWheel(_ distance: Double) {
    guard canScroll(.vertical) else { return }
    world.log.record(.touch, headlessName, "wheel", [distance])
    offsetAnimation = nil
    momentum = nil
    flags.isDecelerating = false
    flags.isDragging = world.switches.wheel == .dragsWithoutLift
    let range = ranges.vertical
    let coefficient = RubberBand.trackpadCoefficient
    let raw = range.raw(forRubberBanded: present[.vertical], coefficient: coefficient) - distance
    var place = present
    place[.vertical] = bounces ? range.rubberBanded(raw, coefficient: coefficient) : range.clamped(raw)
    move(to: place)
    flags.isDragging = false
    let release = ScrollRelease(of: self, velocity: .zero)
    beginMomentum(release.momentum(to: release.target))
  }

  func bounceZoom() {
    let legal = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
    guard legal != zoomScale else { return }
    zoomScale = legal
    flags.isZoomBouncing = true
    _ = world.frames.schedule(at: world.now + Self.zoomBounce) { [weak self] in self?.flags.isZoomBouncing = false }
  }

  /// Handles a tap on the status bar.
  func scrollToTop() {
    guard scrollsToTop, window != nil else { return }
    let isAllowed = world.log.calling(.delegate) { delegate?.scrollViewShouldScrollToTop(self) ?? true }
    guard isAllowed else { return }
    scroll(to: CGPoint(x: present.x, y: -adjusted.top), animated: true, isToTop: true)
  }
}
