extension Drawing {
  /// How a text is set: a semantic style that the host resolves to a font.
  ///
  /// The host's font follows the text size and the boldness that the reader chose.
  public struct TextStyle: Equatable, Sendable {
    /// The role of a text, which decides its size.
    public enum Size: UInt8, CaseIterable, Sendable {
      /// A title: 15 points on lines of 20 at the default text size.
      case subheadline
      /// A remark: 13 points on lines of 18.
      case footnote
      /// A second line: 12 points on lines of 16; the system's *caption 1*.
      case caption
    }

    /// How heavy the letters are.
    public enum Weight: UInt8, CaseIterable, Sendable {
      /// As running text.
      case regular
      /// A little heavier.
      case medium
      /// As a button.
      case semibold
    }

    /// The role of the text.
    public var size: Size

    /// How heavy the letters are.
    public var weight: Weight

    /// Whether all digits are as wide as each other, so that a time that counts does not tremble.
    public var hasTabularDigits: Bool

    /// Whether a line is drawn under the text.
    public var isUnderlined: Bool

    /// A factor of the point size; 1 by default.
    public var scale: Double

    /// Creates a style.
    ///
    /// Traps if the scale is not a finite number above 0.
    public init(
      _ size: Size, weight: Weight = .regular, hasTabularDigits: Bool = false, isUnderlined: Bool = false,
      scale: Double = 1
    ) {
      precondition(scale.isFinite && scale > 0, "the scale of a text is a finite number above 0")
      self.size = size
      self.weight = weight
      self.hasTabularDigits = hasTabularDigits
      self.isUnderlined = isUnderlined
      self.scale = scale
    }
  }
}
