/// How contents fit into the bounds of a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")

  /// As large as fits in.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")

  /// As small as covers all.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
}
