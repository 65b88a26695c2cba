/// The source of a test that sends the events up to a broken law to a machine.
enum TestSource {
  typealias Settings = SideSettings

  static func text(_ settings: [Settings?], _ log: [Receipt], _ breach: Breach) -> String {
    var lines = ["", "@Test func law\(breach.law)Holds() {", "  var machine = RefreshStateMachine()"]
    for (side, settings) in zip(AxisSide.allCases, settings) {
      guard let settings else { continue }
      let source = SourceText.of(settings, default: SideSettings())
      lines.append("  machine.configure(\(source), at: .\(side))")
    }
    lines.append("  let told: [(RefreshStateMachine.Event, ScrollMetrics, Double)] = [")
    for receipt in log {
      let reading = SourceText.of(receipt.reading, default: ScrollMetrics())
      let time = Decimal.text(receipt.time)
      lines.append("    (\(SourceText.of(receipt.event)), \(reading), \(time)),\(remark(receipt.effects))")
    }
    lines.append("  ]")
    lines.append("  for (event, scroll, time) in told { _ = machine.receive(event, scroll, at: time) }")
    lines.append("  // \(breach.what)")
    return (lines + ["}"]).joined(separator: "\n")
  }

  private static func remark(_ effects: RefreshStateMachine.Effects) -> String {
    var words: [String] = []
    if let inset = effects.inset { words.append("inset \(Decimal.text(inset.near)) \(Decimal.text(inset.far))") }
    if effects.writesInsetLast { words.append("last") }
    if effects.restoresOffset { words.append("restored") }
    if effects.stopsScrolling { words.append("stop") }
    if let offset = effects.offset { words.append("offset \(Decimal.text(offset))") }
    if let answer = effects.answer { words.append("\(answer)") }
    for (side, commands) in [("near", effects.commands(at: .near)), ("far", effects.commands(at: .far))] {
      if commands.contains(.cancelAction) { words.append("cancel \(side)") }
      if commands.contains(.startAction) { words.append("start \(side)") }
    }
    return words.isEmpty ? "" : "  // " + words.joined(separator: ", ")
  }
}
