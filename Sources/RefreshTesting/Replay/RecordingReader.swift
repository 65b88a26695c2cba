import RefreshCore

/// Reads the text of a recording, a line at a time.
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
    guard nextLine(), words.count == 3, words[..<2].joined(separator: " ") == RefreshRecording.title,
      ["vertical", "horizontal"].contains(words[2])
    else {
      line = max(line, 1)
      throw malformed("a recording begins with \"\(RefreshRecording.title) vertical\" or \"… horizontal\"")
    }
    return words[2] == "vertical"
  }

  /// Reads the mark of a recording that was cut, if it follows.
  mutating func readCut() -> Bool {
    let before = self
    guard nextLine(), words == ["cut"] else {
      self = before
      return false
    }
    return true
  }

  /// Reads the state of the machine.
  mutating func readMachine() throws(RefreshReplay.Malformed) -> RefreshStateMachine {
    guard nextLine(), words.first == "machine" else { throw malformed("the state of the machine is missing here") }
    var machine = RefreshStateMachine()
    try read(&machine, from: words.dropFirst(), "the machine")
    return machine
  }

  /// Reads an input, with the time and the reading of an event; `nil` after the last one.
  mutating func readInput(
    after scroll: inout ScrollMetrics, _ time: inout Double
  ) throws(RefreshReplay.Malformed) -> Input? {
    guard nextLine() else { return nil }
    guard words.first != "configure" else {
      guard words.count > 1 else { throw malformed("a side is missing after \"configure\"") }
      var settings = RefreshSettings()
      let side: AxisSide = try choice(words[1])
      try read(&settings, from: words.dropFirst(2), "the settings")
      return .settings(settings, side)
    }
    time = try number(words[0])
    guard time.magnitude < Self.largest else { throw malformed("\(quoted(words[0])) is not a number of seconds") }
    let start = words.firstIndex { $0.contains("=") } ?? words.endIndex
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
      words = Substring(bytes).split { $0 == " " || $0 == "\r" || $0 == "\t" }
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
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let index = ScrollMetrics.numberNames.firstIndex(of: String(parts[0])) else {
        throw malformed("\(quoted(word)) is no number of a reading")
      }
      reading[index] = try number(parts[1])
    }
    var tape = NumberTape(reading: reading)
    scroll.code(on: &tape)
    guard tape.isReadWhole else { throw malformed("a flag of the reading is neither 0 nor 1") }
  }

  private func event(_ words: ArraySlice<Substring>) throws(RefreshReplay.Malformed) -> RefreshStateMachine.Event {
    let words = Array(words)
    guard let name = words.first else { throw malformed("the event is missing after the time") }
    if let event = Self.plainEvents[String(name)] {
      try expect(words, 1)
      return event
    }
    switch name {
    case "began":
      try expect(words, 4)
      return .began(try choice(words[1]), try choice(words[2]), try choice(words[3]))
    case "actionFinished":
      try expect(words, 4)
      guard let session = UInt32(words[1]) else { throw malformed("\(quoted(words[1])) is no number of a session") }
      return .actionFinished(session: session, try choice(words[2]), try choice(words[3]))
    case "clientDidSetInset":
      try expect(words, 3)
      return .clientDidSetInset(SidePair(near: try number(words[1]), far: try number(words[2])))
    default: return try sideEvent(words)
    }
  }

  /// Reads an event of a side, with one value or none.
  private func sideEvent(_ words: [Substring]) throws(RefreshReplay.Malformed) -> RefreshStateMachine.Event {
    let isAlone = ["tapped", "attached", "detached"].contains(words[0])
    let known = ["ended", "enabled", "hidden", "noMoreData", "progressed"]
    guard isAlone || known.contains(String(words[0])) else { throw malformed("\(quoted(words[0])) is no event") }
    try expect(words, isAlone ? 2 : 3)
    let side: AxisSide = try choice(words[1])
    switch words[0] {
    case "tapped": return .tapped(side)
    case "attached": return .attached(side)
    case "detached": return .detached(side)
    case "ended": return .ended(side, try choice(words[2]))
    case "enabled": return .enabled(side, try flag(words[2]))
    case "hidden": return .hidden(side, try flag(words[2]))
    case "noMoreData": return .noMoreData(side, try flag(words[2]))
    default: return .progressed(side, try number(words[2]))
    }
  }

  /// The events without values, by their names.
  private static let plainEvents: [String: RefreshStateMachine.Event] = {
    let events: [RefreshStateMachine.Event] = [
      .scrolled, .laidOut, .ticked, .woke, .lifted, .touchCancelled, .enteredBackground, .enteredForeground,
    ]
    return Dictionary(uniqueKeysWithValues: events.map { ($0.recorded, $0) })
  }()
}

extension RecordingReader {
  private func expect(_ words: [Substring], _ count: Int) throws(RefreshReplay.Malformed) {
    guard words.count != count else { return }
    throw malformed("\(quoted(words[0])) has \(count - 1) values, and not \(words.count - 1)")
  }

  private func number(_ word: Substring) throws(RefreshReplay.Malformed) -> Double {
    // `Double.init` reads no further than a zero character.
    guard !word.utf8.contains(0), let number = Double(word) else { throw malformed("\(quoted(word)) is not a number") }
    return number
  }

  private func flag(_ word: Substring) throws(RefreshReplay.Malformed) -> Bool {
    guard let flag = Bool(String(word)) else { throw malformed("\(quoted(word)) is neither true nor false") }
    return flag
  }

  private func choice<Value: CaseIterable>(_ word: Substring) throws(RefreshReplay.Malformed) -> Value {
    guard let value = Value.allCases.first(where: { "\($0)" == word }) else {
      let names = Value.allCases.map { "\($0)" }.joined(separator: ", ")
      throw malformed("\(quoted(word)) is not one of \(names)")
    }
    return value
  }

  private func quoted(_ word: Substring) -> String {
    let isLong = word.count > Self.longestQuote
    return "\"\(word.prefix(Self.longestQuote))\(isLong ? "…" : "")\""
  }

  private func malformed(_ reason: String) -> RefreshReplay.Malformed { .init(line: line, reason: reason) }
}
