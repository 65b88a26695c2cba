import RefreshCore
import ScrollPhysics

/// The state of the gum for one update: a continuous function of the pull and of the update's three fractions.
///
/// Lengths are in units of `scale` points, from the top of the head along the pull, unless they say otherwise.
struct GumPose {
  /// Points per unit.
  let scale: Double

  /// The distance from the rest line to the top of the resting ball, in points.
  let top: Double

  /// The opacity of the whole gum.
  let opacity: Double

  /// The stretched body.
  let outline: GumOutline

  /// The factor by which the recoil and the swelling widen the body.
  let widening: Double

  /// The factor by which they lengthen the body.
  let lengthening: Double

  /// The fraction of the body that has not turned into petals yet, from 1 to 0.
  let body: Double

  /// The petals that the body turns into, and their middle.
  let petals: GumPetals

  /// The rotation of the icon, in radians clockwise.
  let iconAngle: Double

  /// The size of the icon as a fraction of the full one.
  let iconScale: Double

  /// The opacity of the icon.
  let iconOpacity: Double

  /// The opacities of the body's colours.
  let skin: GumSkin

  /// The outcome on the ball.
  let outcome: GumOutcome
}

extension GumPose {
  init(_ update: RefreshUpdate) {
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
    body = 1 - Easing.smooth((activityFraction - GumPetals.start) / (0.35 - GumPetals.start))
    // The petals come out of the head at its present size, without the swelling, which only makes it larger.
    let room = outline.head * (1 - jelly)
    petals = GumPetals(activityFraction, headRadius: room, strokeScale: update.surroundings.strokeScale)
    outcome = GumOutcome(update)
    iconAngle = (180 * armedFraction - 150 * (1 - pull.stretch)) * Drawing.degree
    iconScale = 1 - 0.4 * Easing.smooth(activityFraction / 0.2)
    iconOpacity = (1 - Easing.smooth(activityFraction / 0.2)) * (1 - Easing.smooth(update.outcomeFraction / 0.1))
    skin = GumSkin(update.surroundings, activityFraction: activityFraction, scale: scale, size: pull.condensed)
  }

  /// The recoil of the snap: a squash by up to a tenth at an `armedFraction` of 0.875, level at start and end.
  private static func jelly(_ armedFraction: Double) -> Double {
    let z = Easing.clamp((armedFraction - 0.75) / 0.25)
    return 1.6 * z * z * (1 - z) * (1 - z)
  }

  /// The swelling of an armed ball that is pulled further during the drag: towards 6 %.
  private static func swelling(_ excess: Double) -> Double {
    let pulls = excess / (GumUnits.triggerDistance - GumUnits.slack)
    return 0.06 * pulls / (1 + pulls)
  }

  /// Draws the gum: the body, the petals over it, and the marks on the head over both.
  func draw(_ update: RefreshUpdate, _ ink: GumInk, into drawing: inout Drawing) {
    let place = placement(update)
    drawing.group(opacity: opacity) {
      drawBody(place, ink, into: &$0)
      drawPetals(update, place, ink.body, into: &$0)
      drawStain(place, ink, into: &$0)
      let surroundings = update.surroundings
      drawHead(place, ink, isVertical: surroundings.edge.isVertical, surroundings.strokeScale, into: &$0)
    }
  }

  /// The transform from units, across and along from the top of the head, to the drawing.
  private func placement(_ update: RefreshUpdate) -> Drawing.Transform {
    Drawing.Transform.scale(scale)
      .followed(by: .translation(x: update.crossLength / 2 + outcome.shake * scale, y: top))
      .followed(by: update.orientation)
  }

  /// The transform that squashes and swells the body about the top of the head.
  private var deformation: Drawing.Transform { .scale(x: widening, y: lengthening) }

  private var middle: Drawing.Point { .init(x: 0, y: petals.center) }

  private func drawBody(_ place: Drawing.Transform, _ ink: GumInk, into drawing: inout Drawing) {
    // Below a shape in the colour of an outcome, another colour shows through at the edge.
    guard body > 0, outcome.stain < 1 else { return }
    skin.drawBody(ink.body, into: &drawing) { addBody(body, place, to: &$0) }
  }

