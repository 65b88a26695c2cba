/// Measures texts for a drawing, as its host sets them.
public protocol TextMeasuring: AnyObject, Sendable {
  /// The size of a text, in points.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - style: How they are set.
  ///   - width: Where lines are broken, in points; may be infinite.
  ///   - lines: The most lines; 0 for as many as there are.
  /// - Returns: The smallest box for it, at most `width` wide.
  func size(of text: String, style: Drawing.TextStyle, width: Double, lines: Int) -> Drawing.Size
}
