/// How the held space behaves in a list whose section headers stick to the top.
public enum RefreshPinnedHeaders: UInt8, CaseIterable, Sendable {
  /// ``follow`` where the list has pinned section headers, else ``fixed``.
  case automatic

  /// The held space shrinks as the content is scrolled over it, so that pinned headers never float below the bar.
  case follow

  /// The held space stays as it is until the session has ended.
  case fixed
}
