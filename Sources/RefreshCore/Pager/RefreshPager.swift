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
/// A feed that grows while it is read repeats items at the borders of its pages; with an `id`, none is shown twice:
///
/// ```swift
/// lazy var pager = RefreshPager(id: \.id, first: 1) { [api] page in
///   let answer = try await api.posts(page: page)
///   return RefreshPage(answer.posts, next: answer.isLast ? nil : page + 1)
/// }
/// ```
///
/// The result of a request that is no longer the newest, because of a reload or a ``restore(_:next:)``, is discarded: pages are
/// never mixed, and no page is requested twice at a time. A request whose caller is cancelled, as by a timeout, gives way to the
/// next one even if `fetch` goes on.
@MainActor
public final class RefreshPager<Cursor: Sendable, Item: Sendable> {
  /// The loaded items, in order; ``update(_:)`` changes them.
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

  /// The error of the last request; `nil` from the next one that succeeds.
  ///
  /// A request that was cancelled or became stale leaves it as it is.
  ///
  /// ```swift
  /// label.isHidden = !pager.items.isEmpty || pager.lastError == nil
  /// ```
  public private(set) var lastError: (any Error)?

  /// Called after ``items`` has changed; `nil` by default.
  ///
  /// A change that is made in it, by ``update(_:)`` or ``restore(_:next:)``, is reported once it has returned. A failed request
  /// changes no items: a placeholder for it is shown where the session ends, from ``RefreshControl/sessionEvents``.
  ///
  /// ```swift
  /// pager.onChange = { [tableView] change in
  ///   switch change {
  ///   case .replaced, .updated: tableView.reloadData()
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
  /// case .updated: print("changed by the app")
  /// }
  /// ```
  public enum Change: Equatable, Sendable {
    /// All items were replaced, by ``RefreshPager/reload()`` or ``RefreshPager/restore(_:next:)``.
    case replaced

    /// Items were appended in this range; empty if the page was.
    case appended(Range<Int>)

    /// The app changed the items with ``RefreshPager/update(_:)``.
    case updated
  }

  private let fetch: @MainActor (Cursor?) async throws -> RefreshPage<Cursor, Item>

  /// Returns the first of its arguments without what occurs in it before, or in the second.
  private let unique: @Sendable ([Item], [Item]) -> [Item]

  /// The cursor of the page that is loaded next; `nil` before the first, and after the last.
  private var next: Cursor?

  /// The newest request, until it has returned.
  private var newest: Task<RefreshPage<Cursor, Item>, any Error>?

  /// The change that is being told, and those that were made meanwhile.
  private var untold: [Change] = []

  /// Creates a pager without items.
  ///
  /// - Parameter fetch: Loads the page at a cursor; `nil` stands for the first page.
  public nonisolated init(fetch: @escaping @MainActor (Cursor?) async throws -> RefreshPage<Cursor, Item>) {
    self.fetch = fetch
    unique = { items, _ in items }
  }

