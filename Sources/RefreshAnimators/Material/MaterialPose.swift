import RefreshCore
import ScrollPhysics

/// The state of the floating disc for one update.
struct MaterialPose: Equatable {
  /// The middle of the disc.
  let center: Drawing.Point

  /// `false` in a footer: the disc would cover the list, which a footer holds.
  let showsDisc: Bool

  /// Points per unit, without the growth of the disc.
  let unit: Double

  /// The size of the disc as a fraction of the full one.
  let size: Double

  /// The opacity of the disc.
  let opacity: Double

  /// The length of the arc as a fraction of a turn, from 0 to 1.
  let sweep: Double

  /// The angle at which the arc starts, in radians clockwise from the right.
  let rotation: Double

  /// The size of the arrowhead as a fraction of the full one.
  let head: Double

  /// The progress of the closed arc to its loop, from 0 to 1.
  let opened: Double

  /// The sign of a failure, if one is shown.
  let badge: OutcomeBadge?

  /// The surroundings of the control.
  let surroundings: RefreshSurroundings

  /// The fraction of the trigger distance over which the disc grows.
  private static let growth = 0.6

  /// The distances of the disc's middle: at the start of the pull, from there to the trigger, and the limit of a longer
  /// pull.
  private static let way = (start: 16.0, length: 22.0, excess: 10.0)

  /// The arc's first length and the length that the pull adds, as fractions of a turn, and its rotation in degrees.
  private static let arc = (start: 30.0 / 360, length: 255.0 / 360, turn: 150.0)

  /// The space that the arc with its arrowhead needs in a footer, in units.
  private static let footerRoom = 2 * (MaterialUnits.radius + arrow.halfBase)

  /// The fraction of the visible extent in which a session shows nothing: the disc has disappeared 0.18 s after its
  /// end.
  private static let unseen = 0.3

  init(_ update: RefreshUpdate) {
    surroundings = update.surroundings
    showsDisc = surroundings.role == .refresh
    unit = showsDisc ? update.heldExtent / MaterialUnits.heldExtent : surroundings.indicatorScale
    let (armedFraction, activityFraction) = (update.armedFraction, update.activityFraction)
    let pulled = Self.pulled(update)
    let way = min(pulled, 1)
    // Once it is armed the visible extent counts: it opens if the app begins a session, and closes when one ends.
    let out = (update.visibleExtent / update.heldExtent - Self.unseen) / (1 - Self.unseen)
    let presence = Easing.smooth(Easing.lerp(way / Self.growth, out, armedFraction))
    let isStill = surroundings.reducesMotion
    let room = showsDisc ? 1 : update.visibleExtent / (Self.footerRoom * unit)
    size = min(isStill ? 1 : presence, room)
    opacity = isStill ? presence : 1
    let along = isStill ? MaterialUnits.restingCenter : Self.place(pulled, activityFraction)
    center = showsDisc ? update.point(along: along * unit, across: update.crossLength / 2) : update.center
    // The arc closes before it opens as a loop, so that the start of the loop is not visible.
    sweep = Easing.lerp(Self.arc.start + Self.arc.length * way, 1, update.loopReadiness)
    rotation = (Self.arc.turn * pulled - 90) * Drawing.degree
    head = way * (1 - Easing.smooth(activityFraction / 0.4))
    opened = update.loopOpacity
    badge = OutcomeBadge(failureOf: update)
  }

  /// The progress of the pull: 1 at the trigger and more beyond it; once armed, it does not fall below 1.
  private static func pulled(_ update: RefreshUpdate) -> Double {
    let pulled = update.progress
    return pulled < 1 ? Easing.lerp(pulled, 1, update.armedFraction) : pulled
  }

  private static func place(_ pulled: Double, _ activityFraction: Double) -> Double {
    let beyond = 1.5 * max(0, pulled - 1)
    let place = way.start + way.length * min(pulled, 1) + way.excess * beyond / (1 + beyond)
    return Easing.lerp(place, MaterialUnits.restingCenter, activityFraction)
  }
}

extension MaterialPose {
  /// The hairline round the disc, in points, and the opacity of the one in the dark, where no shadow is seen.
  private static let hairline = 0.5
  private static let darkEdge = 0.65

  /// Half the base of the arrowhead and its length, in units.
  private static let arrow = (halfBase: 4.4, length: 5.2)

  /// Draws the disc with its arc, or with the failure that replaces it; in a footer, the arc alone.
  func draw(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    guard size > 0 else { return }
    drawing.group(opacity: opacity, transform: .scale(size * unit), around: center) {
      if showsDisc { drawDisc(into: &$0) }
      drawSymbol(paint, into: &$0)
    }
  }

  private func drawSymbol(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    guard let badge else { return drawArrow(paint, into: &drawing) }
    drawing.group(opacity: badge.opacityBelow) { drawArrow(paint, into: &$0) }
    let place = Drawing.Transform.translation(x: center.x, y: center.y)
    badge.draw(paint, strokeScale: surroundings.strokeScale, at: place, into: &drawing)
  }

  private func drawArrow(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawArc(paint, into: &drawing)
    drawHead(paint, into: &drawing)
  }

  /// Draws the surface, its edge and its shadow: with increased contrast a line replaces the shadow.
  private func drawDisc(into drawing: inout Drawing) {
    let isPlain = surroundings.increasesContrast
    let shadow = Drawing.Shadow(opacity: isPlain ? 0 : 0.22, offset: .init(x: 0, y: 2), blur: 5)
    drawing.shadow(shadow) { $0.circle(center: center, radius: MaterialUnits.disc) }
    drawing.fill(.elevated) { $0.circle(center: center, radius: MaterialUnits.disc) }
    let isWide = isPlain || surroundings.isDark
    let edge = Drawing.Stroke(width: (isWide ? 2 * Self.hairline : Self.hairline) / unit)
    let line: Drawing.Paint =
      isPlain ? .label : surroundings.isDark ? .secondaryLabel.opacity(Self.darkEdge) : .separator
    drawing.stroke(line, edge) { $0.circle(center: center, radius: MaterialUnits.disc) }
  }

  private func drawArc(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    let ring = MaterialUnits.ring(center, unit: 1, strokeScale: surroundings.strokeScale)
    guard opened == 0 else {
      return ring.draw(opened, paint, isStill: surroundings.reducesMotion, into: &drawing)
    }
    drawing.stroke(paint, Drawing.Stroke(width: ring.width, cap: .butt, from: 0, to: sweep)) {
      $0.circle(center: center, radius: ring.radius, from: rotation)
    }
  }

  /// Draws the arrowhead at the end of the arc.
  private func drawHead(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    guard head > 0 else { return }
    let end = rotation + sweep * 360 * Drawing.degree
    let place = Drawing.Transform.scale(head)
      .followed(by: .rotation(end))
      .followed(
        by: .translation(
          x: center.x + MaterialUnits.radius * Kernel.cos(end), y: center.y + MaterialUnits.radius * Kernel.sin(end)))
    drawing.fill(paint) {
      $0.transform = place
      $0.move(to: .init(x: 0, y: Self.arrow.length))
      $0.line(to: .init(x: -Self.arrow.halfBase, y: 0))
      $0.line(to: .init(x: Self.arrow.halfBase, y: 0))
      $0.close()
    }
  }
}
