import RefreshCore

/// What a footer says.
public struct FooterStyle: Equatable, Sendable {
  /// The words; `nil` for those of the reader's language.
  ///
  /// An empty one is not shown, and a symbol stands for it.
  public var texts: RefreshTexts?

  /// Whether words stand beside the picture of the activity; `false` by default.
  public var showsLoadingText: Bool

  /// The words of the reader's language, and none beside the activity.
  public static let standard = FooterStyle()

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - texts: The words; `nil`, the default, for those of the reader's language.
  ///   - showsLoadingText: Whether words stand beside the picture of the activity. `false` by default.
  public init(texts: RefreshTexts? = nil, showsLoadingText: Bool = false) {
    self.texts = texts
    self.showsLoadingText = showsLoadingText
  }

  /// The words, those of a language where there are none.
  func texts(in language: RefreshLanguage) -> RefreshTexts { texts ?? .standard(for: language) }
}
