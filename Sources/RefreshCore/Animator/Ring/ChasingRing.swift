/// A ring that opens into a rotating arc whose ends chase each other.
///
/// It consists of two nested loops: the circle rotates, and the drawn part of its line grows and shrinks about the
/// leading point. Each end stops once per turn while the other one moves.
package struct ChasingRing: Equatable, Sendable {
  /// The centre.
  package var center: Drawing.Point

  /// The radius to the middle of the line, in points.
  package var radius: Double

  /// The line width, in points.
  package var width: Double

  /// The shape of the ends of the arc.
  package var cap: Drawing.Stroke.Cap

  /// The duration of one turn in seconds; 1.4 by default.
  package var period: Double

  /// The shortest and the longest arc, as fractions of a turn: 40° and 40° + 2 · 114.6°.
  ///
  /// 114.6° is two radians: the amplitude at which each end stops once per turn while the other one moves.
  private static let range = (least: 40.0 / 360, most: (40 + 2 * 114.6) / 360)

  /// The arc that fades in and out, as a fraction of a turn, and its loop.
  private static let fadingLength = 0.75
  private static let fade = Drawing.Motion.fade(period: 1.6, from: 1, to: 0.4)

  /// Creates a ring; with round ends by default.
  package init(
    center: Drawing.Point, radius: Double, width: Double, cap: Drawing.Stroke.Cap = .round, period: Double = 1.4
  ) {
    self.center = center
    self.radius = radius
    self.width = width
    self.cap = cap
    self.period = period
  }

  /// Draws the ring.
  ///
  /// - Parameters:
  ///   - opened: The transition from a closed ring, 0, to the arc, 1.
  ///   - paint: The paint of the line.
  ///   - drawing: The drawing that receives the ring.
  package func draw(_ opened: Double, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    let length = Drawing.Wave.cosine(
      from: Easing.lerp(1, Self.range.least, opened), to: Easing.lerp(1, Self.range.most, opened))
    drawing.group(motion: .spin(period: period), around: center) {
      $0.group(motion: Drawing.Motion(.strokeLength, length, period: period)) {
        $0.stroke(paint, Drawing.Stroke(width: width, cap: cap)) {
          $0.circle(center: center, radius: radius, from: 90 * Drawing.degree)
        }
      }
    }
  }

  /// Draws three quarters of the ring, which fade in and out without rotating, for Reduce Motion.
  ///
  /// - Parameters:
  ///   - opened: The transition from a closed ring, 0, to the fading arc, 1.
  ///   - paint: The paint of the line.
  ///   - drawing: The drawing that receives the ring.
  package func drawFading(_ opened: Double, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawing.group(motion: Self.fade) { drawArc(to: Self.fadingLength, paint, into: &$0) }
    if opened < 1 { drawArc(to: 1, paint.opacity(1 - opened), into: &drawing) }
  }

  private func drawArc(to end: Double, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawing.stroke(paint, Drawing.Stroke(width: width, cap: cap, from: 0, to: end)) {
      $0.circle(center: center, radius: radius)
    }
  }
}
