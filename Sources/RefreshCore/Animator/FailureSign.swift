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

  package init(radius: Double) {
    self.radius = radius
  }

  /// The cross.
  package var mark: OutcomeMark { .cross(reach: Self.reach * radius) }

  /// The width of its lines.
  package var lineWidth: Double { Self.width * radius }
}
