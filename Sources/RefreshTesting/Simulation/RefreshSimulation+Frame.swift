import RefreshCore

extension RefreshSimulation {
  /// A recorded frame, which can be drawn afterwards in any surroundings.
  ///
  /// ```swift
  /// let dark = RefreshSurroundings(isDark: true)
  /// for frame in simulation.frames where frame.near.state == .pulling {
  ///   ring.redraw(frame.update(at: .near, in: dark), in: &drawing)
  ///   print(frame.time, frame.reading.offset, drawing.transcript)
  /// }
  /// ```
  public struct Frame: Equatable, Sendable {
    /// The time in seconds.
    public let time: Double

    /// The near side after the frame.
    public let near: RefreshStateMachine.SideFrame

    /// The far side after the frame.
    public let far: RefreshStateMachine.SideFrame

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
      self[side].update(at: time, in: surroundings)
    }

    /// The side of a control after the frame.
    package subscript(side: AxisSide) -> RefreshStateMachine.SideFrame { side == .near ? near : far }

    /// The distance of the content's edge from its rest position, in points; less than the extent of a floating
    /// control.
    package func contentExtent(at side: AxisSide) -> Double {
      max(0, self[side].pull(at: reading.offset))
    }
  }
}