  /// Draws the colour of an outcome, which spreads from the middle of the body: no other colour is mixed with it.
  private func drawStain(_ place: Drawing.Transform, _ ink: GumInk, into drawing: inout Drawing) {
    guard body * outcome.stain > 0 else { return }
    let paint = outcome.body(ink)
    if outcome.stain < 1 {
      drawing.fill(paint) { addBody(body * outcome.stain, place, to: &$0) }
    } else {
      skin.drawBody(paint, into: &drawing) { addBody(body, place, to: &$0) }
    }
  }

  /// Adds the outline of the body, shrunk about its middle.
  private func addBody(_ size: Double, _ place: Drawing.Transform, to path: inout Drawing.Path) {
    path.transform = deformation.followed(by: .scale(size).around(middle)).followed(by: place)
    outline.add(to: &path)
  }

  /// Draws the petals: they fade over those with the running highlight, so that the start of the loop is not visible.
  private func drawPetals(
    _ update: RefreshUpdate, _ place: Drawing.Transform, _ body: Drawing.Paint, into drawing: inout Drawing
  ) {
    guard petals.areOut else { return }
    petals.spokes(around: place(middle), scale: scale).draw(body, of: update, into: &drawing)
  }

  private func drawHead(
    _ place: Drawing.Transform, _ ink: GumInk, isVertical: Bool, _ strokeScale: Double, into drawing: inout Drawing
  ) {
    let map = deformation.followed(by: place)
    let center = map(.init(x: 0, y: outline.head))
    skin.drawRim(into: &drawing) {
      $0.transform = map
      outline.add(to: &$0)
    }
    let size = isVertical ? (x: widening, y: lengthening) : (x: lengthening, y: widening)
    // At the bottom edge the tail is above the head; at a leading or trailing one the shape is as high as its head.
    let (first, last) = (map(.zero).y, map(.init(x: 0, y: outline.length)).y)
    let reach = outline.head * size.y * scale
    let (top, bottom) = isVertical ? (min(first, last), max(first, last)) : (center.y - reach, center.y + reach)
    skin.drawHighlight(from: .init(x: center.x, y: top), to: .init(x: center.x, y: bottom), into: &drawing) {
      $0.transform = map
      outline.add(to: &$0)
    }
    let upright = Drawing.Transform.scale(x: size.x * scale, y: size.y * scale).moved(to: center)
    let icon = Drawing.Transform.scale(outline.head * iconScale).followed(by: .rotation(iconAngle))
    drawing.group(opacity: iconOpacity, transform: icon.followed(by: upright)) {
      ReloadIcon.draw(ink.onBody, strokeScale: strokeScale, into: &$0)
    }
    outcome.drawMark(ink, width: outcome.lineWidth * strokeScale * scale, at: upright, into: &drawing)
  }
}

/// The effect of the pull on the gum: grown to a ball, then stretched.
struct GumPull {
  /// Points per unit of the full gum: the held extent is 52 units.
  let unit: Double

  /// The size of the gum as a fraction of the full one: it grows until the held extent is uncovered.
  let condensed: Double

  /// The opacity of the gum, which fades in where it is smallest.
  let opacity: Double

  /// The pull between the held extent, 0, and the trigger distance, 1; more than 1 beyond it.
  let tension: Double

  /// The stretch that the pull alone would make, from 0 to 1.
  let stretch: Double

  /// The additional length of the gum at a stretch of 1, in units.
  let travel: Double

  /// The pull beyond the trigger distance, in units; 0 or more.
  let excess: Double

  /// The least distance from the held extent to a complete stretch, as a fraction of the held extent: a trigger
  /// distance below the minimum ratio is reached before the stretch is complete.
  private static let leastSpan = RefreshMetrics.minimumTriggerRatio - 1

