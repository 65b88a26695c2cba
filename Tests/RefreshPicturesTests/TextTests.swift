import RefreshCore
import RefreshTesting
import Testing

@testable import RefreshPictures

@Suite struct TextTests {
  private func svg(_ writer: SVGWriter = SVGWriter(), _ draw: (inout Drawing) -> Void) -> String {
    var drawing = Drawing(measuring: writer.text)
    draw(&drawing)
    return writer.document(drawing, size: .init(width: 200, height: 100))
  }

  private func text(
    _ string: String, _ style: Drawing.TextStyle = .init(.subheadline), _ alignment: Drawing.TextAlignment = .left,
    width: Double = 180, lines: Int = 1, _ writer: SVGWriter = SVGWriter()
  ) -> String {
    svg(writer) {
      $0.text(
        string, style: style, paint: .label, in: .init(x: 10, y: 20), size: .init(width: width, height: 40),
        alignment: alignment,
        lines: lines)
    }
  }

  @Test func aTextStandsInTheMiddleOfItsBox() {
    // The middle is at 40; the letters' own middle is 0.3555 of 15 points above the line they stand on.
    #expect(text("Pull & go").contains("<text x=\"10\" y=\"45.332\" "))
    #expect(text("Pull & go").contains(" font-size=\"15\" fill=\"#000000\">Pull &amp; go</text>"))
  }

  @Test(arguments: [
    ("Pull", Drawing.TextAlignment.left, "x=\"10\"", "fill"), ("Pull", .center, "x=\"100\"", "text-anchor=\"middle\""),
    ("Pull", .right, "x=\"190\"", "text-anchor=\"end\""), ("اسحب", .right, "x=\"190\"", "direction=\"rtl\""),
    ("(3) משוך", .left, "x=\"10\"", "text-anchor=\"end\" direction=\"rtl\" unicode-bidi=\"embed\""),
    ("اسحب", .center, "x=\"100\"", "text-anchor=\"middle\" direction=\"rtl\""),
  ])
  func aLineIsAnchoredOnItsSideOfTheScreen(
    string: String, alignment: Drawing.TextAlignment, place: String, anchor: String
  ) {
    let line = text(string, .init(.subheadline), alignment)
    #expect(line.contains(place) && line.contains(anchor))
    #expect(line.contains("text-anchor") == (anchor.contains("text-anchor")))
  }

  @Test func aStyleIsWrittenOut() {
    let style = Drawing.TextStyle(.caption, weight: .semibold, hasTabularDigits: true, isUnderlined: true, scale: 0.5)
    #expect(
      text("9:41", style).contains(
        """
        font-size="6" font-weight="600" text-decoration="underline" style="font-variant-numeric:tabular-nums"
        """))
    #expect(!text("9:41").contains("font-weight"))
  }

  @Test func textsFollowTheReadersSizeAndBoldness() {
    let writer = SVGWriter(text: TextEstimate(textSize: .accessibilityMedium, isBold: true))
    #expect(
      text("A", .init(.subheadline, weight: .medium), .left, writer).contains("font-size=\"25\" font-weight=\"700\""))
  }

  @Test func aTextThatDoesNotFitEndsInAnEllipsis() {
    let line = text("Release to refresh", width: 60)
    #expect(line.contains("…</text>") && !line.contains("refresh"))
    #expect(!line.contains(" …"))
    #expect(text("Release to refresh", width: 1).contains(">…</text>"))
  }

  @Test(arguments: [40, 4_000, 400_000])
  func onlyTheLettersThatFitAreMeasured(count: Int) {
    var measured = 0
    let line = TextLines.fitting(String(repeating: "a ", count: count)[...], 25) {
      measured += 1
      return $0 == "…" ? 3 : 2
    }
    // Eleven letters and spaces fit before "…"; the space at the end goes. The thirteenth is the first that does not fit.
    #expect(line == "a a a a a a…")
    #expect(measured == 1 + 13)
  }

  @Test func aTextThatWasMeasuredIsNotCut() {
    for string in ["Pull to refresh", "引っ張って更新", "ดึงเพื่อรีเฟรช", "اسحب للتحديث", "Couldn’t refresh"] {
      let line = svg { $0.text(string, style: .init(.subheadline, weight: .medium), centeredAt: .init(x: 100, y: 50)) }
      #expect(line.contains(">\(string)</text>"))
    }
  }

  @Test func linesAreBrokenAtWordsAndTheLastOneTakesTheRest() {
    let all = text("The server could not be reached right now", .init(.footnote), width: 110, lines: 0)
    #expect(all.components(of: "<text") == 3)
    let two = text("The server could not be reached right now", .init(.footnote), width: 110, lines: 2)
    #expect(two.components(of: "<text") == 2 && two.components(of: "…</text>") == 1)
    // Two lines of 18 about the middle of the box, at 40.
    #expect(two.contains("y=\"35.622\"") && two.contains("y=\"53.622\""))
  }

  @Test func aSymbolIsDrawnByItsFallback() {
    let drawn = svg {
      $0.symbol("arrow.down", pointSize: 15, centeredAt: .init(x: 5, y: 5)) {
        $0.fill { $0.circle(center: .zero, radius: 1) }
      }
    }
    #expect(drawn.contains("<g>") && drawn.contains("<path d=\"M0,-1"))
  }
}
