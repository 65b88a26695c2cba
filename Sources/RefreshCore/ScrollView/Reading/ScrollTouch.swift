#if REFRESH_ADAPTER
/// The touch of a scroll view, and the motion after it, as a controller reads them.
package struct ScrollTouch: Equatable, Sendable {
  /// `true` if a finger is down on the content, moving or not.
  package var isTracking = false

  /// `true` if a finger or a trackpad drags the content.
  package var isDragging = false

  /// `true` if the flag of the drag has outlived its gesture (report B038).
  package var isStale = false

  /// `true` if the content moves after a drag.
  package var isDecelerating = false

  /// `true` if the scroll view is still handling the end of the pan.
  package var isLifting = false

  /// `true` if the content is being zoomed, or bounces back from a zoom.
  package var isZooming = false

  /// The velocity of a dragging finger, and of one that is lifting, in points per second; y increases downwards.
  package var velocity = CGPoint.zero

  /// Creates the state without a touch.
  package init() {}

  /// Reads the flags and the pan of a scroll view.
  @MainActor
  init(of scrollView: UIScrollView) {
    let pan = scrollView.panGestureRecognizer
    let state = pan.state
    isTracking = scrollView.isTracking
    isDragging = scrollView.isDragging
    // A list that loses its window or its touch during a drag may stay dragged for ever, but its pan is reset
    // (report B038).
    // Since iOS 17.4 the pan of a list inside may drag the list around it.
    isStale = isDragging && state == .possible && !scrollView.isDraggedFromInside
    isDecelerating = scrollView.isDecelerating
    // Until its pan is reset, UIKit handles the lift, and overwrites what is written meanwhile (report B082).
    isLifting = state == .ended || state == .cancelled || state == .failed
    // A pinch below the smallest scale overscrolls like a pull.
    isZooming = scrollView.isZooming || scrollView.isZoomBouncing
    if isDragging || isLifting { velocity = pan.velocity(in: scrollView) }
  }
}

/// A touch that a test simulates.
///
/// UIKit's flags are read-only, so a test that moves the offset cannot set them; the controllers read them here instead.
@MainActor
package protocol ScrollTouchSource: AnyObject {
  /// The present touch.
  var touch: ScrollTouch { get }

  /// Ends the motion after the touch, because the framework moves the list from here.
  func stopScrolling()
}
#endif
