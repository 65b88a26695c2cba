import RefreshCore

/// The measures of the spinner; a unit is a point where it is a header and has room.
enum SpinnerUnits {
  /// The distance of a spoke's inner and outer end from the middle, and its width; its ends are round.
  static let inner = 6.75
  static let outer = 12.5
  static let width = 3.0

  /// The diameter with the spokes' round ends: 2 · (12.5 + 1.5).
  static let diameter = 28.0

  /// The extent in which it has its full size; it leaves room for the swelling.
  static let roomForFullSize = 36.0

  /// What is held, and what is held for a footer, in points.
  static let heldExtent = 56.0
  static let footerExtent = 52.0

  /// How much longer than the held extent the pull is that arms; less, and a bounce could end inside the held space.
  static let triggerRatio = 1.4

  /// The size as a part of a header's.
  static func size(in surroundings: RefreshSurroundings) -> Double {
    (surroundings.role == .loadMore ? 0.70 : 1) * surroundings.pictureScale
  }

  /// The spokes about a point, `scale` points per unit.
  static func spokes(_ center: Drawing.Point, scale: Double, strokeScale: Double) -> Spokes {
    Spokes(center: center, inner: inner * scale, outer: outer * scale, width: width * strokeScale * scale)
  }
}
