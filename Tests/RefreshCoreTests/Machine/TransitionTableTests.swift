import RefreshCore
import TestSupport
import Testing

/// The whole transition table: every state × every event → state, orders, geometry, wake.
@Suite struct TransitionTableTests {
  private typealias Machine = RefreshStateMachine

  @Test func everyStateAnswersEveryEventAsTheTableSays() {
    var table = "situation,event,state,orders,inset,offset,answer,wake\n"
    for situation in Situation.allCases {
      for (name, event) in events {
        table += row(situation, name, event) + "\n"
      }
    }
    let difference = Golden("transitions.csv").difference(from: table)
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// Every event with a reading in which it has an effect; a touch that lifts has been past the trigger.
  private var events: [(String, Machine.Event)] {
    [
      ("scrolled", .scrolled), ("laidOut", .laidOut), ("ticked", .ticked), ("woke", .woke), ("lifted", .lifted),
      ("touchCancelled", .touchCancelled), ("began", .began(.near, .program, .always)),
      ("beganUnseen", .began(.near, .program, .never)), ("beganAssistive", .began(.near, .assistive, .always)),
      ("endedSuccess", .ended(.near, .success)), ("endedFailure", .ended(.near, .failure)),
      ("endedCancelled", .ended(.near, .cancelled)), ("endedNoMoreData", .ended(.near, .noMoreData)),
      ("actionFinished", .actionFinished(session: 1, .near, .success)),
      ("actionFinishedStale", .actionFinished(session: 0, .near, .success)),
      ("attached", .attached(.near)), ("detached", .detached(.near)), ("disabled", .enabled(.near, false)),
      ("enabled", .enabled(.near, true)), ("hidden", .hidden(.near, true)), ("shown", .hidden(.near, false)),
      ("noMoreData", .noMoreData(.near, true)), ("moreData", .noMoreData(.near, false)),
      ("tapped", .tapped(.near)), ("progressed", .progressed(.near, 0.5)), ("enteredBackground", .enteredBackground),
      ("enteredForeground", .enteredForeground),
    ]
  }

  private func row(_ situation: Situation, _ name: String, _ event: Machine.Event) -> String {
    var (machine, scroll, time) = situation.make()
    let effects = machine.receive(event, scroll, at: time + 1.0 / 60)
    if let offset = effects.offset { scroll.offset = offset }
    let columns = [
      situation.rawValue, name, "\(machine.state(at: .near))", names(effects.commands(at: .near)),
      effects.inset.map { text($0.near) } ?? "-", effects.offset.map(text) ?? "-",
      effects.answer.map(text) ?? "-", text(effects.wake),
    ]
    return columns.joined(separator: ",")
  }

  private func names(_ commands: RefreshCommands) -> String {
    let all: [(RefreshCommands, String)] = [
      (.cancelAction, "cancelAction"), (.startAction, "startAction"), (.sendValueChanged, "sendValueChanged"),
      (.redraw, "redraw"), (.prepareFeedback, "prepareFeedback"), (.playFeedback, "playFeedback"),
      (.announce, "announce"), (.reportInsetConflict, "reportQuarrel"),
    ]
    let present = all.filter { commands.contains($0.0) }.map(\.1)
    return present.isEmpty ? "-" : present.joined(separator: "+")
  }

  private func text(_ answer: RefreshRequestResult) -> String {
    guard case .refused(let reason) = answer else { return "\(answer)" }
    return "refused \(reason)"
  }

  private func text(_ wake: Machine.Wake) -> String {
    switch wake {
    case .never: "never"
    case .nextFrame: "nextFrame"
    case .at(let time): "at " + text(time)
    }
  }

  private func text(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    let whole = Int(thousandths.magnitude) / 1000
    let rest = String(Int(thousandths.magnitude) % 1000 + 1000).dropFirst()
    return (thousandths < 0 ? "-" : "") + "\(whole).\(rest)"
  }
}
