extension RefreshLanguage {
  /// The first language of a list for which there are texts.
  ///
  /// - Parameter codes: Language codes in order of preference, in any of the forms that ``init(code:)`` takes.
  /// - Returns: `nil` if there are texts for none of them.
  static func best(for codes: [String]) -> RefreshLanguage? {
    for code in codes {
      if let language = RefreshLanguage(code: code) { return language }
    }
    return nil
  }

  /// Creates the language of a code.
  ///
  /// A region without texts of its own uses those of its language: "de-AT" is German. A script without texts does not
  /// match: "hi-Latn". `nil` if there are no texts for the language.
  ///
  /// ```swift
  /// let language = RefreshLanguage(code: Locale.current.identifier) ?? .english
  /// ```
  ///
  /// - Parameter code: A language code: BCP 47 ("zh-Hant-HK"), with underscores ("zh_TW") or POSIX ("de_AT.UTF-8"), in any
  ///   case.
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
  /// Aliases of supported languages: withdrawn codes that systems still report, macrolanguages and their members, and
  /// languages that CLDR's language matching maps to a supported one.
  private static let aliases = [
    ("iw", "he"), ("in", "id"), ("mo", "ro"), ("no", "nb"), ("nn", "nb"), ("cmn", "zh"), ("yue", "zh"), ("prs", "fa"),
    ("bs", "hr"), ("sh", "hr"),
  ]

  fileprivate mutating func replaceAlias() {
    // Cantonese is written in traditional characters unless the code specifies a script.
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

  /// Portuguese without a region is Brazilian, as in the system; with any region but Brazil it is European.
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

/// The language, script and region of a language code.
///
/// Accepts BCP 47 ("zh-Hant-HK"), the system's older form ("zh_TW") and POSIX ("de_AT.UTF-8@euro"), in any case. Each
/// part has at most four ASCII letters or digits, stored in lowercase as the bytes of an integer: comparing strings
/// would link the tables of Unicode into the web page.
struct LanguageTag: Equatable {
  /// A value that is no language code: the first part of the code is not a language.
  private static let unknown: UInt32 = 1

  var language: UInt32 = 0
  /// 0 if the code has no script.
  var script: UInt32 = 0
  /// 0 if the code has no region.
  var region: UInt32 = 0

  init(_ code: String) {
    var part: UInt32 = 0
    var length = 0
    for byte in code.utf8 {
      if let letter = Self.letter(byte) {
        part = part &<< 8 | UInt32(letter)
        length += 1
        continue
      }
      take(part, length: length)
      let isSeparator = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      // A single letter begins an extension ("-u-ca-buddhist"), whose parts are not regions.
      guard isSeparator, length != 1 else { return }
      part = 0
      length = 0
    }
    take(part, length: length)
  }

  /// The stored form of a part of a code.
  static func part(_ text: String) -> UInt32 {
    text.utf8.reduce(0) { $0 &<< 8 | UInt32(letter($1) ?? 0) }
  }

  /// A script comes before the region; four digits after it are a variant ("de-CH-1901").
  private mutating func take(_ part: UInt32, length: Int) {
    if language == 0 {
      language = length == 2 || length == 3 ? part : Self.unknown
    } else if length == 4, script == 0, region == 0 {
      script = part
    } else if region == 0, length == 2 || length == 3 && Self.endsInDigit(part) {
      region = part
    }
  }

  /// `true` for a region: three letters after the language are a dialect ("zh-yue"), three digits a region ("es-419").
  private static func endsInDigit(_ part: UInt32) -> Bool { part & 0xFF <= UInt32(UInt8(ascii: "9")) }

  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + (UInt8(ascii: "a") - UInt8(ascii: "A"))
    default: nil
    }
  }
}
