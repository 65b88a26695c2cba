import RefreshCore

/// Reads the text of a recording, a line at a time.
///
/// It compares bytes: for characters, the web page would have to load tables of Unicode.
struct RecordingReader {
  /// An input of the machine.
  enum Input {
    case settings(RefreshSettings, AxisSide)
    case event(RefreshStateMachine.Event)
  }

  /// The number of the last line that was read, counted from 1; 0 before the first.
  private(set) var line = 0

  private var rest: Substring.UTF8View

  /// The words of the line.
  private var words: [Substring] = []

  /// The numbers of the last reading.
  private var reading: [Double] = []

  /// The largest number of a state or a setting, in points or seconds: lengths and times are below it.
  private static let largest = 0x1p40

  /// The number of a count without a limit.
  private static let endlessCount = 0x1p63

  /// The most letters of a word in a sentence.
  private static let longestQuote = 40

  init(_ text: String) { rest = text[...].utf8 }

  /// Reads the first line; returns `true` for the vertical axis.
  mutating func readTitle() throws(RefreshReplay.Malformed) -> Bool {
    guard nextLine(), words.count == 3, words[..<2].joined(separator: " ").hasBytes(of: RefreshRecording.title),
      words[2].hasBytes(of: "vertical") || words[2].hasBytes(of: "horizontal")
    else {
      line = max(line, 1)
      throw malformed("a recording begins with \"\(RefreshRecording.title) vertical\" or \"… horizontal\"")
    }
    return words[2].hasBytes(of: "vertical")
  }

  /// Reads the mark of a recording that was cut, if it follows.
  mutating func readCut() -> Bool {
    let before = self
    guard nextLine(), words.count == 1, words[0].hasBytes(of: "cut") else {
      self = before
      return false
    }
    return true
  }

  /// Reads the state of the machine.
  mutating func readMachine() throws(RefreshReplay.Malformed) -> RefreshStateMachine {
    guard nextLine(), words[0].hasBytes(of: "machine") else {
      throw malformed("the state of the machine is missing here")
    }
    var machine = RefreshStateMachine()
    try read(&machine, from: words.dropFirst(), "the machine")
    return machine
  }

  /// Reads an input, with the time and the reading of an event; `nil` after the last one.
  mutating func readInput(
    after scroll: inout ScrollMetrics, _ time: inout Double
  ) throws(RefreshReplay.Malformed) -> Input? {
    guard nextLine() else { return nil }
    guard !words[0].hasBytes(of: "configure") else {
      guard words.count > 1 else { throw malformed("a side is missing after \"configure\"") }
      var settings = RefreshSettings()
      let side: AxisSide = try choice(words[1])
      try read(&settings, from: words.dropFirst(2), "the settings")
      return .settings(settings, side)
    }
    time = try number(words[0])
    guard time.magnitude < Self.largest else { throw malformed("\(quoted(words[0])) is not a number of seconds") }
    let start = words.firstIndex { $0.utf8.contains(UInt8(ascii: "=")) } ?? words.endIndex
    let event = try event(words[..<start].dropFirst())
    try readChanges(words[start...], of: &scroll)
    return .event(event)
  }

  /// Reads the next line that is not empty, or returns `false` after the last.
  private mutating func nextLine() -> Bool {
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let bytes = rest[..<end]
      rest = rest[end...].dropFirst()
      line += 1
      words = bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") }
        .map { Substring($0) }
      if !words.isEmpty { return true }
    }
    line += 1
    words = []
    return false
  }
}

extension RecordingReader {
  private func read<Value: NumberCoded>(
    _ value: inout Value, from words: ArraySlice<Substring>, _ name: String
  ) throws(RefreshReplay.Malformed) {
    var numbers: [Double] = []
    for word in words {
      let number = try number(word)
      guard number.magnitude <= Self.largest || number == Self.endlessCount else {
        throw malformed("\(quoted(word)) is too large or not finite")
      }
      numbers.append(number)
    }
    var tape = NumberTape(reading: numbers)
    value.code(on: &tape)
    guard tape.isReadWhole else {
      throw malformed(
        "\(name) does not consist of these numbers: they are damaged, or of another version of RefreshKit")
    }
  }

