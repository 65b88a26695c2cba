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

  /// Adds the ring to a path about a point, `scale` times as large.
  package func addRing(to path: inout Drawing.Path, around center: Drawing.Point, scale: Double = 1) {
    path.arc(center: center, radius: radius * scale, from: start, to: Self.end)
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
    return (
      .init(x: center.x + ahead, y: top), .init(x: base, y: top - halfBase), .init(x: base, y: top + halfBase)
    )
  }
}
