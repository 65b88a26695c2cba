import RefreshCore

/// The measures of the floating disc; a unit is a point at the sizes that are no accessibility sizes.
enum MaterialUnits {
  /// The radius of the disc.
  static let disc = 20.0

  /// The radius of the arc to the middle of its line, and the width of the line.
  static let radius = 8.5
  static let width = 2.5

  /// What the drawing is told that is held: as far as the disc is let out, though none of the list is.
  static let heldExtent = 48.0

  /// What is held for a footer, whose row has the arc without the disc.
  static let footerExtent = 52.0

  /// The pull that arms.
  static let triggerDistance = 72.0

  /// How much longer than the held extent the pull is that arms.
  static let triggerRatio = 1.4

  /// Seconds in which the arc turns once.
  static let period = 1.33

  /// Where the middle of the disc is while a session runs: its own radius and 16 from the edge.
  static let restingCenter = 36.0

  /// The arc about a point, `unit` points per unit, with lines `strokeScale` times as wide.
  static func ring(_ center: Drawing.Point, unit: Double, strokeScale: Double) -> ChasingRing {
    ChasingRing(
      center: center, radius: radius * unit, width: width * strokeScale * unit, cap: .butt, period: period)
  }
}
