import RefreshCore

extension RefreshSimulation {
  /// What a frame showed, to be drawn afterwards, in whatever surroundings.
  public struct Frame: Equatable, Sendable {
    /// When it was shown, in seconds.
    public let time: Double

    /// The machine after the frame.
    public let machine: RefreshStateMachine

    /// The scroll view after the frame.
    public let reading: ScrollMetrics

    /// What an animator at an end was told.
    ///
    /// - Parameters:
    ///   - end: The end at which the control stands.
    ///   - surroundings: The place to draw in.
    /// - Returns: The numbers of the frame.
    public func update(
      at side: AxisSide, in surroundings: RefreshSurroundings = RefreshSurroundings()
    ) -> RefreshUpdate {
      machine.update(at: side, reading, time: time, surroundings: surroundings)
    }

    /// How far the content's edge is from its rest, in points: less than a floating control is told of.
    func contentExtent(at side: AxisSide) -> Double {
      let moved = machine.restOffset(at: side, reading) - reading.offset
      return max(0, side == .near ? moved : -moved)
    }
  }
}
