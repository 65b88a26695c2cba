extension RefreshStateMachine {
  /// The times and rates of the machine, in seconds and per second.
  ///
  /// They are what looked and felt right in the drawings; a settle after a lift has UIKit's own law instead.
  public enum RefreshTiming {
    /// The time a session is visible at least: gum needs 0.48 s to become a spinner, and anything shorter flashes.
    public static let minimumVisible = 0.6

    /// How long a success is shown.
    public static let successShown = 0.7

    /// How long a failure is shown: longer, because it has to be understood.
    public static let failureShown = 1.0

    /// How long an ending lasts that has no held space to close.
    public static let emptyEnding = 0.2

    /// How long ticks go on after the end of a session that is in sight: pictures are functions of the time since.
    public static let ticksAfterEnd = 1.0

    /// The longest step that a tick integrates, so that a stalled main thread does not make the list jump.
    public static let longestStep = 1.0 / 20

    /// The frame that is assumed until ticks have told another.
    public static let assumedFrame = 1.0 / 60

    /// How long rows that were loaded are waited for before their space is closed: a list lays itself out in two frames,
    /// and a batch animation takes a third of a second.
    static let patience = 0.35

    /// How long after its last change the system's inset counts as moving: a bar that hides takes about that long.
    static let barsComeToRest = 0.25

    static let armedFrequency = 32.0
    static let activeFrequency = 20.0
    static let verdictFrequency = 20.0
    static let seatedFrequency = 20.0
    static let progressFrequency = 12.0
    static let openingFrequency = 16.0
    static let closingFrequency = 14.0

    /// The inward speed above which UIKit calls a release a fling, in points per second.
    static let flingSpeed = 250.0

    /// Foreign writes of the inset that answer back within this time belong to one quarrel.
    static let insetConflict = 0.25

    /// The value of `active` above which looping motions are seen.
    static let motionThreshold = 0.55
  }

  static func shownTime(of outcome: RefreshOutcome) -> Double {
    switch outcome {
    case .success: RefreshTiming.successShown
    case .failure: RefreshTiming.failureShown
    case .cancelled, .noMoreData: 0
    }
  }
}
