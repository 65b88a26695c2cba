extension RefreshLanguage {
  /// The first language of a list that there are texts in.
  ///
  /// - Parameter codes: Language codes, the preferred one first: BCP 47 ("zh-Hant-HK"), with underscores ("zh_TW") or
  ///   POSIX ("de_AT.UTF-8"), in any case.
  /// - Returns: `nil` if there are texts in none of them.
  public static func best(for codes: [String]) -> RefreshLanguage? {
    for code in codes {
      if let language = RefreshLanguage(code: code) { return language }
    }
    return nil
  }

  /// The language that a code means.
  ///
  /// A region that has no texts of its own gets those of its language: "de-AT" is German. A script that the texts are
  /// not in is none: "hi-Latn". `nil` if there are no texts in the language.
  ///
  /// - Parameter code: A language code in any of the forms that ``best(for:)`` takes.
  public init?(code: String) {
    var tag = LanguageTag(code)
    tag.replaceAlias()
    tag.completeChinese()
    tag.completePortuguese()
    for language in Self.allCases where tag.fits(language) {
      self = language
      return
    }
    return nil
  }
}

extension LanguageTag {
  /// Codes that mean a language of ours: withdrawn ones that systems still report, macrolanguages and their members, and
  /// languages whose readers CLDR's language matching gives ours to.
  private static let aliases = [
    ("iw", "he"), ("in", "id"), ("mo", "ro"), ("no", "nb"), ("nn", "nb"), ("cmn", "zh"), ("yue", "zh"), ("prs", "fa"),
    ("bs", "hr"), ("sh", "hr"),
  ]

  fileprivate mutating func replaceAlias() {
    // Cantonese is written in traditional characters unless the code says otherwise.
    if language == Self.part("yue"), script == 0 { script = Self.part("Hant") }
    for (alias, meaning) in Self.aliases where language == Self.part(alias) {
      language = Self.part(meaning)
      return
    }
  }

  /// Chinese without a script is traditional in Taiwan, Hong Kong and Macau.
  fileprivate mutating func completeChinese() {
    guard language == Self.part("zh"), script == 0 else { return }
    let isTraditional = region == Self.part("TW") || region == Self.part("HK") || region == Self.part("MO")
    script = Self.part(isTraditional ? "Hant" : "Hans")
  }

  /// Portuguese without a region is Brazil's, as the system has it; with any other than Brazil it is Portugal's.
  fileprivate mutating func completePortuguese() {
    guard language == Self.part("pt") else { return }
    let isBrazilian = region == 0 || region == Self.part("BR")
    region = Self.part(isBrazilian ? "BR" : "PT")
  }

  fileprivate func fits(_ candidate: RefreshLanguage) -> Bool {
    let other = LanguageTag(candidate.code)
    guard language == other.language, other.region == 0 || other.region == region else { return false }
    return script == 0 || candidate.scripts.contains { script == Self.part($0) }
  }
}
