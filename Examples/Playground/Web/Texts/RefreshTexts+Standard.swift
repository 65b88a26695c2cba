// The page compiles this in the place of the core's file of the same name, which has the texts of all languages.

/// The texts that the page has fetched, by the number of their language.
nonisolated(unsafe) private var fetched = [RefreshTexts?](repeating: nil, count: RefreshLanguage.allCases.count)

extension RefreshTexts {
  /// The texts in a language, once the page has fetched them; the English ones until then.
  public static func standard(for language: RefreshLanguage) -> RefreshTexts {
    fetched[Int(language.rawValue)] ?? english
  }

  /// Keeps the texts of a language, in UTF-8, a line for each; returns `false` for another number of lines.
  public static func keep(_ lines: UnsafeBufferPointer<UInt8>, for language: RefreshLanguage) -> Bool {
    let texts = RefreshTexts(lines: lines)
    guard texts.isComplete else { return false }
    fetched[Int(language.rawValue)] = texts
    return true
  }
}
