import RefreshCore

extension RefreshSimulation {
  /// A recorded frame, which can be drawn afterwards in any surroundings.
  ///
  /// ```swift
  /// let dark = RefreshSurroundings(isDark: true)
  /// for frame in simulation.frames where frame.machine.state(at: .near) == .pulling {
  ///   ring.redraw(frame.update(at: .near, in: dark), in: &drawing)
  ///   print(frame.time, frame.reading.offset, drawing.transcript)
  /// }
  /// ```
  public struct Frame: Equatable, Sendable {
    /// The time in seconds.
    public let time: Double

    /// The machine after the frame.
    public let machine: RefreshStateMachine

    /// The scroll view after the frame.
    public let reading: ScrollMetrics

    /// The update for an animator at a side.
    ///
    /// - Parameters:
    ///   - side: The side of the control.
    ///   - surroundings: The environment of the drawing.
    /// - Returns: The update of the frame.
    public func update(
      at side: AxisSide, in surroundings: RefreshSurroundings = RefreshSurroundings()
    ) -> RefreshUpdate {
      machine.update(at: side, reading, time: time, surroundings: surroundings)
    }

    /// The distance of the content's edge from its rest position, in points; less than the extent of a floating
    /// control.
    package func contentExtent(at side: AxisSide) -> Double {
      let moved = machine.restOffset(at: side, reading) - reading.offset
      return max(0, side == .near ? moved : -moved)
    }
  }
}
