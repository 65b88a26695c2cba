/// The resistance of a scroll view to a finger that pulls the content past its edge.
///
/// offset = d · (1 − 1 / (c · travel / d + 1)), with d the viewport length and c the coefficient. The slope is c at the
/// edge, and the offset approaches d without reaching it. The formula and its constants are third-party measurements of
/// `UIScrollView`.
///
/// ```swift
/// var band = RubberBand(viewport: 844)
/// let shown = band.offset(forTravel: 120)  // about 61 points
/// #expect(abs(band.travel(forOffset: shown) - 120) < 1e-9)
/// band.viewport = 390  // after a rotation
/// band.coefficient = RubberBand.trackpadCoefficient
/// ```
public struct RubberBand: Equatable, Sendable {
  /// The slope at the edge for a finger.
  public static let coefficient = 0.55

  /// The slope at the edge for two fingers on a trackpad.
  public static let trackpadCoefficient = 0.715

  /// The length of the viewport along the pull, in points.
  ///
  /// If it is zero, negative or not finite, every offset is zero.
  public var viewport: Double

  /// The fraction of a short travel by which the content moves.
  public var coefficient: Double

  /// Creates the rubber band of a viewport.
  ///
  /// - Parameters:
  ///   - viewport: The length along the pull, in points.
  ///   - coefficient: The slope at the edge, above zero.
  public init(viewport: Double, coefficient: Double = RubberBand.coefficient) {
    self.viewport = viewport
    self.coefficient = coefficient
  }

  /// The offset of the content past its edge for a finger that has moved `travel` points past it.
  ///
  /// In points, with the sign of `travel` and a magnitude below the viewport length; NaN for NaN.
  public func offset(forTravel travel: Double) -> Double {
    guard viewport > 0, viewport < .infinity else { return 0 }
    guard travel >= 0 else { return travel.isNaN ? travel : -offset(forTravel: -travel) }
    return viewport / (1 + viewport / (coefficient * travel))
  }

  /// The travel of the finger past the edge that moves the content `offset` points past it.
  ///
  /// In points, with the sign of `offset`; infinite for the viewport length and beyond, which no finger can reach; NaN
  /// for NaN.
  public func travel(forOffset offset: Double) -> Double {
    guard offset >= 0 else { return offset.isNaN ? offset : -travel(forOffset: -offset) }
    guard offset > 0 else { return 0 }
    guard viewport > offset, viewport < .infinity else { return .infinity }
    return offset / (coefficient * (1 - offset / viewport))
  }
}
