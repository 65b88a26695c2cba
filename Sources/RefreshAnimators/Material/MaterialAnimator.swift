import RefreshCore
import ScrollPhysics

/// A disc that floats over the list: its arc grows with the pull and chases itself while a session runs.
///
/// After a failure, a cross takes the place of the arc on a header's disc.
///
/// The list is not held: it returns to rest when it is released, and the disc stays. It cannot stay at rest
/// during the pull, as it does on other platforms: it rubber-bands below the disc.
///
/// The trigger distance is 72 points, and the drawing receives a held extent of 48 while a session runs; 84 and 60 at
/// accessibility sizes. A footer, which shows the arc without the disc, holds 52, or 65, or as much as its rows need.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .material) { try await feed.reload() }
/// ```
public struct MaterialAnimator: RefreshAnimator, Equatable, Sendable {
  /// The colour of the arc.
  package var color = Drawing.Color.tint

  /// The texts of the footer.
  package var footer = FooterStyle()

  /// The placement over the list, which is not held.
  public var preferredPlacement: RefreshPlacement { .floating }
}

extension MaterialAnimator: SymbolAnimator {
  package var leastTriggerDistance: Double { MaterialUnits.triggerDistance }
  package var headerExtent: Double { MaterialUnits.heldExtent }

  package func activitySize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let side = (2 * MaterialUnits.radius + MaterialUnits.width * surroundings.strokeScale) * surroundings.indicatorScale
    return Drawing.Size(width: side, height: side)
  }

  package func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing) {
    MaterialPose(update).draw(update, Drawing.Paint(color), into: &drawing)
  }

  package func drawActivity(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
    let surroundings = update.surroundings
    MaterialUnits.ring(center, unit: surroundings.indicatorScale, strokeScale: surroundings.strokeScale)
      .draw(update.loopOpacity, Drawing.Paint(color), isStill: surroundings.reducesMotion, into: &drawing)
  }
}

extension RefreshAnimator where Self == MaterialAnimator {
  /// A disc that floats over the list.
  public static var material: MaterialAnimator { MaterialAnimator() }

  /// A disc that floats over the list.
  ///
  /// - Parameters:
  ///   - color: The colour of the arc; by default the control's tint, which is a quiet grey unless the app set one.
  ///   - footer: The texts of the footer; by default the words of the user's language, and none while it loads.
  /// - Returns: The animator.
  public static func material(color: Drawing.Color = .tint, footer: FooterStyle = .init()) -> MaterialAnimator {
    MaterialAnimator(color: color, footer: footer)
  }
}

/// The dimensions of the floating disc; a unit is a point at the sizes that are not accessibility sizes.
enum MaterialUnits {
  /// The radius of the disc.
  static let disc = 20.0

  /// The radius of the arc to the middle of its line, and the width of the line.
  static let radius = 8.5
  static let width = 2.5

  /// The held extent that the drawing receives: the distance that the disc comes out, though the list is not held.
  static let heldExtent = 48.0

  /// The pull distance that arms.
  static let triggerDistance = 72.0

  /// The shortest arc, as a fraction of a turn: with its cut ends, a shorter one would be a comma.
  static let shortest = 80.0 / 360

  /// The period of the arc's rotation, in seconds.
  static let period = 1.33

  /// The distance of the disc's middle from the edge while a session runs: its own radius and 16.
  static let restingCenter = 36.0

  /// Returns the arc about a point, at `unit` points per unit, with lines `strokeScale` times as wide.
  static func ring(_ center: Drawing.Point, unit: Double, strokeScale: Double) -> ChasingRing {
    ChasingRing(
      center: center, radius: radius * unit, width: width * strokeScale * unit, cap: .butt, period: period,
      shortest: shortest)
  }
}

/// The state of the floating disc for one update.
struct MaterialPose {
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

