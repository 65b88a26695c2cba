extension RefreshSurroundings {
  /// How much larger a picture without text is drawn: 1.25 times at the five accessibility sizes.
  public var pictureScale: Double { textSize.isAccessibilitySize ? 1.25 : 1 }

  /// How much wider lines are drawn: 1.25 times with bold text or increased contrast, and no more with both.
  public var strokeScale: Double { prefersBoldText || increasesContrast ? 1.25 : 1 }
}