  init(_ update: RefreshUpdate) {
    let (extent, held) = (update.visibleExtent, update.heldExtent)
    unit = held / GumUnits.slack
    let growth = Easing.clamp((extent / unit - GumUnits.appearance) / (GumUnits.slack - GumUnits.appearance))
    // A radius of 12t + 4t²: at the full size it grows by half of the extent, at the same rate as the stretch that
    // follows.
    condensed = (12 * growth + 4 * growth * growth) / GumUnits.radius
    opacity = Easing.clamp(growth / 0.3)
    let span = max(update.triggerDistance - held, Self.leastSpan * held)
    tension = (extent - held) / span
    stretch = Self.stretch(tension)
    travel = span / unit
    excess = max(0, extent - update.triggerDistance) / unit
  }

  /// Returns the stretch for a tension: proportional, and at half the rate at the snap: a parabola from 0.92 to 1.08.
  private static func stretch(_ tension: Double) -> Double {
    if tension <= 0.92 { return max(0, tension) }
    if tension >= 1.08 { return 1 }
    return tension - (tension - 0.92) * (tension - 0.92) / 0.32
  }
}

/// The outcome of a session on the ball.
struct GumOutcome {
  /// The tick or the cross; `nil` if the outcome has none.
  let mark: OutcomeMark?

  /// The opacity of the mark.
  let opacity: Double

  /// The progress of the pen along the mark, from 0 to 1.
  let pen: Double

  /// The part of the ball that has the colour of the outcome, from its middle to its rim.
  let stain: Double

  /// The offset of the ball across the pull as a failure shakes it, in units.
  let shake: Double

  /// The width of the mark's line, in units.
  let lineWidth: Double

  /// The width of a tick's line, in units.
  private static let tickWidth = 2.6

  private static let sign = FailureSign(radius: GumUnits.radius)

  /// The time at which the pen starts, in seconds from the end, and its durations for a tick and a cross.
  private static let penStart = 0.14
  private static let tickDuration = 0.28
  private static let crossDuration = 0.30

  /// The start of the shaking, in seconds from the end, its amplitude in units, its period, and its decay per second.
  private static let shakeStart = 0.16
  private static let shakeReach = 4.0
  private static let shakePeriod = 0.13
  private static let shakeDecay = 9.0

  init(_ update: RefreshUpdate) {
    let elapsed = update.timeSinceEnd
    let hasFailed = update.outcome == .failure
    let isStill = update.surroundings.reducesMotion
    mark =
      switch update.outcome {
      case .success: .tick(start: .init(x: -6.4, y: 0.5), corner: .init(x: -2.1, y: 4.8), end: .init(x: 6.3, y: -4.6))
      case .failure: Self.sign.mark
      case .cancelled, .noMoreData, nil: nil
      }
    lineWidth = hasFailed ? Self.sign.lineWidth : Self.tickWidth
    opacity = update.outcomeFraction
    let duration = hasFailed ? Self.crossDuration : Self.tickDuration
    pen = isStill ? 1 : Easing.easeOut((elapsed - Self.penStart) / duration)
    // If a pull catches the closing list, the outcome goes with its colour and its shaking.
    let presence = mark == nil ? 0 : Easing.smooth(update.outcomeFraction / 0.25)
    stain = isStill ? presence : presence * Easing.smooth(elapsed / 0.2)
    shake = isStill || !hasFailed ? 0 : presence * Self.shake(elapsed)
  }

  private static func shake(_ elapsed: Double) -> Double {
    let time = elapsed - shakeStart
    guard time > 0 else { return 0 }
    return shakeReach * Kernel.sin(360 * Drawing.degree * time / shakePeriod) * Kernel.exp(-shakeDecay * time)
  }

  /// Returns the paint of the ball with the mark: a failure has a colour of its own, whatever the body's is.
  func body(_ ink: GumInk) -> Drawing.Paint {
    if case .cross = mark { .failure } else { ink.body.ofSuccess }
  }

  /// Draws the mark, if there is one, with a line of a width in points.
  func drawMark(_ ink: GumInk, width: Double, at place: Drawing.Transform, into drawing: inout Drawing) {
    guard opacity > 0, let mark else { return }
    mark.draw(pen, width: width, paint: self.ink(ink).opacity(opacity), transform: place, into: &drawing)
  }

  /// Returns the paint of the mark.
  func ink(_ ink: GumInk) -> Drawing.Paint {
    if case .cross = mark { .onFailure } else { ink.onBody == .onTint ? .onSuccess : ink.onBody }
  }
}
