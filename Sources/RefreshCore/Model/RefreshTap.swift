/// The effect of a tap on a control.
///
/// ```swift
/// let words = update.surroundings.texts
/// switch update.tap {
/// case .load: drawing.text(words.loadMore, style: .init(.footnote), paint: .tint, centeredAt: update.center)
/// case .retry: drawing.text(words.retry, style: .init(.footnote), paint: .tint, centeredAt: update.center)
/// case nil: break
/// }
/// ```
public enum RefreshTap: UInt8, CaseIterable, Sendable {
  /// The tap loads more or, on the button of a header, refreshes.
  case load
  /// The tap retries the load that failed.
  case retry
}
