import RefreshAnimators
import RefreshPictures
import Testing

@Suite struct FooterRowTests {
  private typealias Row = FooterSample.Row

  private func words(_ row: Row, _ surroundings: RefreshSurroundings = FooterSample.surroundings()) -> [String] {
    FooterSample().drawing(row, surroundings).texts.map(\.string)
  }

  private func fills(_ drawing: Drawing) -> [Drawing.Paint] {
    drawing.commands.compactMap { if case .fill(let paint, _, _) = $0 { drawing.paints[paint] } else { nil } }
  }

  @Test func eachRowSaysItsWords() {
    #expect(words(.loading) == [])
    #expect(words(.button) == ["Load more"])
    #expect(words(.failed) == ["Tap to retry"])
    #expect(words(.sentence) == ["The Internet connection appears to be offline.", "Tap to retry"])
    #expect(words(.end) == ["That’s all"])
    let loud = FooterSample(style: FooterStyle(showsLoadingText: true))
    #expect(loud.drawing(.loading).texts.map(\.string) == ["Loading more…"])
  }

  @Test func theWordsAreTheReaders() {
    let german = RefreshTexts.standard(for: .german)
    #expect(words(.failed, FooterSample.surroundings { $0.language = .german }) == [german[.retry]])
  }

  @Test func theAppCanReplaceTheWords() {
    var texts = RefreshTexts.standard(for: .english)
    texts[.noMore] = "You are up to date"
    texts[.retry] = ""
    let sample = FooterSample(style: FooterStyle(texts: texts))
    #expect(sample.drawing(.end).texts.map(\.string) == ["You are up to date"])
    #expect(sample.drawing(.failed).texts.isEmpty)
    #expect(sample.drawing(.failed).bounds() != nil, "the symbol is left")
  }

  @Test func aRowIsCentredAndStartsOnWholePoints() throws {
    let drawing = FooterSample().drawing(.end)
    let text = try #require(drawing.texts.first)
    #expect(text.origin == .init(x: text.origin.x.rounded(), y: 17))
    #expect(abs(text.origin.x + text.size.width / 2 - 160) <= 0.5)
    let bounds = try #require(FooterSample().drawing(.failed).bounds())
    #expect(abs(bounds.minX + bounds.maxX - 320) <= 1)
    #expect(bounds.minY == 8 && bounds.maxY == 44)
  }

