import Foundation

/// A rectangle on the screen that draws and receives touches.
@MainActor
open class UIView: UIResponder, UITraitEnvironment, HeadlessObservable {
  /// The class of the view's layer.
  open class var layerClass: AnyClass {
    CALayer.self
  }

  /// The names, such as `Class.property`, of what is true of the view in a framework that nothing links.
  open var headlessTruths: [String] { [] }

  /// The layer of the view.
  public private(set) lazy var layer: CALayer = makeLayer()

  /// The superview.
  public internal(set) var superview: UIView? {
    get { storedSuperview }
    set { storedSuperview = newValue }
  }

  /// Not a weak reference, as in UIKit: a view that is being deallocated is the superview until it has removed this one.
  private unowned(unsafe) var storedSuperview: UIView?

  /// The subviews, from back to front.
  public internal(set) var subviews: [UIView] = []

  /// The window.
  public internal(set) weak var window: UIWindow?

  /// A number that identifies the view.
  open var tag = 0

  /// `true` if the view receives touches; `true` by default.
  open var isUserInteractionEnabled = true

  /// `true` if subviews are resized with the view; `true` by default.
  open var autoresizesSubviews = true

  /// The resizing of the view with its superview.
  open var autoresizingMask: AutoresizingMask = []

  /// `true` if the autoresizing mask is translated into constraints; `true` by default.
  ///
  /// The stand-in has no constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// The fit of the content.
  open var contentMode = ContentMode.scaleToFill

  /// `true` if the view covers everything behind it; `true` by default.
  open var isOpaque = true

  /// The recognisers of the view.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The observers of the view's properties.
  public nonisolated(unsafe) let headlessObservations = HeadlessObservationBoard()

  /// `false` if the view is not told of its window, as some represented views of SwiftUI are not.
  public var headlessTellsWindow = true

  /// The controller whose root view this is.
  weak var controller: UIViewController? {
    didSet { hasController = controller != nil }
  }

  let world = HeadlessWorld.current
  var needsLayout = true
  /// `true` for a root view: a weak reference would cost each layout of each view more.
  var hasController = false
  var lastSafeArea = UIEdgeInsets.zero
  var ownTint: UIColor?
  var ownBackground: UIColor?
  var traitObservers: [TraitObserver] = []

  /// Creates a view with a frame, in points of its superview.
  public init(frame: CGRect) {
    super.init()
    setFrame(frame)
  }

  /// Creates a view from an archive.
  ///
  /// The stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Removes the subviews, which may be notified as by any other removal.
  deinit {
    MainActor.assumeIsolated { abandonSubviews() }
  }

  open override var next: UIResponder? {
    controller ?? superview
  }

  /// The frame in the superview, in points.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }

  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }

  /// The centre in the superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }

  /// The transform about the centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { setTransform(newValue) }
  }

  /// The number of pixels per point.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Returns the best size within a size; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// The intrinsic size, or `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// Returns how much a layout keeps from making the view larger than its intrinsic size; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  /// Sets how much a layout keeps from making the view larger than its intrinsic size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
  }

  /// Tells the layout that the intrinsic size may be another; the stand-in asks for it each time.
  open func invalidateIntrinsicContentSize() {}

  /// Returns the descendant, or the view itself, that receives a touch at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitView(at: point, with: event)
  }

  /// Returns `true` if a point in the view's coordinates is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview has changed.
  open func didMoveToSuperview() {}

  /// Called when the window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window has changed.
  open func didMoveToWindow() {}

  /// Requests a layout at the end of the turn.
  open func setNeedsLayout() {
    markForLayout()
  }

  /// Lays out the view and its descendants now, if needed.
  open func layoutIfNeeded() {
    layOutNow()
  }

  /// Lays out the subviews.
  open func layoutSubviews() {}

  /// The safe area insets, in points.
  open var safeAreaInsets: UIEdgeInsets {
    computedSafeArea
  }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { setAlpha(newValue) }
  }

  /// `true` if the view is hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// `true` if content outside of the bounds is clipped.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The background colour.
  open var backgroundColor: UIColor? {
    get { ownBackground }
    set { setBackground(newValue) }
  }

  /// The accent colour; that of the superview if none is set.
  open var tintColor: UIColor! {
    get { world.dimsTints ? .systemGray : ownTint ?? superview?.tintColor ?? .systemBlue }
    set { setTint(newValue) }
  }

  /// Called when the accent colour has changed.
  open func tintColorDidChange() {}

  /// The trait collection.
  open var traitCollection: UITraitCollection {
    world.traits
  }

  /// Called when the trait collection has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The adaptation of the content to the layout direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { markForLayout() }
  }

  /// The layout direction of the content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// Returns `true` if a recogniser of the view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Handles a change of size or position, for UIKit's own subclasses.
  func geometryDidChange(from oldBounds: CGRect) {}

  /// Called at the start of a layout, before `layoutSubviews()`, for UIKit's own subclasses.
  func prepareLayout() {}

  /// Handles a change of the safe area, the window or the traits, for UIKit's own subclasses.
  func surroundingsDidChange() {}

  /// Handles the removal from the window, for UIKit's own subclasses.
  func willLeaveWindow() {}
}
