import Foundation

/// A layer that draws a gradient.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  open var colors: [Any]? {
    didSet { changed("colors", oldValue, colors) }
  }

  /// Where each colour stands, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]?

  /// Where the gradient begins, as shares of the size; the middle of the top by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changed("startPoint", oldValue, startPoint) }
  }

  /// Where the gradient ends, as shares of the size; the middle of the bottom by default.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { changed("endPoint", oldValue, endPoint) }
  }

  /// The form of the gradient.
  open var type = CAGradientLayerType.axial

  override func copyAppearance(to copy: CALayer) {
    super.copyAppearance(to: copy)
    guard let copy = copy as? CAGradientLayer else { return }
    copy.colors = colors
    copy.locations = locations
    copy.startPoint = startPoint
    copy.endPoint = endPoint
    copy.type = type
  }
}

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a form from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")

  /// Round a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
