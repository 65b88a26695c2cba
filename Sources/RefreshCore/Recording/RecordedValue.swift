extension Double {
  /// The shortest text that is read back as the same number.
  package var recorded: String {
    // Whole numbers are frequent, and shorter without ".0".
    guard magnitude < 1e15, Double(Int64(self)).bitPattern == bitPattern else { return description }
    return Int64(self).description
  }
}

extension Double? { package var recorded: String { self?.recorded ?? "none" } }

/// The writer or the reader of a value's fields: as words, `name=value`, or from those of a line.
///
/// One list of the fields serves both directions, so that the two cannot differ. RefreshTesting has the reader.
package protocol RecordedFields: AnyObject {
  func code(_ name: String, _ value: inout Double)
  func code(_ name: String, _ value: inout Double?)
  func code(_ name: String, _ value: inout Bool)
  func code(_ name: String, _ value: inout Int)
  func code(_ name: String, _ value: inout UInt32)
  func code(_ name: String, _ value: inout SidePair)
  func code(_ name: String, _ value: inout RefreshTrigger)

  /// Codes the number of one of the words in `names`.
  func code(_ name: String, _ number: inout UInt8, of names: String)
}

/// Writes the fields of a value as words.
private final class FieldWriter: RecordedFields {
  private(set) var words: [String] = []

  func code(_ name: String, _ value: inout Double) { write(name, value.recorded) }

  func code(_ name: String, _ value: inout Double?) { write(name, value.recorded) }

  func code(_ name: String, _ value: inout Bool) { write(name, value.description) }

  func code(_ name: String, _ value: inout Int) { write(name, value.description) }

  func code(_ name: String, _ value: inout UInt32) { write(name, value.description) }

  func code(_ name: String, _ value: inout SidePair) { write(name, value.recorded) }

  func code(_ name: String, _ value: inout RefreshTrigger) { write(name, value.recorded) }

  func code(_ name: String, _ number: inout UInt8, of names: String) { write(name, CaseNames.word(number, of: names)) }

  private func write(_ name: String, _ value: String) { words.append(name + "=" + value) }

  /// The words, each after a space, without those that are the same in others.
  func words(unlike others: [String]?) -> String {
    var text = ""
    for index in words.indices {
      if let others, CaseNames.areEqual(others[index], words[index]) { continue }
      text += " " + words[index]
    }
    return text
  }
}

/// A value whose fields a recording names.
package protocol RecordedByName {
  /// Writes the fields, or sets those that are named.
  mutating func code(_ fields: any RecordedFields)
}

extension RecordedByName {
  /// Returns the fields as words, each after a space: all, or those that differ from another value.
  func words(unlike other: Self? = nil) -> String { written.words(unlike: other?.written.words) }

  private var written: FieldWriter {
    var (fields, value) = (FieldWriter(), self)
    value.code(fields)
    return fields
  }
}

/// An enumeration whose cases are recorded by their names, in the order of their raw values.
///
/// They are written out, because Embedded Swift prints no case by itself.
package protocol NamedCase: RawRepresentable<UInt8> {
  /// The names, with spaces between them.
  static var names: String { get }
}

extension NamedCase {
  mutating func code(_ name: String, _ fields: any RecordedFields) {
    var number = rawValue
    fields.code(name, &number, of: Self.names)
    self = Self(rawValue: number) ?? self
  }

  package var recorded: String { CaseNames.word(rawValue, of: Self.names) }
}

private enum CaseNames {
  /// Returns the word at an index.
  @inline(never) static func word(_ index: UInt8, of names: String) -> String {
    var (index, word) = (index, "")
    for scalar in names.unicodeScalars {
      if scalar == " " {
        if index == 0 { break }
        index -= 1
      } else if index == 0 {
        word.unicodeScalars.append(scalar)
      }
    }
    return word
  }

  /// Returns `true` for texts with the same bytes: characters would need tables of Unicode.
  @inline(never) static func areEqual(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
}

extension AxisSide: NamedCase { package static var names: String { "near far" } }

extension RefreshOrigin: NamedCase {
  package static var names: String { "finger program assistive scroll firstAppearance staleData keyboard" }
}

extension Reveal: NamedCase { package static var names: String { "never ifNear always" } }

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
