import RefreshAnimators

/// A list in a sheet with two heights, to be presented: a pull refreshes it and does not dismiss the sheet.
final class SheetScreen: UITableViewController {
  private let feed = SampleFeed()

  override func viewDidLoad() {
    super.viewDidLoad()
    sheetPresentationController?.detents = [.medium(), .large()]
    tableView.refresh.addHeader(animator: .gum) { [weak self, feed] in
      try await feed.reload()
      self?.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(feed.posts[indexPath.row])
  }
}
