/// The fit of contents in the bounds of a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")

  /// The largest size that fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")

  /// The smallest size that covers the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Centred, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
}
