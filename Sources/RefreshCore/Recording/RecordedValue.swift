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

/// An enumeration whose cases are recorded by their names, in the order of their raw values.
///
/// They are written out, because Embedded Swift prints no case by itself.
package protocol NamedCase: RecordedValue, RawRepresentable<UInt8>, CaseIterable {
  /// The names, with spaces between them.
  static var names: String { get }
}

extension NamedCase {
  package var recorded: String { String(Names.split(Self.names)[Int(rawValue)]) }

  package init?(recorded word: Substring) {
    guard let number = Names.number(of: word, in: Self.names) else { return nil }
    self.init(rawValue: number)
  }
}

private enum Names {
  static func split(_ names: String) -> [Substring] {
    names.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }

  static func number(of word: Substring, in names: String) -> UInt8? {
    split(names).firstIndex { $0.hasBytes(of: word) }.map { UInt8($0) }
  }
}

extension AxisSide: NamedCase { package static var names: String { "near far" } }

extension RefreshOrigin: NamedCase {
  package static var names: String { "finger program assistive scroll firstAppearance staleData keyboard" }
}

extension RefreshReveal: NamedCase { package static var names: String { "never ifNear always" } }

extension RefreshOutcome: NamedCase { package static var names: String { "success failure cancelled noMoreData" } }

extension RefreshState: NamedCase {
  package static var names: String { "idle pulling armed refreshing ending noMoreData" }
}

extension RefreshFeedback: NamedCase { package static var names: String { "armed fired failed retried succeeded" } }

extension RefreshRequestResult.Reason: NamedCase {
  package static var names: String { "disabled hidden noMoreData excluded" }
}

extension RefreshRole: NamedCase { package static var names: String { "refresh loadMore" } }

extension RefreshShortContent: NamedCase { package static var names: String { "followsContent viewportEnd hidden" } }

extension RefreshExclusion: NamedCase {
  package static var names: String { "refreshFirst firstComeFirstServed independent" }
}

extension RefreshPlacement: NamedCase { package static var names: String { "withContent pinned floating" } }

extension RefreshPinnedHeaders: NamedCase { package static var names: String { "automatic follow fixed" } }

extension RefreshBusyPolicy: NamedCase { package static var names: String { "join restart" } }

extension RefreshBacking: NamedCase { package static var names: String { "own system automatic" } }
