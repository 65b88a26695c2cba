import RefreshAnimators
import RefreshTesting
import TouchLog

/// The states of a recording of a control, without a film.
struct InputsReport {
  /// The bytes of the longest text: a recording has at most 256,000, and a report may add lines of its own.
  private static let longestText = 1 << 20

  private let name: String
  private let replay: RefreshReplay

  /// Reads a recording from a file, or from the standard input if its name is "-".
  init(file: String) throws {
    let isInput = file == "-"
    name = isInput ? "standard input" : file
    let text = try Recording.text(of: name) { () throws(File.Refusal) in
      isInput
        ? try File.readStandardInput(atMost: Self.longestText) : try File.read(file, atMost: Self.longestText)
    }
    do {
      replay = try RefreshReplay(parsing: text)
    } catch {
      throw Complaint("\(name):\(error)")
    }
  }

  var text: String {
    let axis = replay.isVertical ? "vertical" : "horizontal"
    let cut = replay.isCut ? ", ends early" : ""
    let title = "\(PrintableText.of(name)), \(axis), \(replay.steps.count) inputs\(cut)\n"
    let difference = replay.difference.map { "the effects differ from line \($0)\n" } ?? ""
    return title + difference
      + RefreshStateMachine.AxisSide.allCases.filter { replay.hasControl(at: $0) }.map(table).joined()
  }

  private func table(of side: RefreshStateMachine.AxisSide) -> String {
    let trace = replay.trace(at: side)
    let states = trace.states.map { "\($0)" }.joined(separator: " → ")
    return "\nthe control at the \(side) side\n\(trace)states     \(states)\n"
  }
}
