/// The rule for a refresh and a load in one list at the same time.
///
/// ```swift
/// footer.loadMore.exclusion = .firstComeFirstServed
/// ```
///
/// A chat that loads older messages while it refreshes, and a feed whose refresh makes its pages worthless:
///
/// ```swift
/// chat.loadMore.exclusion = .independent
/// footer.loadMore.exclusion = .refreshFirst
/// ```
public enum RefreshExclusion: UInt8, CaseIterable, Sendable {
  /// A refresh cancels a running load and ignores its late result; a load does not begin during a refresh.
  case refreshFirst

  /// The running session continues, and the other one does not begin.
  case firstComeFirstServed

  /// Both may run. The app must keep their results consistent.
  case independent
}
