/// The device pixels that a scroll view's offsets come to stand on.
///
/// UIKit rounds every `contentOffset` that is written to a multiple of 1/scale: 3.8 reads back as 4 at 1x.
public struct PixelGrid: Equatable, Sendable {
  /// Device pixels per point: 1, 2 or 3 on Apple's displays.
  public var scale: Double {
    didSet { Self.check(scale) }
  }

  /// A grid of `scale` device pixels per point.
  ///
  /// - Precondition: `scale` is finite and above zero.
  public init(scale: Double) {
    Self.check(scale)
    self.scale = scale
  }

  /// The breadth of a device pixel in points.
  public var pixel: Double { 1 / scale }

  /// Half of a device pixel in points: what is nearer than that has arrived.
  public var halfPixel: Double { 0.5 / scale }

  /// The device pixel nearest to `value` points; of two equally near ones, the one farther from zero.
  ///
  /// They are equally near if the difference is less than two millionths of a pixel: which of them it is must not hang
  /// on the rounding of a sum. A value that is not finite, or too large to have a fraction, is returned as it is.
  public func rounded(_ value: Double) -> Double {
    let pixels = value * scale
    guard abs(pixels) < Self.wholeFrom else { return value }
    // A conversion, not `rounded(_:)`: that would call libm, and its rule's type metadata may take a lock.
    let whole = Double(Int64(pixels))
    guard abs(pixels - whole) >= 0.5 - Self.noise else { return whole / scale }
    return (pixels < 0 ? whole - 1 : whole + 1) / scale
  }

  /// The first device pixel at or above `value` points.
  ///
  /// A value that lies above a pixel by less than a millionth of one stands on it: a sum of lengths that are each a
  /// multiple of 1/3 must not gain a pixel by its rounding. A value that is not finite, or too large to have a
  /// fraction, is returned as it is.
  public func roundedUp(_ value: Double) -> Double {
    let pixels = value * scale
    guard abs(pixels) < Self.wholeFrom else { return value }
    let whole = Double(Int64(pixels))
    return (pixels - whole > Self.noise ? whole + 1 : whole) / scale
  }

  /// Every `Double` from here on is a whole number.
  private static let wholeFrom = 0x1p52

  /// The part of a pixel that is taken for rounding error.
  private static let noise = 1e-6

  private static func check(_ scale: Double) {
    precondition(scale.isFinite && scale > 0, "The scale of a display is finite and above zero.")
  }
}
