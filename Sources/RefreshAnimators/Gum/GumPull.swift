import RefreshCore

/// How far the pull has brought the gum: condensed to a ball, then stretched.
struct GumPull: Equatable {
  /// Points per unit of the full picture: what is held is 52 units.
  let unit: Double

  /// The size of the picture as a part of the full one: it grows until the held extent is uncovered.
  let condensed: Double

  /// The opacity of the picture, which fades in where it is smallest.
  let opacity: Double

  /// How far the pull is between the held extent, 0, and the trigger, 1; goes on beyond.
  let tension: Double

  /// The stretch that the pull alone would make, from 0 to 1.
  let stretch: Double

  /// How much longer the gum is at a stretch of 1, in units.
  let travel: Double

  /// How far the pull is beyond the trigger, in units; 0 or more.
  let excess: Double

  /// A trigger that is nearer than 1.4 times the held extent leaves a stretch that is not over when it is reached.
  private static let leastSpan = GumUnits.leastStretch - 1

  init(_ update: RefreshUpdate) {
    let (extent, held) = (update.visibleExtent, update.heldExtent)
    unit = held / GumUnits.slack
    let growth = Easing.clamp((extent / unit - GumUnits.appearance) / (GumUnits.slack - GumUnits.appearance))
    // A radius of 12t + 4t²: at the full size it grows by half of the extent, as the stretch does that follows.
    condensed = (12 * growth + 4 * growth * growth) / GumUnits.radius
    opacity = Easing.clamp(growth / 0.3)
    let span = max(update.triggerDistance - held, Self.leastSpan * held)
    tension = (extent - held) / span
    stretch = Self.stretch(tension)
    travel = span / unit
    excess = max(0, extent - update.triggerDistance) / unit
  }

  /// The tail follows the pull, and just before it snaps at half the speed: a parabola from 0.92 to 1.08.
  private static func stretch(_ tension: Double) -> Double {
    if tension <= 0.92 { return max(0, tension) }
    if tension >= 1.08 { return 1 }
    return tension - (tension - 0.92) * (tension - 0.92) / 0.32
  }
}
