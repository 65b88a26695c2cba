/// The fields of a value as words, `name=value`: written from it, or set from those of a line.
///
/// One list of the fields serves both directions, so that the two cannot differ.
package struct RecordedFields {
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

  /// The words of the fields that were written.
  private(set) var words: [String] = []

  /// While reading, the words that no field has taken.
  private var given: [Word] = []

  private let isReading: Bool

  /// The first word whose value is none of its field.
  package private(set) var fault: String?

  /// The first word that no field has taken.
  package var stranger: String? { given.first?.text }

  /// Creates fields to write.
  init() { isReading = false }

  /// Creates fields to read from words; a field without a word keeps its value.
  package init(reading words: some Sequence<String>) {
    given = words.map(Word.init)
    isReading = true
  }

  mutating func code<Value: RecordedValue>(_ name: String, _ value: inout Value) {
    guard isReading else { return write(name, value.recorded) }
    guard let word = take(name) else { return }
    if let read = Value(recorded: word) { value = read } else { blame(name, word) }
  }

  private mutating func write(_ name: String, _ value: String) { words.append("\(name)=\(value)") }

  private mutating func take(_ name: String) -> Substring? {
    guard let index = given.firstIndex(where: { $0.name.hasBytes(of: name) }) else { return nil }
    return given.remove(at: index).value
  }

  private mutating func blame(_ name: String, _ value: Substring) { fault = fault ?? "\(name)=\(value)" }
}

/// A value whose fields a recording names.
package protocol RecordedByName {
  /// Writes the fields, or sets those that are named.
  mutating func code(_ fields: inout RecordedFields)
}

extension RecordedByName {
  /// Returns the fields as words, each after a space: all, or those that differ from another value.
  func words(unlike other: Self? = nil) -> String {
    let (own, others) = (allWords, other?.allWords)
    return own.indices.reduce(into: "") { text, index in
      if others?[index].hasBytes(of: own[index]) != true { text += " \(own[index])" }
    }
  }

  private var allWords: [String] {
    var (fields, value) = (RecordedFields(), self)
    value.code(&fields)
    return fields.words
  }
}
