import RefreshCore
import ScrollPhysics

/// The gum at a moment, in numbers: a continuous function of the pull and of the three followers.
///
/// Lengths are in units of `scale` points, from the top of the head along the pull, unless they say otherwise.
struct GumPose: Equatable {
  /// Points per unit.
  let scale: Double

  /// How far the top of the resting ball is from the rest line, in points.
  let top: Double

  /// How far the picture is shaken across the pull, in points.
  let shake: Double

  /// The opacity of the whole picture.
  let opacity: Double

  /// The stretched body.
  let outline: GumOutline

  /// How much wider the body is, by the jelly and the swelling.
  let widening: Double

  /// How much longer the body is.
  let lengthening: Double

  /// How much of the body the petals have left, from 1 to 0.
  let body: Double

  /// The petals that the body blossoms into, and their middle.
  let petals: GumPetals

  /// How much is seen of the light that goes round in the petals.
  let light: Double

  /// How the icon is turned, in radians clockwise.
  let iconAngle: Double

  /// The size of the icon as a part of the full one.
  let iconScale: Double

  /// The opacity of the icon.
  let iconOpacity: Double

  /// How the body is painted.
  let skin: GumSkin

  /// The outcome on the ball.
  let verdict: GumVerdict
}

extension GumPose {
  init(_ update: RefreshUpdate, ink: GumInk = GumInk()) {
    let pull = GumPull(update)
    let (armedFraction, activityFraction) = (update.armedFraction, update.activityFraction)
    scale = pull.unit * pull.condensed
    top = min(update.visibleExtent, update.heldExtent) / 2 - GumUnits.radius * scale
    opacity = pull.opacity
    outline = GumOutline(stretch: pull.stretch * (1 - armedFraction), travel: pull.travel)
    let jelly = Self.jelly(armedFraction) * pull.stretch
    let swelling = 1 + armedFraction * Self.swelling(pull.excess)
    widening = swelling * (1 + 0.8 * jelly)
    lengthening = swelling * (1 - jelly)
    body = 1 - Easing.smooth(activityFraction / 0.35)
    // The petals come out of the head as it is then, without the swelling, which only makes it larger.
    let room = outline.head * (1 - jelly)
    petals = GumPetals(activityFraction, headRadius: room, strokeScale: update.surroundings.strokeScale)
    light = update.loopOpacity
    verdict = GumVerdict(update)
    shake = verdict.shake * scale
    iconAngle = (180 * armedFraction - 150 * (1 - pull.stretch)) * Drawing.degree
    iconScale = 1 - 0.4 * Easing.smooth(activityFraction / 0.2)
    iconOpacity = (1 - Easing.smooth(activityFraction / 0.2)) * (1 - Easing.smooth(update.outcomeFraction / 0.1))
    skin = GumSkin(
      update.surroundings, ink, activityFraction: activityFraction, failure: verdict.failure, scale: scale,
      size: pull.condensed)
  }

  /// The recoil of the snap: a squash by up to a tenth where `armed` is 0.875, which starts and ends level.
  private static func jelly(_ armedFraction: Double) -> Double {
    let z = Easing.clamp((armedFraction - 0.75) / 0.25)
    return 1.6 * z * z * (1 - z) * (1 - z)
  }

  /// How a ball that waits under the finger swells when it is pulled on: towards 6 %.
  private static func swelling(_ excess: Double) -> Double {
    let pulls = excess / (GumUnits.triggerDistance - GumUnits.slack)
    return 0.06 * pulls / (1 + pulls)
  }
}
