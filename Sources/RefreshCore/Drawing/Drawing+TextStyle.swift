extension Drawing {
  /// A semantic text style that the host resolves to a font.
  ///
  /// The font of the host follows the text size and the bold text setting of the user.
  ///
  /// ```swift
  /// drawing.text("Updated", style: .init(.caption, weight: .medium), paint: .secondaryLabel, centeredAt: .init(x: 160, y: 30))
  /// ```
  ///
  /// A title with a second line:
  ///
  /// ```swift
  /// drawing.text(
  ///   "3 new posts", style: .init(.subheadline, weight: .semibold), paint: .label, centeredAt: .init(x: 160, y: 20))
  /// drawing.text(
  ///   "Updated 4 min ago", style: .init(.footnote, weight: .regular, hasTabularDigits: true),
  ///   centeredAt: .init(x: 160, y: 40))
  /// ```
  public struct TextStyle: Equatable, Sendable {
    /// The role of a text, which determines its size.
    public enum Size: UInt8, CaseIterable, Sendable {
      /// A title: 15 points with a line height of 20 at the default text size.
      case subheadline
      /// A remark: 13 points with a line height of 18.
      case footnote
      /// A second line: 12 points with a line height of 16; the system style *caption 1*.
      case caption
    }

    /// The weight of the letters.
    public enum Weight: UInt8, CaseIterable, Sendable {
      /// The weight of body text.
      case regular
      /// Slightly heavier than body text.
      case medium
      /// The weight of a button.
      case semibold
    }

    /// The role of the text.
    package var size: Size

    /// The weight of the letters.
    package var weight: Weight

    /// `true` if all digits have the same width, so that a running time does not jitter.
    package var hasTabularDigits: Bool

    /// `true` if the text is underlined.
    package var isUnderlined: Bool

    /// A factor of the point size; 1 by default.
    ///
    /// A drawing clamps it to 0.01...100; NaN is replaced by 1.
    package var scale: Double

    /// Creates a style.
    public init(
      _ size: Size, weight: Weight = .regular, hasTabularDigits: Bool = false, isUnderlined: Bool = false,
      scale: Double = 1
    ) {
      self.size = size
      self.weight = weight
      self.hasTabularDigits = hasTabularDigits
      self.isUnderlined = isUnderlined
      self.scale = scale
    }
  }
}
