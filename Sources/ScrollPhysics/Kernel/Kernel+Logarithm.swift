extension Kernel {
  /// The natural logarithm of `x`.
  ///
  /// Minus infinity at zero, NaN below it and for NaN; otherwise within 1 unit in the last place.
  static func log(_ x: Double) -> Double {
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
}
