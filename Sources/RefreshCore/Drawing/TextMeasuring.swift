/// Measures texts for a drawing, as its host renders them.
package protocol TextMeasuring: AnyObject, Sendable {
  /// The size of a text, in points.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - style: The style of the text.
  ///   - width: The maximum width of a line, in points; may be infinite.
  ///   - lines: The maximum number of lines; 0 for no limit.
  /// - Returns: The smallest box for the text, at most `width` wide.
  func size(of text: String, style: Drawing.TextStyle, width: Double, lines: Int) -> Drawing.Size
}
