import Foundation
import RefreshAnimators
import RefreshPictures
import TouchLog

/// The same touches, for a link to the playground, whose list plays them with the same control.
struct PlaygroundLink {
  /// The most letters of a link, fewer than a browser takes: a longer one would only fill the terminal.
  private static let mostLetters = 8000

  /// The longest text that may come to so few letters, in bytes.
  private static let mostText = 16 * mostLetters

  /// The numbers that the playground has for its settings.
  private static let (noFooter, endInSight, mostPages) = (5, 6, 20)
  private static let refreshTimes = 0.1...60.0

  /// The most frames of the playground's recordings.
  private static let mostFrames = 72_000

  /// Times of frames and of touches that differ by less are the same, in seconds, as when the demo replays them.
  private static let tolerance = 1e-6

  private let letters: String

  /// Creates a link; `nil` if the playground has no such settings, no such touches, or the link would be too long.
  init?(_ log: TouchLog, _ options: Performance.Options, frames: Int) {
    guard frames <= Self.mostFrames, let settings = Self.settings(options),
      let touches = Self.lines(of: log, at: options.rate)
    else { return nil }
    let head = ["#@ rate \(options.rate)", "#@ frames \(frames)"] + settings.map { "#@ slot \($0) \($1)" }
    let text = (head + touches).joined(separator: "\n") + "\n"
    guard text.utf8.count <= Self.mostText else { return nil }
    letters = Data(Deflate(Array(text.utf8)).bytes).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    guard letters.count <= Self.mostLetters else { return nil }
  }

  /// The link, for a playground at an address.
  func address(at place: String) -> String { "\(place)#\(letters)" }

  private static func settings(_ options: Performance.Options) -> [(name: String, value: String)]? {
    let outcomes: [ActionOutcome] = [.success, .failure, .hang]
    guard let outcome = outcomes.firstIndex(of: options.outcome), refreshTimes.contains(options.refreshTime) else {
      return nil
    }
    guard let animator = RefreshPreset.plain.firstIndex(where: { $0.name == options.animator.name }) else { return nil }
    guard options.newRows != .afterClosing, (options.pageCount ?? mostPages) <= mostPages else { return nil }
    return [
      ("animator", "\(animator)"), ("outcome", "\(outcome)"), ("refreshTime", "\(options.refreshTime)"),
      ("loadTrigger", "\(options.role == .refresh ? noFooter : endInSight)"),
      ("pages", "\(options.pageCount ?? mostPages)"), ("height", "\(Int(DemoScreen.screenSize.height))"), ("bar", "0"),
    ]
  }

  /// The lines of the touches, with the finger in each frame; `nil` if two of its marks are in one.
  private static func lines(of log: TouchLog, at rate: FrameRate) -> [String]? {
    let rate = Double(rate.perSecond)
    let frame = { (time: Double) in Int(((time - tolerance) * rate).rounded(.up)) }
    var (lines, free) = ([String](), 0)
    for touch in log.touches {
      let (first, last) = (frame(touch.start), frame(touch.end))
      guard first >= free, last > first else { return nil }
      let later = (first + 1...last).map { place(of: touch, at: Double($0) / rate) }
      let places = [place(of: touch, at: touch.start)] + later
      for (index, place) in places.enumerated() {
        let frame = first + index
        // Between two lines a finger rests: one that does is told where it begins and where it ends.
        let isCorner = index == 0 || frame == last || place != places[index - 1] || place != places[index + 1]
        guard isCorner else { continue }
        let mark = index == 0 ? ",down" : frame < last ? "" : touch.isCancelled ? ",cancel" : ",up"
        lines.append("\(seconds(Double(frame) / rate)),\(place)\(mark)")
      }
      free = last + 1
    }
    return lines
  }

  /// The position: exactly along the pull, because the list stands on whole pixels, and across it to a point.
  private static func place(of touch: TouchLog.Touch, at time: Double) -> String {
    let position = touch.position(at: time)
    return "\(position.y),\(Int(position.x.rounded()))"
  }

  /// A time that names its frame, without the zeros at its end.
  private static func seconds(_ time: Double) -> String {
    let text = String(format: "%.4f", time)
    guard let last = text.lastIndex(where: { $0 != "0" }) else { return text }
    return String(text[...last].last == "." ? text[..<last] : text[...last])
  }
}
