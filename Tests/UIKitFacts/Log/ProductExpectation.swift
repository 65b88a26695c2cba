/// A statement about the product that the log of a scenario can confirm or contradict.
public enum ProductExpectation: String, CaseIterable, Sendable {
  /// The pull is owned by the framework or by the system, as the documentation of the containers says.
  case backing
  /// Each session runs its action once, and at least one session is there.
  case actionRunsOnce
  /// After the last session the inset is the one before the first, and the list stands at its top or has scrolled.
  case nothingIsLeft
  /// The band of the bar during the session equals the one at rest.
  case heldBand
  /// The band of the bar during the closing equals the one at rest.
  case halfClosedBand
  /// The band of the bar after the session equals the one at rest.
  case closedBand
  /// Without a finger, the content does not stand inside its inset during a session at the top.
  case notInsideInset
  /// After a move by the framework, the content stands at its edge or less than a stair beyond it.
  case movesAtEdge
  /// Without a finger, no step in a session is longer than a bounce or a spring allows.
  case noJump
  /// During the session the header stands below the bar.
  case headerIsNotCovered
  /// The header is in front of the background of the list.
  case headerIsInFront
  /// A finger that catches the list in a session, and rests, holds it.
  case caughtListRests
  /// A fling scrolls to its end, and changes no inset.
  case flingGoesOn
  /// The footer stands above the tab bar while it loads.
  case footerIsAboveTheBar
  /// Under a finger in a session, no space is left between the bar and a pinned header.
  case pinnedHeadersHaveNoGap
  /// The refresh control of the system begins the session under the finger.
  case systemFires
  /// The visible height at which the system fires is about a fifth of the height of the list.
  case systemFiresAtItsDistance
  /// The system has added its space when it fires: to the adjusted inset, or in a bar to the safe area.
  case systemAddsItsSpace
  /// The space that the system adds under a finger moves nothing.
  case contentStaysUnderTheFinger
  /// The system gives its space back at once, and then scrolls to the edge.
  case systemScrollsBack
  /// A header changes nothing about the size of content that Auto Layout lays out.
  case contentSizeStays
  /// VoiceOver's scroll past the top begins a session.
  case voiceOverBegins
  /// Begin and end of the session are announced once each.
  case voiceOverSpeaks

  /// The switches of the stand-in whose setting the statement depends on; none if it depends on the stand-in as a whole.
  public var switches: [Fact] {
    switch self {
    case .notInsideInset: [.raisedInset, .raisedInsetInBounce]
    case .movesAtEdge: [.clampOnInsetWhileTracking, .bounceEdge]
    case .noJump: [.firstStep, .firstStepAfterRest, .insetWriteInLift]
    case .caughtListRests: [.touchDown, .stoppedDeceleration]
    case .flingGoesOn: [.plainOffsetWrite, .momentumStop]
    case .footerIsAboveTheBar: [.contentSize]
    case .pinnedHeadersHaveNoGap: [.clampOnInsetWhileTracking]
    case .nothingIsLeft: [.safeAreaChange]
    case .backing, .actionRunsOnce, .heldBand, .halfClosedBand, .closedBand, .headerIsNotCovered, .headerIsInFront,
      .systemFires, .systemFiresAtItsDistance, .systemAddsItsSpace, .contentStaysUnderTheFinger, .systemScrollsBack,
      .contentSizeStays, .voiceOverBegins,
      .voiceOverSpeaks:
      []
    }
  }
}
