/// The languages that the framework has texts in.
///
/// `RefreshLanguage.best(for:)` chooses one from what an app or a reader prefers.
public enum RefreshLanguage: UInt8, CaseIterable, Sendable {
  /// English, `en`.
  case english
  /// Arabic, `ar`.
  case arabic
  /// Catalan, `ca`.
  case catalan
  /// Chinese in simplified characters, `zh-Hans`.
  case simplifiedChinese
  /// Chinese in traditional characters, `zh-Hant`.
  case traditionalChinese
  /// Croatian, `hr`.
  case croatian
  /// Czech, `cs`.
  case czech
  /// Danish, `da`.
  case danish
  /// Dutch, `nl`.
  case dutch
  /// Finnish, `fi`.
  case finnish
  /// French, `fr`.
  case french
  /// German, `de`.
  case german
  /// Greek, `el`.
  case greek
  /// Hebrew, `he`.
  case hebrew
  /// Hindi, `hi`.
  case hindi
  /// Hungarian, `hu`.
  case hungarian
  /// Indonesian, `id`.
  case indonesian
  /// Italian, `it`.
  case italian
  /// Japanese, `ja`.
  case japanese
  /// Korean, `ko`.
  case korean
  /// Malay, `ms`.
  case malay
  /// Norwegian Bokmål, `nb`.
  case norwegian
  /// Persian, `fa`.
  case persian
  /// Polish, `pl`.
  case polish
  /// Portuguese as it is written in Brazil, `pt-BR`.
  case brazilianPortuguese
  /// Portuguese as it is written in Portugal and elsewhere, `pt-PT`.
  case europeanPortuguese
  /// Romanian, `ro`.
  case romanian
  /// Russian, `ru`.
  case russian
  /// Slovak, `sk`.
  case slovak
  /// Spanish, `es`.
  case spanish
  /// Swedish, `sv`.
  case swedish
  /// Thai, `th`.
  case thai
  /// Turkish, `tr`.
  case turkish
  /// Ukrainian, `uk`.
  case ukrainian
  /// Vietnamese, `vi`.
  case vietnamese

  /// Whether it is written from right to left.
  public var isRightToLeft: Bool {
    switch self {
    case .arabic, .hebrew, .persian: true
    default: false
    }
  }
}
