import Foundation

/// The timing properties of layers and animations.
public protocol CAMediaTiming {
  /// The begin time in seconds of the parent's time; 0 means at once.
  var beginTime: CFTimeInterval { get set }

  /// The duration, in seconds.
  var duration: CFTimeInterval { get set }

  /// The speed relative to the parent's time.
  var speed: Float { get set }

  /// The time offset, in seconds.
  var timeOffset: CFTimeInterval { get set }

  /// The number of repetitions.
  var repeatCount: Float { get set }

  /// The duration of the repetitions, in seconds; 0 uses their number.
  var repeatDuration: CFTimeInterval { get set }

  /// `true` if every second run goes backwards.
  var autoreverses: Bool { get set }

  /// The values before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values of an animation outside of its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value, after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")

  /// The first value, before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")

  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
