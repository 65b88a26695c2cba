extension Drawing {
  /// How a path is stroked.
  ///
  /// Its corners are round.
  public struct Stroke: Equatable, Sendable {
    /// How the ends of a stroke look.
    public enum Cap: UInt8, Sendable {
      /// Cut off at the end of the path.
      case butt
      /// A half circle beyond the end of the path.
      case round
    }

    /// Dashes along a stroke, in points.
    public struct Dash: Equatable, Sendable {
      /// The length of a dash, without its ends.
      public var on: Double
      /// The length of a gap.
      public var off: Double
      /// How far into the pattern the path starts.
      public var phase: Double

      /// Creates a pattern.
      ///
      /// Traps unless the lengths are finite, `on` is 0 or more and `off` above 0.
      public init(on: Double, off: Double, phase: Double = 0) {
        precondition(on.isFinite && on >= 0, "a dash is a finite number of points long, 0 or more")
        precondition(off.isFinite && off > 0, "a gap is a finite number of points long, above 0")
        precondition(phase.isFinite, "a phase is a finite number of points")
        self.on = on
        self.off = off
        self.phase = phase
      }
    }

    /// The width, in points of the group that the stroke is in.
    public var width: Double

    /// How the ends look.
    public var cap: Cap

    /// Where on the path the stroke starts, as a fraction of its length.
    public var start: Double

    /// Where on the path the stroke ends, as a fraction of its length; nothing is drawn unless it is above `start`.
    public var end: Double

    /// The dashes; `nil` for an unbroken line.
    ///
    /// For strokes of a whole path: on a part of one, hosts may differ in phase.
    public var dash: Dash?

    /// Creates a stroke; unbroken, of the whole path and with round ends, unless said otherwise.
    public init(width: Double, cap: Cap = .round, from start: Double = 0, to end: Double = 1, dash: Dash? = nil) {
      self.width = width
      self.cap = cap
      self.start = start
      self.end = end
      self.dash = dash
    }
  }
}
