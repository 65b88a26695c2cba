import Foundation

/// A colour with fixed components.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  /// Red, green, blue and alpha, each from 0 to 1.
  public let components: [CGFloat]?

  /// Creates a colour in the sRGB colour space; components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat {
    components?.last ?? 0
  }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components, components.count == 4 else { return nil }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// The components with three decimals.
  public var description: String {
    (components ?? []).map { String(format: "%.3f", Double($0)) }.joined(separator: " ")
  }

  /// Returns `true` if two colours have equal components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.components == rhs.components
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}
