extension Drawing {
  /// The size of an area of a drawing, in points.
  ///
  /// ```swift
  /// var size = drawing.size(of: "Updated", .init(.footnote), width: update.crossLength)
  /// size.height += 8  // room above and below
  /// drawing.text("Updated", style: .init(.footnote), in: .init(x: 16, y: 4), size: size)
  /// #expect(size.width <= update.crossLength && size != Drawing.Size(width: 0, height: 0))
  /// ```
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
