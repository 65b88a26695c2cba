/// Formats numbers without trailing zeros.
enum Decimal {
  static func text(_ value: Double) -> String {
    value == value.rounded(.down) && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
