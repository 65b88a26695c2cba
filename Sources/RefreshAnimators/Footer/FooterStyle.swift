import RefreshCore

/// The texts of a footer.
///
/// ```swift
/// var texts = RefreshTexts.standard(for: .english)
/// texts.noMore = "You are up to date"
/// let spinner = SpinnerAnimator(footer: FooterStyle(texts: texts))
/// ```
public struct FooterStyle: Equatable, Sendable {
  /// The words; `nil` for those of the user's language.
  ///
  /// An empty one is not shown, and a symbol replaces it.
  package var texts: RefreshTexts?

  /// `true` if words are beside the indicator of the activity; `false` by default.
  package var showsLoadingText: Bool

  /// The words of the user's language, and none beside the activity.
  public static let standard = FooterStyle()

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - texts: The words; `nil`, the default, for those of the control's style or of the user's language.
  ///   - showsLoadingText: `true` if words are beside the indicator of the activity. `false` by default.
  public init(texts: RefreshTexts? = nil, showsLoadingText: Bool = false) {
    self.texts = texts
    self.showsLoadingText = showsLoadingText
  }

  /// Returns the words, or those in use around the control if there are none.
  func texts(in surroundings: RefreshSurroundings) -> RefreshTexts { texts ?? surroundings.texts }

  /// Returns the words, or those of a language if there are none.
  func texts(in language: RefreshLanguage) -> RefreshTexts { texts ?? .standard(for: language) }
}
