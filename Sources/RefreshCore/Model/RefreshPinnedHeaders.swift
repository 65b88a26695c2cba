/// The behaviour of the held space in a list with pinned section headers.
public enum RefreshPinnedHeaders: UInt8, CaseIterable, Sendable {
  /// ``follow`` for lists with pinned section headers, otherwise ``fixed``.
  case automatic

  /// The held space shrinks as the content scrolls over it, so that pinned headers never float below the bar.
  case follow

  /// The held space does not change until the session has ended.
  case fixed
}
