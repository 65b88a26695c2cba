import RefreshCore
import Testing

@Suite struct LastUpdateTextTests {
  private let english = RefreshTexts.standard(for: .english)

  @Test func englishSaysWhenTheLastRefreshWas() {
    #expect(english.lastUpdate(.justNow) == "Just now")
    #expect(english.lastUpdate(.minutes("4")) == "Updated 4 min ago")
    #expect(english.lastUpdate(.today(time: "9:41 AM")) == "Updated 9:41 AM")
    #expect(english.lastUpdate(.yesterday(time: "9:41 AM")) == "Updated yesterday, 9:41 AM")
    #expect(english.lastUpdate(.date("Nov 3")) == "Updated Nov 3")
  }

  @Test func languagesPutThePlaceWhereTheyNeedIt() {
    #expect(RefreshTexts.standard(for: .japanese).lastUpdate(.minutes("4")) == "4分前に更新")
    #expect(RefreshTexts.standard(for: .japanese).lastUpdate(.yesterday(time: "9:41")) == "昨日 9:41に更新")
    #expect(RefreshTexts.standard(for: .korean).lastUpdate(.today(time: "오전 9:41")) == "오전 9:41 업데이트됨")
    #expect(RefreshTexts.standard(for: .danish).lastUpdate(.yesterday(time: "9.41")) == "Opdateret i går kl. 9.41")
    #expect(RefreshTexts.standard(for: .german).lastUpdate(.minutes("4")) == "Aktualisiert: vor 4\u{A0}Min.")
  }

  @Test func inALanguageFromRightToLeftWhatTheHostMadeKeepsItsOwnDirection() {
    let arabic = RefreshTexts.standard(for: .arabic)
    #expect(arabic.lastUpdate(.minutes("٤")) == "آخر تحديث: قبل \u{2068}٤\u{2069} د")
    #expect(arabic.lastUpdate(.today(time: "9:41 AM")) == "آخر تحديث: \u{2068}9:41 AM\u{2069}")
    #expect(arabic.lastUpdate(.yesterday(time: "٩:٤١ ص")) == "آخر تحديث: أمس، \u{2068}٩:٤١ ص\u{2069}")
    let hebrew = RefreshTexts.standard(for: .hebrew)
    #expect(hebrew.lastUpdate(.date("Nov 3")) == "עדכון אחרון: \u{2068}Nov 3\u{2069}")
  }

  @Test func aTimeFromRightToLeftKeepsItsDirectionInAnyLanguage() {
    #expect(english.lastUpdate(.today(time: "٩:٤١ ص")) == "Updated \u{2068}٩:٤١ ص\u{2069}")
  }

  @Test func onlyTheFirstPlaceIsFilledAndAPatternWithoutOneStaysAsItIs() {
    var texts = english
    texts[.updatedAt] = "%@, %@"
    #expect(texts.lastUpdate(.date("Nov 3")) == "Nov 3, %@")
    texts[.updatedAt] = "Fresh"
    #expect(texts.lastUpdate(.minutes("4")) == "Fresh")
    texts[.updatedAt] = "100 % at %@"
    #expect(texts.lastUpdate(.date("Nov 3")) == "100 % at Nov 3")
    texts[.updatedAt] = "%"
    #expect(texts.lastUpdate(.date("Nov 3")) == "%")
    texts[.updatedAt] = ""
    #expect(texts.lastUpdate(.date("Nov 3")).isEmpty)
    texts[.updatedAt] = "%@"
    #expect(texts.lastUpdate(.date("%@")) == "%@")
  }

  @Test(arguments: RefreshLanguage.allCases)
  func noPlaceIsLeftInAnyLanguage(_ language: RefreshLanguage) {
    let texts = RefreshTexts.standard(for: language)
    let ages: [RefreshAge] = [
      .justNow, .minutes("12"), .today(time: "12:34"), .yesterday(time: "12:34"), .date("12/3/2024"),
    ]
    let phrases = ages.map(texts.lastUpdate)
    #expect(Set(phrases).count == phrases.count)
    for phrase in phrases { #expect(!phrase.contains("%") && !phrase.contains("@"), "\(phrase)") }
    for phrase in phrases.dropFirst() { #expect(phrase.contains("12"), "\(phrase)") }
  }
}
