/// The device pixels on which the offsets of a scroll view lie.
///
/// UIKit rounds every `contentOffset` that is set to a multiple of 1/scale: 3.8 reads back as 4 at 1x.
///
/// ```swift
/// let grid = PixelGrid(scale: 3)
/// #expect(abs(grid.rounded(10.4) - 31.0 / 3) < 1e-9)
/// #expect(grid.roundedUp(10.1) > 10.1 && grid.roundedUp(10.1) - 10.1 < grid.pixel)
/// #expect(grid.halfPixel == grid.pixel / 2 && grid.scale == 3)
/// ```
public struct PixelGrid: Equatable, Sendable {
  /// Device pixels per point: 1, 2 or 3 on Apple's displays.
  public let scale: Double

  /// Creates a grid of `scale` device pixels per point.
  ///
  /// - Precondition: `scale` is finite and above zero.
  public init(scale: Double) {
    // Not `isFinite`, whose test of the bits has five times as many instructions, in each grid of a reading.
    precondition(scale > 0 && scale < .infinity, "scale must be finite and above zero.")
    self.scale = scale
  }

  /// The width of a device pixel in points.
  public var pixel: Double { 1 / scale }

  /// Half of a device pixel in points: the tolerance for an offset that has arrived.
  public var halfPixel: Double { 0.5 / scale }

  /// The device pixel nearest to `value` points; of two equally near ones, the one farther from zero.
  ///
  /// Two pixels count as equally near if their distances differ by less than two millionths of a pixel, so that the
  /// rounding error of a sum does not decide between them. A value that is not finite, or too large to have a fraction,
  /// is returned unchanged.
  public func rounded(_ value: Double) -> Double {
    let pixels = value * scale
    guard abs(pixels) < Self.wholeFrom else { return value }
    // A conversion instead of `rounded(_:)`, which would call libm and whose rule's type metadata may take a lock.
    let whole = Double(Int64(pixels))
    guard abs(pixels - whole) >= 0.5 - Self.noise else { return whole / scale }
    return (pixels < 0 ? whole - 1 : whole + 1) / scale
  }

  /// The first device pixel at or above `value` points.
  ///
  /// A value less than a millionth of a pixel above a pixel counts as that pixel, so that the rounding error of a sum
  /// of lengths that are multiples of 1/3 does not add a pixel. A value that is not finite, or too large to have a
  /// fraction, is returned unchanged.
  public func roundedUp(_ value: Double) -> Double {
    let pixels = value * scale
    guard abs(pixels) < Self.wholeFrom else { return value }
    let whole = Double(Int64(pixels))
    return (pixels - whole > Self.noise ? whole + 1 : whole) / scale
  }

  /// The magnitude from which on every `Double` is a whole number.
  private static let wholeFrom = 0x1p52

  /// The fraction of a pixel that counts as rounding error.
  private static let noise = 1e-6
}
