#if REFRESH_ADAPTER
/// The refresh control of the system that stands in for a control, and the setting that asks for it.
struct SystemBacking {
  var wanted = RefreshBacking.automatic

  /// The refresh control of the system; `nil` while the framework owns the pull.
  var control: SystemRefreshControl?

  /// The pull at which the system last began a session, in points; `nil` before the first.
  var firedDistance: Double?

  /// The condition under which the list moves for the session that the app has begun.
  var reveal = RefreshReveal.never

  /// `true` if a finger held the list when the session began, so that the list moves after the lift.
  var isRevealLate = false

  /// The number of the last simulated touch that has begun a session.
  var simulatedTouch: UInt32?

  /// The time at which the refresh control of the system was set, in seconds.
  var setTime = 0.0

  /// The number of times in succession that the app has taken it out at once.
  private(set) var shortStays = 0

  /// The number from which the app is left alone: one that takes it out in each layout pass would never come to rest.
  static let mostShortStays = 3

  /// The time within which it counts as taken out at once, in seconds.
  private static let shortTime = 0.05

  /// The duration of the scroll to a session that the app has begun, in seconds: that of React Native's `RCTRefreshControl`.
  static let showTime = 0.25

  /// `true` if the backing changes in the next turn.
  var isChangeDue = false

  /// Counts a removal by the app.
  mutating func noteLoss(at time: Double) { shortStays = time - setTime < Self.shortTime ? shortStays + 1 : 0 }

  /// Begins afresh in another list.
  mutating func forgetLosses() { shortStays = 0 }
}
#endif
