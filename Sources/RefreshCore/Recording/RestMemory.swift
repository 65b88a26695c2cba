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
    (client, addedInset) = (machine.ledger.client[side], machine.ledger.addedInset[side])
    meanings = machine.ledger.memory(at: side)
    control = machine.control(at: side)
    isOpen = control.insetHolder.isWanted
  }

  func give(to machine: inout RefreshStateMachine, at side: AxisSide) {
    machine.update(side) {
      $0 = control
      if isOpen { $0.insetHolder = InsetHolder(isWanted: true) }
    }
    guard client.isLength, addedInset.isLength else { return }
    machine.ledger.setClient(client, at: side)
    machine.ledger.setAddedInset(addedInset, at: side)
    machine.ledger.remember(meanings, at: side)
  }
}

extension RestMemory: RecordedByName {
  package mutating func code(_ fields: inout RecordedFields) {
    var (isPresent, isExhausted) = (control.isPresent, control.isExhausted)
    fields.code("present", &isPresent)
    fields.code("noMoreData", &isExhausted)
    control.phase = isExhausted ? .noMoreData : isPresent ? .idle : .absent
    fields.code("enabled", &control.isEnabled)
    fields.code("hidden", &control.isHidden)
    fields.code("failed", &control.hasFailed)
    fields.code("lostInset", &control.hasLostInset)
    fields.code("session", &control.session)
    fields.code("fills", &control.fills)
    fields.code("filledLength", &control.filledLength)
    var progress = control.indicator.reported
    fields.code("progress", &progress)
    control.indicator.report(progress ?? .nan)
    fields.code("client", &client)
    fields.code("added", &addedInset)
    meanings.code(&fields)
    fields.code("open", &isOpen)
    control.settings.code(&fields)
  }
}

extension InsetMemory: RecordedByName {
  mutating func code(_ fields: inout RecordedFields) {
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
    tallest = machine.system.tallest
  }

  package mutating func code(_ fields: inout RecordedFields) {
    scroll.code(&fields)
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
    if let tallest, tallest.isLength { machine.system.remember(tallest: tallest, in: scroll) }
    return machine
  }
}
