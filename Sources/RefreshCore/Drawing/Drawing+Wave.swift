import ScrollPhysics

extension Drawing {
  /// The change of a looping value in one period.
  ///
  /// ```swift
  /// let waves: [Drawing.Wave] = [
  ///   .ramp(from: 0, to: 1), .cosine(from: 0.4, to: 1), .flash(from: 1, to: 0.25, fall: 0.1, rise: 0.9),
  ///   .keyframes([.init(time: 0, value: 0), .init(time: 1, value: 1, easing: .smooth)]),
  /// ]
  /// let blink = Drawing.Motion(.opacity, waves[2], period: 0.8)
  /// ```
  public enum Wave: Equatable, Sendable {
    /// At constant speed from the first value to the second, then again from the first.
    case ramp(from: Double, to: Double)

    /// From the first value to the second and back, along a cosine.
    case cosine(from: Double, to: Double)

    /// Linearly from the first value to the second until `fall`, constant until `rise`, then linearly back.
    ///
    /// `fall` and `rise` are fractions of the period, 0 < fall ≤ rise < 1.
    case flash(from: Double, to: Double, fall: Double, rise: Double)

    /// From one keyframe to the next; constant before the first and after the last.
    ///
    /// Keep the array in a constant: an array literal in `draw` is allocated for each frame.
    case keyframes([Keyframe])

    /// The value at a fraction of the period, from 0 to 1.
    package func value(at fraction: Double) -> Double {
      switch self {
      case .ramp(let start, let end):
        return Easing.lerp(start, end, fraction)
      case .cosine(let start, let end):
        return Easing.lerp(start, end, 0.5 - 0.5 * Kernel.cos(fraction * 360 * Drawing.degree))
      case .flash(let high, let low, let fall, let rise):
        if fraction < fall { return Easing.lerp(high, low, fraction / fall) }
        if fraction <= rise { return low }
        return Easing.lerp(low, high, (fraction - rise) / (1 - rise))
      case .keyframes(let frames):
        return Self.value(of: frames, at: fraction)
      }
    }

    private static func value(of frames: [Keyframe], at fraction: Double) -> Double {
      guard var last = frames.first else { return 0 }
      for frame in frames {
        if fraction < frame.time {
          guard last.time < frame.time else { return frame.value }
          let part = frame.easing.value(at: (fraction - last.time) / (frame.time - last.time))
          return Easing.lerp(last.value, frame.value, part)
        }
        last = frame
      }
      return last.value
    }

    /// `true` if the wave has a usable value at every time.
    var isWellFormed: Bool {
      switch self {
      case .ramp(let start, let end), .cosine(let start, let end): start.isDrawable && end.isDrawable
      case .flash(let high, let low, let fall, let rise):
        high.isDrawable && low.isDrawable && fall > 0 && fall <= rise && rise < 1
      case .keyframes(let frames): Self.isWellFormed(frames)
      }
    }

    private static func isWellFormed(_ frames: [Keyframe]) -> Bool {
      var last = 0.0
      for frame in frames {
        guard frame.time >= last, frame.time <= 1, frame.value.isDrawable else { return false }
        last = frame.time
      }
      return !frames.isEmpty
    }
  }
}
