import RefreshAnimators

/// SBPullToRefreshHeaderView (2011): the arrow becomes a reload symbol where letting go refreshes.
///
/// It had to be told of each scroll by the delegate of the list, and asked its own delegate if the work was still going
/// on. Now nothing is forwarded, the control is asked, and what it observes ends with its list.
final class ReloadHeaderScreen: UITableViewController {
  private let feed = SampleFeed()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refresh.addHeader(animator: .arrow(armedSymbol: .reload)) { [weak self, feed] in
      try await feed.reload()
      self?.tableView.reloadData()
    }
    let button = UIAction { [weak tableView] _ in
      // Is it still processing? Then there is nothing to begin.
      guard let header = tableView?.refresh.header, !header.isRefreshing else { return }
      header.beginRefreshing()
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .refresh, primaryAction: button)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(feed.posts[indexPath.row])
  }
}
