import RefreshCore
import RefreshTesting
import Testing

@Suite struct DrawingTextTests {
  private let style = Drawing.TextStyle(.subheadline)

  @Test func aTextStandsAboutItsPoint() {
    var drawing = Drawing(measuring: TextEstimate())
    drawing.text("Updated", style: style, centeredAt: .init(x: 100, y: 50))
    let text = drawing.texts[0]
    #expect(drawing.commands == [.text(0)])
    #expect(text.origin.x + text.size.width / 2 == 100 && text.origin.y + text.size.height / 2 == 50)
    #expect(text.size == drawing.size(of: "Updated", style) && text.paint == .secondaryLabel && text.lines == 1)
  }

  @Test func anEmptyTextDrawsNothing() {
    var drawing = Drawing()
    drawing.text("", style: style, centeredAt: .zero)
    drawing.text("", style: style, in: .zero, size: .init(width: 9, height: 9))
    #expect(drawing.isEmpty && drawing.texts.isEmpty)
  }

  @Test func drawingsOfOtherWordsDiffer() {
    func drawing(_ words: String) -> Drawing {
      var drawing = Drawing()
      drawing.text(words, style: style, in: .zero, size: .init(width: 99, height: 20))
      return drawing
    }
    #expect(drawing("4 min ago") == drawing("4 min ago"))
    #expect(drawing("4 min ago") != drawing("5 min ago"))
  }

  @Test func anEmptiedDrawingKeepsNoText() {
    var drawing = Drawing()
    drawing.text("Updated", style: style, centeredAt: .zero)
    drawing.symbol("arrow.down", pointSize: 15, centeredAt: .zero) { _ in }
    drawing.removeAll()
    #expect(drawing.texts.isEmpty && drawing.symbols.isEmpty && drawing == Drawing())
  }

  @Test func textsHaveNoSizeWithoutAHost() {
    var drawing = Drawing()
    #expect(drawing.size(of: "Updated", style) == .init(width: 0, height: 0))
    drawing.text("Updated", style: style, centeredAt: .init(x: 100, y: 50))
    #expect(drawing.texts[0].origin == .init(x: 100, y: 50))
  }

  @Test func theHostMeasures() {
    final class Ruler: TextMeasuring {
      func size(of text: String, style: Drawing.TextStyle, width: Double, lines: Int) -> Drawing.Size {
        .init(width: 7 * Double(text.utf8.count), height: 11)
      }
    }
    let drawing = Drawing(measuredBy: Ruler())
    #expect(drawing.size(of: "four", style) == .init(width: 28, height: 11))
  }

  @Test func aSymbolStandsInPlaceOfWhatStandsInForIt() throws {
    var drawing = Drawing()
    drawing.symbol("arrow.down", pointSize: 15, weight: .medium, .label, centeredAt: .init(x: 3, y: 4)) {
      $0.fill { $0.circle(center: .zero, radius: 1) }
    }
    #expect(drawing.commands.count == 3 && drawing.groups[0].symbol == 0)
    let symbol = try #require(drawing.symbols.first)
    #expect(drawing.symbols == [symbol] && symbol.name == "arrow.down" && symbol.pointSize == 15)
    #expect(symbol.weight == .medium && symbol.paint == .label && symbol.center == .init(x: 3, y: 4))
  }

  @Test func aSymbolWithNothingInItsPlaceStays() {
    var drawing = Drawing()
    drawing.group(opacity: 0.5) { $0.symbol("arrow.down", pointSize: 15, centeredAt: .zero) { _ in } }
    #expect(drawing.groups.map(\.symbol) == [nil, 0] && drawing.commands.count == 4)
  }
}
