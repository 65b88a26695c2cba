import Foundation

/// Recognizes the dragging of fingers.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// The scroll view of the pan.
  weak var scrollView: UIScrollView?

  /// `true` if the pan itself has nothing against a gesture.
  var isPossible: Bool { true }

  var touchLocation = CGPoint.zero
  var touchCount = 0
  var travel = CGPoint.zero
  var currentVelocity = CGPoint.zero

  /// `true` from its end until it is reset after the layout of the turn.
  var awaitsReset = false

  open override var numberOfTouches: Int {
    touchCount
  }

  /// Returns the translation of the fingers, in points of a view.
  open func translation(in view: UIView?) -> CGPoint {
    travel
  }

  /// Sets the translation of the fingers, in points of a view.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    scrollView?.translationWasSet(from: travel, to: translation)
    travel = translation
  }

  /// Returns the velocity of the fingers, in points per second.
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
