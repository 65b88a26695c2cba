import RefreshAnimators

/// The screen of an iPhone 15 in portrait, with its bars, in points.
public enum Screen {
  /// The width in points.
  public static let width = 393.0

  /// The height in points.
  static let height = 852.0

  /// Pixels of a point.
  static let scale = 3.0

  /// The areas that the Dynamic Island and the home indicator cover.
  static let safeArea = SidePair(near: 59, far: 34)

  /// A row of a list from top to bottom, as high as a table's.
  static let rowHeight = 44.0

  /// A card of a list from side to side.
  static let cardWidth = 132.0

  /// The screen's height or width.
  static func length(_ isVertical: Bool) -> Double { isVertical ? height : width }
}
