#if REFRESH_ADAPTER
/// The words of a control: those of its indicator, of its style, or of its language.
@MainActor
struct ControlWords {
  /// The language of the style, or of the app.
  let language: RefreshLanguage

  /// The texts of the style in the language; `nil` for the standard ones.
  let styleTexts: RefreshTexts?

  private let stage: ControlStage

  init(_ stage: ControlStage, _ look: StyleInUse) {
    self.stage = stage
    language = look.language
    styleTexts = look.texts(in: language)
  }

  private var standard: RefreshTexts { .standard(for: language) }

  /// The texts of the indicator, or those of the style if it uses the standard ones.
  var own: RefreshTexts {
    let own = stage.spokenTexts(in: language)
    guard let styleTexts, own == standard else { return own }
    return styleTexts
  }

  /// The texts of the indicator; one that is empty is replaced by that of the style or the language.
  var texts: RefreshTexts { own.filled(from: styleTexts ?? standard) }

  /// Returns the text for the time of the last refresh; `nil` for none.
  func lastRefresh(_ age: RefreshAge) -> String? {
    let own = stage.lastRefreshText(age, in: language)
    // An animator that says the standard text has none of its own.
    guard let styleTexts, own == standard.lastUpdate(age) else { return own }
    return styleTexts.lastUpdate(age)
  }

  /// Returns the text of a running session or of an outcome, followed by the message of the session's end; `nil` for none.
  func announcement(_ outcome: RefreshOutcome?, of role: RefreshRole, message: String?) -> String? {
    let own = own.announcement(outcome, of: role)
    let words = own?.isEmpty == true ? (styleTexts ?? standard).announcement(outcome, of: role) : own
    let sentence = [words, outcome == nil ? nil : message].compactMap { $0 }.joined(separator: ", ")
    return sentence.isEmpty ? nil : sentence
  }
}
#endif