  /// The sign of a failure, if one is shown.
  let badge: OutcomeBadge?

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
    let surroundings = update.surroundings
    let isStill = surroundings.reducesMotion
    showsDisc = surroundings.role == .refresh
    unit = showsDisc ? update.heldExtent / MaterialUnits.heldExtent : surroundings.indicatorScale
    let (armedFraction, activityFraction) = (update.armedFraction, update.activityFraction)
    // 1 at the trigger and more beyond it; once armed, it does not fall below 1.
    let progress = update.progress
    let pulled = progress < 1 ? Easing.lerp(progress, 1, armedFraction) : progress
    let way = min(pulled, 1)
    // Once it is armed the visible extent counts: it opens if the app begins a session, and closes when one ends.
    let out = (update.visibleExtent / update.heldExtent - Self.unseen) / (1 - Self.unseen)
    let presence = Easing.smooth(Easing.lerp(way / Self.growth, out, armedFraction))
    let room = showsDisc ? 1 : update.visibleExtent / (Self.footerRoom * unit)
    size = min(isStill ? 1 : presence, room)
    opacity = isStill ? presence : 1
    let along = isStill ? MaterialUnits.restingCenter : Self.place(pulled, activityFraction)
    center = showsDisc ? update.point(along: along * unit, across: update.crossLength / 2) : update.center
    // The arc closes before it opens as a loop, so that the start of the loop is not visible.
    sweep = Easing.lerp(Self.arc.start + Self.arc.length * way, 1, update.loopReadiness)
    rotation = (Self.arc.turn * pulled - 90) * Drawing.degree
    head = way * (1 - Easing.smooth(activityFraction / 0.4))
    badge = OutcomeBadge(failureOf: update)
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
  func draw(_ update: RefreshUpdate, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    guard size > 0 else { return }
    drawing.group(opacity: opacity, transform: .scale(size * unit), around: center) {
      if showsDisc { drawDisc(update.surroundings, into: &$0) }
      drawSymbol(update, paint, into: &$0)
    }
  }

  private func drawSymbol(_ update: RefreshUpdate, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    guard let badge else { return drawArrow(update, paint, into: &drawing) }
    drawing.group(opacity: badge.opacityBelow) { drawArrow(update, paint, into: &$0) }
    let place = Drawing.Transform.translation(x: center.x, y: center.y)
    // The disc is the circle of the sign: its bars begin at once.
    let sign = FailureSign(radius: MaterialUnits.disc)
    let width = sign.lineWidth * update.surroundings.strokeScale
    sign.mark.draw(
      badge.circlePen, width: width, paint: .failure.opacity(badge.opacity), transform: place,
      into: &drawing)
  }

  private func drawArrow(_ update: RefreshUpdate, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawArc(update, paint, into: &drawing)
    drawHead(paint, into: &drawing)
  }

  /// Draws the surface, its edge and its shadow: with increased contrast a line replaces the shadow.
  private func drawDisc(_ surroundings: RefreshSurroundings, into drawing: inout Drawing) {
    let (isPlain, isDark) = (surroundings.increasesContrast, surroundings.isDark)
    let shadow = Drawing.Shadow(opacity: isPlain ? 0 : 0.22, offset: .init(x: 0, y: 2), blur: 5)
    drawing.shadow(shadow) { $0.circle(center: center, radius: MaterialUnits.disc) }
    drawing.fill(.elevated) { $0.circle(center: center, radius: MaterialUnits.disc) }
    let isWide = isPlain || isDark
    let edge = Drawing.Stroke(width: (isWide ? 2 * Self.hairline : Self.hairline) / unit)
    let line: Drawing.Paint = isPlain ? .label : isDark ? .secondaryLabel.opacity(Self.darkEdge) : .separator
    drawing.stroke(line, edge) { $0.circle(center: center, radius: MaterialUnits.disc) }
  }

  private func drawArc(_ update: RefreshUpdate, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    let (surroundings, opened) = (update.surroundings, update.loopOpacity)
    let ring = MaterialUnits.ring(center, unit: 1, strokeScale: surroundings.strokeScale)
    guard opened == 0 else { return ring.draw(opened, paint, isStill: surroundings.reducesMotion, into: &drawing) }
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
