import RefreshCore

/// Three dots that the pull draws out of one, and that a wave runs through while a session runs.
///
/// After a failure, a cross in a circle takes the place of a header's dots.
///
/// Holds 44 points and arms at 61.6, for a footer 52 and 72.8, all a quarter more at accessibility sizes, and at least
/// as much as the rows of a footer need.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .dots) { try await feed.reload() }
/// ```
public struct DotsAnimator: RefreshAnimator, Equatable, Sendable {
  /// The colour of the dots.
  package var color = Drawing.Color.tint

  /// The texts of the footer.
  package var footer = FooterStyle()
}

extension DotsAnimator: SymbolAnimator {
  /// The time in which the dots come to rest when there is no more to load, in seconds.
  private static let calming = 0.1

  package var footerAppearance: FooterRow.Appearance { .resting }
  package var headerExtent: Double { 44 }

  package func activitySize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let height = 2 * DotsUnits.radius(in: surroundings) * surroundings.indicatorScale
    return Drawing.Size(width: 2 * DotsUnits.spacing * surroundings.indicatorScale + height, height: height)
  }

  package func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing) {
    DotsPose(update).draw(update, Drawing.Paint(color), into: &drawing)
  }

  package func drawActivity(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
    let surroundings = update.surroundings
    let row = DotsRow(surroundings, around: center, spread: 1, size: surroundings.indicatorScale)
    // If there is no more data, the wave ends in its trough.
    let calm = update.outcome == .noMoreData ? Easing.smooth(update.timeSinceEnd / Self.calming) : 0
    let light = update.loopOpacity
    row.draw(1 - calm, wave: light * (1 - calm), Drawing.Paint(color), into: &drawing)
  }
}

extension RefreshAnimator where Self == DotsAnimator {
  /// Three dots that the pull draws out of one.
  public static var dots: DotsAnimator { DotsAnimator() }

  /// Three dots that the pull draws out of one.
  ///
  /// - Parameters:
  ///   - color: Their colour; by default the control's tint, which is a quiet grey unless the app set one.
  ///   - footer: The texts of the footer; by default the words of the user's language, and none while it loads.
  /// - Returns: The animator.
  public static func dots(color: Drawing.Color = .tint, footer: FooterStyle = .init()) -> DotsAnimator {
    DotsAnimator(color: color, footer: footer)
  }
}

/// The dimensions of the dots, in points at the sizes that are not accessibility sizes.
enum DotsUnits {
  /// The diameter of a dot.
  static let diameter = 7.0

  /// The distance from the middle of one dot to that of the next.
  static let spacing = 14.0

  /// The extent at which the dots have their full size.
  static let roomForFullSize = 18.0

  /// The radius of a dot: larger where lines are wider, too.
  static func radius(in surroundings: RefreshSurroundings) -> Double { diameter / 2 * surroundings.strokeScale }
}

/// The state of the dots for one update.
struct DotsPose {
  /// The dots.
  let row: DotsRow

  /// The height of the dots on the wave, from 0 to 1.
  let height: Double

  /// The sign of a failure, if one is shown.
  let badge: OutcomeBadge?

  /// Points per unit of the badge.
  let badgeScale: Double

  /// The extent in which the badge has its full size, in points.
  private static let roomForBadge = 32.0

  /// The height to which a pull alone lifts the dots: arming adds the rest, so that it is visible.
  private static let pulledHeight = 0.5

  init(_ update: RefreshUpdate) {
    let surroundings = update.surroundings
    let room = min(update.visibleExtent, update.heldExtent)
    let size = min(surroundings.indicatorScale, room / DotsUnits.roomForFullSize)
    let pulled = Easing.lerp(Easing.clamp(update.progress), 1, update.armedFraction)
    row = DotsRow(surroundings, around: update.center, spread: Easing.smooth(pulled), size: size)
    height = Easing.lerp(Self.pulledHeight * pulled, 1, update.armedFraction)
    badge = OutcomeBadge(failureOf: update)
    badgeScale = min(surroundings.indicatorScale, room / Self.roomForBadge)
  }

