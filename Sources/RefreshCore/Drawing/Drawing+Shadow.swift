extension Drawing {
  /// A black shadow.
  ///
  /// ```swift
  /// drawing.fill(.elevated, shadow: .init(opacity: 0.2, offset: .init(x: 0, y: 2), blur: 4)) {
  ///   $0.circle(center: .zero, radius: 20)
  /// }
  /// ```
  public struct Shadow: Equatable, Sendable {
    /// The opacity from 0 to 1, before the blur.
    package var opacity: Double

    /// The offset to the right and down, in points of the enclosing group.
    package var offset: Point

    /// The standard deviation of the blur in points, which Core Animation calls the shadow radius.
    package var blur: Double

    /// Creates a shadow.
    public init(opacity: Double, offset: Point, blur: Double) {
      self.opacity = opacity
      self.offset = offset
      self.blur = blur
    }
  }
}
