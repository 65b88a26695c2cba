/// The lines of a text, one after the other: all of them at once take many times the memory of the text.
struct TouchLogLines {
  /// The number of lines that were read.
  private(set) var count = 0

  private var rest: Substring?

  init(_ text: String) { rest = text[...] }

  /// The next line without its end, which is that of Unix, of Windows or of an old Macintosh; `nil` after the last.
  mutating func next() -> Substring? {
    guard let text = rest else { return nil }
    count += 1
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard let end = text.utf8.firstIndex(where: { $0 == lineFeed || $0 == carriageReturn }) else {
      rest = nil
      return text
    }
    let after = text.utf8.index(after: end)
    let isPair = text.utf8[end] == carriageReturn && after < text.endIndex && text.utf8[after] == lineFeed
    rest = text[(isPair ? text.utf8.index(after: after) : after)...]
    return text[..<end]
  }
}