  /// Draws the dots, or the failure that replaces them.
  func draw(_ update: RefreshUpdate, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    let wave = update.loopOpacity
    guard let badge else { return row.draw(height, wave: wave, paint, into: &drawing) }
    drawing.group(opacity: badge.opacityBelow) { row.draw(height, wave: wave, paint, into: &$0) }
    let strokeScale = update.surroundings.strokeScale
    badge.draw(paint, strokeScale: strokeScale, scale: badgeScale, centeredAt: row.center, into: &drawing)
  }
}

/// Three dots in a row, and the wave that runs through them.
struct DotsRow {
  /// The number of dots.
  static let count = 3

  /// The middle dot.
  let center: Drawing.Point

  /// The offset from one dot to the next, in points.
  let step: Drawing.Point

  /// The radius of a dot, in points.
  let radius: Double

  /// `true` if dots keep their size, for Reduce Motion.
  let isStill: Bool

  /// The opacity of a dot in the trough of the wave.
  let floor: Double

  /// The size of a dot in the trough of the wave, as a fraction of the full one.
  private static let leastSize = 0.62

  /// The period of the wave, in seconds, and its delay from one dot to the next, in periods.
  private static let period = 0.9
  private static let delay = 1.0 / 6

  /// Creates the dots about a point.
  ///
  /// - Parameters:
  ///   - surroundings: The environment of the drawing.
  ///   - center: The middle dot.
  ///   - spread: The distance from one dot to the next, as a fraction of the full one.
  ///   - size: The size of a dot, as a fraction of the full one.
  init(_ surroundings: RefreshSurroundings, around center: Drawing.Point, spread: Double, size: Double) {
    let distance = spread * (DotsUnits.spacing * surroundings.indicatorScale)
    self.center = center
    // At a leading or trailing edge the dots are stacked vertically, and otherwise in reading direction.
    let across = surroundings.isRightToLeft ? -distance : distance
    step = surroundings.edge.isVertical ? .init(x: across, y: 0) : .init(x: 0, y: distance)
    radius = size * DotsUnits.radius(in: surroundings)
    isStill = surroundings.reducesMotion
    floor = surroundings.increasesContrast ? 0.5 : 0.35
  }

  /// Draws the dots at a height of the wave, as one shape: overlaps do not show through.
  ///
  /// - Parameters:
  ///   - height: The height of all the dots on the wave, from 0, the trough, to 1.
  ///   - wave: The amount of the wave that runs through them, from 0 to 1. It grows from the present height, so its
  ///     start is not visible; nothing travels, each dot swells and brightens in its turn.
  ///   - paint: The paint of the dots.
  ///   - drawing: The drawing to draw into.
  func draw(_ height: Double, wave: Double, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    let size = isStill ? 1 : Easing.lerp(Self.leastSize, 1, height)
    drawing.group(opacity: Easing.lerp(floor, 1, height)) {
      for index in 0..<Self.count {
        let middle = dot(index)
        $0.group(motion: motion(.opacity, from: floor, index, wave)) {
          $0.group(motion: isStill ? nil : motion(.scale, from: Self.leastSize, index, wave), around: middle) {
            $0.fill(paint) { $0.circle(center: middle, radius: size * radius) }
          }
        }
      }
    }
  }

  private func motion(
    _ property: Drawing.Motion.Property, from least: Double, _ index: Int, _ wave: Double
  ) -> Drawing.Motion? {
    guard wave > 0 else { return nil }
    let way = Drawing.Wave.cosine(from: Easing.lerp(1, least, wave), to: 1)
    return Drawing.Motion(property, way, period: Self.period, phase: -Self.delay * Double(index))
  }

  private func dot(_ index: Int) -> Drawing.Point {
    let steps = Double(index - 1)
    return Drawing.Point(x: center.x + steps * step.x, y: center.y + steps * step.y)
  }
}
