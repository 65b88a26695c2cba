import RefreshCore

/// A disc that floats over the list: an arc grows in it with the pull and chases itself while a session runs.
///
/// The list is not held: it goes home when it is let go, and the disc stays. It cannot stand still under the pull, as
/// it does elsewhere: it rubber-bands below the disc.
///
/// It is 72 points to pull, and the drawing is told of 48 held ones while a session runs, at accessibility sizes 84 and
/// 60. A footer, which shows the arc without the disc, holds 52, or 65, or as much as its rows need.
public struct MaterialAnimator: RefreshAnimator, Equatable, Sendable {
  /// The colour of the arc.
  public let color: Drawing.Color

  /// What it says as a footer.
  public let footer: FooterStyle

  /// Creates the disc.
  ///
  /// - Parameters:
  ///   - color: The colour of the arc; by default the control's tint, which is a quiet grey unless the app set one.
  ///   - footer: What it says as a footer; by default the words of the reader's language, and none while it loads.
  public init(color: Drawing.Color = .tint, footer: FooterStyle = .standard) {
    self.color = color
    self.footer = footer
  }

  /// Over the list, which is not held.
  public var preferredPlacement: RefreshPlacement { .floating }
}

extension MaterialAnimator: SymbolAnimator {
  var leastTriggerDistance: Double { MaterialUnits.triggerDistance }

  /// The disc would lie over the list, which a footer holds.
  var showsPullInFooter: Bool { false }

  func ownExtent(in surroundings: RefreshSurroundings) -> Double {
    let isFooter = surroundings.role == .loadMore
    return (isFooter ? MaterialUnits.footerExtent : MaterialUnits.heldExtent) * surroundings.pictureScale
  }

  func activitySize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let side = (2 * MaterialUnits.radius + MaterialUnits.width * surroundings.strokeScale) * surroundings.pictureScale
    return Drawing.Size(width: side, height: side)
  }

  func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing) {
    MaterialPose(update).draw(Drawing.Paint(color), into: &drawing)
  }

  func drawActivity(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
    let surroundings = update.surroundings
    MaterialUnits.ring(center, unit: surroundings.pictureScale, strokeScale: surroundings.strokeScale)
      .draw(update.loopOpacity, Drawing.Paint(color), isStill: surroundings.reducesMotion, into: &drawing)
  }
}

extension RefreshAnimator where Self == MaterialAnimator {
  /// A disc that floats over the list.
  public static var material: MaterialAnimator { MaterialAnimator() }

  /// A disc that floats over the list.
  ///
  /// - Parameters:
  ///   - color: The colour of the arc; the control's tint by default.
  ///   - footer: What it says as a footer; by default the words of the reader's language, and none while it loads.
  /// - Returns: The animator.
  public static func material(color: Drawing.Color = .tint, footer: FooterStyle = .standard) -> MaterialAnimator {
    MaterialAnimator(color: color, footer: footer)
  }
}

/// The measures of the floating disc; a unit is a point at the sizes that are no accessibility sizes.
enum MaterialUnits {
  /// The radius of the disc.
  static let disc = 20.0

  /// The radius of the arc to the middle of its line, and the width of the line.
  static let radius = 8.5
  static let width = 2.5

  /// What the drawing is told that is held: as far as the disc is let out, though none of the list is.
  static let heldExtent = 48.0

  /// What is held for a footer, whose row has the arc without the disc.
  static let footerExtent = 52.0

  /// The pull that arms.
  static let triggerDistance = 72.0

  /// Seconds in which the arc turns once.
  static let period = 1.33

  /// Where the middle of the disc is while a session runs: its own radius and 16 from the edge.
  static let restingCenter = 36.0

  /// The arc about a point, `unit` points per unit, with lines `strokeScale` times as wide.
  static func ring(_ center: Drawing.Point, unit: Double, strokeScale: Double) -> ChasingRing {
    ChasingRing(
      center: center, radius: radius * unit, width: width * strokeScale * unit, cap: .butt, period: period)
  }
}

extension ChasingRing {
  /// Draws the ring as it chases itself or, for readers who asked for less motion, as it fades to and fro.
  func draw(_ opened: Double, _ paint: Drawing.Paint, isStill: Bool, into drawing: inout Drawing) {
    if isStill {
      drawFading(opened, paint, into: &drawing)
    } else {
      draw(opened, paint, into: &drawing)
    }
  }
}
