import RefreshAnimators

/// A view of an app as an indicator: a sun that rises with the pull.
final class SunView: UIView, RefreshViewAnimator {
  private let sun = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    sun.backgroundColor = .systemPink
    sun.layer.cornerRadius = 20
    addSubview(sun)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(heldExtent: 64, triggerDistance: 96)
  }

  func refreshDidUpdate(_ update: RefreshUpdate) {
    let height = min(update.progress, 1) * bounds.height
    sun.center = CGPoint(x: bounds.midX, y: bounds.maxY + 24 - height * 0.9)
    sun.alpha = update.state == .refreshing ? 0.7 : 1
  }
}

/// A list with it.
final class OwnViewScreen: UITableViewController {
  private let feed = SampleFeed()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refresh.addHeader(animator: .view(SunView(frame: .zero))) { [weak self, feed] in
      try await feed.reload()
      self?.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(feed.posts[indexPath.row])
  }
}
