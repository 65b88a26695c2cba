import RefreshAnimators

/// A list that is saved: it is there at once, a refresh without a network keeps it, and a line says how old it is.
final class OfflineScreen: UITableViewController {
  private let line = UILabel(frame: CGRect(x: 0, y: 0, width: 393, height: 36))
  private var isOffline = true

  private lazy var pager = RefreshPager(first: 1) { [weak self] page in
    let posts = try await SampleFeed.request(page: page)
    if self?.isOffline != false { throw Offline() }
    return RefreshPage(posts, next: page < 4 ? page + 1 : nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    line.textAlignment = .center
    line.text = "Saved yesterday"
    tableView.tableHeaderView = line
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Connect") { [weak self] _ in self?.isOffline = false })

    pager.restore(SampleFeed.page(1), next: 2)
    pager.onChange = { [weak tableView] _ in tableView?.reloadData() }
    let header = tableView.refresh.addHeader(animator: .arrow) { [pager] in try await pager.reload() }
    tableView.refresh.addFooter(animator: .spinner) { [pager] in try await pager.loadNext() }
    // The sequence ends with the control, and with it the task.
    Task { [weak self, events = header.sessionEvents] in
      for await case .ended(_, let outcome, _) in events {
        self?.line.text = outcome == .failure ? "Offline: saved yesterday" : "Up to date"
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pager.items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(pager.items[indexPath.row])
  }
}
