/// Passes inputs to a machine, and keeps those of its last pull or session, with their effects, as a text.
///
/// The text begins with what the machine remembers at a rest: nothing is pulled, no session runs, nothing moves, and no touch and no
/// momentum is left. There a new machine that remembers the same does the same.
package struct RefreshRecorder: Sendable {
  /// The first words of every text, with the version of the format.
  package static let title = "refresh-recording 2"

  /// The last words of the first line of a text whose end is missing.
  package static let cut = "ends early"

  /// The length from which inputs and effects are full, in bytes: with the last lines and the rest they are below 256,000.
  private static let fullLength = 250_000

  private let isVertical: Bool

  /// The rest before the inputs; `nil` until there was one.
  private var rest: (machine: RefreshStateMachine, reading: RestReading, time: Double)?
  private var lines = ""

  /// `true` if the inputs contain a pull or a session.
  private var hasBegun = false

  /// The recording of the last pull or session before the inputs.
  private(set) var last: String?

  /// The last reading, and the time of the last event.
  private var scroll: ScrollMetrics
  private var time: Double

  /// `true` if the machine is at rest after the last input, but for a touch and momentum.
  private var isAtRest: Bool

  /// `true` if the machine has decided on the last reading.
  private var isDecided = false

  /// The time of the last input after which a control was pulled, in a session or in motion, in seconds.
  private var busyTime = -Double.infinity

  /// Creates a recorder for a machine as it is at a reading.
  package init(_ machine: RefreshStateMachine, _ scroll: ScrollMetrics, at time: Double, isVertical: Bool) {
    self.isVertical = isVertical
    (self.scroll, self.time) = (scroll, time)
    // Asking for the wake changes nothing; it is declared `mutating` for the machine's own calls.
    var (machine, look) = (machine, EventContext(scroll: scroll, time: time, isUsable: scroll.isUsable))
    isAtRest = machine.isAtRest && machine.nextWake(&look) == .never
    if isAtRest, !scroll.isTouched { begin(at: machine) }
  }

  /// The recording of the last pull or session; `nil` until the list has been at rest.
  package var recording: String? { hasBegun ? present : last ?? present }

  /// Has a machine handle an event, as ``RefreshStateMachine/receive(_:_:at:)``.
  package mutating func receive(
    _ event: RefreshStateMachine.Event, _ scroll: ScrollMetrics, at time: Double, by machine: inout RefreshStateMachine
  ) -> RefreshStateMachine.Effects {
    let isStill = !self.scroll.isTouched && (scroll.isDragging || !self.scroll.isDecelerating)
    // A session is forgotten after as long as its end is drawn.
    let isLong = time - busyTime > RefreshTiming.ticksAfterEnd && !machine.insets.system.isMoving(at: time)
    if isAtRest, isStill, isLong { begin(at: machine) }
    let before = machine
    let effects = machine.receive(event, scroll, at: time)
    let words = effects.recorded(from: before, to: machine)
    let line = "\(time.recorded) \(event.recorded)\(scroll.words(unlike: self.scroll))\n"
    append(words.isEmpty ? line : "\(line)= \(words)\n")
    (self.scroll, self.time) = (scroll, time)
    if !machine.controls.isAtRest { (hasBegun, busyTime) = (true, time) }
    isDecided = (event.isFlush || event == .scrolled) && !effects.asksForFlush
    let isSettled = isDecided && effects.wake == .never && !effects.writesGeometry
    isAtRest = isSettled && machine.isAtRest && !machine.isInBackground
    return effects
  }

  /// Sets the settings of the control at a side of a machine.
  @discardableResult
  package mutating func configure(
    _ settings: SideSettings, at side: AxisSide, of machine: inout RefreshStateMachine
  ) -> Bool {
    let words = settings.words(unlike: machine.settings(at: side))
    guard machine.configure(settings, at: side) else { return false }
    append("settings \(side.recorded)\(words)\n")
    isAtRest = false
    return true
  }

  private mutating func begin(at machine: RefreshStateMachine) {
    if hasBegun { last = present }
    rest = (machine, RestReading(machine, scroll, isDecided: isDecided), time)
    (lines, hasBegun) = ("", false)
  }

  private var isFull: Bool { lines.utf8.count >= Self.fullLength }

  private mutating func append(_ input: String) {
    guard rest != nil, !isFull else { return }
    lines += input
  }

  private var present: String? {
    guard let rest else { return nil }
    let axis = isVertical ? "vertical" : "horizontal"
    var text = "\(Self.title) \(axis)\(isFull ? " \(Self.cut)" : "")\n"
    for side in AxisSide.allCases {
      let memory = RestMemory(rest.machine, at: side)
      if !memory.words(unlike: RestMemory()).isEmpty { text += "\(side.recorded)\(memory.words())\n" }
    }
    text += "rest \(rest.time.recorded)\(rest.reading.words())\n\(lines)"
    return text
  }
}

