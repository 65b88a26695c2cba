import ArgumentParser
import Foundation
import PlaygroundCore
import RefreshTesting

/// Replays a touch log of the page natively, for comparison with the page and with the demo.
@main
struct RefreshPlayground: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh-playground",
    abstract: "Replays a touch log of the playground's page, with the page's own list, compiled for this machine.",
    discussion: """
      It prints the trace of the control that refreshes, in the form of refresh-demo's, or a fingerprint for each frame: \
      64 bits of everything that the page reads and draws. With --report, the file is the recording of a control, and it \
      prints a fingerprint for each input.
      """
  )

  @Argument(help: "The touch log, or the recording of a control.")
  var file: String

  @Option(help: ArgumentHelp("A setting at the start, as name=number.", valueName: "setting"))
  var set: [String] = []

  @Option(help: ArgumentHelp("Frames per second; by default what the log says.", valueName: "rate"))
  var frameRate: Double?

  @Option(help: ArgumentHelp("How many frames; as the log says, or until all is at rest.", valueName: "count"))
  var frames: Int?

  @Flag(help: "Print a fingerprint for each frame, not the trace.")
  var fingerprints = false

  @Flag(help: "Print a fingerprint for each input of a recording of a control.")
  var report = false

  func validate() throws {
    guard let frameRate, frameRate != PhoneSimulation.frameRate(nearest: frameRate) else { return }
    throw ValidationError("--frame-rate is a whole number from 48 to 1440.")
  }

  func run() throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    if report { return try printFingerprints(of: Report(parsing: text)) }
    var log = try PlaygroundLog(parsing: text)
    for setting in set { try log.start(with: setting) }
    var replay = Replay(log, frameRate: frameRate ?? log.frameRate, isTraced: !fingerprints)
    let lines = replay.run(frames: frames ?? (fingerprints ? log.frames : nil))
    print(fingerprints ? lines.joined(separator: "\n") : replay.trace, terminator: fingerprints ? "\n" : "")
  }

  private func printFingerprints(of report: Report) {
    var painter = Painter()
    for step in report.replay.steps {
      let value = Fingerprint(of: step, in: report, drawnBy: &painter).value
      let digits = String(value, radix: 16)
      print(String(repeating: "0", count: 16 - digits.count) + digits)
    }
  }
}
