/// The effect of a tap on a load-more footer.
public enum RefreshTap: UInt8, CaseIterable, Sendable {
  /// The tap loads more.
  case load
  /// The tap retries the load that failed.
  case retry
}
