/// What a refresh control is doing.
///
/// The cases carry no payload, so that an app can compare and list them; the numbers that change with every frame are
/// in `RefreshUpdate`.
public enum RefreshState: UInt8, CaseIterable, Sendable {
  /// Nothing is going on and nothing is drawn.
  case idle

  /// The content is pulled past its rest, not far enough: letting go returns to `idle`.
  ///
  /// MJRefresh and CRRefresh call the next state, ``armed``, "pulling".
  case pulling

  /// The finger has pulled the content as far as the trigger: letting go refreshes.
  case armed

  /// A session is running.
  case refreshing

  /// The session is over; its outcome is shown, or the list is closing, or a finger that was down when the session
  /// ended has not lifted yet.
  case ending

  /// There is nothing left to load.
  case noMoreData
}