  /// Creates a pager without items that holds no item twice.
  ///
  /// Of items with the same identifier the first in the list stays: that of an earlier page, or one that ``update(_:)`` puts on
  /// top.
  ///
  /// ```swift
  /// let pager = RefreshPager(id: \.id) { [api] (token: String?) in
  ///   let answer = try await api.posts(after: token)
  ///   return RefreshPage(answer.posts, next: answer.nextToken)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: Returns what identifies an item.
  ///   - fetch: Loads the page at a cursor; `nil` stands for the first page.
  public nonisolated init<ID: Hashable & Sendable>(
    id: @escaping @Sendable (Item) -> ID,
    fetch: @escaping @MainActor (Cursor?) async throws -> RefreshPage<Cursor, Item>
  ) {
    self.fetch = fetch
    unique = { items, others in
      var seen = Set(others.lazy.map(id))
      return items.filter { seen.insert(id($0)).inserted }
    }
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

  /// Creates a pager without items that holds no item twice, for pages with a first cursor.
  ///
  /// - Parameters:
  ///   - id: Returns what identifies an item, as for ``init(id:fetch:)``.
  ///   - first: The cursor of the first page, as for ``init(first:fetch:)``.
  ///   - fetch: Loads the page at a cursor.
  public nonisolated convenience init<ID: Hashable & Sendable>(
    id: @escaping @Sendable (Item) -> ID, first: Cursor,
    fetch: @escaping @MainActor (Cursor) async throws -> RefreshPage<Cursor, Item>
  ) {
    self.init(id: id) { try await fetch($0 ?? first) }
  }

  /// Replaces all items by those of a cache, and continues after them.
  ///
  /// A request in flight is cancelled. An empty list without a cursor puts the pager back to its beginning: the first page is
  /// loaded next.
  ///
  /// ```swift
  /// pager.restore(cache.posts, next: cache.nextPage)
  /// tableView.refresh.footer?.hasMoreData = pager.hasMore
  /// ```
  ///
  /// - Parameters:
  ///   - items: The items in order.
  ///   - next: The cursor of the page after them; `nil` if there is none.
  public func restore(_ items: [Item], next: Cursor?) {
    newest?.cancel()
    newest = nil
    self.items = unique(items, [])
    follow(next)
    if items.isEmpty { hasMore = true }
    tell(.replaced)
  }

  /// Changes the items: removes, edits or moves some, or puts newer ones on top.
  ///
  /// The page that is loaded next stays the same, and a request in flight goes on: its items follow those that are there when it
  /// returns. If `change` throws, nothing changes.
  ///
  /// ```swift
  /// pager.update { items in items.removeAll { $0.id == muted } }
  /// pager.update { items in items = newer + items }
  /// ```
  ///
  /// - Parameter change: Changes a copy of ``items``.
  public func update(_ change: (inout [Item]) throws -> Void) rethrows {
    var changed = items
    try change(&changed)
    items = unique(changed, [])
    tell(.updated)
  }

  /// Loads the first page and replaces all items.
  ///
  /// The old items stay until the page is loaded, and remain if loading fails. A request in flight is cancelled.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .gum) { [pager] in try await pager.reload() }
  /// ```
  ///
  /// - Returns: `.noMoreData` if the first page was the last, which a header passes on to the footer; `.success` otherwise.
  /// - Throws: The error of `fetch`, or `CancellationError` if another reload or a restore began in the meantime.
  @discardableResult
  public func reload() async throws -> RefreshResult {
    let page = try await page(at: nil)
    items = unique(page.items, [])
    follow(page.next)
    tell(.replaced)
    return hasMore ? .success : .noMoreData
  }

  /// Loads the page after the last one, or the first page if nothing has been loaded.
  ///
  /// ```swift
  /// tableView.refresh.addFooter(animator: .spinner) { [pager] in try await pager.loadNext() }
  /// ```
  ///
  /// - Returns: `.end` if this was the last page, or if there was no page left to request.
  /// - Throws: The error of `fetch`, after which the next call loads the same page again. `CancellationError` if a
  ///   request is in flight, or if a reload or a restore began in the meantime.
  public func loadNext() async throws -> LoadMoreResult {
    guard hasMore else { return .end }
    guard !isLoading else { throw CancellationError() }
    let page = try await page(at: next)
    let start = items.count
    items += unique(page.items, items)
    follow(page.next)
    tell(.appended(start..<items.count))
    return hasMore ? .more : .end
  }

  private func follow(_ cursor: Cursor?) {
    hasMore = cursor.map { !Self.isNil($0) } ?? false
    next = hasMore ? cursor : nil
  }

  /// Tells changes one after the other: one that is made while another is told would leave that one's range wrong.
  private func tell(_ change: Change) {
    untold.append(change)
    guard untold.count == 1 else { return }
    while let first = untold.first {
      onChange?(first)
      untold.removeFirst()
    }
  }

  /// Returns `true` for a missing token: `next: answer.nextToken` wraps it if `Cursor` is an optional.
  private static func isNil(_ cursor: Cursor) -> Bool {
    let mirror = Mirror(reflecting: cursor)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// Loads one page; a later request makes it stale, and cancels it.
  private func page(at cursor: Cursor?) async throws -> RefreshPage<Cursor, Item> {
    try Task.checkCancellation()
    let request = Task { [fetch] in try await fetch(cursor) }
    newest?.cancel()
    newest = request
    let result = await withTaskCancellationHandler {
      await request.result
    } onCancel: {
      request.cancel()
    }
    // A reload has begun in the meantime: adding its pages to the old ones would lose or repeat items (report B066).
    guard newest == request else { throw CancellationError() }
    newest = nil
    try Task.checkCancellation()
    switch result {
    case .success: lastError = nil
    case .failure(let error): if !(error is CancellationError) { lastError = error }
    }
    return try result.get()
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
