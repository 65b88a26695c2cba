#if REFRESH_ADAPTER
/// Loads a feed page by page: it owns the cursor, and has one request in flight.
///
/// Its two methods are what the two actions of a list call:
///
/// ```swift
/// let pager = RefreshPager(first: 1) { page in
///   let answer = try await api.posts(page: page)
///   return RefreshPage(answer.posts, next: answer.isLast ? nil : page + 1)
/// }
/// tableView.refresh.addHeader(animator: .gum) { [pager] in try await pager.reload() }
/// tableView.refresh.addFooter(animator: .spinner) { [pager] in try await pager.loadNext() }
/// ```
///
/// Each request has a number. A result whose request is no longer the newest, because a reload came between, is thrown
/// away: pages are never mixed, and none is asked for twice at a time.
@MainActor
public final class RefreshPager<Cursor: Sendable, Item: Sendable> {
  /// What has been loaded, in its order.
  public private(set) var items: [Item] = []

  /// Whether there is another page, as far as is known; `true` before the first one.
  public var hasMore: Bool { next != nil }

  /// Whether a request is in flight.
  public private(set) var isLoading = false

  /// Told after ``items`` has changed; `nil` by default.
  public var onChange: ((Change) -> Void)?

  /// How ``items`` has changed.
  public enum Change: Equatable, Sendable {
    /// All of them are new.
    case replaced

    /// These were added at the end; empty if the page was.
    case appended(Range<Int>)
  }

  private let first: Cursor
  private let fetch: @MainActor (Cursor) async throws -> RefreshPage<Cursor, Item>
  private var next: Cursor?
  private var number = 0

  /// Creates a pager that has loaded nothing.
  ///
  /// - Parameters:
  ///   - first: Where the first page begins.
  ///   - fetch: Loads the page that begins at a cursor.
  public init(
    first: Cursor, fetch: @escaping @MainActor (Cursor) async throws -> RefreshPage<Cursor, Item>
  ) {
    self.first = first
    self.fetch = fetch
    next = first
  }

  /// Loads the first page in place of everything.
  ///
  /// What was loaded stays until the page is there, and stays if it does not come. A request that is in flight becomes
  /// stale.
  ///
  /// - Throws: What `fetch` throws, or `CancellationError` if another reload came between.
  public func reload() async throws {
    let page = try await page(at: first)
    items = page.items
    next = page.next
    onChange?(.replaced)
  }

  /// Loads the page after the last one; the first one if nothing has been loaded.
  ///
  /// - Returns: `.end` if there is no page after this one, or was none to load, in which case nothing is asked for.
  /// - Throws: What `fetch` throws: the same page is loaded next time. `CancellationError` if a request is in flight, or
  ///   a reload came between.
  public func loadNext() async throws -> LoadMoreResult {
    guard let cursor = next else { return .end }
    guard !isLoading else { throw CancellationError() }
    let page = try await page(at: cursor)
    let start = items.count
    items += page.items
    next = page.next
    onChange?(.appended(start..<items.count))
    return page.next == nil ? .end : .more
  }

  /// One page; a later request makes it stale.
  private func page(at cursor: Cursor) async throws -> RefreshPage<Cursor, Item> {
    number += 1
    let own = number
    isLoading = true
    defer { if own == number { isLoading = false } }
    let page = try await fetch(cursor)
    try Task.checkCancellation()
    guard own == number else { throw CancellationError() }
    return page
  }
}
#endif
