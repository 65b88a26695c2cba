extension Drawing {
  /// A value of a loop at a time of its period.
  ///
  /// ```swift
  /// let jump: [Drawing.Keyframe] = [.init(time: 0, value: 0), .init(time: 0.3, value: -8), .init(time: 1, value: 0)]
  /// let hop = Drawing.Motion(.translationY, .keyframes(jump), period: 0.9)
  /// ```
  ///
  /// A ball that falls, and slows down as it rises:
  ///
  /// ```swift
  /// let bounce: [Drawing.Keyframe] = [
  ///   .init(time: 0, value: -20), .init(time: 0.5, value: 0, easing: .in), .init(time: 1, value: -20, easing: .out),
  /// ]
  /// let breath: [Drawing.Keyframe] = [.init(time: 0, value: 1), .init(time: 1, value: 0.6, easing: .smooth)]
  /// let ramp = Drawing.Keyframe(time: 1, value: 40, easing: .linear)
  /// ```
  public struct Keyframe: Equatable, Sendable {
    /// The easing of a loop towards a value.
    public enum Ease: UInt8, Sendable {
      /// At constant speed.
      case linear
      /// Starts and stops gently.
      case smooth
      /// Starts gently and gets faster.
      case `in`
      /// Starts fast and stops gently.
      case out

      /// The eased fraction for a fraction of the time, both from 0 to 1.
      package func value(at fraction: Double) -> Double {
        switch self {
        case .linear: Easing.clamp(fraction)
        case .smooth: Easing.smooth(fraction)
        case .in: 1 - Easing.easeOut(1 - fraction)
        case .out: Easing.easeOut(fraction)
        }
      }
    }

    /// The time as a fraction of the period.
    package var time: Double

    /// The value at that time.
    package var value: Double

    /// The easing from the previous keyframe to this one.
    package var easing: Ease

    /// Creates a keyframe; reached at constant speed by default.
    public init(time: Double, value: Double, easing: Ease = .linear) {
      self.time = time
      self.value = value
      self.easing = easing
    }
  }
}
