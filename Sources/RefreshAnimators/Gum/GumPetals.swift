import RefreshCore

/// The eight petals that the ball turns into, and that become the spokes of the spinner.
///
/// At first they are hidden in the head, touching its rim; at the end they are exactly the spinner. Lengths are in
/// units from the top of the head.
struct GumPetals: Equatable {
  /// `true` if there are any petals.
  let areOut: Bool

  /// The distance of their middle from the top of the head.
  let center: Double

  /// The distance of a petal's inner end from the middle.
  let inner: Double

  /// The distance of a petal's outer end from the middle, without its round cap.
  let outer: Double

  /// The width of a petal.
  let width: Double

  /// The width of a petal in the ball; neighbours overlap.
  private static let firstWidth = 12.0

  init(_ activityFraction: Double, headRadius: Double, strokeScale: Double) {
    let bloom = Easing.smooth((activityFraction - 0.05) / 0.95)
    let spoke = Spokes.spokeWidth * strokeScale
    let size = Easing.lerp(headRadius / GumUnits.radius, 1, bloom)
    let tip = Easing.lerp(GumUnits.radius, Spokes.outerDistance + spoke / 2, bloom) * size
    areOut = activityFraction > 0
    center = Easing.lerp(headRadius, GumUnits.radius, bloom)
    inner = Spokes.innerDistance * size
    width = Easing.lerp(Self.firstWidth, spoke, bloom) * size
    outer = tip - width / 2
  }

  /// Returns the petals as spokes, at `scale` points per unit, about a point of the drawing.
  func spokes(around middle: Drawing.Point, scale: Double) -> Spokes {
    Spokes(center: middle, inner: inner * scale, outer: outer * scale, width: width * scale)
  }
}
