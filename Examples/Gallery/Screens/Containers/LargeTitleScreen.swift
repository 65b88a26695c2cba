import RefreshAnimators

/// A list below a large title: there the system owns the pull, and shows the animator in its bar.
///
/// The bar of the stack has `prefersLargeTitles`.
final class LargeTitleScreen: UITableViewController {
  private let feed = SampleFeed()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .always
    tableView.refresh.addHeader(animator: .spinner) { [weak self, feed] in
      try await feed.reload()
      self?.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(feed.posts[indexPath.row])
  }
}
