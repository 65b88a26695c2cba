#if REFRESH_ADAPTER
/// A page of a feed: its items and the cursor of the next page.
///
/// ```swift
/// RefreshPage(answer.posts, next: answer.nextToken)
/// ```
public struct RefreshPage<Cursor: Sendable, Item: Sendable>: Sendable {
  /// The items in order; may be empty.
  public var items: [Item]

  /// The cursor of the next page: a page number, an offset or a token; `nil` on the last page.
  public var next: Cursor?

  /// Creates a page.
  public init(_ items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}
#endif
