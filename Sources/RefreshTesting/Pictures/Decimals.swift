/// Numbers as text with three decimals, the same on every platform.
enum Decimals {
  /// `x` with exactly three decimals, ties away from zero; "-0.000" is "0.000".
  ///
  /// What is not finite, or too large for a picture, is written out as Swift does.
  static func fixed(_ x: Double) -> String {
    guard abs(x) < 1e12 else { return "\(x)" }
    let thousandths = Int((abs(x) * 1000 + 0.5).rounded(.down))
    let rest = String(1000 + thousandths % 1000).dropFirst()
    return "\(x < 0 && thousandths > 0 ? "-" : "")\(thousandths / 1000).\(rest)"
  }

  /// `x` with up to three decimals: no zeros at the end.
  static func short(_ x: Double) -> String {
    let text = fixed(x)
    guard text.contains(".") else { return text }
    let digits = text.reversed().drop { $0 == "0" }
    return String(digits.drop { $0 == "." }.reversed())
  }
}
