import Foundation

/// What everything that has a time of its own can set.
public protocol CAMediaTiming {
  /// When it begins, in seconds of its parent's time; 0 means at once.
  var beginTime: CFTimeInterval { get set }

  /// How long it lasts, in seconds.
  var duration: CFTimeInterval { get set }

  /// How fast its time runs against its parent's.
  var speed: Float { get set }

  /// What is added to its time, in seconds.
  var timeOffset: CFTimeInterval { get set }

  /// How often it is repeated.
  var repeatCount: Float { get set }

  /// For how long it is repeated, in seconds; 0 leaves that to the count.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether every second run goes backwards.
  var autoreverses: Bool { get set }

  /// What it shows before it begins and after it has ended.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Shows its last value after it has ended.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")

  /// Shows its first value before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")

  /// Shows both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  /// Shows neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
