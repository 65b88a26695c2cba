import Foundation

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; `nil` means the value of the layer.
  open var fromValue: Any?

  /// The last value; `nil` means the value of the layer.
  open var toValue: Any?

  /// The difference between the last and the first value.
  open var byValue: Any?

  override func value(at time: CFTimeInterval, of model: Any?) -> Any? {
    guard let progress = progress(at: time) else { return nil }
    return AnimatedValue.mix(fromValue ?? model, toValue ?? model, progress)
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?

  /// The times of the values as fractions of the duration; `nil` distributes them evenly.
  open var keyTimes: [NSNumber]?

  /// The interpolation between the values.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// The pacing from each value to the next; linear by default.
  open var timingFunctions: [CAMediaTimingFunction]?

  override func value(at time: CFTimeInterval, of model: Any?) -> Any? {
    guard let progress = progress(at: time), let values, let last = values.last else { return nil }
    let times = keyTimes?.map(\.doubleValue) ?? evenTimes(values.count)
    if calculationMode == .discrete {
      let index = times.lastIndex { $0 <= progress } ?? 0
      return index < values.count ? values[index] : last
    }
    guard let next = times.firstIndex(where: { $0 > progress }), next > 0, next < values.count else {
      return progress < 1 ? values.first : last
    }
    let share = (progress - times[next - 1]) / (times[next] - times[next - 1])
    let pacing = timingFunctions.flatMap { $0.count >= next ? $0[next - 1] : nil }
    return AnimatedValue.mix(values[next - 1], values[next], pacing?.progress(at: share) ?? share)
  }

  private func evenTimes(_ count: Int) -> [Double] {
    let steps = calculationMode == .discrete ? count : max(count - 1, 1)
    return (0..<count).map { Double($0) / Double(steps) }
  }
}

/// The interpolation of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")

  /// No interpolation: each value stays until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their begin times are relative to that of the group.
  open var animations: [CAAnimation]?
}
