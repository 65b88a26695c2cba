#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

/// The rows of a table that are loaded page by page; a refresh puts newer ones above them, or starts over.
@MainActor
final class SoakFeed: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The results of a refresh.
  enum Refresh: CaseIterable, Sendable {
    case putsRowsOnTop
    case startsOver
  }

  /// The height of a row that measures itself, in points.
  static let rowHeight: CGFloat = 44

  /// Rows that came in the wrong place, or were never on the screen.
  private(set) var faults: [String] = []

  /// The first row that was not on the screen yet; rows on top do not count.
  private(set) var firstUnseen = 0

  private(set) var refreshCount = 0
  private(set) var loadCount = 0

  let server: SoakServer
  private let refresh: Refresh
  private let pager: RefreshPager<SoakServer.Cursor, Int>
  private var news = 0

  /// `true` if all rows are new since the list was scrolled, so that the user has lost the place.
  private var hasStartedOver = true
  private weak var table: UITableView?

  init(_ server: SoakServer, _ refresh: Refresh, in table: UITableView) {
    self.server = server
    self.refresh = refresh
    self.table = table
    pager = RefreshPager(first: SoakServer.Cursor()) { [server] in try await server.page(at: $0) }
    super.init()
    pager.onChange = { [weak self] in self?.pagesChanged($0) }
    table.dataSource = self
    table.delegate = self
  }

  var isComplete: Bool { !pager.hasMore && pager.items == Array(0..<server.rowCount) }
  var isEmpty: Bool { pager.items.isEmpty }

  /// The action of the header.
  func reload() async throws {
    if isEmpty || refresh == .startsOver {
      try await pager.reload()
    } else {
      try await server.answer()
      try Task.checkCancellation()
      news += refreshCount % 3
      table?.reloadData()
    }
    refreshCount += 1
  }

  /// The action of the footer.
  func loadNext() async throws -> LoadMoreResult { try await pager.loadNext() }

  /// Returns the start of a row, in points of the content.
  func start(of row: Int) -> CGFloat { CGFloat(news + row) * Self.rowHeight }

  private func pagesChanged(_ change: RefreshPager<SoakServer.Cursor, Int>.Change) {
    switch change {
    case .replaced, .updated:
      hasStartedOver = true
      check(0..<pager.items.count)
      table?.reloadData()
    case .appended(let range):
      loadCount += 1
      passHiddenRows()
      check(range)
      loadCount % 2 == 0 ? table?.reloadData() : table?.performBatchUpdates({})
    }
  }

  private func check(_ range: Range<Int>) {
    if range.upperBound != pager.items.count || pager.items[range] != ArraySlice(range) {
      faults.append("rows \(pager.items[range]) are at \(range) of \(pager.items.count)")
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { news + pager.items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  /// A reader who passes a row sees it, unless the list jumps.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let first = row(at: scrollView.contentOffset.y)
    let last = min(row(at: scrollView.contentOffset.y + scrollView.bounds.height), pager.items.count - 1)
    if hasStartedOver {
      guard scrollView.contentSize.height == start(of: pager.items.count) else { return }
      hasStartedOver = false
      firstUnseen = last + 1
    }
    if first > firstUnseen, firstUnseen < pager.items.count {
      faults.append("rows \(firstUnseen)..<\(first) were never on the screen")
    }
    firstUnseen = max(firstUnseen, last + 1)
  }

  /// Above a keyboard the end of a list can be pulled to the top of the screen, and beyond: there the next rows begin.
  private func passHiddenRows() {
    guard let table, row(at: table.contentOffset.y) >= firstUnseen else { return }
    firstUnseen = row(at: table.contentOffset.y) + 1
  }

  private func row(at place: CGFloat) -> Int { Int((place / Self.rowHeight).rounded(.down)) - news }
}
#endif
