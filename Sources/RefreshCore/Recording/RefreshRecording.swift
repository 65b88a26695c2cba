/// The inputs of the machine of one axis since the last rest, as a text for a report.
///
/// The text has the state of the machine at the start, its settings, its events and the readings of the scroll view, all of them
/// numbers and words of the framework: no texts, rows or errors of the app. It has at most 128,000 bytes; if the session was
/// longer, it begins later, and its second line is `cut`. `refresh-demo --inputs FILE` and `RefreshReplay` of `RefreshTesting`
/// replay it to the same states, bit for bit, with the same version of the framework.
///
/// ```swift
/// if let recording = header.recording { report.attach(recording.text, named: "pull.txt") }
/// ```
public struct RefreshRecording: Equatable, Sendable, CustomDebugStringConvertible {
  /// The text: a line for the format, one for the machine, and one for each input.
  public let text: String

  /// The first words of every text, with the version of the format.
  package static let title = "refresh-recording 1"

  /// One line: the axis, the number of the inputs, the seconds between the first and the last, and the bytes of the text.
  public let debugDescription: String
}
