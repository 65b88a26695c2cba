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

    /// The width, in points of the group that the stroke is in.
    public var width: Double

    /// How the ends look.
    public var cap: Cap

    /// Where on the path the stroke starts, as a fraction of its length.
    public var start: Double

    /// Where on the path the stroke ends, as a fraction of its length; nothing is drawn unless it is above `start`.
    public var end: Double

    /// Creates a stroke; of the whole path and with round ends, unless said otherwise.
    public init(width: Double, cap: Cap = .round, from start: Double = 0, to end: Double = 1) {
      self.width = width
      self.cap = cap
      self.start = start
      self.end = end
    }
  }
}
