import RefreshCore

/// The reload icon: a ring with an arrowhead, clockwise in every language.
///
/// It is drawn about the origin for a disc of radius 1; groups put it where it belongs.
enum ReloadIcon {
  private static let ring = 0.44
  private static let line = 0.15

  /// From 38° above the right, clockwise to the top: 308°.
  private static let start = -38 * Drawing.degree
  private static let end = 270 * Drawing.degree

  private static let halfBase = 0.20
  private static let tip = 0.30
  private static let base = 0.05
  private static let edge = 0.05

  /// Draws the icon.
  ///
  /// - Parameters:
  ///   - paint: What to draw with.
  ///   - strokeScale: How much wider than by default its line is.
  ///   - drawing: What to draw into.
  static func draw(_ paint: Drawing.Paint, strokeScale: Double, into drawing: inout Drawing) {
    drawing.stroke(paint, Drawing.Stroke(width: line * strokeScale)) {
      $0.arc(center: .zero, radius: ring, from: start, to: end)
    }
    drawing.fill(paint, arrowhead)
    // A line along the edge rounds the corners.
    drawing.stroke(paint, Drawing.Stroke(width: edge), arrowhead)
  }

  /// At the top of the ring, where clockwise is to the right.
  private static func arrowhead(_ path: inout Drawing.Path) {
    path.move(to: .init(x: tip, y: -ring))
    path.line(to: .init(x: -base, y: -ring - halfBase))
    path.line(to: .init(x: -base, y: -ring + halfBase))
    path.close()
  }
}
