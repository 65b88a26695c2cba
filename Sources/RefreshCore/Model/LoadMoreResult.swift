/// The result of an action that loads more.
///
/// ```swift
/// tableView.refresh.addFooter(animator: .spinner) { try await feed.loadNextPage() ? .more : .end }
/// ```
public enum LoadMoreResult: UInt8, CaseIterable, Sendable {
  /// There may be more: the control waits until the user reaches the end again.
  case more

  /// There is nothing left: the control loads nothing more until the list is refreshed or the app sets `hasMoreData`.
  case end
}
