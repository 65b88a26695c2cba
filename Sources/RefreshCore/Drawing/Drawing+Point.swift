extension Drawing {
  /// A point of a drawing.
  ///
  /// ```swift
  /// var point = Drawing.Point(x: update.crossLength / 2, y: 30)
  /// point.x += 12
  /// let distance = ((point.x - update.center.x) * (point.x - update.center.x) + point.y * point.y).squareRoot()
  /// drawing.stroke(.separator, .init(width: 1)) { path in
  ///   path.move(to: .zero)
  ///   path.line(to: point)
  /// }
  /// ```
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
