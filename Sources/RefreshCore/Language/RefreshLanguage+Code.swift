import Foundation

extension RefreshLanguage {
  /// The language of the app or, without texts for it, the user's next preferred language; otherwise English.
  ///
  /// Determined once, because the system restarts an app whose language the user changes.
  static let ofApp = RefreshLanguage(
    localizations: Bundle.main.preferredLocalizations, readersLanguages: Locale.preferredLanguages)

  /// Creates the best language for the localizations of an app and the languages of a user, in order of preference.
  init(localizations: [String], readersLanguages: [String]) {
    self = (localizations + readersLanguages).lazy.compactMap(Self.init(code:)).first ?? .english
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
  /// - Parameter code: A language code, in any form that `Locale` reads: BCP 47 ("zh-Hant-HK"), with underscores ("zh_TW")
  ///   or POSIX ("de_AT.UTF-8").
  public init?(code: String) {
    // `Locale.languageCode` is deprecated, and what replaces it is newer than iOS 15.
    let locale = NSLocale(localeIdentifier: code)
    let language = locale.object(forKey: .languageCode) as? String ?? ""
    let script = locale.object(forKey: .scriptCode) as? String
    let region = locale.object(forKey: .countryCode) as? String
    var meant = Self.aliased(language)
    switch meant {
    case "zh":
      // Cantonese is written in traditional characters, and so is Chinese in three regions, unless the code says another script.
      let isTraditional = language == "yue" || ["TW", "HK", "MO"].contains(region)
      meant = "zh-" + (script ?? (isTraditional ? "Hant" : "Hans"))
    case "pt": meant = region == nil || region == "BR" ? "pt-BR" : "pt-PT"
    default: break
    }
    guard let found = Self.allCases.first(where: { $0.code == meant }) else { return nil }
    if let script, !found.scripts.contains(script) { return nil }
    self = found
  }

  /// Replaces withdrawn codes that systems still report, macrolanguages and their members, and languages that CLDR's language matching maps
  /// to one with texts.
  private static func aliased(_ language: String) -> String {
    switch language {
    case "iw": "he"
    case "in": "id"
    case "mo": "ro"
    case "no", "nn": "nb"
    case "cmn", "yue": "zh"
    case "prs": "fa"
    case "bs", "sh": "hr"
    default: language
    }
  }
}
