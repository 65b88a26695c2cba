import Glibc
import RefreshCore
import RefreshPictures

/// Writes a sheet, a filmstrip and a page with the texts of each line of the standard input, for `texts.py`.
///
/// A line holds the title, the heading, the caption and the text of a drawing as hexadecimal bytes, each after a "=", then
/// the width of the text's box, its number of lines, the width of the sheet and the number of columns. The answer is a line
/// with the bytes of the three documents.
@main
struct TextWriter {
  static func main() {
    while let line = readLine() {
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count == 8, let box = Double(fields[4]), let lines = Int(fields[5]), let width = Double(fields[6]),
        let columns = Int(fields[7])
      else { fatalError("not a line of texts.py: \(line.prefix(200))") }
      let texts = fields[..<4].map(text)
      let film = Filmstrip(frames: Array(repeating: frame(texts[2], texts[3], width: box, lines: lines), count: 2))
      let sheet = FilmstripSheet(title: texts[0], rows: [.init(texts[1], note: texts[2], film)])
      let page = FilmPage(title: texts[0], frames: film.frames.map(moment))
      let documents = [sheet.svg(width: width), film.svg(columns: columns), page.text]
      print(documents.map(hexadecimal).joined(separator: " "))
      fflush(nil)
    }
  }

  private static func frame(_ caption: String, _ words: String, width: Double, lines: Int) -> Filmstrip.Frame {
    var drawing = Drawing()
    drawing.text(
      words, style: Drawing.TextStyle(.caption), in: .zero, size: Drawing.Size(width: width, height: 40), lines: lines)
    return Filmstrip.Frame(time: 0, drawing: drawing, visibleExtent: 60, caption: caption)
  }

  private static func moment(_ frame: Filmstrip.Frame) -> FilmPage.Frame {
    FilmPage.Frame(
      time: frame.time, state: frame.caption, drawings: (frame.drawing, frame.drawing), extent: frame.visibleExtent,
      pull: frame.visibleExtent)
  }

  /// Returns a text as an app would receive it: invalid bytes are repaired.
  private static func text(_ field: String) -> String {
    let digits = Array(field.utf8.dropFirst()).map { $0 <= UInt8(ascii: "9") ? $0 - 48 : $0 - 87 }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ document: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let bytes = document.utf8.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
