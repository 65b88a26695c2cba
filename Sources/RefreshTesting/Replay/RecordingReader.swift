import RefreshCore

/// Reads the text of a recording, a line at a time.
struct RecordingReader {
  /// An input of the machine.
  enum Input {
    case settings(SideSettings, AxisSide)
    case event(RefreshStateMachine.Event)
  }

  /// The number of the last line that was read, counted from 1; 0 before the first.
  private(set) var line = 0

  private var rest: Substring.UTF8View

  /// The words of the line.
  private var words: [String] = []

  /// The largest time, in seconds.
  private static let latest = 0x1p40

  /// The most letters of a word in a sentence.
  private static let longestQuote = 40

  /// The events without a number, by their words.
  private let events = Self.plainEvents.map { (words: $0.recorded, event: $0) }

  init(_ text: String) { rest = text[...].utf8 }

  /// Reads the first line.
  mutating func readTitle() throws(RefreshReplay.Malformed) -> (isVertical: Bool, isCut: Bool) {
    _ = nextLine()
    let line = words.joined(separator: " ")
    for (axis, isVertical) in [("vertical", true), ("horizontal", false)] {
      let title = "\(RefreshRecorder.title) \(axis)"
      if line.hasBytes(of: title) { return (isVertical, false) }
      if line.hasBytes(of: "\(title) \(RefreshRecorder.cut)") { return (isVertical, true) }
    }
    self.line = 1
    throw malformed("a recording begins with \"\(RefreshRecorder.title) vertical\" or \"… horizontal\"")
  }

  /// Reads the machine at rest, with its reading and time.
  mutating func readMachine(
    _ scroll: inout ScrollMetrics, _ time: inout Double
  ) throws(RefreshReplay.Malformed) -> RefreshStateMachine {
    var (near, far, reading) = (RestMemory(), RestMemory(), RestReading())
    while nextLine(), let side = AxisSide(recorded: words[0][...]) {
      var memory = side == .near ? near : far
      try set(&memory, from: words.dropFirst())
      if side == .near { near = memory } else { far = memory }
    }
    guard words.count > 1, words[0].hasBytes(of: "rest") else {
      throw malformed("\"rest\" and a time are missing here")
    }
    time = try self.time(words[1])
    try set(&reading, from: words.dropFirst(2))
    scroll = reading.scroll
    return reading.machine(remembering: near, far, at: time)
  }

  /// Reads an input, with the time and the reading of an event; `nil` after the last one.
  mutating func readInput(
    of machine: RefreshStateMachine, _ scroll: inout ScrollMetrics, _ time: inout Double
  ) throws(RefreshReplay.Malformed) -> Input? {
    guard nextLine() else { return nil }
    if words[0].hasBytes(of: "settings") {
      guard words.count > 1, let side = AxisSide(recorded: words[1][...]) else {
        throw malformed("\"near\" or \"far\" is missing after \"settings\"")
      }
      var settings = machine.settings(at: side)
      try set(&settings, from: words.dropFirst(2))
      return .settings(settings, side)
    }
    time = try self.time(words[0])
    let fields = words.firstIndex { $0.utf8.contains(UInt8(ascii: "=")) } ?? words.endIndex
    let event = try event(words[1..<max(fields, 1)])
    try set(&scroll, from: words[fields...])
    return .event(event)
  }

  /// Reads the effects of the input, if a line of them follows; empty for none.
  mutating func readEffects() -> String {
    let before = self
    if nextLine(), words[0].hasBytes(of: "=") { return words.dropFirst().joined(separator: " ") }
    self = before
    return ""
  }

  /// Reads the next line that is not empty, or returns `false` after the last.
  private mutating func nextLine() -> Bool {
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let bytes = rest[..<end]
      rest = rest[end...].dropFirst()
      line += 1
      words = bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") }
        .map { String(Substring($0)) }
      if !words.isEmpty { return true }
    }
    line += 1
    words = []
    return false
  }
}

