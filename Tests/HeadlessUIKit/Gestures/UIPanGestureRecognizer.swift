import Foundation

/// Finds fingers that are dragged.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1

  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// The scroll view whose pan it is.
  weak var scrollView: UIScrollView?

  var touchLocation = CGPoint.zero
  var touchCount = 0
  var travel = CGPoint.zero
  var currentVelocity = CGPoint.zero

  open override var numberOfTouches: Int {
    touchCount
  }

  /// Returns how far the fingers were dragged, in points of a view.
  open func translation(in view: UIView?) -> CGPoint {
    travel
  }

  /// Sets how far the fingers were dragged, in points of a view.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    scrollView?.translationWasSet(from: travel, to: translation)
    travel = translation
  }

  /// Returns how fast the fingers are, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    currentVelocity
  }

  open override func location(in view: UIView?) -> CGPoint {
    guard let view else { return touchLocation }
    return view.convert(touchLocation, from: self.view?.window)
  }

  override func wasDisabled() {
    scrollView?.cancelDrag()
  }
}
