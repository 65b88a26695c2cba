/// The transcendental functions of all pure code, identical to the last bit on every platform.
///
/// A drawing or a settle motion computed on a phone, on Linux and in a web page must be equal, but the `exp` and `sin`
/// of the system are not: each libm rounds differently. These functions use only operations whose result IEEE 754
/// prescribes (addition, subtraction, multiplication, division), never a fused multiply-add.
///
/// The polynomials are minimax fits, found by Remez exchange in 200-bit arithmetic; their error is below 2⁻⁵⁶ of the
/// result. Together with rounding, every function is within 1 unit in the last place of the true value.
///
/// ```swift
/// let angle = 0.25 * Double.pi
/// let point = Drawing.Point(x: 12 * Kernel.cos(angle), y: 12 * Kernel.sin(angle))
/// let fade = Kernel.exp(-3 * 0.2)  // what is left of 1 after 0.2 s, at a rate of 3 per second
/// ```
public enum Kernel {
  /// The upper bits of ln 2: a multiple of it by an exponent of a `Double` is exact.
  static let ln2High = 0x1.62e42fefa2p-1

  /// The remaining bits of ln 2.
  static let ln2Low = 0x1.9ef35793c7673p-41
}
