import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates.
  open var path: CGPath? {
    didSet { changed("path", oldValue, path) }
  }

  /// The colour inside; opaque black by default.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed("fillColor", oldValue, fillColor) }
  }

  /// Which parts are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// The colour of the line; none by default.
  open var strokeColor: CGColor? {
    didSet { changed("strokeColor", oldValue, strokeColor) }
  }

  /// Where the line begins, as a share of the path.
  open var strokeStart: CGFloat = 0 {
    didSet { changed("strokeStart", oldValue, strokeStart) }
  }

  /// Where the line ends, as a share of the path.
  open var strokeEnd: CGFloat = 1 {
    didSet { changed("strokeEnd", oldValue, strokeEnd) }
  }

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { changed("lineWidth", oldValue, lineWidth) }
  }

  /// How far a corner may stand out, in line widths.
  open var miterLimit: CGFloat = 10

  /// How the ends of the line look.
  open var lineCap = CAShapeLayerLineCap.butt

  /// How the corners of the line look.
  open var lineJoin = CAShapeLayerLineJoin.miter

  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]? {
    didSet { changed("lineDashPattern", oldValue, lineDashPattern) }
  }

  /// Where the dashes begin, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { changed("lineDashPhase", oldValue, lineDashPhase) }
  }

  override func copyAppearance(to copy: CALayer) {
    super.copyAppearance(to: copy)
    guard let copy = copy as? CAShapeLayer else { return }
    copy.path = path
    copy.fillColor = fillColor
    copy.fillRule = fillRule
    copy.strokeColor = strokeColor
    copy.strokeStart = strokeStart
    copy.strokeEnd = strokeEnd
    copy.lineWidth = lineWidth
    copy.lineCap = lineCap
    copy.lineJoin = lineJoin
    copy.lineDashPattern = lineDashPattern
    copy.lineDashPhase = lineDashPhase
  }

  override func modelValue(_ keyPath: String) -> Any? {
    switch keyPath {
    case "path": path
    case "fillColor": fillColor
    case "strokeColor": strokeColor
    case "strokeStart": Double(strokeStart)
    case "strokeEnd": Double(strokeEnd)
    case "lineWidth": Double(lineWidth)
    default: super.modelValue(keyPath)
    }
  }

  override func show(_ value: Any, at keyPath: String) {
    let number = CGFloat(AnimatedValue.numbers(value)?.first ?? 0)
    switch keyPath {
    case "path": path = value as? CGPath ?? path
    case "fillColor": fillColor = value as? CGColor ?? fillColor
    case "strokeColor": strokeColor = value as? CGColor ?? strokeColor
    case "strokeStart": strokeStart = number
    case "strokeEnd": strokeEnd = number
    case "lineWidth": lineWidth = number
    default: super.show(value, at: keyPath)
    }
  }
}

/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Parts that the path winds round.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")

  /// Parts that an odd number of lines separates from the outside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a form from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")

  /// A half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")

  /// Half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a form from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")

  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")

  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
