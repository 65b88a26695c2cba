extension RefreshTexts {
  /// The framework's own texts in a language.
  ///
  /// Reading them allocates only the first time.
  public static func standard(for language: RefreshLanguage) -> RefreshTexts {
    switch language {
    case .english: english
    case .arabic: arabic
    case .catalan: catalan
    case .simplifiedChinese: simplifiedChinese
    case .traditionalChinese: traditionalChinese
    case .croatian: croatian
    case .czech: czech
    case .danish: danish
    case .dutch: dutch
    case .finnish: finnish
    case .french: french
    case .german: german
    case .greek: greek
    case .hebrew: hebrew
    case .hindi: hindi
    case .hungarian: hungarian
    case .indonesian: indonesian
    case .italian: italian
    case .japanese: japanese
    case .korean: korean
    case .malay: malay
    case .norwegian: norwegian
    case .persian: persian
    case .polish: polish
    case .brazilianPortuguese: brazilianPortuguese
    case .europeanPortuguese: europeanPortuguese
    case .romanian: romanian
    case .russian: russian
    case .slovak: slovak
    case .spanish: spanish
    case .swedish: swedish
    case .thai: thai
    case .turkish: turkish
    case .ukrainian: ukrainian
    case .vietnamese: vietnamese
    }
  }
}
