extension Drawing {
  /// The width, caps and dashes of a stroked path.
  ///
  /// Joins are round.
  ///
  /// ```swift
  /// drawing.stroke(.tint, .init(width: 3, to: update.progress)) { $0.circle(center: .zero, radius: 12) }
  /// ```
  ///
  /// Ends that are cut, for segments that must not touch:
  ///
  /// ```swift
  /// drawing.stroke(.indicator, .init(width: 3, cap: .butt, from: 0.05, to: 0.2)) { $0.circle(center: .zero, radius: 12) }
  /// drawing.stroke(.indicator, .init(width: 3, cap: .round, from: 0.3, to: 0.45)) { $0.circle(center: .zero, radius: 12) }
  /// ```
  public struct Stroke: Equatable, Sendable {
    /// The shape of the end points of a stroke.
    public enum Cap: UInt8, Sendable {
      /// A cut at the end of the path.
      case butt
      /// A half circle beyond the end of the path.
      case round
    }

    /// The dash pattern of a stroke, in points.
    ///
    /// A drawing clamps a negative `on` to 0, and draws an unbroken line if a number is not finite or `off` is not above 0.
    ///
    /// ```swift
    /// drawing.stroke(.separator, .init(width: 1, dash: .init(on: 4, off: 4))) { $0.circle(center: .zero, radius: 20) }
    /// ```
    public struct Dash: Equatable, Sendable {
      /// The length of a dash, without its caps.
      package var on: Double
      /// The length of a gap.
      package var off: Double
      /// The distance into the pattern at the start of the path.
      package var phase: Double

      /// Creates a dash pattern.
      public init(on: Double, off: Double, phase: Double = 0) {
        self.on = on
        self.off = off
        self.phase = phase
      }
    }

    /// The width, in points of the enclosing group.
    package var width: Double

    /// The shape of the end points.
    package var cap: Cap

    /// The start of the stroke on the path, as a fraction of its length.
    package var start: Double

    /// The end of the stroke on the path, as a fraction of its length; nothing is drawn unless it is above `start`.
    package var end: Double

    /// The dashes; `nil` for an unbroken line.
    ///
    /// For strokes of a whole path: on a part of a path, the phase may differ between hosts.
    package var dash: Dash?

    /// Creates a stroke; by default a solid line along the whole path, with round caps.
    public init(width: Double, cap: Cap = .round, from start: Double = 0, to end: Double = 1, dash: Dash? = nil) {
      self.width = width
      self.cap = cap
      self.start = start
      self.end = end
      self.dash = dash
    }
  }
}
