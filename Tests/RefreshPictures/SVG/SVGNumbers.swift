/// The value of an attribute: numbers, and the words between them.
struct SVGNumbers: Equatable {
  /// The words before, between and after the numbers.
  let words: [String]

  /// The numbers.
  let numbers: [Double]

  /// Splits a value; a name, a colour or a reference is a word.
  init(_ value: String) {
    var (words, numbers) = ([""], [Double]())
    for part in Self.parts(of: value) {
      if part.isNumber, let number = Double(part.text) {
        numbers.append(number)
        words.append("")
      } else {
        words[words.count - 1] += part.text
      }
    }
    (self.words, self.numbers) = (words, numbers)
  }

  /// Returns `true` if two values differ in numbers only.
  static func differ(_ first: String, _ second: String) -> Bool {
    let (mine, theirs) = (parts(of: first), parts(of: second))
    return mine.count == theirs.count
      && zip(mine, theirs).allSatisfy { $0.isNumber == $1.isNumber && ($0.isNumber || $0.text == $1.text) }
  }

  private typealias Part = (text: Substring, isNumber: Bool)

  private static func parts(of value: String) -> [Part] {
    let bytes = value.utf8
    guard let first = bytes.first, isNumeric(first) || first == UInt8(ascii: "M") else { return [(value[...], false)] }
    var (parts, start) = ([Part](), bytes.startIndex)
    while start < bytes.endIndex {
      let isNumber = isNumeric(bytes[start])
      var end = bytes.index(after: start)
      while end < bytes.endIndex, isNumeric(bytes[end]) == isNumber, bytes[end] != UInt8(ascii: "-") {
        end = bytes.index(after: end)
      }
      parts.append((value[start..<end], isNumber))
      start = end
    }
    return parts
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// Returns the value with other numbers in place of these.
  func value(_ numbers: [String]) -> String {
    zip(words, numbers + [""]).reduce("") { $0 + $1.0 + $1.1 }
  }
}
