import ScrollPhysics

extension Drawing {
  /// How a looping value changes in one period.
  public enum Wave: Equatable, Sendable {
    /// At constant speed from the first value to the second, and then from the first again.
    case ramp(from: Double, to: Double)

    /// From the first value to the second and back, along a cosine.
    case cosine(from: Double, to: Double)

    /// From the first value straight down to the second until `fall`, level until `rise`, straight up again.
    ///
    /// `fall` and `rise` are fractions of the period, 0 < fall ≤ rise < 1.
    case flash(from: Double, to: Double, fall: Double, rise: Double)

    /// A corner of a wave that is drawn with straight lines.
    public struct Keyframe: Equatable, Sendable {
      /// A fraction of the period.
      public var time: Double
      /// The value then.
      public var value: Double
    }

    /// Straight pieces for a cosine: with 32 it is missed by at most 0.25 % of its height.
    private static let cosinePieces = 32

    /// The value at a fraction of the period, from 0 to 1.
    public func value(at fraction: Double) -> Double {
      switch self {
      case .ramp(let start, let end):
        return Easing.lerp(start, end, fraction)
      case .cosine(let start, let end):
        return Easing.lerp(start, end, 0.5 - 0.5 * Kernel.cos(fraction * 360 * Drawing.degree))
      case .flash(let high, let low, let fall, let rise):
        if fraction < fall { return Easing.lerp(high, low, fraction / fall) }
        if fraction <= rise { return low }
        return Easing.lerp(low, high, (fraction - rise) / (1 - rise))
      }
    }

    /// How many corners the wave has when it is drawn with straight lines.
    public var keyframeCount: Int {
      switch self {
      case .ramp: 2
      case .cosine: Self.cosinePieces + 1
      case .flash: 4
      }
    }

    /// The corner at `index`, from 0 at the start of the period to `keyframeCount - 1` at its end.
    public func keyframe(at index: Int) -> Keyframe {
      let time: Double
      switch self {
      case .ramp: time = Double(index)
      case .cosine: time = Double(index) / Double(Self.cosinePieces)
      case .flash(_, _, let fall, let rise): time = index == 0 ? 0 : index == 1 ? fall : index == 2 ? rise : 1
      }
      return Keyframe(time: time, value: value(at: time))
    }
  }
}
