import RefreshAnimators

/// ISRefreshControl (2012): the gum in the place of `UIRefreshControl`, down to its four calls.
///
/// Its control was made in the initializer of a `UITableViewController`, before there was a view: a session that begins
/// there waits.
final class DropInScreen: UITableViewController {
  private let control = RefreshControl(animator: .gum)
  private let feed = SampleFeed()

  init() {
    super.init(style: .plain)
    control.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    control.beginRefreshing()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.addSubview(control)
    // As with `UIRefreshControl`, `beginRefreshing()` sends no event: the app begins the work itself.
    reload()
  }

  private func reload() {
    Task { [weak self, feed] in
      _ = try? await feed.reload()
      self?.tableView.reloadData()
      self?.control.endRefreshing()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(feed.posts[indexPath.row])
  }
}
