import Foundation

/// The name of a pacing.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")

  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")

  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")

  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")

  /// The pacing of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pacing, as a cubic curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject {
  let controls: (x1: Double, y1: Double, x2: Double, y2: Double)

  /// Creates a pacing from its name, with the published control points.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a pacing from two control points.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    controls = (Double(x1), Double(y1), Double(x2), Double(y2))
  }

  /// The progress at a fraction of the duration, both from 0 to 1.
  func progress(at share: Double) -> Double {
    guard share > 0, share < 1 else { return min(max(share, 0), 1) }
    var (low, high) = (0.0, 1.0)
    // Fifty halvings reach the last bit of a double.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.bezier(controls.x1, controls.x2, middle) < share { low = middle } else { high = middle }
    }
    return Self.bezier(controls.y1, controls.y2, low)
  }

  private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }
}
