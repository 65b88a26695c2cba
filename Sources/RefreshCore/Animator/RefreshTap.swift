/// What a tap on a load-more footer does.
public enum RefreshTap: UInt8, CaseIterable, Sendable {
  /// It loads more.
  case load
  /// It tries again what failed.
  case retry
}
