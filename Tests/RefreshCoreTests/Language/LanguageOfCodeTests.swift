import Foundation
import Testing

@testable import RefreshCore

@Suite struct LanguageOfCodeTests {
  @Test func everyLanguageIsFoundByItsOwnCode() {
    for language in RefreshLanguage.allCases { #expect(RefreshLanguage(code: language.code) == language) }
  }

  @Test func everyLanguageIsFoundInCapitalsWithUnderscoresAndWithItsScript() {
    for language in RefreshLanguage.allCases {
      #expect(RefreshLanguage(code: language.code.uppercased()) == language)
      #expect(RefreshLanguage(code: language.code.replacingOccurrences(of: "-", with: "_")) == language)
      let tag = language.code.split(separator: "-")
      for script in language.scripts {
        let rest = tag.dropFirst().filter { $0.count == 2 }
        let code = ([tag[0], Substring(script)] + rest).joined(separator: "-")
        #expect(RefreshLanguage(code: code) == language, "\(code)")
      }
    }
  }

  @Test(arguments: [
    ("en-US", RefreshLanguage.english), ("en_GB", .english), ("EN", .english), ("en-001", .english),
    ("de-AT", .german), ("de_DE.UTF-8@euro", .german), ("de-CH-1901", .german), ("es-419", .spanish),
    ("fr-CA", .french), ("nb-NO", .norwegian), ("no", .norwegian), ("nn-NO", .norwegian), ("da-DK", .danish),
    ("iw", .hebrew), ("iw-IL", .hebrew), ("he-IL", .hebrew), ("in", .indonesian), ("in_ID", .indonesian),
    ("mo-MD", .romanian), ("prs-AF", .persian), ("fa-IR", .persian), ("bs-BA", .croatian), ("sh", .croatian),
    ("ca-ES-valencia", .catalan), ("ar-EG-u-nu-latn", .arabic), ("ko-Hang-KR", .korean),
  ])
  func aCodeMeansItsLanguageWhateverTheRegion(_ code: String, _ language: RefreshLanguage) {
    #expect(RefreshLanguage(code: code) == language)
  }

  @Test(arguments: [
    ("zh", RefreshLanguage.simplifiedChinese), ("zh-CN", .simplifiedChinese), ("zh-SG", .simplifiedChinese),
    ("zh-Hans", .simplifiedChinese), ("zh-Hans-HK", .simplifiedChinese), ("ZH-HANS-TW", .simplifiedChinese),
    ("zh-TW", .traditionalChinese), ("zh_HK", .traditionalChinese), ("zh-MO", .traditionalChinese),
    ("zh-Hant", .traditionalChinese), ("zh-Hant-HK", .traditionalChinese), ("zh-Hant-CN", .traditionalChinese),
    ("yue", .traditionalChinese), ("yue-Hant-HK", .traditionalChinese), ("yue-Hans-CN", .simplifiedChinese),
    ("cmn-Hans", .simplifiedChinese),
  ])
  func chineseGoesByItsScriptAndThenByItsRegion(_ code: String, _ language: RefreshLanguage) {
    #expect(RefreshLanguage(code: code) == language)
  }

  @Test(arguments: [
    ("pt", RefreshLanguage.brazilianPortuguese), ("pt-BR", .brazilianPortuguese), ("pt_br", .brazilianPortuguese),
    ("pt-PT", .europeanPortuguese), ("pt-AO", .europeanPortuguese), ("pt-Latn-MZ", .europeanPortuguese),
  ])
  func portugueseGoesByItsRegion(_ code: String, _ language: RefreshLanguage) {
    #expect(RefreshLanguage(code: code) == language)
  }

  @Test(arguments: [
    "", "-", "_", "e", "x-klingon", "tlh", "sw-KE", "Base", "Base-en", "hi-Latn", "ru-Latn", "en-Shaw", "Ελ", "zz",
    "@en", ".de", "-fr",
  ])
  func aCodeWithoutTextsMeansNone(_ code: String) {
    #expect(RefreshLanguage(code: code) == nil)
  }

  @Test func anAppsLanguageGoesBeforeTheReaders() {
    let language = RefreshLanguage.init(localizations:readersLanguages:)
    #expect(language(["de"], ["fr-FR", "en"]) == .german)
    #expect(language(["sw"], ["tlh", "fr-FR", "en"]) == .french)
    #expect(language(["sw"], ["hi-Latn", "hi"]) == .hindi)
    #expect(language([], ["pt-PT"]) == .europeanPortuguese)
    #expect(language(["sw"], ["tlh"]) == .english)
    #expect(language([], []) == .english)
  }
}
