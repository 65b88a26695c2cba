import ArgumentParser

/// The end of the demo's action.
enum ActionOutcome: String, CaseIterable, ExpressibleByArgument {
  /// It returns.
  case success
  /// It throws.
  case failure
  /// It throws the first time, and returns when it is tried again.
  case failureOnce = "failure-once"
  /// It does neither, so that the control's timeout cancels it.
  case hang

  /// The longest time that it may take, in seconds: every frame of it is played.
  private static let longest = 600.0

  /// The least time that a control waits before its timeout, in seconds: more than a frame.
  private static let shortestTimeout = 0.1

  /// The seconds that it may take, or that the control may wait for it.
  var times: ClosedRange<Double> { (self == .hang ? Self.shortestTimeout : 0)...Self.longest }

  /// The range for a message.
  var timesInWords: String {
    let least = self == .hang ? "\(Self.shortestTimeout)" : "0"
    return "from \(least) to \(Int(Self.longest)) seconds\(self == .hang ? " with an action that hangs" : "")"
  }

  /// A description for a heading.
  func sentence(after seconds: Double) -> String {
    switch self {
    case .success: "the action succeeds after \(seconds) s"
    case .failure: "the action fails after \(seconds) s"
    case .failureOnce: "the action fails once after \(seconds) s, and then succeeds"
    case .hang: "the action hangs, and is cancelled after \(seconds) s"
    }
  }
}
