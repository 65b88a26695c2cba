import RefreshCore

/// Eight lines about a centre that light up one after the other, clockwise: the spinner, also of the gum.
struct Spokes {
  /// The number of spokes.
  static let count = 8

  /// The middle.
  var center: Drawing.Point

  /// The distance of a line's inner end from the middle, in points.
  var inner: Double

  /// The distance of a line's outer end from the middle, in points.
  var outer: Double

  /// The width of a line, in points; its ends are round.
  var width: Double

  /// The period of the running highlight, in seconds.
  private static let period = 1.0

  /// Returns a spoke's opacity over a period: it is lit, fades for three quarters of it, and returns in the last 6 %.
  private static func light(floor: Double) -> Drawing.Wave { .flash(from: 1, to: floor, fall: 0.75, rise: 0.94) }

  /// Draws the spokes as they fade over those with the running highlight, so that the start of the loop is not visible.
  func draw(_ paint: Drawing.Paint, of update: RefreshUpdate, into drawing: inout Drawing) {
    let (light, floor) = (update.loopOpacity, update.surroundings.spokeFloor)
    if light > 0 { drawLit(floor: floor, into: &drawing) { draw($0, paint, into: &$1) } }
    drawing.group(opacity: 1 - light) {
      for index in 0..<Self.count { draw(index, paint, into: &$0) }
    }
  }

  /// Draws the spokes with the running highlight: nothing rotates, each spoke's opacity loops.
  ///
  /// - Parameters:
  ///   - floor: The opacity of a spoke outside the highlight.
  ///   - drawing: The drawing to draw into.
  ///   - spoke: Draws one spoke; it is called eight times.
  func drawLit(floor: Double, into drawing: inout Drawing, _ spoke: (Int, inout Drawing) -> Void) {
    for index in 0..<Self.count {
      let phase = -Double(index) / Double(Self.count)
      let motion = Drawing.Motion(.opacity, Self.light(floor: floor), period: Self.period, phase: phase)
      drawing.group(motion: motion) { spoke(index, &$0) }
    }
  }

  /// Draws one spoke, from 0 at twelve o'clock.
  func draw(_ index: Int, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    let direction = Self.direction(index)
    drawing.stroke(paint, Drawing.Stroke(width: width)) {
      $0.move(to: point(direction, inner))
      $0.line(to: point(direction, outer))
    }
  }

  private func point(_ direction: Drawing.Point, _ distance: Double) -> Drawing.Point {
    .init(x: center.x + direction.x * distance, y: center.y + direction.y * distance)
  }

  /// Returns the direction of a spoke: multiples of an eighth of a turn.
  private static func direction(_ index: Int) -> Drawing.Point {
    let diagonal = 0.7071067811865476
    return switch index {
    case 0: .init(x: 0, y: -1)
    case 1: .init(x: diagonal, y: -diagonal)
    case 2: .init(x: 1, y: 0)
    case 3: .init(x: diagonal, y: diagonal)
    case 4: .init(x: 0, y: 1)
    case 5: .init(x: -diagonal, y: diagonal)
    case 6: .init(x: -1, y: 0)
    default: .init(x: -diagonal, y: -diagonal)
    }
  }
}

extension Spokes {
  /// The distances of a spoke's inner and outer end from the middle of a spinner, and its width, in units.
  static let innerDistance = 6.75
  static let outerDistance = 12.5
  static let spokeWidth = 3.0

  /// The diameter of a spinner with the spokes' round ends, in units: 28.
  static let diameter = 2 * (outerDistance + spokeWidth / 2)

  /// Creates the spokes of a spinner about a point, `scale` points per unit, with lines `strokeScale` times as wide.
  init(around center: Drawing.Point, scale: Double, strokeScale: Double) {
    self.init(
      center: center, inner: Self.innerDistance * scale, outer: Self.outerDistance * scale,
      width: Self.spokeWidth * strokeScale * scale)
  }
}

extension RefreshSurroundings {
  /// The opacity of a spoke outside the highlight.
  var spokeFloor: Double { increasesContrast ? 0.35 : 0.22 }
}
