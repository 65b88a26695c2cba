import Foundation
import ScrollPhysics

/// A view whose contents are larger than itself.
@MainActor
open class UIScrollView: UIView {
  /// Is told of scrolls.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Whether contents can be pulled over their edges; `true` by default.
  open var bounces = true {
    didSet { bouncingChanged(oldValue != bounces) }
  }

  /// Whether contents that fit can be pulled up and down; `false` by default.
  open var alwaysBounceVertical = false {
    didSet { bouncingChanged(oldValue != alwaysBounceVertical) }
  }

  /// Whether contents that fit can be pulled sideways; `false` by default.
  open var alwaysBounceHorizontal = false {
    didSet { bouncingChanged(oldValue != alwaysBounceHorizontal) }
  }

  /// Whether fingers can scroll; `true` by default.
  open var isScrollEnabled = true {
    didSet { if oldValue, !isScrollEnabled { cancelDrag() } }
  }

  /// Whether scrolls end at multiples of the size.
  open var isPagingEnabled = false

  /// Whether touches on contents wait for a moment; `true` by default.
  open var delaysContentTouches = true

  /// Whether a scroll may take touches away from contents; `true` by default.
  open var canCancelContentTouches = true

  /// Whether a tap on the status bar scrolls to the top; `true` by default.
  open var scrollsToTop = true

  /// How fast a scroll slows down.
  open var decelerationRate = DecelerationRate.normal

  /// How the safe area is added to the inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if oldValue != contentInsetAdjustmentBehavior { surroundingsDidChange() } }
  }

  /// The smallest scale; 1 by default.
  open var minimumZoomScale: CGFloat = 1

  /// The largest scale; 1 by default.
  open var maximumZoomScale: CGFloat = 1

  /// The scale.
  open var zoomScale: CGFloat = 1

  /// UIKit's own refresh control.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlWasSet(oldValue) }
  }

  /// The recogniser of drags.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  var storedSize = CGSize.zero
  var storedInset = UIEdgeInsets.zero
  var flags = ScrollFlags()
  var drag: ScrollTouch.Drag?
  var touch: ScrollTouch?
  var momentum: ScrollMomentum?
  var offsetAnimation: OffsetAnimation?
  var adjusted = UIEdgeInsets.zero

  /// Creates a scroll view with a frame, in points of the view above.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
  }

  /// The point of the contents at the upper left corner, in points; rounded to pixels, and not clamped.
  open var contentOffset: CGPoint {
    get {
      headlessObservations.lastRead = "contentOffset"
      return layer.bounds.origin
    }
    set { storeOffset(newValue) }
  }

  /// Scrolls to an offset, at once or over 0.3 s at constant speed; ends every other scroll.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// The size of the contents, in points.
  open var contentSize: CGSize {
    get {
      headlessObservations.lastRead = "contentSize"
      return storedSize
    }
    set { storeSize(newValue) }
  }

  /// The room around the contents, in points.
  open var contentInset: UIEdgeInsets {
    get {
      headlessObservations.lastRead = "contentInset"
      return storedInset
    }
    set { storeInset(newValue) }
  }

  /// The room around the contents with what bars and the device cover, in points.
  open var adjustedContentInset: UIEdgeInsets {
    adjusted
  }

  /// `adjustedContentInset` became another one; an override calls this.
  open func adjustedContentInsetDidChange() {
    tellDelegate("scrollViewDidChangeAdjustedContentInset") { $0.scrollViewDidChangeAdjustedContentInset(self) }
  }

  /// Whether a finger is down that may scroll.
  open var isTracking: Bool {
    flags.isTracking
  }

  /// Whether a finger scrolls.
  open var isDragging: Bool {
    flags.isDragging
  }

  /// Whether contents go on moving, or bounce, after a finger was lifted.
  open var isDecelerating: Bool {
    flags.isDecelerating
  }

  /// Whether two fingers zoom.
  open var isZooming: Bool {
    flags.isZooming
  }

  /// Whether the scale goes back into its limits.
  open var isZoomBouncing: Bool {
    flags.isZoomBouncing
  }

  /// Whether `setContentOffset(_:animated:)` is on its way.
  open var isScrollAnimating: Bool {
    offsetAnimation != nil
  }

  /// Ends every scroll: a bounce at its edge, anything else where it is.
  open func stopScrollingAndZooming() {
    stopMoving()
  }

  /// Scrolls just so far that a rectangle of the contents is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(to: offset(showing: rect), animated: animated)
  }

  /// Returns whether touches in a view of the contents are delivered.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Returns whether a scroll may take touches away from a view of the contents: from all but controls.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    let isList = self is UITableView || self is UICollectionView
    return !(view is UIControl) || isList && world.switches.controlTouches == .scrollInLists
  }

  override func geometryDidChange(from oldBounds: CGRect) {
    guard oldBounds.size != layer.bounds.size else { return }
    updateAdjustedInset()
    clampAlways()
  }

  override func prepareLayout() {
    prepareScrollLayout()
  }

  override func surroundingsDidChange() {
    updateForSurroundings()
  }

  override func willLeaveWindow() {
    dropTouchesForWindow()
  }

  /// A finger touched a point of the contents and was lifted without a drag; UIKit's own work is done here.
  func wasTapped(at point: CGPoint, in hitView: UIView?) {}
}
