import RefreshCore

/// The measures of the dots, in points at the sizes that are no accessibility sizes.
enum DotsUnits {
  /// The diameter of a dot.
  static let diameter = 7.0

  /// The distance from the middle of one dot to that of the next.
  static let spacing = 14.0

  /// The extent in which the dots have their full size.
  static let roomForFullSize = 18.0

  /// What is held, and what is held for a footer.
  static let heldExtent = 44.0
  static let footerExtent = 52.0

  /// How much longer than the held extent the pull is that arms; less, and a bounce could end inside the held space.
  static let triggerRatio = 1.4

  /// The radius of a dot: larger too where lines are wider.
  static func radius(in surroundings: RefreshSurroundings) -> Double { diameter / 2 * surroundings.strokeScale }

  /// The way from one dot to the next along a line of text: to the left where one reads so.
  static func step(in surroundings: RefreshSurroundings) -> Drawing.Point {
    Drawing.Point(x: (surroundings.isRightToLeft ? -spacing : spacing) * surroundings.pictureScale, y: 0)
  }

  /// The opacity of a dot in the trough of the wave.
  static func floor(in surroundings: RefreshSurroundings) -> Double { surroundings.increasesContrast ? 0.5 : 0.35 }
}
