extension TouchLog {
  /// One finger, from the moment it is put down.
  public struct Touch: Equatable, Sendable {
    /// The moments of the finger, oldest first: the first puts it down, the last takes it away; at least one.
    public internal(set) var moments: [Moment]

    /// `true` if the system takes the touch away, as an alert does, instead of the finger being lifted.
    public internal(set) var isCancelled = false

    /// The time of the touch-down, in seconds since the first touch of the log.
    public var start: Double { moments[0].time }

    /// The time at which the finger leaves, in seconds since the first touch of the log.
    public var end: Double { moments[moments.count - 1].time }

    /// The position of the finger at a time, in seconds since the first touch of the log.
    ///
    /// Before its start it is where it is put down, from its end on where it leaves.
    public func position(at time: Double) -> Position { Self.position(at: time, along: moments) }

    /// Returns the position of a finger with these moments.
    ///
    /// A binary search, since every frame of a long recording asks.
    static func position<Moments: RandomAccessCollection>(
      at time: Double, along moments: Moments
    ) -> Position where Moments.Element == Moment, Moments.Index == Int {
      var (next, end) = (moments.startIndex, moments.endIndex)
      while next < end {
        let middle = next + (end - next) / 2
        if moments[middle].time > time { end = middle } else { next = middle + 1 }
      }
      guard next < moments.endIndex else { return moments[moments.endIndex - 1].position }
      guard next > moments.startIndex else { return moments[moments.startIndex].position }
      let (before, after) = (moments[next - 1], moments[next])
      let share = (time - before.time) / (after.time - before.time)
      return Position(
        x: before.position.x + (after.position.x - before.position.x) * share,
        y: before.position.y + (after.position.y - before.position.y) * share)
    }
  }

  /// A finger at a time.
  public struct Moment: Equatable, Sendable {
    /// Seconds since the first touch of the log.
    public var time: Double

    /// The position of the finger.
    public var position: Position
  }

  /// A point of the view.
  public struct Position: Equatable, Sendable {
    /// Points from the left edge.
    public var x: Double

    /// Points from the upper edge.
    public var y: Double
  }
}
