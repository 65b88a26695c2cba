extension Drawing {
  /// A loop: a motion that is declared once and run by the host.
  ///
  /// Core Animation runs it in the render server, where a busy main thread cannot stop it; other hosts sample it. What
  /// it shows at a moment depends on that moment and on the drawing's `motionStart` alone, never on when a host was
  /// given it.
  public struct Motion: Equatable, Sendable {
    /// What loops.
    public enum Property: UInt8, Sendable {
      /// The group's opacity: multiplied by the value.
      case opacity
      /// The group's angle: turned clockwise by the value, in radians, about the anchor.
      case rotation
      /// The group's size: multiplied by the value, about the anchor.
      case scale
      /// How much of each stroke in the group is drawn, about the middle of what it draws by itself; 1 is all of it.
      case strokeLength
      /// How much of each stroke in the group is drawn, from where it starts; 1 is all of it.
      case strokeEnd
      /// The group's place across the screen: moved to the right by the value, in points.
      case translationX
      /// The group's place down the screen: moved down by the value, in points.
      case translationY
    }

    /// What loops.
    public var property: Property

    /// How the value changes in a period.
    public var wave: Wave

    /// Seconds from one start of the wave to the next; above 0.
    public var period: Double

    /// How far into the wave the loop is at the drawing's `motionStart`, in periods.
    public var phase: Double

    /// Creates a loop.
    ///
    /// Traps if the period is not a finite number of seconds above 0, or if the wave has keyframes that are none: there
    /// is at least one, and their times do not fall and lie in 0...1.
    public init(_ property: Property, _ wave: Wave, period: Double, phase: Double = 0) {
      precondition(period.isFinite && period > 0, "period is a finite number of seconds above 0")
      precondition(wave.isWellFormed, "keyframes are one or more, at times from 0 to 1 that do not fall")
      self.property = property
      self.wave = wave
      self.period = period
      self.phase = phase
    }

    /// A turn clockwise per period, at constant speed.
    public static func spin(period: Double, phase: Double = 0) -> Motion {
      Motion(.rotation, .ramp(from: 0, to: 360 * Drawing.degree), period: period, phase: phase)
    }

    /// A scale that goes to and fro.
    public static func pulse(period: Double, from start: Double, to end: Double, phase: Double = 0) -> Motion {
      Motion(.scale, .cosine(from: start, to: end), period: period, phase: phase)
    }

    /// An opacity that goes to and fro.
    public static func fade(period: Double, from start: Double, to end: Double, phase: Double = 0) -> Motion {
      Motion(.opacity, .cosine(from: start, to: end), period: period, phase: phase)
    }

    /// An angle that goes to and fro, in radians clockwise.
    public static func sway(period: Double, from start: Double, to end: Double, phase: Double = 0) -> Motion {
      Motion(.rotation, .cosine(from: start, to: end), period: period, phase: phase)
    }

    /// Strokes that are drawn from one fraction of their length to another, again and again, at constant speed.
    public static func progress(period: Double, from start: Double = 0, to end: Double = 1, phase: Double = 0) -> Motion
    {
      Motion(.strokeEnd, .ramp(from: start, to: end), period: period, phase: phase)
    }

    /// The value at a time, in seconds of the same clock as `motionStart`.
    public func value(at time: Double, motionStart: Double) -> Double {
      let turns = (time - motionStart) / period + phase
      return wave.value(at: turns - turns.rounded(.down))
    }

    /// The last moment up to `motionStart` at which the wave starts: what a host gives as the start of its animation.
    public func start(motionStart: Double) -> Double {
      motionStart - (phase - phase.rounded(.down)) * period
    }
  }
}
