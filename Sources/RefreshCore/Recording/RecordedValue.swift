/// A value that a recording writes as a word, and reads back as the same.
package protocol RecordedValue {
  /// The word: no spaces.
  var recorded: String { get }

  /// Reads a word; `nil` for one that is none of this type.
  init?(recorded word: Substring)
}

extension Double: RecordedValue {
  /// The shortest text that is read back as the same number.
  package var recorded: String {
    // Whole numbers are frequent, and shorter without ".0".
    guard magnitude < 1e15, Double(Int64(self)).bitPattern == bitPattern else { return "\(self)" }
    return "\(Int64(self))"
  }

  package init?(recorded word: Substring) {
    // What a recorder could have written, as far as its characters go: no hexadecimal digits, and no payload of a NaN.
    let isDecimal = word.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard isDecimal || ["inf", "-inf", "nan", "-nan"].contains(where: { word.hasBytes(of: $0) }) else { return nil }
    self.init(word)
  }
}

extension Bool: RecordedValue {
  package var recorded: String { self ? "true" : "false" }

  package init?(recorded word: Substring) {
    self = word.hasBytes(of: "true")
    guard self || word.hasBytes(of: "false") else { return nil }
  }
}

extension Int: RecordedValue {
  package var recorded: String { "\(self)" }

  package init?(recorded word: Substring) {
    guard let number = Double(recorded: word), number == number.rounded(.down) else { return nil }
    // The largest number stands for no limit; an `Int` of WebAssembly has 32 bits.
    self = number >= Double(Int.max) ? .max : number <= Double(Int.min) ? .min : Int(number)
  }
}

extension UInt32: RecordedValue {
  package var recorded: String { "\(self)" }

  package init?(recorded word: Substring) {
    guard let number = Double(recorded: word), let read = UInt32(exactly: number) else { return nil }
    self = read
  }
}

extension Double?: RecordedValue {
  package var recorded: String { self?.recorded ?? "none" }

  package init?(recorded word: Substring) {
    self = Double(recorded: word)
    guard self != nil || word.hasBytes(of: "none") else { return nil }
  }
}

extension StringProtocol {
  /// Returns `true` if a text has the same bytes: characters would need tables of Unicode.
  package func hasBytes(of text: some StringProtocol) -> Bool { utf8.elementsEqual(text.utf8) }
}
