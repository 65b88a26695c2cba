import RefreshAnimators

/// A label above the table (2011): 100 points of purple, which turn red once they are uncovered whole.
///
/// A drag that ends there refreshes. Only a finger does it: a fling that bounces past the top uncovers the label too,
/// and it stays purple.
final class LabelScreen: UITableViewController {
  private let feed = SampleFeed()
  private let label = UILabel(frame: CGRect(x: 0, y: -100, width: 0, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    label.backgroundColor = .purple
    label.textColor = .white
    label.textAlignment = .center
    label.text = "Pull me down"
    label.autoresizingMask = .flexibleWidth
    label.frame.size.width = tableView.bounds.width
    tableView.addSubview(label)

    let header = tableView.refresh.addHeader(
      animator: .hidden(heldExtent: 0, triggerDistance: 100)
    ) { [weak self, feed] in
      try await feed.reload()
      self?.tableView.reloadData()
    }
    header.onUpdate = { [label] update in
      label.backgroundColor = update.state == .armed ? .red : .purple
      label.text = update.state == .armed ? "Let me go" : "Pull me down"
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(feed.posts[indexPath.row])
  }
}
