import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates.
  open var path: CGPath? {
    didSet { changed("path", oldValue, path) }
  }

  /// The fill colour; opaque black by default.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed("fillColor", oldValue, fillColor) }
  }

  /// The fill rule.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// The stroke colour; none by default.
  open var strokeColor: CGColor? {
    didSet { changed("strokeColor", oldValue, strokeColor) }
  }

  /// The start of the stroke, as a fraction of the path.
  open var strokeStart: CGFloat = 0 {
    didSet { changed("strokeStart", oldValue, strokeStart) }
  }

  /// The end of the stroke, as a fraction of the path.
  open var strokeEnd: CGFloat = 1 {
    didSet { changed("strokeEnd", oldValue, strokeEnd) }
  }

  /// The line width, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { changed("lineWidth", oldValue, lineWidth) }
  }

  /// The maximum length of a miter, in line widths.
  open var miterLimit: CGFloat = 10

  /// The shape of the ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt

  /// The shape of the corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter

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

/// The rule that determines the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Areas around which the path winds.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")

  /// Areas separated from the outside by an odd number of lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a shape from its name.
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

/// The shape of the corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a shape from its name.
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
