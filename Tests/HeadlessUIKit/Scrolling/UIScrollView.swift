import Foundation
import ScrollPhysics

/// A view that scrolls its content.
@MainActor
open class UIScrollView: UIView {
  /// The delegate.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// `true` if content can be pulled over its edges; `true` by default.
  open var bounces = true {
    didSet { bouncingChanged(oldValue != bounces) }
  }

  /// `true` if content that fits can be pulled vertically; `false` by default.
  open var alwaysBounceVertical = false {
    didSet { bouncingChanged(oldValue != alwaysBounceVertical) }
  }

  /// `true` if content that fits can be pulled horizontally; `false` by default.
  open var alwaysBounceHorizontal = false {
    didSet { bouncingChanged(oldValue != alwaysBounceHorizontal) }
  }

  /// `true` if fingers can scroll; `true` by default.
  open var isScrollEnabled = true {
    didSet { if oldValue, !isScrollEnabled { cancelDrag() } }
  }

  /// `true` if scrolls end at multiples of the size.
  open var isPagingEnabled = false

  /// `true` if touches on content are delayed; `true` by default.
  open var delaysContentTouches = true

  /// `true` if a scroll may cancel touches on content; `true` by default.
  open var canCancelContentTouches = true

  /// `true` if a tap on the status bar scrolls to the top; `true` by default.
  open var scrollsToTop = true

  /// `true` if a scroll view around this one takes a vertical drag at the end of this one; `true` by default.
  open var transfersVerticalScrollingToParent = true

  /// The deceleration rate.
  open var decelerationRate = DecelerationRate.normal

  /// The rule for adding the safe area to the inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if oldValue != contentInsetAdjustmentBehavior { surroundingsDidChange() } }
  }

  /// The point of the unit square to which content that is smaller than the view is aligned; zero, the upper left, by default.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if oldValue != contentAlignmentPoint { surroundingsDidChange() } }
  }

  /// The smallest scale; 1 by default.
  open var minimumZoomScale: CGFloat = 1

  /// The largest scale; 1 by default.
  open var maximumZoomScale: CGFloat = 1

  /// The scale.
  open var zoomScale: CGFloat = 1

  /// The refresh control of UIKit.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlWasSet(oldValue) }
  }

  /// The pan recogniser.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  var storedSize = CGSize.zero
  var storedInset = UIEdgeInsets.zero
  var flags = ScrollFlags()
  var drag: ScrollTouch.Drag?
  var touch: ScrollTouch?
  var momentum: ScrollMomentum?
  var offsetAnimation: OffsetAnimation?
  var adjusted = UIEdgeInsets.zero

  /// The navigation bar over the content; `nil` for none.
  public var headlessBar: HeadlessBar?

  /// Creates a scroll view with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
  }

  /// The point of the content at the top left corner, in points; rounded to pixels, and not clamped.
  open var contentOffset: CGPoint {
    get {
      headlessObservations.lastRead = "contentOffset"
      return layer.bounds.origin
    }
    set { storeOffset(newValue) }
  }

  /// Scrolls to an offset, at once or in 0.3 s at constant speed; ends every other scroll.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get {
      headlessObservations.lastRead = "contentSize"
      return storedSize
    }
    set { storeSize(newValue) }
  }

  /// The inset around the content, in points.
  open var contentInset: UIEdgeInsets {
    get {
      headlessObservations.lastRead = "contentInset"
      return storedInset
    }
    set { storeInset(newValue) }
  }

  /// The inset around the content plus the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets {
    adjusted
  }

  /// Called when `adjustedContentInset` changes; overrides call `super`.
  open func adjustedContentInsetDidChange() {
    tellDelegate("scrollViewDidChangeAdjustedContentInset") { $0.scrollViewDidChangeAdjustedContentInset(self) }
  }

  /// `true` while a finger that may scroll is down.
  open var isTracking: Bool {
    flags.isTracking
  }

  /// `true` while a finger scrolls.
  open var isDragging: Bool {
    flags.isDragging
  }

  /// `true` while content moves or bounces after a finger has lifted.
  open var isDecelerating: Bool {
    flags.isDecelerating
  }

  /// `true` while two fingers zoom.
  open var isZooming: Bool {
    flags.isZooming
  }

  /// `true` while the scale returns to its limits.
  open var isZoomBouncing: Bool {
    flags.isZoomBouncing
  }

  /// `true` during `setContentOffset(_:animated:)`.
  open var isScrollAnimating: Bool {
    headlessIsScrollAnimating && world.switches.animatedScrollFlag == .isReported
  }

  /// `true` during `setContentOffset(_:animated:)`, whatever the system reports.
  public var headlessIsScrollAnimating: Bool {
    offsetAnimation != nil
  }

  /// Ends every scroll: a bounce at its edge, any other motion at its present offset.
  open func stopScrollingAndZooming() {
    stopMoving()
  }

  /// Scrolls by the shortest distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(to: offset(showing: rect), animated: animated)
  }

  /// Returns `true` if touches in a view of the content are delivered.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Returns `true` if a scroll may cancel touches in a view of the content: in all views but controls.
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

  /// Handles a tap on the content, for UIKit's own subclasses.
  func wasTapped(at point: CGPoint, in hitView: UIView?) {}
}
