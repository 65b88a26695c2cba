/// UIKit's resistance to a finger that pulls the content past its edge.
///
/// offset = d · (1 − 1 / (c · travel / d + 1)), with d the viewport's length and c the coefficient. It starts with slope
/// c and comes near d, but never reaches it. The formula and its constants are those that many third parties have
/// measured of `UIScrollView`.
public struct RubberBand: Equatable, Sendable {
  /// The slope at the edge under a finger.
  public static let coefficient = 0.55

  /// The slope at the edge under two fingers on a trackpad.
  public static let trackpadCoefficient = 0.715

  /// The length of the viewport on the axis of the pull, in points.
  ///
  /// While it is zero, negative or not finite, every offset is zero.
  public var viewport: Double

  /// The share of a short travel that the content follows.
  public var coefficient: Double

  /// The rubber band of a viewport of that many points.
  ///
  /// - Parameters:
  ///   - viewport: Length on the axis of the pull, in points.
  ///   - coefficient: Slope at the edge, above zero.
  public init(viewport: Double, coefficient: Double = RubberBand.coefficient) {
    self.viewport = viewport
    self.coefficient = coefficient
  }

  /// How far the content stands past its edge when the finger has gone `travel` points past it.
  ///
  /// Of the same sign as `travel`, in points, nearer to zero than the viewport's length; NaN for NaN.
  public func offset(forTravel travel: Double) -> Double {
    guard viewport > 0, viewport < .infinity else { return 0 }
    guard travel >= 0 else { return travel.isNaN ? travel : -offset(forTravel: -travel) }
    return viewport / (1 + viewport / (coefficient * travel))
  }

  /// How far the finger has gone past the edge when the content stands `offset` points past it.
  ///
  /// Of the same sign as `offset`, in points; infinite from the viewport's length on, where no finger can pull; NaN for
  /// NaN.
  public func travel(forOffset offset: Double) -> Double {
    guard offset >= 0 else { return offset.isNaN ? offset : -travel(forOffset: -offset) }
    guard offset > 0 else { return 0 }
    guard viewport > offset, viewport < .infinity else { return .infinity }
    return offset / (coefficient * (1 - offset / viewport))
  }
}
