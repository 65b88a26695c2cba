extension Drawing {
  /// A point of a drawing.
  public struct Point: Equatable, Sendable {
    /// Points to the right of the control's left edge.
    public var x: Double

    /// Points below the control's upper edge.
    public var y: Double

    /// The control's upper left corner.
    public static let zero = Point(x: 0, y: 0)

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}
