import Foundation

/// A rectangle that is drawn, with everything that is drawn in it.
open class CALayer: NSObject, CAMediaTiming {
  /// The rectangle in its own coordinates, in points.
  open var bounds = CGRect.zero {
    didSet { changed("bounds", oldValue, bounds) }
  }

  /// Where the anchor point is in the layer above, in points.
  open var position = CGPoint.zero {
    didSet { changed("position", oldValue, position) }
  }

  /// The point of the bounds that `position` is about, as shares of the size; the centre by default.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// What is done to the layer about its anchor point.
  open var transform = CATransform3DIdentity {
    didSet { changed("transform", oldValue, transform) }
  }

  /// Where it stands among the layers beside it; higher ones are nearer.
  open var zPosition: CGFloat = 0

  /// The opacity, from 0 to 1.
  open var opacity: Float = 1 {
    didSet { changed("opacity", oldValue, opacity) }
  }

  /// Whether its layers are flattened before the opacity is applied; `true` by default.
  open var allowsGroupOpacity = true

  /// Whether it is left out.
  open var isHidden = false {
    didSet { changed("hidden", oldValue, isHidden) }
  }

  /// Whether what lies outside the bounds is left out.
  open var masksToBounds = false

  /// A layer whose opacity limits what is seen.
  open var mask: CALayer?

  /// What is drawn, such as an image.
  open var contents: Any? {
    didSet { changed("contents", oldValue, contents) }
  }

  /// How the contents fit into the bounds; stretched by default.
  open var contentsGravity = CALayerContentsGravity.resize

  /// The pixels of a point of the contents.
  open var contentsScale: CGFloat = 1 {
    didSet { changed("contentsScale", oldValue, contentsScale) }
  }

  /// The colour behind everything else.
  open var backgroundColor: CGColor? {
    didSet { changed("backgroundColor", oldValue, backgroundColor) }
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0

  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0

  /// The colour of the border.
  open var borderColor: CGColor?

  /// The colour of the shadow.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// The opacity of the shadow, from 0 to 1; 0 by default.
  open var shadowOpacity: Float = 0 {
    didSet { changed("shadowOpacity", oldValue, shadowOpacity) }
  }

  /// Where the shadow stands, in points; 3 upwards by default.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The blur of the shadow, in points; 3 by default.
  open var shadowRadius: CGFloat = 3

  /// The outline of the shadow, if it is not that of the contents.
  open var shadowPath: CGPath? {
    didSet { changed("shadowPath", oldValue, shadowPath) }
  }

  /// A word for people.
  open var name: String?

  /// Whether the layer is drawn once and kept.
  open var shouldRasterize = false

  /// The actions for its properties; `NSNull()` for a property means that it changes without an animation.
  open var actions: [String: any CAAction]?

  /// The layer above.
  public internal(set) weak var superlayer: CALayer?

  /// When its time begins, in seconds.
  open var beginTime: CFTimeInterval = 0

  /// How long it lasts, in seconds.
  open var duration: CFTimeInterval = .infinity

  /// How fast its time runs; 0 stops the animations in it.
  open var speed: Float = 1

  /// What is added to its time, in seconds.
  open var timeOffset: CFTimeInterval = 0

  /// How often it is repeated.
  open var repeatCount: Float = 0

  /// For how long it is repeated, in seconds.
  open var repeatDuration: CFTimeInterval = 0

  /// Whether its time goes back.
  open var autoreverses = false

  /// What it shows outside its time.
  open var fillMode = CAMediaTimingFillMode.removed

  var orderedSublayers: [CALayer] = []
  var animations: [(key: String, animation: CAAnimation)] = []
  weak var view: UIView?
  var viewName: String?
  let world = HeadlessScope.world

  /// Creates a layer without size.
  public override init() {
    super.init()
  }

  /// Creates a layer with the geometry and the look of another one.
  public init(layer: Any) {
    super.init()
    (layer as? CALayer)?.copyAppearance(to: self)
  }

  /// The rectangle in the layer above, in points, transform included.
  open var frame: CGRect {
    get {
      let origin = CGPoint(x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y)
      let box = CGRect(origin: origin, size: bounds.size).applying(affineTransform())
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y
      )
    }
  }

  /// The layers in it, farthest first.
  open var sublayers: [CALayer]? {
    get { orderedSublayers.isEmpty ? nil : orderedSublayers }
    set {
      orderedSublayers.forEach { $0.superlayer = nil }
      orderedSublayers = []
      newValue?.forEach(addSublayer)
    }
  }

  /// Puts a layer in front of the others in it.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    insert(layer, at: orderedSublayers.count)
  }

  /// Takes the layer out of the one above.
  open func removeFromSuperlayer() {
    superlayer?.orderedSublayers.removeAll { $0 === self }
    superlayer = nil
  }

  /// Gives a copy the look that it has on the screen.
  func copyAppearance(to copy: CALayer) {
    copyBaseAppearance(to: copy)
  }

  /// The value of a property that can be animated.
  func modelValue(_ keyPath: String) -> Any? {
    baseValue(keyPath)
  }

  /// Sets a property of a copy to the value that an animation gives it.
  func show(_ value: Any, at keyPath: String) {
    showBase(value, at: keyPath)
  }
}

/// Something that a layer does when a property changes.
public protocol CAAction {}

extension CAAnimation: CAAction {}

extension NSNull: CAAction {}
