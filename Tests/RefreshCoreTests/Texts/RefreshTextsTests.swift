import Foundation
import Testing

@testable import RefreshCore

@Suite struct RefreshTextsTests {
  private static let patterns: Set<RefreshText> = [.updatedAt, .minutesAgo, .yesterday]

  private static func texts(_ language: RefreshLanguage) -> [(name: RefreshText, text: String)] {
    let texts = RefreshTexts.standard(for: language)
    return RefreshText.allCases.map { ($0, texts[$0]) }
  }

  @Test(arguments: RefreshLanguage.allCases)
  func everyLanguageHasEveryText(_ language: RefreshLanguage) {
    let texts = Self.texts(language)
    #expect(texts.count == 17)
    #expect(RefreshTexts.standard(for: language).isComplete)
    for (name, text) in texts { #expect(!text.isEmpty, "\(name)") }
  }

  @Test func aTextWithAnotherNumberOfLinesIsNotComplete() {
    let count = RefreshText.allCases.count
    for (lines, isComplete) in [(count, true), (count - 1, false), (count + 1, false), (0, false)] {
      let text = String(repeating: "a\n", count: lines)
      #expect(RefreshTexts(lines: text.utf8).isComplete == isComplete)
    }
  }

  @Test(arguments: RefreshLanguage.allCases)
  func patternsHaveOnePlaceAndOtherTextsHaveNone(_ language: RefreshLanguage) {
    for (name, text) in Self.texts(language) {
      let places = text.components(separatedBy: "%@").count - 1
      #expect(places == (Self.patterns.contains(name) ? 1 : 0), "\(name): \(text)")
      let others = text.replacingOccurrences(of: "%@", with: "").filter { "%@{}$\\".contains($0) }
      #expect(others.isEmpty, "\(name): \(text)")
    }
  }

  @Test(arguments: RefreshLanguage.allCases)
  func noTextHasSpaceAtItsEndsOrTwiceOrDotsForAnEllipsis(_ language: RefreshLanguage) {
    for (name, text) in Self.texts(language) {
      #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(name): \(text)")
      #expect(!text.contains("  ") && !text.contains("...") && !text.contains("'"), "\(name): \(text)")
    }
  }

  @Test(arguments: RefreshLanguage.allCases)
  func whatGoesOnEndsInAnEllipsisAndNothingElseDoes(_ language: RefreshLanguage) {
    for (name, text) in Self.texts(language) {
      #expect(text.contains("…") == [.refreshing, .loading].contains(name), "\(name): \(text)")
    }
  }

  @Test func noTwoLanguagesHaveTheSameTexts() {
    let tables = RefreshLanguage.allCases.map { Self.texts($0).map(\.text).joined(separator: "\n") }
    #expect(Set(tables).count == tables.count)
  }

  /// A text left in another language would most likely be English.
  @Test(arguments: RefreshLanguage.allCases.filter { $0 != .english })
  func nothingIsLeftInEnglish(_ language: RefreshLanguage) {
    for (own, english) in zip(Self.texts(language), Self.texts(.english)) {
      #expect(own.text != english.text, "\(own.name)")
    }
  }

  /// Each pair must differ: both texts appear during one pull, or at the two sides of one list.
  @Test(arguments: RefreshLanguage.allCases)
  func whatIsShownInTurnDiffers(_ language: RefreshLanguage) {
    let texts = RefreshTexts.standard(for: language)
    let groups: [[RefreshText]] = [
      [.pull, .release, .refreshing, .updated, .failed],
      [.pullToLoad, .releaseToLoad, .loading, .loadingFailed, .noMore],
      [.loadMore, .retry, .loading],
    ]
    for group in groups { #expect(Set(group.map { texts[$0] }).count == group.count) }
    #expect(texts[.pull] != texts[.pullToLoad] && texts[.release] != texts[.releaseToLoad])
  }

  @Test(arguments: RefreshLanguage.allCases)
  func everyTextIsInTheScriptOfItsLanguage(_ language: RefreshLanguage) {
    for (name, text) in Self.texts(language) {
      let letters = text.replacingOccurrences(of: "%@", with: "").unicodeScalars.filter { $0.properties.isAlphabetic }
      let foreign = letters.filter { !language.letters.contains($0.value) }
      #expect(!letters.isEmpty && foreign.isEmpty, "\(name): \(text)")
    }
  }

  @Test func oneLanguageAfterTheOtherIsReadFromItsOwnTable() {
    #expect(RefreshTexts.standard(for: .english)[.pull] == "Pull to refresh")
    #expect(RefreshTexts.standard(for: .english)[.noMore] == "That’s all")
    #expect(RefreshTexts.standard(for: .german)[.release] == "Zum Aktualisieren loslassen")
    #expect(RefreshTexts.standard(for: .traditionalChinese)[.loadMore] == "載入更多")
    #expect(RefreshTexts.standard(for: .simplifiedChinese)[.loadMore] == "加载更多")
    #expect(RefreshTexts.standard(for: .arabic)[.justNow] == "الآن")
    #expect(RefreshTexts.standard(for: .brazilianPortuguese)[.refreshing] == "Atualizando…")
    #expect(RefreshTexts.standard(for: .europeanPortuguese)[.refreshing] == "A atualizar…")
  }

  @Test func anAppReplacesAnyTextAndNoOther() {
    for name in RefreshText.allCases {
      var texts = RefreshTexts.standard(for: .english)
      texts[name] = "You are up to date"
      let replaced = RefreshText.allCases.filter { texts[$0] == "You are up to date" }
      #expect(replaced == [name])
    }
    #expect(RefreshTexts.standard(for: .english)[.noMore] == "That’s all")
  }

  @Test func anAppMakesTheTextsOfALanguageOfItsOwn() {
    let texts = RefreshTexts { "\($0)" }
    #expect(texts.isComplete)
    for name in RefreshText.allCases { #expect(texts[name] == "\(name)") }
  }
}

extension RefreshLanguage {
  /// The code points that its letters are among, in coarse blocks.
  fileprivate var letters: ClosedRange<UInt32> {
    switch self {
    case .arabic, .persian: 0x600...0x6FF
    case .hebrew: 0x590...0x5FF
    case .russian, .ukrainian: 0x400...0x4FF
    case .greek: 0x370...0x3FF
    case .hindi: 0x900...0x97F
    case .thai: 0xE00...0xE7F
    case .simplifiedChinese, .traditionalChinese: 0x4E00...0x9FFF
    case .japanese: 0x3040...0x9FFF
    case .korean: 0xAC00...0xD7AF
    default: 0x41...0x1EFF
    }
  }
}
