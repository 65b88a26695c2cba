import Foundation

/// A rectangle with content and sublayers.
open class CALayer: NSObject, CAMediaTiming {
  /// The rectangle in its own coordinates, in points.
  open var bounds = CGRect.zero {
    didSet {
      Self.requireFinite("bounds", bounds.minX, bounds.minY, bounds.width, bounds.height)
      changed("bounds", oldValue, bounds)
    }
  }

  /// The position of the anchor point in the superlayer, in points.
  open var position = CGPoint.zero {
    didSet {
      Self.requireFinite("position", position.x, position.y)
      changed("position", oldValue, position)
    }
  }

  /// The anchor point as fractions of the size; the centre by default.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The transform about the anchor point.
  open var transform = CATransform3DIdentity {
    didSet {
      Self.requireFinite("transform", transform.sum)
      changed("transform", oldValue, transform)
    }
  }

  /// The order among the sibling layers; higher ones are nearer.
  open var zPosition: CGFloat = 0

  /// The opacity, from 0 to 1.
  open var opacity: Float = 1 {
    didSet { changed("opacity", oldValue, opacity) }
  }

  /// `true` if sublayers are flattened before the opacity is applied; `true` by default.
  open var allowsGroupOpacity = true

  /// `true` if the layer is hidden.
  open var isHidden = false {
    didSet { changed("hidden", oldValue, isHidden) }
  }

  /// `true` if content outside of the bounds is clipped.
  open var masksToBounds = false

  /// The layer whose opacity masks the content.
  open var mask: CALayer?

  /// The content, such as an image.
  open var contents: Any? {
    didSet { changed("contents", oldValue, contents) }
  }

  /// The fit of the contents in the bounds; stretched by default.
  open var contentsGravity = CALayerContentsGravity.resize

  /// The number of pixels per point of the contents.
  open var contentsScale: CGFloat = 1 {
    didSet { changed("contentsScale", oldValue, contentsScale) }
  }

  /// The background colour.
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

  /// The offset of the shadow, in points; 3 upwards by default.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The blur of the shadow, in points; 3 by default.
  open var shadowRadius: CGFloat = 3

  /// The outline of the shadow, if it differs from that of the contents.
  open var shadowPath: CGPath? {
    didSet { changed("shadowPath", oldValue, shadowPath) }
  }

  /// A name for debugging.
  open var name: String?

  /// `true` if the layer is rendered once and cached.
  open var shouldRasterize = false

  /// The actions of its properties; `NSNull()` disables the animation of a property.
  open var actions: [String: any CAAction]?

  /// The superlayer.
  public internal(set) weak var superlayer: CALayer?

  /// The begin of its time, in seconds.
  open var beginTime: CFTimeInterval = 0

  /// The duration, in seconds.
  open var duration: CFTimeInterval = .infinity

  /// The speed of its time; 0 stops its animations.
  open var speed: Float = 1

  /// The offset of its time, in seconds.
  open var timeOffset: CFTimeInterval = 0

  /// The number of repetitions.
  open var repeatCount: Float = 0

  /// The duration of the repetitions, in seconds.
  open var repeatDuration: CFTimeInterval = 0

  /// `true` if its time also runs backwards.
  open var autoreverses = false

  /// The values outside of its time.
  open var fillMode = CAMediaTimingFillMode.removed

  var orderedSublayers: [CALayer] = []
  var animations: [(key: String, animation: CAAnimation)] = []
  weak var view: UIView?
  var viewName: String?
  let world = HeadlessScope.world

  /// Creates a layer without a size.
  public override init() {
    super.init()
  }

  /// Creates a layer with the geometry and the appearance of another layer.
  public init(layer: Any) {
    super.init()
    (layer as? CALayer)?.copyAppearance(to: self)
  }

  /// The rectangle in the superlayer, in points, with the transform applied.
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

  /// The sublayers, from back to front.
  open var sublayers: [CALayer]? {
    get { orderedSublayers.isEmpty ? nil : orderedSublayers }
    set {
      orderedSublayers.forEach { $0.superlayer = nil }
      orderedSublayers = []
      newValue?.forEach(addSublayer)
    }
  }

  /// Adds a sublayer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    insert(layer, at: orderedSublayers.count)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.orderedSublayers.removeAll { $0 === self }
    superlayer = nil
  }

  /// Stops the program as Core Animation does, which throws `CALayerInvalidGeometry`: for NaN at once, for infinity when the
  /// layer is drawn, as "sublayer with non-finite position [inf inf]".
  private static func requireFinite(_ property: String, _ numbers: CGFloat...) {
    guard !numbers.allSatisfy({ $0.isFinite }) else { return }
    let fault =
      numbers.contains { $0.isNaN } ? "CALayer \(property) contains NaN" : "sublayer with non-finite \(property)"
    preconditionFailure("CALayerInvalidGeometry: \(fault): \(numbers)")
  }

  /// Copies the appearance on the screen to another layer.
  func copyAppearance(to copy: CALayer) {
    copyBaseAppearance(to: copy)
  }

  /// The value of an animatable property.
  func modelValue(_ keyPath: String) -> Any? {
    baseValue(keyPath)
  }

  /// Sets a property of a copy to the value of an animation.
  func show(_ value: Any, at keyPath: String) {
    showBase(value, at: keyPath)
  }
}

/// An action for the change of a layer property.
public protocol CAAction {}

extension CAAnimation: CAAction {}

extension NSNull: CAAction {}
