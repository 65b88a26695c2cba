/// Text of a number that is the same on every platform: no locale, no C library.
enum ThreeDecimals {
  /// Every whole number of thousandths below this is exact.
  private static let exactBelow = 0x1p53

  /// A number with three decimals, of two equally near ones the even one; zero never has a sign.
  ///
  /// Numbers of more than nine trillion have the shortest text that reads back as they are; what is not finite is `inf`,
  /// `-inf` or `nan`.
  static func text(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded(.toNearestOrEven)
    guard abs(thousandths) < exactBelow else { return "\(value)" }
    let whole = Int64(abs(thousandths))
    let decimals = String(whole % 1000)
    let zeros = String(repeating: "0", count: 3 - decimals.count)
    return "\(thousandths < 0 ? "-" : "")\(whole / 1000).\(zeros)\(decimals)"
  }
}
