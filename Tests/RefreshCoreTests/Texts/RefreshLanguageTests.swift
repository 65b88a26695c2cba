import Testing

@testable import RefreshCore

@Suite struct RefreshLanguageTests {
  @Test func noTwoLanguagesHaveTheSameCode() {
    #expect(Set(RefreshLanguage.allCases.map(\.code)).count == RefreshLanguage.allCases.count)
  }

  @Test func surroundingsAreEnglishUnlessTold() {
    #expect(RefreshSurroundings().language == .english)
    #expect(RefreshSurroundings(language: .thai).language == .thai)
    #expect(RefreshSurroundings(language: .thai) != RefreshSurroundings())
  }
}
