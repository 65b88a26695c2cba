import Foundation

/// Numbers for captions.
enum Fixed {
  /// A number with two decimals.
  static func two(_ number: Double) -> String { String(format: "%.2f", number) }
}
