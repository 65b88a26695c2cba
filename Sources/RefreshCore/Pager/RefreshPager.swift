#if REFRESH_ADAPTER
/// Loads a feed page by page: it owns the cursor and sends one request at a time.
///
/// Call its two methods in the two actions of a list:
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
/// Requests are numbered. The result of a request that is no longer the newest, because of a reload, is discarded:
/// pages are never mixed, and no page is requested twice at a time.
@MainActor
public final class RefreshPager<Cursor: Sendable, Item: Sendable> {
  /// The loaded items, in order.
  public private(set) var items: [Item] = []

  /// `true` if there may be another page; `true` before the first one.
  public var hasMore: Bool { next != nil }

  /// `true` while a request is in flight.
  public private(set) var isLoading = false

  /// Called after ``items`` has changed; `nil` by default.
  public var onChange: ((Change) -> Void)?

  /// The change of ``items``.
  public enum Change: Equatable, Sendable {
    /// All items were replaced.
    case replaced

    /// Items were appended in this range; empty if the page was.
    case appended(Range<Int>)
  }

  private let first: Cursor
  private let fetch: @MainActor (Cursor) async throws -> RefreshPage<Cursor, Item>
  private var next: Cursor?
  private var number = 0

  /// Creates a pager without items.
  ///
  /// - Parameters:
  ///   - first: The cursor of the first page.
  ///   - fetch: Loads the page at a cursor.
  public init(
    first: Cursor, fetch: @escaping @MainActor (Cursor) async throws -> RefreshPage<Cursor, Item>
  ) {
    self.first = first
    self.fetch = fetch
    next = first
  }

  /// Loads the first page and replaces all items.
  ///
  /// The old items stay until the page is loaded, and remain if loading fails. A request in flight becomes stale.
  ///
  /// - Throws: The error of `fetch`, or `CancellationError` if another reload began in the meantime.
  public func reload() async throws {
    let page = try await page(at: first)
    items = page.items
    next = page.next
    onChange?(.replaced)
  }

  /// Loads the page after the last one, or the first page if nothing has been loaded.
  ///
  /// - Returns: `.end` if this was the last page, or if there was no page left to request.
  /// - Throws: The error of `fetch`, after which the next call loads the same page again. `CancellationError` if a
  ///   request is in flight, or if a reload began in the meantime.
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

  /// Loads one page; a later request makes it stale.
  private func page(at cursor: Cursor) async throws -> RefreshPage<Cursor, Item> {
    number += 1
    let own = number
    isLoading = true
    defer { if own == number { isLoading = false } }
    let page = try await fetch(cursor)
    try Task.checkCancellation()
    // A reload has begun in the meantime: adding its pages to the old ones would lose or repeat items (report B066).
    guard own == number else { throw CancellationError() }
    return page
  }
}
#endif
