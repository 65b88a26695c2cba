#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension Drawing.Color {
  /// Creates a colour that the control resolves for its traits.
  ///
  /// ```swift
  /// drawing.fill(Drawing.Paint(Drawing.Color(.systemRed))) { $0.circle(center: update.center, radius: 12) }
  /// ```
  ///
  /// - Parameter color: The colour, which may depend on the appearance. Its opacity counts.
  public init(_ color: UIColor) { self = .host(Drawing.HostColor(color)) }

  /// Creates the exact colour of one that was resolved, without its opacity.
  init(resolved color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self = .exact(red: Double(red), green: Double(green), blue: Double(blue))
  }
}

extension UIColor: HostColorSource {
  package func isSame(as other: any HostColorSource) -> Bool { isEqual(other) }

  package func exact(isDark: Bool) -> Drawing.Color {
    let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    return Drawing.Color(resolved: resolvedColor(with: traits))
  }
}

#endif
