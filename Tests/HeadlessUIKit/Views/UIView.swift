import Foundation

/// A rectangle on the screen that draws and is given touches.
@MainActor
open class UIView: UIResponder, UITraitEnvironment, HeadlessObservable {
  /// The class of the layer of a view.
  open class var layerClass: AnyClass {
    CALayer.self
  }

  /// The layer that draws the view.
  public private(set) lazy var layer: CALayer = makeLayer()

  /// The view above.
  public internal(set) weak var superview: UIView?

  /// The views in it, farthest first.
  public internal(set) var subviews: [UIView] = []

  /// The window that it is in.
  public internal(set) weak var window: UIWindow?

  /// A number to find the view by.
  open var tag = 0

  /// Whether the view is given touches; `true` by default.
  open var isUserInteractionEnabled = true

  /// Whether views in it follow when its size changes; `true` by default.
  open var autoresizesSubviews = true

  /// How the view follows when the size of the one above changes.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the mask becomes constraints; `true` by default.
  ///
  /// The stand-in has no constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// How the contents follow when the size changes.
  open var contentMode = ContentMode.scaleToFill

  /// Whether the view covers everything behind it; `true` by default.
  open var isOpaque = true

  /// The recognisers of the view.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The observers of the view's properties.
  public nonisolated(unsafe) let headlessObservations = HeadlessObservationBoard()

  let world = HeadlessWorld.current
  var needsLayout = true
  var lastSafeArea = UIEdgeInsets.zero
  var ownTint: UIColor?
  var ownBackground: UIColor?
  var traitObservers: [TraitObserver] = []

  /// Creates a view with a frame, in points of the view above.
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

  /// Creates a view without size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  open override var next: UIResponder? {
    superview
  }

  /// The rectangle in the view above, in points.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }

  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }

  /// The centre in the view above, in points.
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }

  /// What is done to the view about its centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { setTransform(newValue) }
  }

  /// The pixels of a point.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Returns the size that fits best into another; the present one by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// The natural size, or `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the view in it, or itself, that a touch at a point belongs to.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitView(at: point, with: event)
  }

  /// Returns whether a point, in the view's coordinates, is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// A view was added to this one.
  open func didAddSubview(_ subview: UIView) {}

  /// A view is about to leave this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The view is about to get another view above it, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view got another view above it, or none.
  open func didMoveToSuperview() {}

  /// The view is about to get another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view got another window, or none.
  open func didMoveToWindow() {}

  /// Asks for a layout at the end of the turn.
  open func setNeedsLayout() {
    markForLayout()
  }

  /// Lays the view and those in it out now, if it is needed.
  open func layoutIfNeeded() {
    layOutNow()
  }

  /// Places the views in it.
  open func layoutSubviews() {}

  /// How much of each edge bars and the device cover, in points.
  open var safeAreaInsets: UIEdgeInsets {
    computedSafeArea
  }

  /// The safe area became another one.
  open func safeAreaInsetsDidChange() {}

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { setAlpha(newValue) }
  }

  /// Whether the view is left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether what lies outside the bounds is left out.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour behind everything else.
  open var backgroundColor: UIColor? {
    get { ownBackground }
    set { setBackground(newValue) }
  }

  /// The accent colour; that of the view above, if none is set.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set { setTint(newValue) }
  }

  /// The accent colour became another one.
  open func tintColorDidChange() {}

  /// What the view is told of its surroundings.
  open var traitCollection: UITraitCollection {
    world.traits
  }

  /// The surroundings became others.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// How the contents follow the direction of the language.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { markForLayout() }
  }

  /// The direction in which contents are to be laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// Returns whether a recogniser of the view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// The size or the place of the view changed; UIKit's own work is done here.
  func geometryDidChange(from oldBounds: CGRect) {}

  /// Is called at the begin of a layout, before `layoutSubviews()`; UIKit's own work is done here.
  func prepareLayout() {}

  /// The safe area, the window or the traits changed; UIKit's own work is done here.
  func surroundingsDidChange() {}

  /// The view is about to leave its window; UIKit's own work is done here.
  func willLeaveWindow() {}
}
