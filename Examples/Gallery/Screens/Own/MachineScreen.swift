import RefreshAnimators

/// The machine at work: the state of the header, and its pull and the added inset over the last seconds.
final class MachineScreen: UITableViewController {
  private let feed = SampleFeed()
  private let plot = Plot(frame: CGRect(x: 0, y: 0, width: 393, height: 140))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = plot
    let header = tableView.refresh.addHeader(animator: .gum) { [weak self, feed] in
      try await feed.reload()
      self?.tableView.reloadData()
    }
    header.onUpdate = { [weak self] update in
      guard let list = self?.tableView else { return }
      self?.title = "\(update.state)"
      self?.plot.add(update.visibleExtent, Double(list.contentInset.top - list.refresh.contentInset.top))
    }
    header.isRecording = true
    let share = UIAction { [weak self, weak header] _ in self?.share(header?.recording) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action, primaryAction: share)
  }

  /// Exports the recording of the last pull, which replays in a test.
  private func share(_ recording: String?) {
    guard let recording else { return }
    let page = UIActivityViewController(activityItems: [recording], applicationActivities: nil)
    page.popoverPresentationController?.sourceView = plot
    present(page, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(feed.posts[indexPath.row])
  }
}

/// Two curves over the last frames in which something moved: the pull, and the added inset.
final class Plot: UIView {
  private static let most = 240
  private let curves = [CAShapeLayer(), CAShapeLayer()]
  private var values: [[Double]] = [[], []]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    for (curve, color) in zip(curves, [UIColor.systemBlue, .systemPink]) {
      (curve.fillColor, curve.strokeColor, curve.lineWidth) = (nil, color.cgColor, 2)
      layer.addSublayer(curve)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func add(_ pull: Double, _ inset: Double) {
    for (index, value) in [pull, inset].enumerated() {
      values[index] = values[index].suffix(Self.most - 1) + [value]
      let path = CGMutablePath()
      for (place, value) in values[index].enumerated() {
        let x = bounds.width * CGFloat(place) / CGFloat(Self.most)
        let point = CGPoint(x: x, y: bounds.height - 4 - CGFloat(min(max(value, 0), 160)) * 0.8)
        if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      curves[index].path = path
    }
  }
}
