/// A closed ring that opens and chases itself: an arc that turns while its ends run after each other.
///
/// It is two loops in each other: the circle turns, and of its line more or less is drawn about the point that leads.
/// Each end comes to rest once a turn while the other one runs.
public struct ChasingRing: Equatable, Sendable {
  /// The middle.
  public var center: Drawing.Point

  /// The distance of the middle of the line from it, in points.
  public var radius: Double

  /// The width of the line, in points.
  public var width: Double

  /// How the ends of the arc look.
  public var cap: Drawing.Stroke.Cap

  /// Seconds in which it turns once; 1.4 by default.
  public var period: Double

  /// The shortest and the longest arc, as parts of a turn: 40° and 40° + 2 · 114.6°.
  ///
  /// 114.6° is two radians: the amplitude at which each end comes to rest once a turn while the other one runs.
  private static let range = (least: 40.0 / 360, most: (40 + 2 * 114.6) / 360)

  /// The arc that fades to and fro, as a part of a turn, and how it does.
  private static let fadingLength = 0.75
  private static let fade = Drawing.Motion.fade(period: 1.6, from: 1, to: 0.4)

  /// Creates a ring; with round ends unless said otherwise.
  public init(
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
  ///   - opened: How far it has become the arc, from 0, a closed ring, to 1.
  ///   - paint: What to draw with.
  ///   - drawing: What to draw into.
  public func draw(_ opened: Double, _ paint: Drawing.Paint, into drawing: inout Drawing) {
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

  /// Draws three quarters of the ring that fade to and fro and do not turn, for readers who asked for less motion.
  ///
  /// - Parameters:
  ///   - opened: How far it has become that, from 0, a closed ring, to 1.
  ///   - paint: What to draw with.
  ///   - drawing: What to draw into.
  public func drawFading(_ opened: Double, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawing.group(motion: Self.fade) { drawArc(to: Self.fadingLength, paint, into: &$0) }
    if opened < 1 { drawArc(to: 1, paint.opacity(1 - opened), into: &drawing) }
  }

  private func drawArc(to end: Double, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawing.stroke(paint, Drawing.Stroke(width: width, cap: cap, from: 0, to: end)) {
      $0.circle(center: center, radius: radius)
    }
  }
}
