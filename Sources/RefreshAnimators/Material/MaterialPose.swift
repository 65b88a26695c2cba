import RefreshCore
import ScrollPhysics

/// The floating disc at a moment, in numbers.
struct MaterialPose: Equatable {
  /// The middle of the disc.
  let center: Drawing.Point

  /// Points per unit, without the growing of the disc.
  let unit: Double

  /// The size of the disc as a part of the full one.
  let size: Double

  /// The opacity of the disc.
  let opacity: Double

  /// How much of a turn the arc is, from 0 to 1.
  let sweep: Double

  /// Where the arc starts, in radians clockwise from the right.
  let rotation: Double

  /// The size of the arrowhead as a part of the full one.
  let head: Double

  /// How far the closed arc has become its loop.
  let opened: Double

  /// The place that it stands in.
  let surroundings: RefreshSurroundings

  /// The part of the way to the trigger in which the disc grows.
  private static let growth = 0.6

  /// Where the middle of the disc is at the start of the pull and at the trigger, and how far a longer pull takes it.
  private static let way = (start: 16.0, length: 22.0, excess: 10.0)

  /// The arc as parts of a turn: what there is of it at first, what the pull adds, and how far that turns it.
  private static let arc = (start: 30.0 / 360, length: 255.0 / 360, turn: 150.0)

  /// The part of what is let out of which a session shows nothing: the disc has gone 0.18 s after its end.
  private static let unseen = 0.3

  init(_ update: RefreshUpdate) {
    surroundings = update.surroundings
    unit = update.heldExtent / MaterialUnits.heldExtent
    let (armedFraction, activityFraction) = (update.armedFraction, update.activityFraction)
    let pulled = Self.pulled(update)
    let way = min(pulled, 1)
    // Once it is armed what is let out counts: it opens if the app begins a session, and closes where one ends.
    let out = (update.visibleExtent / update.heldExtent - Self.unseen) / (1 - Self.unseen)
    let presence = Easing.smooth(Easing.lerp(way / Self.growth, out, armedFraction))
    let isStill = surroundings.reducesMotion
    size = isStill ? 1 : presence
    opacity = isStill ? presence : 1
    let along = isStill ? MaterialUnits.restingCenter : Self.place(pulled, activityFraction)
    center = update.point(along: along * unit, across: update.crossLength / 2)
    // The arc closes before it opens as a loop, so that where the loop starts is not seen.
    sweep = Easing.lerp(Self.arc.start + Self.arc.length * way, 1, update.loopReadiness)
    rotation = (Self.arc.turn * pulled - 90) * Drawing.degree
    head = way * (1 - Easing.smooth(activityFraction / 0.4))
    opened = update.loopOpacity
  }

  /// How far the disc is pulled: 1 at the trigger and beyond it more; what arming reached stays reached.
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
  /// The hairline round the disc, in points.
  private static let hairline = 0.5

  /// Half the base of the arrowhead and its length, in units.
  private static let arrow = (halfBase: 4.4, length: 5.2)

  /// Draws the disc with its arc.
  func draw(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    guard size > 0 else { return }
    drawing.group(opacity: opacity, transform: .scale(size * unit), around: center) {
      drawDisc(into: &$0)
      drawArc(paint, into: &$0)
      drawHead(paint, into: &$0)
    }
  }

  /// The surface, its edge and its shadow: for more contrast a line in the place of the shadow.
  private func drawDisc(into drawing: inout Drawing) {
    let isPlain = surroundings.increasesContrast
    let shadow = Drawing.Shadow(opacity: isPlain ? 0 : 0.22, offset: .init(x: 0, y: 2), blur: 5)
    drawing.shadow(shadow) { $0.circle(center: center, radius: MaterialUnits.disc) }
    drawing.fill(.elevated) { $0.circle(center: center, radius: MaterialUnits.disc) }
    let edge = Drawing.Stroke(width: (isPlain ? 2 * Self.hairline : Self.hairline) / unit)
    drawing.stroke(isPlain ? .label : .separator, edge) { $0.circle(center: center, radius: MaterialUnits.disc) }
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

  /// The arrowhead at the end of the arc.
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
