extension Drawing {
  /// The size of an area of a drawing, in points.
  public struct Size: Equatable, Sendable {
    /// The width in points.
    public var width: Double

    /// The height in points.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}
