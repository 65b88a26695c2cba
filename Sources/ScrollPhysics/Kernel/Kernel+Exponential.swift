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
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}
