import Foundation

/// Arithmetic on the values that layers animate.
enum AnimatedValue {
  /// The value at a fraction between two values, from 0 to 1; the second value if the two cannot be mixed.
  static func mix(_ from: Any?, _ to: Any?, _ share: Double) -> Any? {
    guard let from = numbers(from), let second = numbers(to), from.count == second.count else { return to }
    let mixed = zip(from, second).map { $0 + ($1 - $0) * share }
    return make(mixed, like: to)
  }

  /// The numbers of a value; `nil` if it has none.
  static func numbers(_ value: Any?) -> [Double]? {
    switch value {
    case let value as Double: [value]
    case let value as CGFloat: [Double(value)]
    case let value as Float: [Double(value)]
    case let value as Int: [Double(value)]
    case let value as NSNumber: [value.doubleValue]
    case let value as CGPoint: [Double(value.x), Double(value.y)]
    case let value as CGSize: [Double(value.width), Double(value.height)]
    case let value as CGRect:
      [Double(value.origin.x), Double(value.origin.y), Double(value.width), Double(value.height)]
    case let value as CGColor: value.components?.map { Double($0) }
    default: nil
    }
  }

  private static func make(_ numbers: [Double], like sample: Any?) -> Any? {
    switch sample {
    case is CGPoint: CGPoint(x: numbers[0], y: numbers[1])
    case is CGSize: CGSize(width: numbers[0], height: numbers[1])
    case is CGRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case is CGColor where numbers.count == 4:
      CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    default: numbers.first
    }
  }
}