/// The memory of one side of a machine at rest, on which all depends that it does next.
package struct RestMemory: Sendable {
  private var client = 0.0
  private var addedInset = 0.0

  /// The insets that the app has had, and may have read.
  private var meanings = InsetMemory()

  /// `true` if the control keeps space without a session.
  private var isOpen = false
  private var control = Control()

  /// Creates the memory of a side without a control.
  package init() {}

  init(_ machine: RefreshStateMachine, at side: AxisSide) {
    (client, addedInset) = (machine.insets.ledger.client[side], machine.insets.ledger.addedInset[side])
    meanings = machine.insets.ledger.memory(at: side)
    control = machine.controls[side]
    isOpen = control.insetHolder.isWanted
  }

  func give(to machine: inout RefreshStateMachine, at side: AxisSide) {
    machine.controls.update(side) {
      $0 = control
      if isOpen { $0.insetHolder = InsetHolder(isWanted: true) }
    }
    guard client.isLength, addedInset.isLength else { return }
    machine.insets.ledger.setClient(client, at: side)
    machine.insets.ledger.addedInset[side] = addedInset
    machine.insets.ledger.update(side) { $0 = meanings }
  }
}

extension RestMemory: RecordedByName {
  package mutating func code(_ fields: any RecordedFields) {
    var (isPresent, isExhausted) = (control.isPresent, control.phase.isExhausted)
    fields.code("present", &isPresent)
    fields.code("noMoreData", &isExhausted)
    control.phase = isExhausted ? .noMoreData : isPresent ? .idle : .absent
    fields.code("enabled", &control.isEnabled)
    fields.code("hidden", &control.isHidden)
    fields.code("failed", &control.loads.hasFailed)
    fields.code("lostInset", &control.hasLostInset)
    fields.code("session", &control.session)
    fields.code("fills", &control.loads.fills)
    fields.code("filledLength", &control.loads.filledLength)
    var progress = control.indicator.reported
    fields.code("progress", &progress)
    control.indicator.report(progress ?? .nan)
    fields.code("client", &client)
    fields.code("added", &addedInset)
    meanings.code(fields)
    fields.code("open", &isOpen)
    control.settings.code(fields)
  }
}

extension InsetMemory: RecordedByName {
  mutating func code(_ fields: any RecordedFields) {
    fields.code("insets", &known.last)
    fields.code("formerInsets", &known.former)
    fields.code("doubt", &doubt)
    fields.code("held", &held)
    fields.code("heldUntil", &heldUntil)
    fields.code("read", &read)
  }
}

/// The list and its display, as they are seen at a rest.
package struct RestReading: RecordedByName {
  /// The scroll view.
  package private(set) var scroll = ScrollMetrics()

  private var frame = RefreshTiming.assumedFrame

  /// The near inset of the system from which a pull is measured, in points; `nil` before a decision.
  private var tallest: Double?

  /// `true` if the machine has decided on the reading.
  private var isDecided = true

  /// Creates the reading of a list of 4,000 points at its start.
  package init() {}

  init(_ machine: RefreshStateMachine, _ scroll: ScrollMetrics, isDecided: Bool) {
    (self.scroll, frame, self.isDecided) = (scroll, machine.timer.frame, isDecided)
    tallest = machine.insets.system.tallest
  }

  package mutating func code(_ fields: any RecordedFields) {
    scroll.code(fields)
    fields.code("frame", &frame)
    fields.code("tallest", &tallest)
    fields.code("decided", &isDecided)
  }

  /// Returns a machine at rest, with what its sides remember.
  ///
  /// It comes to rest outside a window first, where nothing takes frames.
  package func machine(remembering near: RestMemory, _ far: RestMemory, at time: Double) -> RefreshStateMachine {
    var (machine, outside) = (RefreshStateMachine(), scroll)
    near.give(to: &machine, at: .near)
    far.give(to: &machine, at: .far)
    if frame.isLength { machine.timer.frame = frame }
    outside.isInWindow = false
    for reading in [outside, scroll] {
      _ = machine.receive(.scrolled, reading, at: time)
      if isDecided { _ = machine.receive(.laidOut, reading, at: time) }
    }
    if let tallest, tallest.isLength { machine.insets.system.remember(tallest: tallest, in: scroll) }
    return machine
  }
}
