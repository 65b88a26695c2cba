/// Passes inputs to a machine, and keeps those of its last pull or session, with their effects, as a text.
///
/// The text begins with what the machine remembers at a rest: nothing is pulled, no session runs, nothing moves, and no touch and no
/// momentum is left. There a new machine that remembers the same does the same.
package struct RefreshRecorder: Sendable {
  /// A machine at rest.
  private struct Rest: Sendable {
    let machine: RefreshStateMachine
    let reading: RestReading
    let time: Double
  }

  /// The length from which inputs and effects are full, in bytes: with the last lines and the rest they are below 256,000.
  private static let fullLength = 250_000

  private let isVertical: Bool

  /// The rest before the inputs; `nil` until there was one.
  private var rest: Rest?
  private var lines = ""
  private var count = 0

  /// `true` if the inputs contain a pull or a session.
  private var hasBegun = false

  /// The recording of the last pull or session before the inputs.
  private(set) var last: RefreshRecording?

  /// The last reading, and the time of the last event.
  private var scroll: ScrollMetrics
  private var time: Double

  /// `true` if the machine is at rest after the last input, but for a touch and momentum.
  private var isAtRest: Bool

  /// `true` if the machine has decided on the last reading.
  private var isDecided = false

  /// The time of the last input after which a control was pulled, in a session or in motion, in seconds.
  private var busyTime = -Double.infinity

  /// The time after which a session is forgotten, in seconds: as long as its end is drawn.
  private static let memory = RefreshTiming.ticksAfterEnd

  /// Creates a recorder for a machine as it is at a reading.
  package init(_ machine: RefreshStateMachine, _ scroll: ScrollMetrics, at time: Double, isVertical: Bool) {
    self.isVertical = isVertical
    (self.scroll, self.time) = (scroll, time)
    isAtRest = machine.isAtRest && machine.nextWake(scroll, at: time) == .never
    if isAtRest, !scroll.isTouched { begin(at: machine) }
  }

  /// The recording of the last pull or session; `nil` until the list has been at rest.
  package var recording: RefreshRecording? { hasBegun ? present : last ?? present }

  /// Has a machine handle an event, as ``RefreshStateMachine/receive(_:_:at:)``.
  package mutating func receive(
    _ event: RefreshStateMachine.Event, _ scroll: ScrollMetrics, at time: Double, by machine: inout RefreshStateMachine
  ) -> RefreshStateMachine.Effects {
    let isStill = !self.scroll.isTouched && (scroll.isDragging || !self.scroll.isDecelerating)
    let isLong = time - busyTime > Self.memory && !machine.system.isMoving(at: time)
    if isAtRest, isStill, isLong { begin(at: machine) }
    let before = machine
    let effects = machine.receive(event, scroll, at: time)
    let words = effects.recorded(from: before, to: machine)
    let line = "\(time.recorded) \(event.recorded)\(scroll.words(unlike: self.scroll))\n"
    append(words.isEmpty ? line : "\(line)= \(words)\n")
    (self.scroll, self.time) = (scroll, time)
    let isIdle = machine.near.isAtRest && machine.far.isAtRest && !machine.isMoving
    if !isIdle { (hasBegun, busyTime) = (true, time) }
    isDecided = (event.isFlush || event == .scrolled) && !effects.asksForFlush
    let isSettled = isDecided && effects.wake == .never && !effects.writesGeometry
    isAtRest = isSettled && machine.isAtRest && !machine.isInBackground
    return effects
  }

  /// Sets the settings of the control at a side of a machine.
  @discardableResult
  package mutating func configure(
    _ settings: RefreshSettings, at side: AxisSide, of machine: inout RefreshStateMachine
  ) -> Bool {
    let words = settings.words(unlike: machine.settings(at: side))
    guard machine.configure(settings, at: side) else { return false }
    append("settings \(side.recorded)\(words)\n")
    isAtRest = false
    return true
  }

  private mutating func begin(at machine: RefreshStateMachine) {
    if hasBegun { last = present }
    let reading = RestReading(machine, scroll, isDecided: isDecided)
    rest = Rest(machine: machine, reading: reading, time: time)
    (lines, count, hasBegun) = ("", 0, false)
  }

  private var isFull: Bool { lines.utf8.count >= Self.fullLength }

  private mutating func append(_ input: String) {
    guard rest != nil, !isFull else { return }
    lines += input
    count += 1
  }

  private var present: RefreshRecording? {
    guard let rest else { return nil }
    let axis = isVertical ? "vertical" : "horizontal"
    var text = "\(RefreshRecording.title) \(axis)\(isFull ? " \(RefreshRecording.cut)" : "")\n"
    for side in AxisSide.allCases {
      let memory = RestMemory(rest.machine, at: side)
      if !memory.words(unlike: RestMemory()).isEmpty { text += "\(side.recorded)\(memory.words())\n" }
    }
    text += "rest \(rest.time.recorded)\(rest.reading.words())\n\(lines)"
    let seconds = ((time - rest.time) * 1000).rounded() / 1000
    let summary = "\(axis), \(count) inputs in \(seconds) s, \(text.utf8.count) bytes"
    return RefreshRecording(text: text, debugDescription: isFull ? "\(summary), \(RefreshRecording.cut)" : summary)
  }
}
