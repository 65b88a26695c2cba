import RefreshCore

/// The measures of the gum.
///
/// One unit is a point where the ball has a radius of 16 points; everything scales with it.
enum GumUnits {
  /// The radius of the ball at rest, in units.
  static let radius = 16.0

  /// The diameter of the spinner, with the spokes' round ends.
  static let spinner = 28.0

  /// The extent at which the ball has its full size and begins to be stretched, and that is held: 10 + 2 · 16 + 10.
  static let slack = 52.0

  /// The space between the rest line and the top of the ball, and between its tip and the content, in units.
  static let margin = 10.0

  /// The pull that arms, in units.
  static let triggerDistance = 100.0

  /// The extent at which the ball appears, in units.
  static let appearance = 12.0

  /// The least scale, as a part of the full one, while the trigger leaves a stretch of at least 1.4 times the slack.
  private static let leastScale = 0.6

  /// The least ratio of the trigger to the slack.
  static let leastStretch = 1.4

  /// The most of a viewport that a trigger takes.
  private static let viewportShare = 0.2

  /// The pull that arms a gum with a radius, in points, where there is room for it.
  static func trigger(radius: Double) -> Double { triggerDistance * radius / Self.radius }

  /// Points per unit.
  ///
  /// In proportion to the trigger where a short viewport caps it, but not below 0.6 of the full scale until the slack
  /// would leave less than 0.4 of itself to stretch.
  static func scale(radius: Double, in surroundings: RefreshSurroundings) -> Double {
    let full = radius / Self.radius * surroundings.pictureScale
    let own = trigger(radius: radius)
    let trigger = min(own, viewportShare * max(0, surroundings.viewport))
    return full * max(trigger / own, min(leastScale, trigger / (leastStretch * slack * full)))
  }
}
