import RefreshCore

/// The symbols of the arrow's row, about the origin, in units: an icon is 20 wide.
enum ArrowSymbols {
  /// The side of an icon, in units.
  static let side = 20.0

  /// The width of a line.
  private static let line = 2.0

  /// The reload symbol: a ring from 40° right of the top, clockwise to the top, and the arrowhead there.
  ///
  /// It lies a point lower than its ring would, since the arrowhead reaches out.
  private static let ring = (radius: 7.0, start: -50 * Drawing.degree, end: 270 * Drawing.degree, middle: 1.0)
  private static let head = (tip: 1.4, reach: 3.4)

  /// The spinner as a part of the one that stands alone; its diameter is then 20.7.
  private static let spinner = 0.74

  /// An arrow that points downwards.
  static func drawArrow(strokeScale: Double, into drawing: inout Drawing) {
    drawing.stroke(.secondaryLabel, Drawing.Stroke(width: line * strokeScale)) {
      $0.move(to: .init(x: 0, y: -7.5))
      $0.line(to: .init(x: 0, y: 7.5))
      $0.move(to: .init(x: -5.75, y: 1.75))
      $0.line(to: .init(x: 0, y: 7.5))
      $0.line(to: .init(x: 5.75, y: 1.75))
    }
  }

  /// An arrow that points upwards.
  ///
  /// Each side of its head is a line of its own: so the two arrows differ, and neither is taken for the other where one
  /// has faded out.
  static func drawTurnedArrow(strokeScale: Double, into drawing: inout Drawing) {
    drawing.stroke(.secondaryLabel, Drawing.Stroke(width: line * strokeScale)) {
      $0.move(to: .init(x: 0, y: 7.5))
      $0.line(to: .init(x: 0, y: -7.5))
      $0.line(to: .init(x: -5.75, y: -1.75))
      $0.move(to: .init(x: 0, y: -7.5))
      $0.line(to: .init(x: 5.75, y: -1.75))
      $0.line(to: .init(x: 0, y: -7.5))
    }
  }

  /// The reload symbol, clockwise in every language.
  ///
  /// It is one line, as the arrow is: their colour is translucent, and a shape over another one would show.
  static func drawReload(strokeScale: Double, into drawing: inout Drawing) {
    drawing.stroke(.secondaryLabel, Drawing.Stroke(width: line * strokeScale)) {
      $0.arc(center: .init(x: 0, y: ring.middle), radius: ring.radius, from: ring.start, to: ring.end)
      let (x, y) = (head.tip - head.reach, ring.middle - ring.radius)
      $0.move(to: .init(x: x, y: y - head.reach))
      $0.line(to: .init(x: head.tip, y: y))
      $0.line(to: .init(x: x, y: y + head.reach))
    }
  }

  /// A spinner about a point, `unit` points per unit.
  ///
  /// As it stands it fades over one whose light goes round, so that the loop is seen from its start.
  static func drawSpinner(
    around center: Drawing.Point, unit: Double, light: Double, in surroundings: RefreshSurroundings,
    into drawing: inout Drawing
  ) {
    let scale = spinner * unit
    let spokes = Spokes(
      center: center, inner: 6.75 * scale, outer: 12.5 * scale, width: 3 * surroundings.strokeScale * scale)
    if light > 0 {
      spokes.drawLit(floor: surroundings.spokeFloor, into: &drawing) { index, drawing in
        spokes.draw(index, .secondaryLabel, into: &drawing)
      }
    }
    drawing.group(opacity: 1 - light) { spokes.draw(.secondaryLabel, into: &$0) }
  }
}
