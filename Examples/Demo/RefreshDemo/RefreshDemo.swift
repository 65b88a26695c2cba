import ArgumentParser
import Foundation
import RefreshAnimators
import RefreshPictures
import TouchLog

/// Replays a recorded finger on a table that is refreshed by a pull, and loads more at its end.
@main
struct RefreshDemo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh-demo",
    abstract: "Pulls a table with a recorded finger, and shows what RefreshKit does.",
    discussion: """
      The table is in a window without a screen, and time is simulated. A filmstrip is written as an SVG, and an HTML page \
      that plays it; a trace is printed, and a link to the playground that plays the same touches. All are of the header \
      or, with --footer, of a footer beside it that loads another page once the reader comes within a screen of the end.

      A line of FILE is seconds,y[,x][,down|up|cancel], in points of the view with y downwards. The first line puts the \
      finger down and the last one lifts it, unless they are marked otherwise; several touches follow one another. Blank \
      lines, and lines that begin with #, are skipped. The view is 393 points wide and 852 high.

      With --swipe-back there is a stack of two screens in place of the table, and the filmstrip is an SVG alone.
      """
  )

  @Option(help: ArgumentHelp("Replay the finger in this file; - is the standard input.", valueName: "file"))
  var touches: String?

  @Option(
    help: ArgumentHelp(
      "Print the states of a recording of a control in this file, and nothing else.", valueName: "file"))
  var inputs: String?

  @Option(help: ArgumentHelp("Write the recording of the control to this new file, for --inputs.", valueName: "file"))
  var record: String?

  @Option(help: ArgumentHelp("Replay a sample: see --list. (default: \(Sample.standards))", valueName: "name"))
  var sample: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Frames a second, from 48 to 1440. (default: 60)", valueName: "rate"),
    transform: FrameRate.init(argument:))
  var frameRate = FrameRate.sixty

  @Flag(help: "Load more at the end of the table.")
  var footer = false

  @Flag(help: "Go back in a stack of screens by a swipe, with the gauge of SwipeBack.")
  var swipeBack = false

  @Option(help: ArgumentHelp("With --swipe-back, what the finger meets. (default: stack)", valueName: "scene"))
  var scene: SwipeScene?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("With --footer, how many pages there are to load. (default: no end)", valueName: "count"))
  var pages: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long the action takes, or with --outcome hang until the timeout. (default: 1.2)", valueName: "seconds"),
    transform: Self.seconds)
  var refreshTime = 1.2

  @Option(help: ArgumentHelp("How the action ends.", valueName: "outcome"))
  var outcome = ActionOutcome.success

  @Option(help: ArgumentHelp("When a refresh inserts new rows at the top.", valueName: "time"))
  var newRows = NewRows.none

  @Option(help: ArgumentHelp("What draws the control.", valueName: "animator"))
  var animator = RefreshPreset.standard

  @Option(help: ArgumentHelp("The folder that the filmstrip is written to.", valueName: "folder"))
  var out = "out"

  @Option(help: ArgumentHelp("The playground's address, for the link of the last line.", valueName: "address"))
  var playground = "playground/"

  @Flag(help: "List the samples and the animators.")
  var list = false

  @Argument(help: .hidden)
  var others: [String] = []

  private static func seconds(_ argument: String) throws -> Double {
    guard let seconds = Double(argument) else {
      throw Complaint("it is a number of seconds, or --outcome hang for an action that does not end")
    }
    return seconds
  }

  func validate() throws {
    if let other = others.first {
      throw ValidationError("\"\(other)\" is no option; to replay the finger in a file, write --touches \(other).")
    }
    if inputs != nil, touches != nil || sample != nil || record != nil {
      throw ValidationError("--inputs excludes --touches, --sample and --record.")
    }
    if touches != nil, sample != nil { throw ValidationError("--touches and --sample exclude each other.") }
    guard !swipeBack || !footer && inputs == nil && record == nil && newRows == .none else {
      throw ValidationError("--swipe-back excludes --footer, --inputs, --record and --new-rows.")
    }
    guard swipeBack || scene == nil else { throw ValidationError("--scene needs --swipe-back.") }
    guard footer || pages == nil else { throw ValidationError("--pages needs --footer.") }
    guard pages ?? 1 >= 1 else { throw ValidationError("--pages is 1 or more, and not \(pages ?? 0).") }
    guard !footer || newRows == .none else { throw ValidationError("--new-rows is of a header, without --footer.") }
    guard outcome.times.contains(refreshTime) else {
      throw ValidationError("--refresh-time is \(outcome.timesInWords), and not \(refreshTime).")
    }
  }

  @MainActor
  func run() async throws {
    if list { return try Self.print(try Catalogue.text()) }
    if let inputs { return try Self.print(try InputsReport(file: inputs).text) }
    if swipeBack { return try await swipe() }
    let role: RefreshRole = footer ? .loadMore : .refresh
    let recording = try Recording.read(touches: touches, sample: sample, of: footer ? .footer : .header)
    let options = Performance.Options(
      rate: frameRate, animator: animator, role: role, outcome: outcome, pageCount: pages, newRows: newRows,
      refreshTime: refreshTime)
    let performance = await Performance.of(recording.log, with: options)
    if let record { try Self.write(performance.inputs, to: record) }
    let files = FilmFiles(folder: out, name: recording.name + newRows.suffix)
    try files.write(Film(performance.shots, of: role, drawnBy: animator))
    let link = PlaygroundLink(recording.log, options, frames: performance.frameCount)
    try Self.print(Report(recording.name, options, performance, files, link?.address(at: playground)).text)
  }

  @MainActor
  private func swipe() async throws {
    let recording = try Recording.read(touches: touches, sample: sample, of: .swipe)
    let scene = scene ?? .stack
    let performance = await SwipePerformance.of(recording.log, on: scene, at: frameRate)
    let files = FilmFiles(folder: out, name: "swipe-\(scene == .stack ? recording.name : scene.rawValue)")
    try files.write(SwipeFilm(performance.shots, isRightToLeft: scene == .rightToLeft))
    try Self.print(SwipeReport(recording.name, scene, frameRate, performance, files).text)
  }

  /// The most scalars of a message: more than twice those of a path, which may have 4096 bytes.
  private static let longestMessage = 10_000

  /// Runs the command; what goes wrong is one sentence, and the status says so.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if let demo = command as? RefreshDemo { try await demo.run() } else { try command.run() }
    } catch {
      guard exitCode(for: error) == .success else { fail(error) }
      // Help is an error too, which is printed.
      do { try print(fullMessage(for: error) + "\n") } catch { fail(error) }
    }
  }

  /// Prints a text that ends in a line break.
  private static func print(_ text: String) throws {
    do {
      try File.print(text)
    } catch {
      throw Complaint("the standard output cannot be written to: \(error)")
    }
  }

  private static func write(_ text: String, to path: String) throws {
    do {
      try File.create(path, with: text)
    } catch {
      throw Complaint("\(path) cannot be written to: \(error)")
    }
  }

  private static func fail(_ error: any Error) -> Never {
    let sentence = PrintableText.of(message(for: error), atMost: longestMessage, keepsLines: true)
    FileHandle.standardError.write(Data("refresh-demo: \(sentence)\n".utf8))
    Foundation.exit(exitCode(for: error).rawValue)
  }
}
