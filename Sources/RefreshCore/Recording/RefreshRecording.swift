/// The last pull or session of the controls along an axis, as a text for a report.
///
/// The text has what the controls remembered at the rest before it, with their settings; then, for each event, setting and call, a
/// line with its time and what has changed in the scroll view, and a line with its effects. All of it are numbers and words of the
/// framework: no texts, rows or errors of the app.
///
/// ```
/// refresh-recording 2 vertical
/// near present=true enabled=true session=3 … trigger=onRelease heldExtent=60 …
/// rest 104.2 offset=-59 length=4000 viewport=852 inset=0/0 …
/// 104.21666666666667 scrolled offset=-75.5 dragging=true tracking=true velocity=-990
/// = flush, frame
/// 104.21666666666667 laidOut
/// = near pulling, redraw near, frame
/// ```
///
/// It has at most 256,000 bytes; the end of a longer one is missing, and its first line says `ends early`. `refresh-demo --inputs
/// FILE` and `RefreshReplay` of `RefreshTesting` replay it from the rest, and name the first line in which the effects differ.
///
/// ```swift
/// if let recording = header.recording { report.attach(recording.text, named: "pull.txt") }
/// ```
public struct RefreshRecording: Equatable, Sendable, CustomDebugStringConvertible {
  /// The text, whose lines end in a line break.
  public let text: String

  /// One line: the axis, the number of the inputs, the seconds since the rest, and the bytes of the text.
  public let debugDescription: String

  /// The first words of every text, with the version of the format.
  package static let title = "refresh-recording 2"

  /// The last words of the first line of a text whose end is missing.
  package static let cut = "ends early"
}