extension RecordingReader {
  /// Sets the fields of a value that the words name.
  private func set<Value: RecordedByName>(
    _ value: inout Value, from words: ArraySlice<String>
  ) throws(RefreshReplay.Malformed) {
    let fields = FieldReader(words)
    value.code(fields)
    if let word = fields.fault { throw malformed("\(quoted(word)) is no value of this field") }
    if let word = fields.stranger { throw malformed("\(quoted(word)) is no field of this line") }
  }

  private func time(_ word: String) throws(RefreshReplay.Malformed) -> Double {
    guard let time = Double(recorded: word[...]), time.magnitude < Self.latest else {
      throw malformed("\(quoted(word)) is no time in seconds")
    }
    return time
  }

  private func event(_ words: ArraySlice<String>) throws(RefreshReplay.Malformed) -> RefreshStateMachine.Event {
    let text = words.joined(separator: " ")
    if let (_, event) = events.first(where: { text.hasBytes(of: $0.words) }) { return event }
    guard let event = Self.numbered(words.map { $0[...] }) else { throw malformed("\(quoted(text)) is no event") }
    return event
  }

  /// Returns an event with a number.
  private static func numbered(_ words: [Substring]) -> RefreshStateMachine.Event? {
    guard let name = words.first, let last = words.last else { return nil }
    if name.hasBytes(of: "clientDidSetInset"), words.count == 2 {
      return SidePair(recorded: last).map { .clientDidSetInset($0) }
    }
    if name.hasBytes(of: "progressed"), words.count == 3, let side = AxisSide(recorded: words[1]) {
      return Double(recorded: last).map { .progressed(side, $0) }
    }
    guard name.hasBytes(of: "actionFinished"), words.count == 4, let session = UInt32(recorded: words[1]),
      let side = AxisSide(recorded: words[2])
    else { return nil }
    return RefreshOutcome(recorded: last).map { .actionFinished(session: session, side, $0) }
  }

  private func quoted(_ word: String) -> String {
    let scalars = word.unicodeScalars
    let isLong = scalars.count > Self.longestQuote
    return "\"\(Substring(scalars.prefix(Self.longestQuote)))\(isLong ? "…" : "")\""
  }

  private func malformed(_ reason: String) -> RefreshReplay.Malformed { .init(line: line, reason: reason) }

  /// All events without a number.
  private static var plainEvents: [RefreshStateMachine.Event] {
    var events: [RefreshStateMachine.Event] = [
      .scrolled, .laidOut, .ticked, .woke, .lifted, .touchCancelled, .enteredBackground, .enteredForeground,
    ]
    for side in AxisSide.allCases {
      events += [.tapped(side), .attached(side), .detached(side)]
      for flag in [true, false] { events += [.enabled(side, flag), .hidden(side, flag), .noMoreData(side, flag)] }
      for outcome in RefreshOutcome.allCases { events.append(.ended(side, outcome)) }
      for origin in RefreshOrigin.allCases {
        for reveal in Reveal.allCases { events.append(.began(side, origin, reveal)) }
      }
    }
    return events
  }
}

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
  /// The words that no field has taken.
  private var given: [String]

  /// The first word whose value is none of its field.
  private(set) var fault: String?

  /// The first word that no field has taken.
  var stranger: String? { given.first }

  init(_ words: some Sequence<String>) { given = Array(words) }

  func code<Value: RecordedWord>(_ name: String, _ value: inout Value) {
    guard let word = take(name) else { return }
    if let read = Value(recorded: word) { value = read } else { blame(name, word) }
  }

  func code(_ name: String, _ number: inout UInt8, of names: String) {
    guard let word = take(name) else { return }
    if let read = word.number(in: names) { number = read } else { blame(name, word) }
  }

  private func take(_ name: String) -> Substring? {
    let equals = UInt8(ascii: "=")
    let place = given.firstIndex { $0.utf8.prefix { $0 != equals }.elementsEqual(name.utf8) }
    return place.map { Substring(given.remove(at: $0).utf8.drop { $0 != equals }.dropFirst()) }
  }

  private func blame(_ name: String, _ value: Substring) { fault = fault ?? "\(name)=\(value)" }
}
