/// The times and frequencies of the machine, in seconds and per second.
///
/// They were chosen by eye from the drawings; a settle after a lift follows UIKit's own law instead.
@usableFromInline
enum RefreshTiming {
  /// The minimum time for which a session is visible: gum needs 0.48 s to become a spinner, and anything shorter
  /// flashes.
  @usableFromInline static let minimumVisible = 0.6

  /// The minimum time between refreshes that begin by themselves: switching between two tabs refreshes neither again.
  static let minimumInterval = 10.0

  /// The time for which a success is shown.
  static let successShown = 0.7

  /// The time for which a failure is shown: longer, because the user has to understand it.
  static let failureShown = 1.0

  /// The duration of an ending without an added inset to close.
  static let emptyEnding = 0.2

  /// The time within which the system gives the space of its refresh control back.
  static let systemCloses = 0.5

  /// The time for which ticks continue after the end of a visible session: drawings are functions of the time since.
  static let ticksAfterEnd = 1.0

  /// The longest step that a tick integrates, so that a stalled main thread does not make the list jump.
  static let longestStep = 1.0 / 20

  /// The length of a frame until ticks have measured it.
  static let assumedFrame = 1.0 / 60

  /// The time to wait for loaded rows before their inset is closed: a list lays itself out in two frames, and a batch
  /// animation takes a third of a second.
  static let patience = 0.35

  /// The longest time for which an inset waits for rows that move in an animation: a batch animation takes a third of a second.
  static let rowsComeToRest = 0.35

  /// The time after which no inset waits for animations of rows that follow each other any more: that of three batch animations.
  static let longestRowUpdates = 1.0

  /// The time between two checks of a hidden list that waits to fill its first screen.
  static let look = 0.5

  /// The time for which the system's inset counts as moving after its last change: about as long as a bar takes to
  /// hide.
  static let barsComeToRest = 0.25

  static let armedFrequency = 32.0
  static let activeFrequency = 20.0
  static let outcomeFrequency = 20.0
  static let seatedFrequency = 20.0
  static let progressFrequency = 12.0

  /// The inward speed above which UIKit calls a release a fling, in points per second.
  static let flingSpeed = 250.0

  /// The longest time between two foreign writes of the inset that belong to one conflict.
  static let insetConflict = 0.25

  /// The time for which an inset that was held may be set again by an app that has read it: its keyboard hides in half a second.
  static let insetReading = 0.6

  /// The value of `activityFraction` above which looping motions are visible.
  static let motionThreshold = 0.55
}
