import RefreshCore

/// The symbols of the arrow's row, about the origin, in units: an icon is 20 wide.
enum ArrowSymbols {
  /// The width of a line.
  private static let line = 2.0

  /// The radius of the circle round an outcome.
  private static let circle = 9.0

  /// The reload symbol: a ring from 40° right of the top, clockwise to the top, and the arrowhead there.
  ///
  /// It lies a point lower than its ring would, since the arrowhead reaches out.
  private static let ring = (radius: 7.0, start: -50 * Drawing.degree, end: 270 * Drawing.degree, middle: 1.0)
  private static let head = (tip: 1.4, reach: 3.4)

  /// The spinner as a part of the one that stands alone; its diameter is then 20.7.
  private static let spinner = 0.74

  private static let tick = OutcomeMark.tick(
    start: .init(x: -4.2, y: 0.3), corner: .init(x: -1.3, y: 3.2), end: .init(x: 4.2, y: -3))

  /// The stroke of an exclamation mark and the middle of its dot.
  private static let exclamation = (top: -4.6, bottom: 0.8, dot: 4.4)

  /// The radius of the dot.
  private static let dot = 1.25

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

  /// The diameter of the spinner, in units.
  static let spinnerDiameter = 2 * (12.5 + 3.0 / 2) * spinner

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

  /// A circle as far as the pen has come.
  static func drawCircle(_ pen: Double, _ paint: Drawing.Paint, strokeScale: Double, into drawing: inout Drawing) {
    guard pen > 0 else { return }
    drawing.stroke(paint, Drawing.Stroke(width: line * strokeScale, from: 0, to: pen)) {
      $0.circle(center: .zero, radius: circle)
    }
  }

  /// A tick, or an exclamation mark, as far as the pen has come.
  static func drawMark(
    _ pen: Double, isFailure: Bool, _ paint: Drawing.Paint, strokeScale: Double, into drawing: inout Drawing
  ) {
    guard pen > 0 else { return }
    let width = line * strokeScale
    guard isFailure else {
      return tick.draw(pen, width: width, paint: paint, transform: .identity, into: &drawing)
    }
    let grown = width * min(1, pen / 0.25)
    drawing.stroke(paint, Drawing.Stroke(width: grown, from: 0, to: min(1, pen / 0.7))) {
      $0.move(to: .init(x: 0, y: exclamation.top))
      $0.line(to: .init(x: 0, y: exclamation.bottom))
    }
    let size = dot * strokeScale * Easing.smooth((pen - 0.5) / 0.5)
    guard size > 0 else { return }
    drawing.fill(paint) { $0.circle(center: .init(x: 0, y: exclamation.dot), radius: size) }
  }
}
