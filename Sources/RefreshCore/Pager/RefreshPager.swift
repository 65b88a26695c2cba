/// Loads a feed page by page: it owns the cursor and sends one request at a time.
///
/// Call its two methods in the two actions of a list:
///
/// ```swift
/// lazy var pager = RefreshPager(first: 1) { [api] page in
///   let answer = try await api.posts(page: page)
///   return RefreshPage(answer.posts, next: answer.isLast ? nil : page + 1)
/// }
///
/// func addControls() {
///   tableView.refresh.addHeader(animator: .gum) { [pager] in try await pager.reload() }
///   tableView.refresh.addFooter(animator: .spinner) { [pager] in try await pager.loadNext() }
/// }
/// ```
///
/// An API with tokens has none for the first page; leave `first` out:
///
/// ```swift
/// lazy var pager = RefreshPager { [api] (token: String?) in
///   let answer = try await api.posts(after: token)
///   return RefreshPage(answer.posts, next: answer.nextToken)
/// }
/// ```
///
/// The result of a request that is no longer the newest, because of a reload, is discarded: pages are never mixed, and no page is
/// requested twice at a time. A request whose caller is cancelled, as by a timeout, gives way to the next one even if `fetch` goes
/// on.
@MainActor
public final class RefreshPager<Cursor: Sendable, Item: Sendable> {
  /// The loaded items, in order.
  ///
  /// ```swift
  /// label.text = "\(pager.items.count) posts"
  /// ```
  public private(set) var items: [Item] = []

  /// `true` if there may be another page; `true` before the first one.
  ///
  /// ```swift
  /// tableView.refresh.footer?.hasMoreData = pager.hasMore  // after the app has restored a saved list
  /// ```
  public private(set) var hasMore = true

  /// `true` while a request is in flight that is not cancelled.
  ///
  /// ```swift
  /// saveButton.isEnabled = !pager.isLoading
  /// ```
  public var isLoading: Bool { newest.map { !$0.isCancelled } ?? false }

  /// Called after ``items`` has changed; `nil` by default.
  ///
  /// ```swift
  /// pager.onChange = { [tableView] change in
  ///   switch change {
  ///   case .replaced: tableView.reloadData()
  ///   case .appended(let range): tableView.insertRows(at: range.map { IndexPath(row: $0, section: 0) }, with: .none)
  ///   }
  /// }
  /// ```
  public var onChange: ((Change) -> Void)?

  /// The change of ``items``.
  ///
  /// ```swift
  /// switch change {
  /// case .replaced: print("a new list")
  /// case .appended(let range): print("\(range.count) older posts")
  /// }
  /// ```
  public enum Change: Equatable, Sendable {
    /// All items were replaced.
    case replaced

    /// Items were appended in this range; empty if the page was.
    case appended(Range<Int>)
  }

  private let fetch: @MainActor (Cursor?) async throws -> RefreshPage<Cursor, Item>

  /// The cursor of the page that is loaded next; `nil` before the first, and after the last.
  private var next: Cursor?

  /// The newest request, until it has returned.
  private var newest: Task<RefreshPage<Cursor, Item>, any Error>?

  /// Creates a pager without items.
  ///
  /// - Parameter fetch: Loads the page at a cursor; `nil` stands for the first page.
  public nonisolated init(fetch: @escaping @MainActor (Cursor?) async throws -> RefreshPage<Cursor, Item>) {
    self.fetch = fetch
  }

  /// Creates a pager without items.
  ///
  /// - Parameters:
  ///   - first: The cursor of the first page. If it is an optional, a `nil` cursor of a later page ends the feed; an API
  ///     without a first cursor needs only ``init(fetch:)``.
  ///   - fetch: Loads the page at a cursor.
  public nonisolated convenience init(
    first: Cursor, fetch: @escaping @MainActor (Cursor) async throws -> RefreshPage<Cursor, Item>
  ) {
    self.init { try await fetch($0 ?? first) }
  }

  /// Loads the first page and replaces all items.
  ///
  /// The old items stay until the page is loaded, and remain if loading fails. A request in flight becomes stale.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .gum) { [pager] in try await pager.reload() }
  /// ```
  ///
  /// - Throws: The error of `fetch`, or `CancellationError` if another reload began in the meantime.
  public func reload() async throws {
    let page = try await page(at: nil)
    items = page.items
    follow(page)
    onChange?(.replaced)
  }

  /// Loads the page after the last one, or the first page if nothing has been loaded.
  ///
  /// ```swift
  /// tableView.refresh.addFooter(animator: .spinner) { [pager] in try await pager.loadNext() }
  /// ```
  ///
  /// - Returns: `.end` if this was the last page, or if there was no page left to request.
  /// - Throws: The error of `fetch`, after which the next call loads the same page again. `CancellationError` if a
  ///   request is in flight, or if a reload began in the meantime.
  public func loadNext() async throws -> LoadMoreResult {
    guard hasMore else { return .end }
    guard !isLoading else { throw CancellationError() }
    let page = try await page(at: next)
    let start = items.count
    items += page.items
    follow(page)
    onChange?(.appended(start..<items.count))
    return hasMore ? .more : .end
  }

  private func follow(_ page: RefreshPage<Cursor, Item>) {
    next = page.next
    hasMore = page.next.map { !Self.isNil($0) } ?? false
  }

  /// Returns `true` for a missing token: `next: answer.nextToken` wraps it if `Cursor` is an optional.
  private static func isNil(_ cursor: Cursor) -> Bool {
    let mirror = Mirror(reflecting: cursor)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// Loads one page; a later request makes it stale.
  private func page(at cursor: Cursor?) async throws -> RefreshPage<Cursor, Item> {
    let request = Task { [fetch] in try await fetch(cursor) }
    newest = request
    defer { if newest == request { newest = nil } }
    let page = try await withTaskCancellationHandler {
      try await request.value
    } onCancel: {
      request.cancel()
    }
    try Task.checkCancellation()
    // A reload has begun in the meantime: adding its pages to the old ones would lose or repeat items (report B066).
    guard newest == request else { throw CancellationError() }
    return page
  }
}

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
