/// A page of a feed: its items and the cursor of the next page.
///
/// ```swift
/// RefreshPage(answer.posts, next: answer.nextToken)
/// ```
///
/// A page is read like any value, for example where the app filters it:
///
/// ```swift
/// let page = try await api.page(after: token)
/// let visible = RefreshPage(page.items.filter { !$0.isMuted }, next: page.next)
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
