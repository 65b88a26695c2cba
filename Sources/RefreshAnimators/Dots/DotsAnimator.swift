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
  package let color: Drawing.Color

  /// The texts of the footer.
  package let footer: FooterStyle

  /// Creates the dots.
  ///
  /// - Parameters:
  ///   - color: Their colour; by default the control's tint, which is a quiet grey unless the app set one.
  ///   - footer: The texts of the footer; by default the words of the user's language, and none while it loads.
  public init(color: Drawing.Color = .tint, footer: FooterStyle = .standard) {
    self.color = color
    self.footer = footer
  }
}

extension DotsAnimator: SymbolAnimator {
  /// The time in which the dots come to rest when there is no more to load, in seconds.
  private static let calming = 0.1

  var footerAppearance: FooterRow.Appearance { .resting }

  func ownExtent(in surroundings: RefreshSurroundings) -> Double {
    (surroundings.role == .loadMore ? DotsUnits.footerExtent : DotsUnits.heldExtent) * surroundings.indicatorScale
  }

  func activitySize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let height = 2 * DotsUnits.radius(in: surroundings) * surroundings.indicatorScale
    return Drawing.Size(width: 2 * DotsUnits.spacing * surroundings.indicatorScale + height, height: height)
  }

  func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing) {
    DotsPose(update).draw(Drawing.Paint(color), into: &drawing)
  }

  func drawActivity(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
    let surroundings = update.surroundings
    let reading = DotsUnits.step(in: surroundings)
    let row = DotsRow(
      center: center, step: update.edge.isVertical ? reading : .init(x: 0, y: abs(reading.x)),
      radius: DotsUnits.radius(in: surroundings) * surroundings.indicatorScale, isStill: surroundings.reducesMotion,
      floor: DotsUnits.floor(in: surroundings))
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
  ///   - color: Their colour; the control's tint by default.
  ///   - footer: The texts of the footer; by default the words of the user's language, and none while it loads.
  /// - Returns: The animator.
  public static func dots(color: Drawing.Color = .tint, footer: FooterStyle = .standard) -> DotsAnimator {
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

  /// The held extent of a header, and that of a footer.
  static let heldExtent = 44.0
  static let footerExtent = 52.0

  /// The radius of a dot: larger where lines are wider, too.
  static func radius(in surroundings: RefreshSurroundings) -> Double { diameter / 2 * surroundings.strokeScale }

  /// The offset from one dot to the next in reading direction: to the left in a right-to-left layout.
  static func step(in surroundings: RefreshSurroundings) -> Drawing.Point {
    Drawing.Point(x: (surroundings.isRightToLeft ? -spacing : spacing) * surroundings.indicatorScale, y: 0)
  }

  /// The opacity of a dot in the trough of the wave.
  static func floor(in surroundings: RefreshSurroundings) -> Double { surroundings.increasesContrast ? 0.5 : 0.35 }
}
