import Foundation
import RefreshAnimators

/// The drawn part of a circle by angle, regardless of the strokes that it consists of.
///
/// Where a stroke of a circle starts does not matter if it is all drawn, and two strokes may make one arc. So circles
/// are compared by their coverage, with soft ends.
struct RingCoverage {
  /// The identity of a circle.
  let color: Drawing.Color

  /// The middle and the distance of the line from it, in points.
  let center: Drawing.Point
  let radius: Double

  /// The width of the line, in points.
  let width: Double

  /// The opacity at each angle.
  fileprivate(set) var opacities: [Double]

  private static let angles = 72

  /// The part of a turn in which the end of an arc fades: 20°.
  private static let softness = 20.0 / 360

  /// The circle that a mark strokes; `nil` if it strokes none.
  init?(_ mark: DrawnMark) {
    guard mark.name.kind == .stroke, mark.name.count == 6, mark.points.count == 13 else { return nil }
    let (start, opposite) = (mark.points[0], mark.points[6])
    center = Drawing.Point(x: (start.x + opposite.x) / 2, y: (start.y + opposite.y) / 2)
    (color, width, radius) = (mark.name.color, mark.width, start.distance(to: center))
    let middle = (mark.part.start + mark.part.end) / 2
    let half = (mark.part.end - mark.part.start) / 2
    // The angle of the middle of the arc, in turns clockwise from the right.
    let turns = atan2(start.y - center.y, start.x - center.x) / (2 * .pi) + middle
    opacities = (0..<Self.angles).map { index in
      let away = Double(index) / Double(Self.angles) - turns
      return mark.opacity * Self.covered(by: half, at: abs(away - away.rounded()))
    }
  }

  private static func covered(by half: Double, at distance: Double) -> Double {
    let near = Easing.clamp((half - distance) / softness + 0.5)
    let far = Easing.clamp((half - (1 - distance)) / softness + 0.5)
    return min(1, near + far)
  }
}

extension [RingCoverage] {
  /// Draws circles over these, and merges them into one per colour.
  mutating func draw(_ others: [RingCoverage], opacity: Double) {
    for index in indices {
      for angle in self[index].opacities.indices {
        let hidden = others.reduce(0) { $0 + $1.opacities[angle] }
        self[index].opacities[angle] *= 1 - hidden * opacity
      }
    }
    for other in others {
      if let same = firstIndex(where: { $0.color == other.color }) {
        self[same].opacities = zip(self[same].opacities, other.opacities).map { $0 + $1 * opacity }
      } else {
        var ring = other
        ring.opacities = ring.opacities.map { $0 * opacity }
        append(ring)
      }
    }
  }
}
