/// The state of a swipe back.
///
/// ```swift
/// let names = SwipeBackState.allCases.map(\.rawValue)  // idle, tracking, armed, popping, returning
/// saveButton.isEnabled = detail.swipeBack.state == .idle
/// ```
public enum SwipeBackState: String, CaseIterable, Sendable {
  /// No swipe: the progress is 0.
  case idle

  /// A finger swipes, and a lift would not go back.
  case tracking

  /// A finger has swiped the whole distance: a lift goes back.
  case armed

  /// The screen has been told to go back, and does.
  case popping

  /// The swipe was given up, and the progress returns to 0.
  case returning

  /// `true` while a finger holds the swipe.
  package var isHeld: Bool { self == .tracking || self == .armed }
}

/// The moment at which a swipe goes back.
///
/// ```swift
/// let both = SwipeBackTrigger.allCases
/// navigationController.swipeBack.trigger = both[0]
/// ```
public enum SwipeBackTrigger: CaseIterable, Sendable {
  /// At the lift of a finger that has swiped the whole distance, or would with its speed; the default.
  case onRelease

  /// Under the finger, as soon as it has swiped the whole distance.
  case whileSwiping
}
