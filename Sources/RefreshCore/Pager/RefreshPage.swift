#if REFRESH_ADAPTER
/// A page of a feed: some items, and where the next page begins.
public struct RefreshPage<Cursor: Sendable, Item: Sendable>: Sendable {
  /// The items, in their order; there may be none.
  public var items: [Item]

  /// Where the next page begins: a page number, an offset, a token; `nil` on the last page.
  public var next: Cursor?

  /// Creates a page.
  public init(_ items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}
#endif
