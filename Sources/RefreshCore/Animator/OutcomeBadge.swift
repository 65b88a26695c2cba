/// A circle with a tick or a cross, drawn as if by a pen after a session's end.
///
/// Coordinates are in units about the origin; the circle is 20 units wide with its line.
package struct OutcomeBadge: Equatable {
  /// `true` if its mark and its colour are those of a failure.
  package let isFailure: Bool

  /// Its opacity.
  package let opacity: Double

  /// The progress of the pen along the circle, from 0 to 1.
  package let circlePen: Double

  /// The progress of the pen along the mark, from 0 to 1.
  package let markPen: Double

  /// The radius of the circle to the middle of its line, and the width of all lines.
  private static let radius = 9.0
  private static let lineWidth = 2.0

  /// The width of the circle with its line.
  static let diameter = 2 * radius + lineWidth

  private static let tick = OutcomeMark.tick(
    start: .init(x: -4.2, y: 0.3), corner: .init(x: -1.3, y: 3.2), end: .init(x: 4.2, y: -3))

  private static let sign = FailureSign(radius: radius + lineWidth / 2)

  /// The time at which the pen starts, in seconds from the end, and its duration.
  private static let circleTime = (start: 0.0, duration: 0.24)
  private static let markTime = (start: 0.14, duration: 0.22)

  /// The fraction of the pen's path over which a circle fades in, so that its round ends do not pop in.
  private static let circleOnset = 20.0 / 360

  /// The opacity of the badge at which nothing is left of what it replaces.
  private static let handOver = 0.6

  /// Creates the badge of an outcome; `nil` if the update shows none.
  package init?(_ update: RefreshUpdate) {
    isFailure = update.outcome == .failure
    guard update.outcomeFraction > 0, isFailure || update.outcome == .success else { return nil }
    let isStill = update.surroundings.reducesMotion
    opacity = update.outcomeFraction
    circlePen = isStill ? 1 : Self.pen(update.timeSinceEnd, Self.circleTime)
    markPen = isStill ? 1 : Self.pen(update.timeSinceEnd, Self.markTime)
  }

  /// Creates the badge of a failure, for an animator that shows no other outcome; `nil` if the update shows none.
  package init?(failureOf update: RefreshUpdate) {
    guard update.outcome == .failure else { return nil }
    self.init(update)
  }

  private static func pen(_ elapsed: Double, _ time: (start: Double, duration: Double)) -> Double {
    Easing.easeOut((elapsed - time.start) / time.duration)
  }

  /// Draws the badge.
  ///
  /// - Parameters:
  ///   - paint: The paint of the animator; a success without a colour of its own has that of a success.
  ///   - strokeScale: The factor by which lines are wider than by default.
  ///   - scale: Points per unit of the badge.
  ///   - center: The middle of the badge.
  ///   - drawing: The drawing to draw into.
  package func draw(
    _ paint: Drawing.Paint, strokeScale: Double, scale: Double, centeredAt center: Drawing.Point,
    into drawing: inout Drawing
  ) {
    let paint = isFailure ? .failure : paint.ofSuccess
    let width = Self.lineWidth * strokeScale
    drawing.group(opacity: opacity, transform: .scale(scale).moved(to: center)) {
      if circlePen > 0 {
        let ink = paint.opacity(Easing.clamp(circlePen / Self.circleOnset))
        $0.stroke(ink, Drawing.Stroke(width: width, from: 0, to: circlePen)) {
          $0.circle(center: .zero, radius: Self.radius)
        }
      }
      let (mark, markWidth) = isFailure ? (Self.sign.mark, Self.sign.lineWidth * strokeScale) : (Self.tick, width)
      mark.draw(markPen, width: markWidth, paint: paint, transform: .identity, into: &$0)
    }
  }

  /// The opacity of what the badge replaces.
  package var opacityBelow: Double { 1 - Easing.smooth(opacity / Self.handOver) }
}
