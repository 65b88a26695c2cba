import RefreshCore
import RefreshTesting
import Testing

@Suite struct TextEstimateTests {
  private let estimate = TextEstimate()
  private let style = Drawing.TextStyle(.subheadline)

  private func lines(_ text: String, width: Double) -> [String] {
    var lines: [String] = []
    estimate.forEachLine(of: text, style: style, width: width) { range, _ in lines.append(String(text[range])) }
    return lines
  }

  @Test func oneLineIsAsHighAsTheStyleSays() {
    let size = estimate.size(of: "Release to refresh", style: style, width: .infinity, lines: 0)
    #expect(size.height == 20)
    #expect((115...150).contains(size.width))
  }

  @Test func aTextIsBrokenAtItsSpaces() {
    #expect(lines("Could not load the newest", width: 80) == ["Could not", "load the", "newest"])
    #expect(estimate.size(of: "Could not load the newest", style: style, width: 80, lines: 0).height == 60)
  }

  @Test func aWordThatIsTooWideStandsAlone() {
    #expect(lines("an incomprehensibility now", width: 60) == ["an", "incomprehensibility", "now"])
  }

  @Test func ideographsAreBrokenAnywhere() {
    #expect(lines("下拉即可刷新", width: 45) == ["下拉即", "可刷新"])
  }

  @Test func whatIsCutOffFillsItsLine() {
    let size = estimate.size(of: "Could not load the newest", style: style, width: 80, lines: 2)
    #expect(size == .init(width: 80, height: 40))
  }

  @Test func anEmptyTextHasNoSize() {
    #expect(estimate.size(of: "", style: style, width: 100, lines: 0) == .init(width: 0, height: 0))
    #expect(lines("", width: 10).isEmpty)
  }

  @Test func marksThatStandOnLettersTakeNoRoom() {
    let plain = estimate.size(of: "e", style: style, width: .infinity, lines: 1)
    let accented = estimate.size(of: "e\u{301}", style: style, width: .infinity, lines: 1)
    #expect(plain == accented)
  }

  @Test func textsGrowWithTheTextSizeAndItsWeight() {
    let sizes = RefreshTextSize.allCases.map {
      TextEstimate(textSize: $0).size(of: "Updated", style: style, width: .infinity, lines: 1)
    }
    for (small, large) in zip(sizes, sizes.dropFirst()) {
      #expect(small.width < large.width && small.height < large.height)
    }
    let bold = TextEstimate(isBold: true).size(of: "Updated", style: style, width: .infinity, lines: 1)
    #expect(bold.width > sizes[3].width)
  }

  @Test func aScaleIsOfTheLettersAndTheirLine() {
    let small = Drawing.TextStyle(.subheadline, scale: 0.7)
    #expect(estimate.lineHeight(of: small) == 14)
    #expect(estimate.pointSize(of: small) == 10.5)
  }
}
