extension RefreshUpdate {
  /// The map from the axis of the pull to the drawing: x is the distance across the strip, y the distance from the rest
  /// line into the view, both in points.
  ///
  /// At the top it is the identity. At the bottom it is mirrored; at the sides it exchanges x and y, and at the right
  /// one, which is the trailing one unless the layout runs from right to left, it is mirrored too.
  public var orientation: Drawing.Transform {
    switch (edge.isVertical, isAtFarSide) {
    case (true, false): .identity
    case (true, true): Drawing.Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: visibleExtent)
    case (false, false): Drawing.Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case (false, true): Drawing.Transform(a: 0, b: 1, c: -1, d: 0, tx: visibleExtent, ty: 0)
    }
  }

  /// Whether the rest line is where the strip ends, not where it begins: at the bottom and at the right.
  var isAtFarSide: Bool { edge.isFar(isRightToLeft: surroundings.isRightToLeft) }

  /// The point of the drawing at a distance from the rest line and a distance across the strip, both in points.
  public func point(along: Double, across: Double) -> Drawing.Point {
    orientation(Drawing.Point(x: across, y: along))
  }

  /// The middle of the strip across, and of the held extent along: nearer to the rest line while less is uncovered.
  ///
  /// A picture that is drawn about this point lies still while the list settles on the held extent.
  public var center: Drawing.Point {
    point(along: min(visibleExtent, heldExtent) / 2, across: crossLength / 2)
  }
}
