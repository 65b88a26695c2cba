import RefreshCore

/// The state of the gum for Reduce Motion: a ball, a spinner, and fades between them.
struct StillGumPose {
  /// The middle of the ball and of the spinner.
  let center: Drawing.Point

  /// Points per unit.
  let unit: Double

  /// The opacity of the whole gum: it appears where the ball has room.
  let opacity: Double

  /// The fraction of the ball's outline that the pull has drawn, from 0 to 1.
  let progress: Double

  /// The opacity of the arc, as a fraction of the ball's.
  let arcOpacity: Double

  /// The progress of the icon in the ball to none, and then that of the ball to the spinner, from 0 to 1.
  let spinner: (icon: Double, ball: Double)

  /// The opacities of the ball's colours.
  let skin: GumSkin

  /// The outcome on the ball.
  let outcome: GumOutcome

  /// The extent at which the ball has room, and the additional extent over which it fades in, in units.
  private static let ballRoom = 34.0
  private static let fadeLength = 14.0

  /// The activity at which the icon has disappeared, and the ball begins to: the two are never seen through each other.
  private static let iconEnd = 0.25

  /// The activity at which the ball has disappeared: before the loop of the spinner is visible.
  private static let ballEnd = 0.55

  /// The extent at which the arc has room, with the widest line, in units.
  private static let arcRoom = 41.0

  init(_ update: RefreshUpdate) {
    let pull = GumPull(update)
    center = update.center
    unit = pull.unit
    let extent = update.visibleExtent / pull.unit
    opacity = Easing.smooth((extent - Self.ballRoom) / Self.fadeLength)
    progress = Easing.lerp(Easing.clamp(pull.tension), 1, update.armedFraction)
    outcome = GumOutcome(update)
    // The first 20° fade in, so that the round ends of the arc do not appear at once.
    let arcRoom = Easing.smooth((extent - Self.arcRoom) / (GumUnits.slack - Self.arcRoom))
    arcOpacity = arcRoom * Easing.clamp(progress * 18) * (1 - outcome.opacity)
    spinner = (
      Easing.smooth(update.activityFraction / Self.iconEnd),
      Easing.smooth((update.activityFraction - Self.iconEnd) / (Self.ballEnd - Self.iconEnd))
    )
    skin = GumSkin(update.surroundings, activityFraction: 0, scale: pull.unit, size: 1)
  }
}

extension StillGumPose {
  /// The width of the arc's line, in units; the arc closes as the outline of the ball.
  private static let arcWidth = 2.0

  /// The opacity of the ball that the pull has not filled.
  private static let paleness = 0.25

  func draw(_ update: RefreshUpdate, _ ink: GumInk, into drawing: inout Drawing) {
    let (filled, strokeScale) = (update.armedFraction, update.surroundings.strokeScale)
    drawing.group(opacity: opacity) {
      $0.group(opacity: 1 - spinner.ball) {
        drawBall(ink, filled, into: &$0)
        drawArc(ink.body, strokeScale, into: &$0)
        $0.group(opacity: 1 - spinner.icon) { drawIcon(ink, filled, strokeScale, into: &$0) }
      }
      $0.group(opacity: spinner.ball) {
        Spokes(around: center, scale: unit, strokeScale: strokeScale).draw(ink.body, of: update, into: &$0)
      }
    }
  }

  /// Draws the ball, as far as the pull has filled it.
  private func drawBall(_ ink: GumInk, _ filled: Double, into drawing: inout Drawing) {
    let radius = GumUnits.radius * unit
    let top = Drawing.Point(x: center.x, y: center.y - radius)
    let bottom = Drawing.Point(x: center.x, y: center.y + radius)
    drawing.group(opacity: Easing.lerp(Self.paleness, 1, filled)) {
      // Below a shape in the colour of an outcome, another colour shows through at the edge.
      skin.drawBody(outcome.stain < 1 ? ink.body : outcome.body(ink), into: &$0) {
        $0.circle(center: center, radius: radius)
      }
      if outcome.stain < 1 {
        $0.fill(outcome.body(ink).opacity(outcome.stain)) { $0.circle(center: center, radius: radius) }
      }
      skin.drawHighlight(from: top, to: bottom, into: &$0) { $0.circle(center: center, radius: radius) }
    }
    skin.drawRim(into: &drawing) { $0.circle(center: center, radius: radius) }
  }

  private func drawIcon(_ ink: GumInk, _ filled: Double, _ strokeScale: Double, into drawing: inout Drawing) {
    let place = Drawing.Transform.scale(GumUnits.radius * unit).moved(to: center)
    let iconOpacity = 1 - outcome.opacity
    drawing.group(opacity: iconOpacity * (1 - filled), transform: place) {
      ReloadIcon.draw(ink.body, strokeScale: strokeScale, into: &$0)
    }
    drawing.group(opacity: iconOpacity * filled, transform: place) {
      ReloadIcon.draw(ink.onBody, strokeScale: strokeScale, into: &$0)
    }
    let width = outcome.lineWidth * strokeScale * unit
    outcome.drawMark(ink, width: width, at: .scale(unit).moved(to: center), into: &drawing)
  }

  private func drawArc(_ paint: Drawing.Paint, _ strokeScale: Double, into drawing: inout Drawing) {
    guard arcOpacity > 0, progress > 0 else { return }
    let line = Drawing.Stroke(width: Self.arcWidth * strokeScale * unit, from: 0, to: progress)
    drawing.stroke(paint.opacity(arcOpacity), line) {
      $0.circle(center: center, radius: GumUnits.radius * unit - line.width / 2)
    }
  }
}
