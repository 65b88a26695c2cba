import Foundation
import RefreshCore
import RefreshPictures
import RefreshTesting
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Hostile texts in every place of a document that holds a text.
@Suite struct MarkupTests {
  /// Characters that have a meaning in SVG and HTML.
  private static let marks = [
    "<", ">", "&", "\"", "'", "<script>alert(1)</script>", "</text>", "</title>", "&amp;", "]]>",
  ]

  /// Scalars that join the one before them in a `Character`.
  private static let followers = ["", "\u{301}", "\u{338}", "\u{200D}", "\u{FE0F}", "\u{20DD}", "\u{E0061}", "\u{903}"]

  private static let texts = marks.flatMap { mark in followers.map { "a\(mark)\($0)b" } }

  private static let forbidden = (Array(UInt32(0)...0x1F) + [0xFFFE, 0xFFFF]).filter { ![9, 10, 13].contains($0) }

  private func frame(_ caption: String) -> Filmstrip.Frame {
    .init(time: 0, drawing: Drawing(), visibleExtent: 40, caption: caption)
  }

  private func moment(_ state: String) -> FilmPage.Frame {
    .init(time: 0, state: state, drawings: (Drawing(), Drawing()), extent: 40, pull: 40)
  }

  @Test(arguments: texts)
  func aCaptionIsReadBackAsItWasWritten(text: String) {
    let film = Filmstrip(frames: [frame(text)])
    #expect(ReadDocument(film.svg()).texts == [text])
  }

  @Test(arguments: texts)
  func theTextsOfASheetAreReadBackAsTheyWereWritten(text: String) {
    let sheet = FilmstripSheet(title: text, rows: [.init(text, note: text, Filmstrip(frames: [frame(text)]))])
    #expect(ReadDocument(sheet.svg()).texts == [text, text, text, text])
  }

  @Test(arguments: texts)
  func aDrawnTextIsReadBackAsItWasWritten(text: String) {
    var drawing = Drawing(measuring: .standard)
    drawing.text(text, style: .init(.caption), centeredAt: .zero)
    #expect(ReadDocument(SVGWriter().document(drawing, size: .init(width: 90, height: 90))).texts == [text])
  }

  @Test(arguments: texts)
  func aPageHoldsNoMarkOfItsTexts(text: String) throws {
    let page = FilmPage(title: text, frames: [moment(text)]).text
    for (start, end) in [
      ("<title>", "</title>"), ("<h1>", "</h1>"), ("data-caption=\"", "\" "), ("aria-label=\"", "\">"),
    ] {
      let written = try #require(page.between(start, end))
      #expect(!written.unicodeScalars.contains { $0 == "<" || $0 == ">" || $0 == "\"" })
      #expect(ReadDocument("<text>\(written)</text>").texts == [text])
    }
  }

  /// XML has no way to write them, not even as a reference.
  @Test(arguments: forbidden)
  func aScalarThatXMLForbidsIsReplaced(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    let film = Filmstrip(frames: [frame("a\(scalar)b")])
    #expect(ReadDocument(film.svg()).texts == ["a\u{FFFD}b"])
    #expect(FilmPage(title: "", frames: [moment("a\(scalar)b")]).text.contains("data-caption=\"a\u{FFFD}b\""))
  }

  @Test func whatXMLAllowsStays() {
    let text = "a\tb\nc \u{7F}\u{85}\u{2028}\u{FFFD}\u{10FFFD} 👩‍👩‍👧 e\u{301} اسحب"
    #expect(ReadDocument(Filmstrip(frames: [frame(text)]).svg()).texts == [text])
  }
}

extension String {
  /// Returns the part between two texts, which are compared by scalar.
  fileprivate func between(_ start: String, _ end: String) -> String? {
    let scalars = Array(unicodeScalars)
    func index(of text: String, from: Int) -> Int? {
      let sought = Array(text.unicodeScalars)
      let places = from..<max(from, scalars.count - sought.count)
      return places.first { scalars[$0..<$0 + sought.count].elementsEqual(sought) }
    }
    guard let first = index(of: start, from: 0).map({ $0 + start.unicodeScalars.count }) else { return nil }
    guard let last = index(of: end, from: first) else { return nil }
    var part = String.UnicodeScalarView()
    part.append(contentsOf: scalars[first..<last])
    return String(part)
  }
}

/// The contents of the `text` elements of a document, read by Foundation's parser.
private final class ReadDocument: NSObject, XMLParserDelegate {
  /// `nil` if the document is not XML.
  private(set) var texts: [String]? = []
  private var open: String?

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() { texts = nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if name == "text" { open = "" }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open? += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard name == "text", let text = open else { return }
    texts?.append(text)
    open = nil
  }
}
