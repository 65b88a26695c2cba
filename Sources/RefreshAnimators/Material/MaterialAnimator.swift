import RefreshCore

/// A disc that floats over the list: its arc grows with the pull and chases itself while a session runs.
///
/// After a failure, a cross in a circle takes the place of the arc on a header's disc.
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
  package let color: Drawing.Color

  /// The texts of the footer.
  package let footer: FooterStyle

  /// Creates the disc.
  ///
  /// - Parameters:
  ///   - color: The colour of the arc; by default the control's tint, which is a quiet grey unless the app set one.
  ///   - footer: The texts of the footer; by default the words of the user's language, and none while it loads.
  public init(color: Drawing.Color = .tint, footer: FooterStyle = .standard) {
    self.color = color
    self.footer = footer
  }

  /// The placement over the list, which is not held.
  public var preferredPlacement: RefreshPlacement { .floating }
}

extension MaterialAnimator: SymbolAnimator {
  var leastTriggerDistance: Double { MaterialUnits.triggerDistance }

  func ownExtent(in surroundings: RefreshSurroundings) -> Double {
    let isFooter = surroundings.role == .loadMore
    return (isFooter ? MaterialUnits.footerExtent : MaterialUnits.heldExtent) * surroundings.indicatorScale
  }

  func activitySize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let side = (2 * MaterialUnits.radius + MaterialUnits.width * surroundings.strokeScale) * surroundings.indicatorScale
    return Drawing.Size(width: side, height: side)
  }

  func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing) {
    MaterialPose(update).draw(Drawing.Paint(color), into: &drawing)
  }

  func drawActivity(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
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
  ///   - color: The colour of the arc; the control's tint by default.
  ///   - footer: The texts of the footer; by default the words of the user's language, and none while it loads.
  /// - Returns: The animator.
  public static func material(color: Drawing.Color = .tint, footer: FooterStyle = .standard) -> MaterialAnimator {
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

  /// The held extent of a footer, whose row has the arc without the disc.
  static let footerExtent = 52.0

  /// The pull distance that arms.
  static let triggerDistance = 72.0

  /// The period of the arc's rotation, in seconds.
  static let period = 1.33

  /// The distance of the disc's middle from the edge while a session runs: its own radius and 16.
  static let restingCenter = 36.0

  /// Returns the arc about a point, at `unit` points per unit, with lines `strokeScale` times as wide.
  static func ring(_ center: Drawing.Point, unit: Double, strokeScale: Double) -> ChasingRing {
    ChasingRing(
      center: center, radius: radius * unit, width: width * strokeScale * unit, cap: .butt, period: period)
  }
}

extension ChasingRing {
  /// Draws the ring as it chases itself or, for Reduce Motion, as its opacity pulsates.
  func draw(_ opened: Double, _ paint: Drawing.Paint, isStill: Bool, into drawing: inout Drawing) {
    if isStill {
      drawFading(opened, paint, into: &drawing)
    } else {
      draw(opened, paint, into: &drawing)
    }
  }
}
