import Foundation

/// A layer that draws a gradient.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  open var colors: [Any]? {
    didSet { changed("colors", oldValue, colors) }
  }

  /// The positions of the colours, from 0 to 1; `nil` distributes them evenly.
  open var locations: [NSNumber]?

  /// The start of the gradient as fractions of the size; the middle of the top edge by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changed("startPoint", oldValue, startPoint) }
  }

  /// The end of the gradient as fractions of the size; the middle of the bottom edge by default.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { changed("endPoint", oldValue, endPoint) }
  }

  /// The type of the gradient.
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

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")

  /// Around a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
