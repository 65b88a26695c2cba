/// What happens when a refresh and a load more meet in one list.
public enum RefreshExclusion: UInt8, CaseIterable, Sendable {
  /// A refresh cancels a load that runs, whose late result is stale; a load does not begin during a refresh.
  case refreshFirst

  /// What runs goes on, and the other one does not begin.
  case firstComeFirstServed

  /// Both may run. The app takes care that their results do not meet.
  case independent
}
