/// A tick or a cross that is drawn progressively, like handwriting.
///
/// Coordinates are relative to the centre of the mark.
///
/// ```swift
/// let mark: OutcomeMark =
///   update.outcome == .failure
///   ? .cross(reach: 6) : .tick(start: .init(x: -6, y: 0), corner: .init(x: -2, y: 5), end: .init(x: 7, y: -5))
/// let place = Drawing.Transform.translation(x: update.center.x, y: update.center.y)
/// mark.draw(update.outcomeFraction, width: 2.5, paint: .tint, transform: place, into: &drawing)
/// ```
public enum OutcomeMark: Equatable, Sendable {
  /// A tick: down from `start` to `corner`, up to `end`.
  case tick(start: Drawing.Point, corner: Drawing.Point, end: Drawing.Point)

  /// A cross of two bars, which extend `reach` points up, down, left and right of the centre.
  case cross(reach: Double)

  /// The fraction of a line in which its width grows from 0, so that its round cap does not pop in.
  private static let onset = 0.25

  /// Draws the mark up to `progress`, from 0, nothing, to 1, the whole mark.
  ///
  /// - Parameters:
  ///   - progress: The drawn fraction.
  ///   - width: The width of the line in points, before the transform.
  ///   - paint: The paint of the line.
  ///   - transform: The transform of the mark. It does not change the width.
  ///   - drawing: The drawing that receives the mark.
  public func draw(
    _ progress: Double, width: Double, paint: Drawing.Paint, transform: Drawing.Transform, into drawing: inout Drawing
  ) {
    guard progress > 0 else { return }
    let (drawn, grown) = (min(1, progress), width * min(1, progress / Self.onset))
    switch self {
    case .tick(let start, let corner, let end):
      drawing.stroke(paint, Drawing.Stroke(width: grown, from: 0, to: drawn)) {
        $0.transform = transform
        $0.move(to: start)
        $0.line(to: corner)
        $0.line(to: end)
      }
    case .cross(let reach):
      // Both bars grow from the middle: one after the other, a slash and a dot would be seen.
      let bar = Drawing.Stroke(width: grown, from: 0.5 - drawn / 2, to: 0.5 + drawn / 2)
      for side in -1...1 where side != 0 {
        drawing.stroke(paint, bar) {
          $0.transform = transform
          $0.move(to: .init(x: -reach * Double(side), y: -reach))
          $0.line(to: .init(x: reach * Double(side), y: reach))
        }
      }
    }
  }
}

/// The sign of a failure in every animator: a cross in a circle, in proportion to its radius.
///
/// The circle is drawn by the animator: a ring in the colour of a failure, with bars in that colour, or a ball of that colour
/// with white bars.
package struct FailureSign: Equatable, Sendable {
  /// The outer radius of the circle.
  package let radius: Double

  /// The reach of the bars and the width of their lines, as fractions of the radius.
  private static let reach = 0.32
  private static let width = 0.18

  package init(radius: Double) { self.radius = radius }

  /// The cross.
  package var mark: OutcomeMark { .cross(reach: Self.reach * radius) }

  /// The width of its lines.
  package var lineWidth: Double { Self.width * radius }
}

/// A reload symbol: a ring that is open before its top, and an arrowhead there, clockwise in every language.
package struct ReloadMark: Equatable, Sendable {
  /// The radius of the ring to the middle of its line.
  let radius: Double

  /// The angle at which the ring starts, in radians clockwise from the right; it ends at the top.
  let start: Double

  /// Half the base of the arrowhead.
  let halfBase: Double

  /// The distances by which the arrowhead reaches beyond the top and back from it.
  let ahead: Double
  let behind: Double

  private static let end = 270 * Drawing.degree

  package init(radius: Double, start: Double, halfBase: Double, ahead: Double, behind: Double) {
    self.radius = radius
    self.start = start
    self.halfBase = halfBase
    self.ahead = ahead
    self.behind = behind
  }

  /// Adds the ring to a path about a point.
  package func addRing(to path: inout Drawing.Path, around center: Drawing.Point) {
    path.arc(center: center, radius: radius, from: start, to: Self.end)
  }

  /// Adds the arrowhead to a path, as a triangle.
  package func addHead(to path: inout Drawing.Path, around center: Drawing.Point) {
    let head = head(center)
    path.move(to: head.tip)
    path.line(to: head.outer)
    path.line(to: head.inner)
    path.close()
  }

  /// Adds the arrowhead to a path, as a line from one end of its base over its tip to the other.
  package func addOpenHead(to path: inout Drawing.Path, around center: Drawing.Point) {
    let head = head(center)
    path.move(to: head.outer)
    path.line(to: head.tip)
    path.line(to: head.inner)
  }

  private func head(_ center: Drawing.Point) -> (tip: Drawing.Point, outer: Drawing.Point, inner: Drawing.Point) {
    let (top, base) = (center.y - radius, center.x - behind)
    return (.init(x: center.x + ahead, y: top), .init(x: base, y: top - halfBase), .init(x: base, y: top + halfBase))
  }
}
