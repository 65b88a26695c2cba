extension Drawing {
  /// A step of a drawing.
  ///
  /// Ranges are indices of `Drawing.elements`.
  package enum Command: Equatable, Sendable {
    /// Fills a path with the non-zero rule.
    case fill(Paint, Range<Int>)

    /// Strokes a path.
    case stroke(Paint, Stroke, Range<Int>)

    /// Draws the shadow of a path.
    case shadow(Shadow, Range<Int>)

    /// Draws the text with this index in `Drawing.texts`.
    case text(Int)

    /// Begins the group with this index in `Drawing.groups`.
    case beginGroup(Int)

    /// Ends the innermost group.
    case endGroup
  }
}