  private mutating func readChanges(
    _ words: ArraySlice<Substring>, of scroll: inout ScrollMetrics
  ) throws(RefreshReplay.Malformed) {
    if reading.isEmpty {
      var tape = NumberTape()
      scroll.code(on: &tape)
      reading = tape.numbers
    }
    for word in words {
      let parts = word.utf8.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false).map { Substring($0) }
      guard parts.count == 2, let index = ScrollMetrics.numberNames.firstIndex(where: { parts[0].hasBytes(of: $0) })
      else { throw malformed("\(quoted(word)) is no number of a reading") }
      reading[index] = try number(parts[1])
    }
    var tape = NumberTape(reading: reading)
    scroll.code(on: &tape)
    guard tape.isReadWhole else { throw malformed("a flag of the reading is neither 0 nor 1") }
  }

  private func event(_ words: ArraySlice<Substring>) throws(RefreshReplay.Malformed) -> RefreshStateMachine.Event {
    let words = Array(words)
    guard let name = words.first else { throw malformed("the event is missing after the time") }
    if let event = Self.plainEvents.first(where: { name.hasBytes(of: $0.recorded) }) {
      try expect(words, 1)
      return event
    }
    if name.hasBytes(of: "began") {
      try expect(words, 4)
      return .began(try choice(words[1]), try choice(words[2]), try choice(words[3]))
    }
    if name.hasBytes(of: "actionFinished") {
      try expect(words, 4)
      guard let session = UInt32(words[1]) else { throw malformed("\(quoted(words[1])) is no number of a session") }
      return .actionFinished(session: session, try choice(words[2]), try choice(words[3]))
    }
    if name.hasBytes(of: "clientDidSetInset") {
      try expect(words, 3)
      return .clientDidSetInset(SidePair(near: try number(words[1]), far: try number(words[2])))
    }
    return try sideEvent(words)
  }

  /// Reads an event of a side, with one value or none.
  private func sideEvent(_ words: [Substring]) throws(RefreshReplay.Malformed) -> RefreshStateMachine.Event {
    for kind in SideEvent.allCases where words[0].hasBytes(of: kind.recordedName) {
      try expect(words, kind.hasValue ? 3 : 2)
      let side: AxisSide = try choice(words[1])
      switch kind {
      case .tapped: return .tapped(side)
      case .attached: return .attached(side)
      case .detached: return .detached(side)
      case .ended: return .ended(side, try choice(words[2]))
      case .enabled: return .enabled(side, try flag(words[2]))
      case .hidden: return .hidden(side, try flag(words[2]))
      case .noMoreData: return .noMoreData(side, try flag(words[2]))
      case .progressed: return .progressed(side, try number(words[2]))
      }
    }
    throw malformed("\(quoted(words[0])) is no event")
  }

  /// The events without values.
  private static let plainEvents: [RefreshStateMachine.Event] = [
    .scrolled, .laidOut, .ticked, .woke, .lifted, .touchCancelled, .enteredBackground, .enteredForeground,
  ]
}

extension RecordingReader {
  private func expect(_ words: [Substring], _ count: Int) throws(RefreshReplay.Malformed) {
    guard words.count != count else { return }
    throw malformed("\(quoted(words[0])) has \(count - 1) values, and not \(words.count - 1)")
  }

  private func number(_ word: Substring) throws(RefreshReplay.Malformed) -> Double {
    guard word.isNumber, let number = Double(word) else { throw malformed("\(quoted(word)) is not a number") }
    return number
  }

  private func flag(_ word: Substring) throws(RefreshReplay.Malformed) -> Bool {
    if word.hasBytes(of: "true") { return true }
    guard word.hasBytes(of: "false") else { throw malformed("\(quoted(word)) is neither true nor false") }
    return false
  }

  private func choice<Value: RecordedCase>(_ word: Substring) throws(RefreshReplay.Malformed) -> Value {
    guard let value = Value.allCases.first(where: { word.hasBytes(of: $0.recordedName) }) else {
      let names = Value.allCases.map { $0.recordedName }.joined(separator: ", ")
      throw malformed("\(quoted(word)) is not one of \(names)")
    }
    return value
  }

  private func quoted(_ word: Substring) -> String {
    let scalars = word.unicodeScalars
    let isLong = scalars.count > Self.longestQuote
    return "\"\(Substring(scalars.prefix(Self.longestQuote)))\(isLong ? "…" : "")\""
  }

  private func malformed(_ reason: String) -> RefreshReplay.Malformed { .init(line: line, reason: reason) }
}

/// An event of a side with one value or none.
private enum SideEvent: RecordedCase {
  case tapped, attached, detached, ended, enabled, hidden, noMoreData, progressed

  var hasValue: Bool {
    switch self {
    case .tapped, .attached, .detached: false
    case .ended, .enabled, .hidden, .noMoreData, .progressed: true
    }
  }

  var recordedName: String {
    switch self {
    case .tapped: "tapped"
    case .attached: "attached"
    case .detached: "detached"
    case .ended: "ended"
    case .enabled: "enabled"
    case .hidden: "hidden"
    case .noMoreData: "noMoreData"
    case .progressed: "progressed"
    }
  }
}

extension StringProtocol {
  fileprivate func hasBytes(of name: String) -> Bool { utf8.elementsEqual(name.utf8) }
}

extension Substring {
  /// `true` if a recorder could have written it, as far as its characters go: no hexadecimal digits, and no payload of a NaN.
  fileprivate var isNumber: Bool {
    let isDecimal = utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    return isDecimal || ["inf", "-inf", "nan", "-nan"].contains { hasBytes(of: $0) }
  }
}
