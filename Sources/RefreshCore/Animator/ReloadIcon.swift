/// The reload icon: a ring with an arrowhead, clockwise in every language.
///
/// It is drawn about the origin for a disc of radius 1; a group transforms it to its position.
package enum ReloadIcon {
  private static let mark = ReloadMark(
    radius: 0.44, start: -38 * Drawing.degree, halfBase: 0.20, ahead: 0.30, behind: 0.05)

  /// The widths of the ring's line, and of a line along the edge of the arrowhead.
  private static let line = 0.15
  private static let edge = 0.05

  /// Draws the icon.
  ///
  /// - Parameters:
  ///   - paint: The paint of the icon.
  ///   - strokeScale: The factor by which its line is wider than by default.
  ///   - drawing: The drawing to draw into.
  package static func draw(_ paint: Drawing.Paint, strokeScale: Double, into drawing: inout Drawing) {
    drawing.stroke(paint, Drawing.Stroke(width: line * strokeScale)) { mark.addRing(to: &$0, around: .zero) }
    drawing.fill(paint, arrowhead)
    // A line along the edge rounds the corners.
    drawing.stroke(paint, Drawing.Stroke(width: edge), arrowhead)
  }

  private static func arrowhead(_ path: inout Drawing.Path) { mark.addHead(to: &path, around: .zero) }
}
