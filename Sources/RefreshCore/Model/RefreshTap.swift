/// The effect of a tap on a control.
public enum RefreshTap: UInt8, CaseIterable, Sendable {
  /// The tap loads more or, on the button of a header, refreshes.
  case load
  /// The tap retries the load that failed.
  case retry
}
