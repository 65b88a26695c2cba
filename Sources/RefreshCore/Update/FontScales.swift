/// The line heights of the texts in use, as multiples of those of the system's fonts.
package struct FontScales: Equatable, Sendable {
  /// The scale of titles.
  package var subheadline = 1.0

  /// The scale of remarks.
  package var footnote = 1.0

  /// The scale of second lines.
  package var caption = 1.0

  /// Creates the scales of the system's fonts.
  package init() {}

  /// The scale of a text; one that is not a positive finite number is ignored.
  package subscript(size: Drawing.TextStyle.Size) -> Double {
    get {
      switch size {
      case .subheadline: subheadline
      case .footnote: footnote
      case .caption: caption
      }
    }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      switch size {
      case .subheadline: subheadline = newValue
      case .footnote: footnote = newValue
      case .caption: caption = newValue
      }
    }
  }
}

extension RefreshSurroundings {
  /// The line height of a text in points, in the fonts in use.
  package func lineHeight(of size: Drawing.TextStyle.Size) -> Double {
    textSize.lineHeight(of: size) * fontScales[size]
  }

  /// The point size of a text, in the fonts in use.
  package func pointSize(of size: Drawing.TextStyle.Size) -> Double { textSize.pointSize(of: size) * fontScales[size] }
}
