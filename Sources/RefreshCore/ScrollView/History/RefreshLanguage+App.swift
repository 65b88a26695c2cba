#if REFRESH_ADAPTER
import Foundation

extension RefreshLanguage {
  /// The language that the app runs in or, without texts in it, the reader's next; English without any.
  ///
  /// Asked once: the system restarts an app whose language the reader changes.
  static let ofApp = RefreshLanguage(
    localizations: Bundle.main.preferredLocalizations, readersLanguages: Locale.preferredLanguages)

  /// The best language for an app in certain localisations and a reader with certain languages, preferred ones first.
  init(localizations: [String], readersLanguages: [String]) {
    self = Self.best(for: localizations) ?? Self.best(for: readersLanguages) ?? .english
  }
}

extension RefreshControl {
  /// The language of the texts: as it was set, or as the app runs in.
  var languageInUse: RefreshLanguage { language ?? .ofApp }
}

#endif
