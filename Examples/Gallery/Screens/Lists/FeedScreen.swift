import RefreshAnimators

/// A feed: a pager keeps the cursor, a header reloads the first page, and a footer loads the next.
final class FeedScreen: UITableViewController {
  private let pager = RefreshPager(first: 1) { page in
    RefreshPage(try await SampleFeed.request(page: page), next: page < 4 ? page + 1 : nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.onChange = { [weak tableView] change in
      switch change {
      case .replaced, .updated:
        tableView?.reloadData()
      case .appended(let range):
        tableView?.insertRows(at: range.map { IndexPath(row: $0, section: 0) }, with: .none)
      }
    }
    let header = tableView.refresh.addHeader(animator: .gum) { [pager] in try await pager.reload() }
    header.automaticRefresh.onFirstAppearance = true
    tableView.refresh.addFooter(animator: .spinner) { [pager] in try await pager.loadNext() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pager.items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(pager.items[indexPath.row])
  }
}
