/// What a control is for, whatever edge it stands at.
public enum RefreshRole: UInt8, CaseIterable, Sendable {
  /// Replaces what the list shows by something newer.
  case refresh

  /// Adds to what the list shows.
  case loadMore
}
