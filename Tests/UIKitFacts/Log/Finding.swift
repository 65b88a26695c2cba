/// The answer of a log to an expectation.
public enum Finding: Equatable, Sendable {
  /// The log confirms it; with a measured value, or an empty text.
  case held(String)
  /// A line contradicts it: its index, and why.
  case didNotHold(index: Int, String)
  /// The log says nothing about it, for a reason: a sentence without its end.
  case notShown(String)

  /// The confirmation without a measured value.
  static let held = Finding.held("")

  /// `true` if the log confirms it.
  public var isHeld: Bool {
    if case .held = self { true } else { false }
  }

  /// `true` if a line contradicts it.
  public var isContradicted: Bool {
    if case .didNotHold = self { true } else { false }
  }
}
