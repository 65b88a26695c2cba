extension Drawing {
  /// A value that a loop has at a moment of its period.
  public struct Keyframe: Equatable, Sendable {
    /// How a loop comes to a value.
    public enum Ease: UInt8, Sendable {
      /// At constant speed.
      case linear
      /// From a standstill to a standstill.
      case smooth
      /// From a standstill, ever faster.
      case `in`
      /// Fast at first, to a standstill.
      case out

      /// How much of the way is done at a fraction of the time, both from 0 to 1.
      public func value(at fraction: Double) -> Double {
        switch self {
        case .linear: Easing.clamp(fraction)
        case .smooth: Easing.smooth(fraction)
        case .in: 1 - Easing.easeOut(1 - fraction)
        case .out: Easing.easeOut(fraction)
        }
      }
    }

    /// When, as a fraction of the period.
    public var time: Double

    /// The value then.
    public var value: Double

    /// How the loop comes to it.
    public var easing: Ease

    /// Creates a value at a moment; reached at constant speed unless said otherwise.
    public init(time: Double, value: Double, easing: Ease = .linear) {
      self.time = time
      self.value = value
      self.easing = easing
    }
  }
}
