/// Passes inputs to a machine, and keeps those since it was last at rest.
///
/// A text is written at once, because it is shorter than the inputs. It is kept in two parts: if both are full, the first one is
/// dropped, and the second begins with the machine as it was there.
package struct RefreshRecorder: Sendable {
  /// The inputs from a state of the machine on.
  private struct Part: Sendable {
    let start: String
    var lines = ""
    var count = 0

    init(_ machine: RefreshStateMachine) {
      var (tape, machine) = (NumberTape(), machine)
      machine.code(on: &tape)
      start = "machine " + tape.numbers.map { $0.recorded }.joined(separator: " ") + "\n"
    }
  }

  /// The length from which a part is full, in bytes: two of them, a state and the last line are below 128,000.
  private static let fullLength = 60_000

  private let isVertical: Bool
  private var before: Part?
  private var present: Part
  private var isCut = false

  /// The numbers of the last reading that the present part contains; empty before the first.
  private var reading: [Double] = []
  private var times: (first: Double, last: Double)?

  /// `true` if the machine was at rest after the last input: the next recording begins with the input that ends it.
  private var isAtRest: Bool

  /// Creates a recorder that begins with the present state of a machine.
  package init(_ machine: RefreshStateMachine, isVertical: Bool) {
    self.isVertical = isVertical
    present = Part(machine)
    isAtRest = machine.isAtRest
  }

  /// The recording.
  package var recording: RefreshRecording {
    let lines = (before?.lines ?? "") + present.lines
    let axis = isVertical ? "vertical" : "horizontal"
    let text = "\(RefreshRecording.title) \(axis)\n\(isCut ? "cut\n" : "")\((before ?? present).start)\(lines)"
    let seconds = times.map { $0.last - $0.first } ?? 0
    let count = (before?.count ?? 0) + present.count
    let summary = "\(axis), \(count) inputs in \((seconds * 1000).rounded() / 1000) s, \(text.utf8.count) bytes"
    return RefreshRecording(text: text, debugDescription: summary + (isCut ? ", cut" : ""))
  }

  /// Has a machine handle an event, as ``RefreshStateMachine/receive(_:_:at:)``.
  package mutating func receive(
    _ event: RefreshStateMachine.Event, _ scroll: ScrollMetrics, at time: Double, by machine: inout RefreshStateMachine
  ) -> RefreshStateMachine.Effects {
    let rested = isAtRest ? machine : nil
    let effects = machine.receive(event, scroll, at: time)
    isAtRest = effects.wake == .never && machine.isAtRest
    if let rested {
      guard !isAtRest else { return effects }
      begin(rested)
    }
    times = (times?.first ?? time, time)
    append("\(time.recorded) \(event.recorded)\(changes(in: scroll))", to: machine)
    return effects
  }

  /// Sets the settings of the control at a side of a machine.
  package mutating func configure(_ settings: RefreshSettings, at side: AxisSide, of machine: inout RefreshStateMachine)
  {
    machine.configure(settings, at: side)
    guard !isAtRest else { return }
    var (tape, settings) = (NumberTape(), settings)
    settings.code(on: &tape)
    append("configure \(side.recordedName) " + tape.numbers.map { $0.recorded }.joined(separator: " "), to: machine)
  }

  private mutating func begin(_ machine: RefreshStateMachine) {
    present = Part(machine)
    before = nil
    isCut = false
    reading = []
    times = nil
  }

  private mutating func append(_ line: String, to machine: RefreshStateMachine) {
    present.lines += line + "\n"
    present.count += 1
    guard present.lines.utf8.count >= Self.fullLength else { return }
    isCut = isCut || before != nil
    before = present
    present = Part(machine)
    reading = []
  }

  /// Returns the numbers of a reading that differ from the last one, with their names.
  private mutating func changes(in scroll: ScrollMetrics) -> String {
    var (tape, scroll) = (NumberTape(), scroll)
    scroll.code(on: &tape)
    let last = reading
    reading = tape.numbers
    var words = ""
    for (index, number) in reading.enumerated() where last.isEmpty || number.bitPattern != last[index].bitPattern {
      words += " \(ScrollMetrics.numberNames[index])=\(number.recorded)"
    }
    return words
  }
}

extension Double {
  /// The shortest text that is read back as the same number.
  fileprivate var recorded: String {
    // Whole numbers are frequent, and shorter without ".0".
    guard magnitude < 1e15, Double(Int64(self)).bitPattern == bitPattern else { return "\(self)" }
    return "\(Int64(self))"
  }
}

extension Bool {
  fileprivate var recordedName: String { self ? "true" : "false" }
}

extension RefreshStateMachine.Event {
  /// The name of the event and its values, separated by spaces.
  package var recorded: String {
    switch self {
    case .scrolled: "scrolled"
    case .laidOut: "laidOut"
    case .ticked: "ticked"
    case .woke: "woke"
    case .lifted: "lifted"
    case .touchCancelled: "touchCancelled"
    case .began(let side, let origin, let reveal):
      "began \(side.recordedName) \(origin.recordedName) \(reveal.recordedName)"
    case .tapped(let side): "tapped \(side.recordedName)"
    case .ended(let side, let outcome): "ended \(side.recordedName) \(outcome.recordedName)"
    case .actionFinished(let session, let side, let outcome):
      "actionFinished \(session) \(side.recordedName) \(outcome.recordedName)"
    case .attached(let side): "attached \(side.recordedName)"
    case .detached(let side): "detached \(side.recordedName)"
    case .enabled(let side, let isEnabled): "enabled \(side.recordedName) \(isEnabled.recordedName)"
    case .hidden(let side, let isHidden): "hidden \(side.recordedName) \(isHidden.recordedName)"
    case .noMoreData(let side, let isExhausted):
      "noMoreData \(side.recordedName) \(isExhausted.recordedName)"
    case .progressed(let side, let fraction): "progressed \(side.recordedName) \(fraction.recorded)"
    case .clientDidSetInset(let inset): "clientDidSetInset \(inset.near.recorded) \(inset.far.recorded)"
    case .enteredBackground: "enteredBackground"
    case .enteredForeground: "enteredForeground"
    }
  }
}
