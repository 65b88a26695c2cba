/// The machine of an axis, whose inputs are recorded while a control asks for it.
struct RecordedMachine {
  private(set) var machine = RefreshStateMachine()
  private var box: RecorderBox?

  /// The recorder of the inputs; `nil` while no control asks for it.
  var recorder: RefreshRecorder? { box?.value }

  mutating func receive(
    _ event: RefreshStateMachine.Event, _ scroll: ScrollMetrics, at time: Double
  ) -> RefreshStateMachine.Effects {
    box?.value.receive(event, scroll, at: time, by: &machine) ?? machine.receive(event, scroll, at: time)
  }

  /// Passes the settings of a side to the machine; returns `true` if they have changed.
  mutating func configure(_ settings: SideSettings, at side: AxisSide) -> Bool {
    box?.value.configure(settings, at: side, of: &machine) ?? machine.configure(settings, at: side)
  }

  /// Begins to record, or ends it.
  mutating func record(_ isWanted: Bool, from scroll: ScrollMetrics?, at time: Double, isVertical: Bool) {
    guard isWanted else { return box = nil }
    guard box == nil, let scroll else { return }
    box = RecorderBox(RefreshRecorder(machine, scroll, at: time, isVertical: isVertical))
  }
}

/// Holds a recorder outside of its machine: most are not recorded, and each would have the size of one.
private final class RecorderBox {
  var value: RefreshRecorder

  init(_ value: RefreshRecorder) { self.value = value }
}
