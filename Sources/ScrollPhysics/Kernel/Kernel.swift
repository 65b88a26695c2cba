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

extension Kernel {
  /// e to the power `x`.
  ///
  /// Infinity above 709.78, zero below −745.13, NaN for NaN; in between within 1 unit in the last place where the
  /// result is a normal number.
  public static func exp(_ x: Double) -> Double {
    guard x <= 709.782712893384 else { return x.isNaN ? x : .infinity }
    guard x >= -745.1332191019412 else { return 0 }
    let quotient = x * 0x1.71547652b82fep0  // 1 / ln 2
    let exponent = Int(quotient < 0 ? quotient - 0.5 : quotient + 0.5)
    let high = x - Double(exponent) * ln2High
    let low = Double(exponent) * ln2Low
    let reduced = high - low
    let lost = (high - reduced) - low
    let small = 1 + (reduced + (reduced * reduced * exponentialTail(reduced) + lost))
    // Two factors, because 2 to the exponent itself may lie outside the range of a Double.
    let half = exponent >> 1
    return small * powerOfTwo(half) * powerOfTwo(exponent - half)
  }

  /// (eʳ − 1 − r) / r² for |r| ≤ ½ ln 2.
  private static func exponentialTail(_ r: Double) -> Double {
    let tail = 2.7630247990155085e-07 + r * 2.5000056708160523e-08
    let upper = 0.0001984126950656571 + r * (2.480149310007098e-05 + r * (2.755758638843295e-06 + r * tail))
    let middle = 0.04166666666653016 + r * (0.008333333333494465 + r * (0.0013888888943628945 + r * upper))
    return 0.5000000000000011 + r * (0.16666666666666413 + r * middle)
  }

  /// 2 to the power `exponent`, which lies in −1022...1023.
  private static func powerOfTwo(_ exponent: Int) -> Double { Double(bitPattern: UInt64(exponent + 1023) << 52) }

  /// The natural logarithm of `x`.
  ///
  /// Minus infinity at zero, NaN below it and for NaN; otherwise within 1 unit in the last place.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    let (exponent, mantissa) = split(x)
    let f = mantissa - 1
    let s = f / (2 + f)
    let z = s * s
    let halfSquare = 0.5 * f * f
    let series = s * (halfSquare + z * areaTangentTail(z))
    let k = Double(exponent)
    return k * ln2High - ((halfSquare - (series + k * ln2Low)) - f)
  }

  /// `x` as 2 to the exponent, times a mantissa between √½ and √2.
  private static func split(_ x: Double) -> (exponent: Int, mantissa: Double) {
    let isSubnormal = x < .leastNormalMagnitude
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    let exponent = Int(bits >> 52) - 1023 - (isSubnormal ? 54 : 0)
    let mantissa = Double(bitPattern: (bits & 0x000F_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000)
    return mantissa < 1.4142135623730951 ? (exponent, mantissa) : (exponent + 1, mantissa / 2)
  }

  /// (2 artanh(s) / s − 2) / s² as a function of z = s², for |s| ≤ 0.1716.
  private static func areaTangentTail(_ z: Double) -> Double {
    let upper = 0.18183563480439788 + z * (0.15314069581817819 + z * 0.14795784684533914)
    let middle = 0.28571428742190025 + z * (0.22222198591455364 + z * upper)
    return 0.6666666666666734 + z * (0.39999999999415653 + z * middle)
  }

  /// The sine of `x` radians.
  ///
  /// Within 1 unit in the last place for |x| ≤ 8 · 10⁸. Larger values have no usable phase and return the result for 0;
  /// infinity and NaN return NaN.
  public static func sin(_ x: Double) -> Double { sine(ReducedAngle(x), turnedBy: 0) }

  /// The cosine of `x` radians.
  ///
  /// Within 1 unit in the last place for |x| ≤ 8 · 10⁸. Larger values have no usable phase and return the result for 0;
  /// infinity and NaN return NaN.
  public static func cos(_ x: Double) -> Double { sine(ReducedAngle(x), turnedBy: 1) }

  /// The sine of an angle, to which a number of quarter turns is added.
  private static func sine(_ angle: ReducedAngle, turnedBy quarters: Int) -> Double {
    switch (angle.quadrant + quarters) & 3 {
    case 0: sine(angle)
    case 1: cosine(angle)
    case 2: -sine(angle)
    default: -cosine(angle)
    }
  }

  private static func sine(_ angle: ReducedAngle) -> Double {
    let x = angle.high
    // Below 2⁻²⁷ the sine is the angle; returning it keeps the sign of zero.
    guard abs(x) >= 0x1p-27 else { return x }
    let z = x * x
    let cube = z * x
    let upper = 2.7557313618055447e-06 + z * (-2.5050747222037785e-08 + z * 1.5896197781574754e-10)
    let tail = 0.008333333333322108 + z * (-0.00019841269829580342 + z * upper)
    return x - ((z * (0.5 * angle.low - cube * tail) - angle.low) - cube * -0.1666666666666663)
  }

  private static func cosine(_ angle: ReducedAngle) -> Double {
    let z = angle.high * angle.high
    let upper = -2.755731417621875e-07 + z * (2.087570041419585e-09 + z * -1.1358513891106637e-11)
    let tail = 0.041666666666666595 + z * (-0.001388888888887304 + z * (2.480158728884129e-05 + z * upper))
    let half = 0.5 * z
    let leading = 1 - half
    return leading + (((1 - leading) - half) + (z * z * tail - angle.high * angle.low))
  }
}

/// An angle as a number of quarter turns and a remainder of at most an eighth of a turn, in two parts.
///
/// Four-part Cody–Waite reduction: π/2 is split into three parts of 24 bits and one of 53, so that all products but the
/// last with a number of quarter turns below 2²⁹ are exact, and no precision is lost near a multiple of π/2.
struct ReducedAngle {
  /// The number of quarter turns removed, modulo 4.
  let quadrant: Int

  /// The remainder in radians, within π/4 of zero.
  let high: Double

  /// The part of the remainder below the precision of `high`.
  let low: Double

  /// The largest angle in radians with a usable phase.
  private static let limit = 8e8

  init(_ x: Double) {
    guard abs(x) > 0.7853981633974483 else {
      (quadrant, high, low) = (0, x, 0)
      return
    }
    guard abs(x) <= Self.limit else {
      (quadrant, high, low) = (0, x.isFinite ? 0 : .nan, 0)
      return
    }
    let quotient = x * 0x1.45f306dc9c883p-1  // 2 / π
    let turns = Int(quotient < 0 ? quotient - 0.5 : quotient + 0.5)
    let n = Double(turns)
    let rest = (x - n * 0x1.921fb4p0) - n * 0x1.4442dp-24
    let part = n * 0x1.846988p-48
    let sum = rest - part
    // Knuth's two-sum recovers the part that the subtraction above has rounded away.
    let virtual = sum - rest
    let lost = (rest - (sum - virtual)) - (part + virtual)
    let tail = lost - n * 0x1.8cc51701b839ap-72
    let total = sum + tail
    (quadrant, high, low) = (turns & 3, total, (sum - total) + tail)
  }
}
