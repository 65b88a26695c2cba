import PlaygroundCore
import TouchLog

/// A touch log with what the page says in its comments: `#@ rate 120`, `#@ frames 600` for how many were played, `#@ first 12`
/// for the frame of the first touch, `#@ slot animator 3` for a setting at the start, and `#@ 153 set animator 3` or
/// `#@ 153 wheel 30` for what happened after a frame.
struct PlaygroundLog {
  /// A line that makes no sense.
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  /// An event after a frame.
  struct Entry {
    enum Event {
      case set(Slot, Double)
      case act(Act)
    }

    let frame: Int
    let event: Event
  }

  /// The most frames of the page, and so the last one that something happens after: ten minutes at 120 frames per second.
  private static let longest = 72_000

  private(set) var settings = PlaygroundSettings()
  private(set) var frameRate = 60.0
  private(set) var entries: [Entry] = []

  /// The number of frames that the page has played; `nil` if the log does not contain it.
  private(set) var frames: Int?

  /// The frame at which the first finger comes down.
  private(set) var firstFrame = 0

  /// The fingers; none if the log has no touch.
  private(set) var touches: [TouchLog.Touch] = []

  init(parsing text: String) throws {
    let lines = text.split(whereSeparator: \.isNewline)
    for line in lines where line.hasPrefix("#@ ") {
      try read(line.dropFirst(3).split(separator: " ").map(String.init))
    }
    guard lines.contains(where: { !$0.hasPrefix("#") }) else { return }
    touches = try TouchLog(parsing: text, x: Screen.width / 2).touches
  }

  /// Sets what the phone begins with, as `name=number`.
  mutating func start(with setting: String) throws {
    try read(["slot"] + setting.split(separator: "=").map(String.init))
  }

  private mutating func read(_ words: [String]) throws {
    switch (words.first, words.count) {
    case ("rate", 2): frameRate = PhoneSimulation.frameRate(nearest: try Self.number(words[1]))
    case ("frames", 2): frames = try Self.frame(words[1])
    case ("first", 2): firstFrame = try Self.frame(words[1])
    case ("slot", 3): settings[try Self.slot(words[1])] = try Self.number(words[2])
    default:
      guard words.count >= 2 else { throw Self.malformed(words) }
      entries.append(Entry(frame: try Self.frame(words[0]), event: try Self.event(Array(words.dropFirst()))))
    }
  }

  private static func event(_ words: [String]) throws -> Entry.Event {
    if words[0] == "set", words.count == 3 { return .set(try slot(words[1]), try number(words[2])) }
    let kinds: [String: Act.Kind] = [
      "wheel": .wheel, "scroll": .scroll, "begin": .begin, "end": .end, "tap": .tap, "open": .open, "back": .back,
    ]
    guard let kind = kinds[words[0]], words.count == 2 else { throw malformed(words) }
    return .act(Act(kind: kind, x: try number(words[1]), y: 0))
  }

  private static func slot(_ name: String) throws -> Slot {
    let names = "\(Slot.names)".split(separator: " ")
    guard let slot = Slot.allCases.first(where: { "\($0)" == name && names[$0.rawValue] == name }) else {
      throw Malformed(description: "there is no setting \"\(shown(name))\"")
    }
    return slot
  }

  private static func number(_ text: String) throws -> Double {
    // `Double.init` reads no further than a zero character.
    guard !text.utf8.contains(0), let number = Double(text) else {
      throw Malformed(description: "\"\(shown(text))\" is not a number")
    }
    return number
  }

  private static func frame(_ text: String) throws -> Int {
    guard let frame = Int(exactly: try number(text)), (0...longest).contains(frame) else {
      throw Malformed(description: "\"\(shown(text))\" is not a frame from 0 to \(longest)")
    }
    return frame
  }

  /// The most scalars of what is quoted.
  private static let longestQuote = 80

  private static func shown(_ text: String) -> String { PrintableText.of(text, atMost: longestQuote) }

  private static func malformed(_ words: [String]) -> Malformed {
    Malformed(description: "\"\(shown(words.joined(separator: " ")))\" means nothing")
  }
}