  @Test func theCapsuleIs36HighAnd16WiderAtBothEnds() throws {
    let drawing = FooterSample().drawing(.button)
    let (text, bounds) = (try #require(drawing.texts.first), try #require(drawing.bounds()))
    #expect(abs(bounds.maxX - bounds.minX - (text.size.width + 32)) < 1e-9)
    #expect(bounds.maxY - bounds.minY == 36)
  }

  @Test func rightToLeftTheSymbolAndThePictureStandAtTheRight() throws {
    let mirrored = FooterSample.surroundings { $0.isRightToLeft = true }
    for row in [Row.failed, .loading] {
      let sample = FooterSample(style: FooterStyle(showsLoadingText: true))
      let (left, right) = (sample.drawing(row), sample.drawing(row, mirrored))
      let (first, second) = (try #require(left.texts.first), try #require(right.texts.first))
      #expect(abs(first.origin.x + second.right - 320) <= 1, "\(row)")
      #expect(first.origin.x > second.origin.x)
    }
  }

  @Test(arguments: [false, true]) func aCapsuleIsOpaqueWhereTransparencyIsReduced(isDark: Bool) throws {
    for reduces in [false, true] {
      let surroundings = FooterSample.surroundings {
        $0.isDark = isDark
        $0.reducesTransparency = reduces
      }
      guard case .solid(_, let opacity) = fills(FooterSample().drawing(.failed, surroundings))[0] else { continue }
      #expect(opacity == (reduces ? 1 : isDark ? 0.24 : 0.14))
    }
  }

  @Test func withButtonShapesARetryWithoutACapsuleIsUnderlined() {
    let shapes = FooterSample.surroundings { $0.showsButtonShapes = true }
    #expect(FooterSample().drawing(.sentence, shapes).texts.map(\.style.isUnderlined) == [false, true])
    #expect(FooterSample().drawing(.failed, shapes).texts.map(\.style.isUnderlined) == [false])
    #expect(FooterSample().drawing(.sentence).texts.map(\.style.isUnderlined) == [false, false])
  }

  @Test func increasedContrastHasAnOutlineAndNoQuietWords() {
    let strong = FooterSample.surroundings { $0.increasesContrast = true }
    for row in Row.allCases {
      let drawing = FooterSample(style: FooterStyle(showsLoadingText: true)).drawing(row, strong)
      #expect(drawing.texts.allSatisfy { $0.paint == .label }, "\(row)")
    }
    let strokes = FooterSample().drawing(.button, strong).commands.filter {
      if case .stroke = $0 { true } else { false }
    }
    #expect(strokes.count == 1)
  }

  @Test func hairlinesAreHiddenWhereTheWordsWrap() {
    var texts = RefreshTexts.standard(for: .english)
    #expect(fills(FooterSample().drawing(.end)) == [.separator])
    texts[.noMore] = "You have seen everything that there is to be seen for today, and more tomorrow"
    let drawing = FooterSample(style: FooterStyle(texts: texts)).drawing(.end)
    #expect(fills(drawing).isEmpty)
    #expect(drawing.texts.map(\.lines) == [2])
  }

  @Test(arguments: [RefreshEdge.leading, .trailing], [false, true])
  func besideAListRowsHaveSymbolsOnly(edge: RefreshEdge, mirrored: Bool) throws {
    let surroundings = FooterSample.surroundings {
      ($0.edge, $0.isRightToLeft, $0.crossLength) = (edge, mirrored, 120)
    }
    for row in Row.allCases {
      let drawing = FooterSample(style: FooterStyle(showsLoadingText: true)).drawing(row, surroundings)
      #expect(drawing.texts.isEmpty)
      let bounds = try #require(drawing.bounds())
      #expect(abs((bounds.minX + bounds.maxX) / 2 - 26) <= 1 && abs((bounds.minY + bounds.maxY) / 2 - 60) <= 2)
    }
  }

  @Test func aRowGoesWithTheContentAndWhatAPullDrewDoesNot() throws {
    var row = FooterSample.update(.failed)
    row.visibleExtent = 90
    #expect(try #require(FooterSample().drawing(row).bounds()).minY == 8)
    var pull = FooterSample.update(.loading)
    (pull.visibleExtent, pull.origin) = (90, .finger)
    #expect(try #require(FooterSample().drawing(pull).bounds()).maxY == 90 - 16)
  }

  @Test func thePictureAppearsInItsPlaceOnceTheButtonHasGone() {
    var update = FooterSample.update(.failed)
    (update.state, update.outcome, update.armedFraction) = (.refreshing, nil, 1)
    for activityFraction in stride(from: 0.0, through: 1, by: 0.01) {
      update.activityFraction = activityFraction
      let groups = FooterSample().drawing(update).groups.filter { $0.opacity < 1 }
      #expect(groups.allSatisfy { abs($0.transform.tx) < 1e-9 })
      #expect(groups.map(\.opacity).sorted().dropLast().allSatisfy { $0 < 0.05 }, "\(activityFraction)")
    }
  }

  @Test func aButtonHasOneInk() {
    for row in [Row.button, .failed, .sentence] {
      let drawing = FooterSample().drawing(row)
      #expect(drawing.texts.last?.paint == .label)
      #expect(fills(drawing).dropFirst(row == .sentence ? 0 : 1).allSatisfy { $0 == .label }, "\(row)")
    }
  }
}
