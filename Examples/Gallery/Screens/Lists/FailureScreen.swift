import RefreshAnimators

/// A feed whose first requests fail: the header says why, and the footer keeps a row that retries.
final class FailureScreen: UITableViewController {
  private let feed = SampleFeed()

  override func viewDidLoad() {
    super.viewDidLoad()
    feed.failures = 2
    let header = tableView.refresh.addHeader(animator: .arrow) { [weak self, feed] in
      try await feed.reload()
      self?.tableView.reloadData()
    }
    // The words for people; without them the header shows the description of the error.
    header.failureText = { error in error is Offline ? "No connection" : nil }
    tableView.refresh.addFooter(animator: .spinner) { [weak self, feed] in
      let result = try await feed.loadMore()
      self?.tableView.reloadData()
      return result
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(feed.posts[indexPath.row])
  }
}
