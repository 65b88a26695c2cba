/// Numbers as text, the same on every platform.
package enum Decimals {
  /// `x` with exactly three decimals, ties away from zero; "-0.000" is "0.000".
  ///
  /// A number that is not finite, or too large for a picture, is written as Swift writes it.
  package static func fixed(_ x: Double) -> String { fixed(x, parts: 1000) }

  /// `x` with up to three decimals, enough for a coordinate: no zeros at the end.
  package static func short(_ x: Double) -> String { trimmed(x, parts: 1000) }

  /// `x` with up to six decimals, enough for a factor by which coordinates are multiplied: no zeros at the end.
  package static func precise(_ x: Double) -> String { trimmed(x, parts: 1_000_000) }

  /// `x` with up to two decimals, enough for a coordinate that is on its way: no zeros at the end.
  package static func coarse(_ x: Double) -> String { trimmed(x, parts: 100) }

  /// `x` with up to five decimals, enough for a part of some seconds: no zeros at the end.
  package static func part(_ x: Double) -> String { trimmed(x, parts: 100_000) }

  private static func fixed(_ x: Double, parts: Int64) -> String {
    guard abs(x) < 1e9 else { return "\(x)" }
    let count = Int64((abs(x) * Double(parts) + 0.5).rounded(.down))
    return "\(x < 0 && count > 0 ? "-" : "")\(count / parts).\(lastDigits(of: parts + count % parts))"
  }

  private static func trimmed(_ x: Double, parts: Int64) -> String {
    guard abs(x) < 1e9 else { return "\(x)" }
    let count = Int64((abs(x) * Double(parts) + 0.5).rounded(.down))
    let sign = x < 0 && count > 0 ? "-" : ""
    var (rest, unit) = (count % parts, parts)
    guard rest > 0 else { return "\(sign)\(count / parts)" }
    while rest % 10 == 0 { (rest, unit) = (rest / 10, unit / 10) }
    return "\(sign)\(count / parts).\(lastDigits(of: unit + rest))"
  }

  /// All digits but the first.
  ///
  /// They are bytes, so that the web page needs no tables of Unicode.
  private static func lastDigits(of number: Int64) -> Substring { Substring(String(number).utf8.dropFirst()) }
}
