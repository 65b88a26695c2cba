extension RefreshLanguage {
  /// Its BCP 47 code, with the script or the region only where a language has several forms: `de`, `pt-BR`, `zh-Hant`.
  public var code: String {
    switch self {
    case .english: "en"
    case .arabic: "ar"
    case .catalan: "ca"
    case .simplifiedChinese: "zh-Hans"
    case .traditionalChinese: "zh-Hant"
    case .croatian: "hr"
    case .czech: "cs"
    case .danish: "da"
    case .dutch: "nl"
    case .finnish: "fi"
    case .french: "fr"
    case .german: "de"
    case .greek: "el"
    case .hebrew: "he"
    case .hindi: "hi"
    case .hungarian: "hu"
    case .indonesian: "id"
    case .italian: "it"
    case .japanese: "ja"
    case .korean: "ko"
    case .malay: "ms"
    case .norwegian: "nb"
    case .persian: "fa"
    case .polish: "pl"
    case .brazilianPortuguese: "pt-BR"
    case .europeanPortuguese: "pt-PT"
    case .romanian: "ro"
    case .russian: "ru"
    case .slovak: "sk"
    case .spanish: "es"
    case .swedish: "sv"
    case .thai: "th"
    case .turkish: "tr"
    case .ukrainian: "uk"
    case .vietnamese: "vi"
    }
  }

  /// The ISO 15924 codes of the scripts that the texts can be said to be in.
  var scripts: [String] {
    switch self {
    case .arabic, .persian: ["Arab"]
    case .simplifiedChinese: ["Hans"]
    case .traditionalChinese: ["Hant"]
    case .greek: ["Grek"]
    case .hebrew: ["Hebr"]
    case .hindi: ["Deva"]
    case .japanese: ["Jpan"]
    case .korean: ["Kore", "Hang"]
    case .russian, .ukrainian: ["Cyrl"]
    case .thai: ["Thai"]
    default: ["Latn"]
    }
  }
}
