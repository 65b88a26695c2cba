extension Drawing {
  /// An extent in a drawing, in points.
  public struct Size: Equatable, Sendable {
    /// Points from left to right.
    public var width: Double

    /// Points from top to bottom.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}
