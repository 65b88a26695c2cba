extension Drawing {
  /// A point of a drawing.
  public struct Point: Equatable, Sendable {
    /// The distance from the left edge of the control, in points.
    public var x: Double

    /// The distance from the top edge of the control, in points.
    public var y: Double

    /// The top left corner of the control.
    public static let zero = Point(x: 0, y: 0)

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}
