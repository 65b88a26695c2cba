import RefreshAnimators

/// The screen of an iPhone 15 in portrait, with its bars, in points; a window of the page may leave less height.
public enum Screen {
  /// The width in points.
  public static let width = 393.0

  /// The heights that a screen can have, in points.
  static let height = 480.0...852.0

  /// Pixels of a point.
  static let scale = 3.0

  /// The areas that the Dynamic Island and the home indicator cover.
  static let safeArea = RefreshStateMachine.SidePair(near: 59, far: 34)

  /// The height of a navigation bar, in points.
  static let barHeight = 44.0

  /// The height of a large title, in points.
  static let titleHeight = 52.0

  /// The heights that a row can have with the default text, in points: from that of the demo's list.
  static let rowHeights = 44.0...76.0

  /// The growth of a row for each text size above the default, in points.
  private static let rowGrowth = 9.0

  /// A card of a list from side to side.
  static let cardWidth = 132.0

  /// Returns the length of a row of a height at a text size, or of a card of a list from side to side.
  static func rowLength(_ isVertical: Bool, height: Double, textSize: Double) -> Double {
    isVertical ? height + rowGrowth * max(0, textSize - Slot.textSize.standard) : cardWidth
  }
}
