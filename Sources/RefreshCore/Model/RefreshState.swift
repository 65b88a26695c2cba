/// The state of a refresh control.
///
/// The cases have no associated values, so that an app can compare and list them; `RefreshUpdate` has the numbers that
/// change with every frame.
///
/// ```swift
/// switch header.refreshState {
/// case .idle: label.text = nil
/// case .pulling: label.text = "Pull"
/// case .armed: label.text = "Release"
/// case .refreshing: label.text = "Refreshing…"
/// case .ending: label.text = "Updated"
/// case .noMoreData: label.text = "That’s all"
/// }
/// ```
public enum RefreshState: UInt8, CaseIterable, Sendable {
  /// No session runs, and nothing is drawn except a footer that remains visible.
  case idle

  /// The content is pulled, but not far enough: releasing returns to `idle`.
  ///
  /// MJRefresh and CRRefresh call the next state, ``armed``, "pulling".
  case pulling

  /// The content is pulled to the trigger: releasing refreshes.
  case armed

  /// A session is running.
  case refreshing

  /// The session is over: its outcome is shown, the list is closing, or a finger that was down when the session ended
  /// has not lifted yet.
  case ending

  /// There is nothing left to load.
  case noMoreData
}
