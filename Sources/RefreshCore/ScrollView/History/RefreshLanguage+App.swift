#if REFRESH_ADAPTER
import Foundation

extension RefreshLanguage {
  /// The language of the app or, without texts for it, the user's next preferred language; otherwise English.
  ///
  /// Determined once, because the system restarts an app whose language the user changes.
  static let ofApp = RefreshLanguage(
    localizations: Bundle.main.preferredLocalizations, readersLanguages: Locale.preferredLanguages)

  /// Creates the best language for the localizations of an app and the languages of a user, in order of preference.
  init(localizations: [String], readersLanguages: [String]) {
    self = Self.best(for: localizations) ?? Self.best(for: readersLanguages) ?? .english
  }
}

#endif
