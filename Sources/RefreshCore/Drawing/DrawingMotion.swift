extension Drawing {
  /// A loop: a motion that is declared once and run by the host.
  ///
  /// Core Animation runs it in the render server, where a busy main thread cannot stop it; other hosts sample it. Its
  /// value depends only on the time and on ``RefreshUpdate/motionStart``, not on the time at which a host received it.
  ///
  /// ```swift
  /// drawing.group(motion: .spin(period: 1)) {
  ///   $0.stroke(.tint, .init(width: 3)) { $0.arc(center: .zero, radius: 12, from: 0, to: 4) }
  /// }
  /// ```
  ///
  /// The common loops have names:
  ///
  /// ```swift
  /// let loops = [
  ///   Drawing.Motion.spin(period: 1), .pulse(period: 0.8, from: 1, to: 0.6), .fade(period: 1.2, from: 1, to: 0.3),
  /// ]
  /// ```
  ///
  /// Any property follows any wave:
  ///
  /// ```swift
  /// let properties: [Drawing.Motion.Property] = [
  ///   .opacity, .rotation, .scale, .strokeLength, .translationX, .translationY,
  /// ]
  /// let all = properties.map { Drawing.Motion($0, .cosine(from: 0.4, to: 1), period: 1) }
  /// ```
  public struct Motion: Equatable, Sendable {
    /// The property of a group that a loop changes.
    public enum Property: UInt8, Sendable {
      /// The opacity of the group, multiplied by the value.
      case opacity
      /// The angle of the group: rotated clockwise by the value, in radians, about the anchor.
      case rotation
      /// The size of the group, multiplied by the value, about the anchor.
      case scale
      /// The visible fraction of each stroke in the group, about its middle; 1 is the whole stroke.
      case strokeLength
      /// The horizontal position of the group: moved to the right by the value, in points.
      case translationX
      /// The vertical position of the group: moved down by the value, in points.
      case translationY
    }

    /// The property that the loop changes.
    package var property: Property

    /// The change of the value in one period.
    package var wave: Wave

    /// The duration of one period in seconds.
    ///
    /// A drawing clamps it to 0.01...100 000; NaN is replaced by 1.
    package var period: Double

    /// The position in the wave at the drawing's `motionStart`, in periods.
    package var phase: Double

    /// Creates a loop.
    ///
    /// A drawing draws the content of a group without its loop if the wave has a number that is not finite, or a flash
    /// whose fall and rise are not in order.
    public init(_ property: Property, _ wave: Wave, period: Double, phase: Double = 0) {
      self.property = property
      self.wave = wave
      self.period = period
      self.phase = phase
    }

    /// A clockwise rotation of one turn per period, at constant speed.
    public static func spin(period: Double, phase: Double = 0) -> Motion {
      Motion(.rotation, .ramp(from: 0, to: 360 * Drawing.degree), period: period, phase: phase)
    }

    /// A scale that oscillates between two values.
    public static func pulse(period: Double, from start: Double, to end: Double, phase: Double = 0) -> Motion {
      Motion(.scale, .cosine(from: start, to: end), period: period, phase: phase)
    }

    /// An opacity that oscillates between two values.
    public static func fade(period: Double, from start: Double, to end: Double, phase: Double = 0) -> Motion {
      Motion(.opacity, .cosine(from: start, to: end), period: period, phase: phase)
    }

    /// The value at a time, in seconds of the clock of `motionStart`.
    package func value(at time: Double, motionStart: Double) -> Double {
      let turns = (time - motionStart) / period + phase
      return wave.value(at: turns - turns.rounded(.down))
    }

    /// The last time up to `motionStart` at which the wave starts, for hosts that animate from a start time.
    package func start(motionStart: Double) -> Double { motionStart - (phase - phase.rounded(.down)) * period }
  }
}

/// The interpolation curves of drawings.
///
/// ```swift
/// let shown = Easing.smooth(update.armedFraction)
/// let radius = Easing.lerp(4, 12, Easing.easeOut(update.progress))
/// drawing.group(opacity: Easing.clamp(shown)) { $0.fill { $0.circle(center: update.center, radius: radius) } }
/// ```
public enum Easing {
  /// The value of `x` clamped to 0...1.
  public static func clamp(_ x: Double) -> Double { min(1, max(0, x)) }

  /// A fade from 0 at 0 to 1 at 1 with zero slope at both ends: c²(3 − 2c), with c = `clamp(x)`.
  public static func smooth(_ x: Double) -> Double {
    let c = clamp(x)
    return c * c * (3 - 2 * c)
  }

  /// A fade from 0 at 0 to 1 at 1 that starts fast: 1 − (1 − c)³, with c = `clamp(x)`.
  public static func easeOut(_ x: Double) -> Double {
    let rest = 1 - clamp(x)
    return 1 - rest * rest * rest
  }

  /// The value between `start` and `end` at `fraction`; exact for 0 and 1, and extrapolated outside 0...1.
  public static func lerp(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    start * (1 - fraction) + end * fraction
  }
}
