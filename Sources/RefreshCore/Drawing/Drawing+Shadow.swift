extension Drawing {
  /// A black shadow.
  public struct Shadow: Equatable, Sendable {
    /// From 0 to 1, before the blur.
    public var opacity: Double

    /// How far to the right and downwards it lies, in points of the group that it is in.
    public var offset: Point

    /// The standard deviation of the blur in points, which is what Core Animation calls the shadow's radius.
    public var blur: Double

    /// Creates a shadow.
    public init(opacity: Double, offset: Point, blur: Double) {
      self.opacity = opacity
      self.offset = offset
      self.blur = blur
    }
  }
}
