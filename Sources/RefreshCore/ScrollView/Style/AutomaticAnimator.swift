#if REFRESH_ADAPTER
/// The animator of the style; of a control that was added without one.
///
/// A control replaces it by ``RefreshStyle/headerAnimator`` or ``RefreshStyle/footerAnimator``, and follows their changes.
/// Without them, it is a ring.
///
/// ```swift
/// control.animator = .automatic
/// ```
public struct AutomaticAnimator: RefreshAnimator, Equatable, Sendable {
  /// Draws with the animator that is used without a style.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) { RingAnimator().draw(update, into: &drawing) }
}

extension RefreshAnimator where Self == AutomaticAnimator {
  /// The animator of the style.
  ///
  /// ```swift
  /// let control = RefreshControl(animator: .automatic)
  /// ```
  public static var automatic: AutomaticAnimator { AutomaticAnimator() }
}

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
