import RefreshAnimators

/// A list that refreshes by itself: when it appears, or the app comes back, and its last refresh is too long ago.
final class AutomaticScreen: UITableViewController {
  private let feed = SampleFeed()

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = tableView.refresh.addHeader(animator: .arrow) { [weak self, feed] in
      try await feed.reload()
      self?.tableView.reloadData()
    }
    // An app keeps the time of the last refresh: `.userDefaults(key: "inbox.lastRefresh")`. Here it was an hour ago.
    header.history.store = .memory(Date(timeIntervalSinceNow: -3600))
    header.automaticRefresh.staleAge = 5 * 60
    // Nothing begins by itself again for so many seconds, whatever its outcome was.
    header.automaticRefresh.minimumInterval = 30
    header.onBegin = { [weak self] session in
      self?.title = session.origin == .finger ? "Pulled" : "By itself"
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(feed.posts[indexPath.row])
  }
}
