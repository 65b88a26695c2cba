import RefreshCore

/// A value that is read from the word of a recording.
protocol RecordedWord {
  /// Reads a word; `nil` for one that is none of this type.
  init?(recorded word: Substring)
}

extension Double: RecordedWord {
  init?(recorded word: Substring) {
    // What a recorder could have written, as far as its characters go: no hexadecimal digits, and no payload of a NaN.
    let isDecimal = word.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard isDecimal || ["inf", "-inf", "nan", "-nan"].contains(where: { word.hasBytes(of: $0) }) else { return nil }
    self.init(word)
  }
}

extension Bool: RecordedWord {
  init?(recorded word: Substring) {
    self = word.hasBytes(of: "true")
    guard self || word.hasBytes(of: "false") else { return nil }
  }
}

extension Int: RecordedWord {
  init?(recorded word: Substring) {
    guard let number = Double(recorded: word), number == number.rounded(.down) else { return nil }
    // The largest number stands for no limit; an `Int` of WebAssembly has 32 bits.
    self = number >= Double(Int.max) ? .max : number <= Double(Int.min) ? .min : Int(number)
  }
}

extension UInt32: RecordedWord {
  init?(recorded word: Substring) {
    guard let number = Double(recorded: word), let read = UInt32(exactly: number) else { return nil }
    self = read
  }
}

extension Double?: RecordedWord {
  init?(recorded word: Substring) {
    self = Double(recorded: word)
    guard self != nil || word.hasBytes(of: "none") else { return nil }
  }
}

extension SidePair: RecordedWord {
  init?(recorded word: Substring) {
    let parts = word.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
    guard parts.count == 2, let near = Double(recorded: parts[0]), let far = Double(recorded: parts[1]) else {
      return nil
    }
    self.init(near: near, far: far)
  }
}

extension RefreshTrigger: RecordedWord {
  init?(recorded word: Substring) {
    let plain = [RefreshTrigger.onRelease, .whilePulling, .onTap, .manual]
    if let trigger = plain.first(where: { word.hasBytes(of: $0.recorded) }) {
      self = trigger
      return
    }
    let parts = word.utf8.split(separator: UInt8(ascii: ":")).map { Substring($0) }
    guard parts.count == 2, let number = Double(recorded: parts[1]) else { return nil }
    if parts[0].hasBytes(of: "points") {
      self = .onReachingEnd(within: .points(number))
    } else if parts[0].hasBytes(of: "viewports") {
      self = .onReachingEnd(within: .viewports(number))
    } else {
      guard parts[0].hasBytes(of: "items"), let count = Int(recorded: parts[1]) else { return nil }
      self = .onReachingEnd(within: .items(count))
    }
  }
}

extension NamedCase {
  init?(recorded word: Substring) {
    guard let number = word.number(in: Self.names) else { return nil }
    self.init(rawValue: number)
  }
}

extension Substring {
  /// The index of the same word among the words of a text.
  fileprivate func number(in names: String) -> UInt8? {
    names.utf8.split(separator: UInt8(ascii: " ")).firstIndex { hasBytes(of: Substring($0)) }.map { UInt8($0) }
  }
}

extension StringProtocol {
  /// Returns `true` if a text has the same bytes: characters would need tables of Unicode.
  func hasBytes(of text: some StringProtocol) -> Bool { utf8.elementsEqual(text.utf8) }
}

/// Sets the fields of a value from words, `name=value`; a field without a word keeps its value.
final class FieldReader: RecordedFields {
  /// A field and its value, in the words of the text.
  private struct Word {
    let text: String
    let name: Substring
    let value: Substring

    init(_ text: String) {
      let end = text.utf8.firstIndex(of: UInt8(ascii: "=")) ?? text.utf8.endIndex
      (self.text, name, value) = (text, Substring(text.utf8[..<end]), Substring(text.utf8[end...].dropFirst()))
    }
  }

  /// The words that no field has taken.
  private var given: [Word]

  /// The first word whose value is none of its field.
  private(set) var fault: String?

  /// The first word that no field has taken.
  var stranger: String? { given.first?.text }

  init(_ words: some Sequence<String>) { given = words.map(Word.init) }

  func code(_ name: String, _ value: inout Double) { read(name, &value) }

  func code(_ name: String, _ value: inout Double?) { read(name, &value) }

  func code(_ name: String, _ value: inout Bool) { read(name, &value) }

  func code(_ name: String, _ value: inout Int) { read(name, &value) }

  func code(_ name: String, _ value: inout UInt32) { read(name, &value) }

  func code(_ name: String, _ value: inout SidePair) { read(name, &value) }

  func code(_ name: String, _ value: inout RefreshTrigger) { read(name, &value) }

  func code(_ name: String, _ number: inout UInt8, of names: String) {
    guard let word = take(name) else { return }
    if let read = word.number(in: names) { number = read } else { blame(name, word) }
  }

  private func read<Value: RecordedWord>(_ name: String, _ value: inout Value) {
    guard let word = take(name) else { return }
    if let read = Value(recorded: word) { value = read } else { blame(name, word) }
  }

  private func take(_ name: String) -> Substring? {
    guard let index = given.firstIndex(where: { $0.name.hasBytes(of: name) }) else { return nil }
    return given.remove(at: index).value
  }

  private func blame(_ name: String, _ value: Substring) { fault = fault ?? "\(name)=\(value)" }
}
