import RefreshAnimators

/// An animator of an app: a bar that grows with the pull, and runs to and fro while the list refreshes.
struct BarAnimator: RefreshAnimator {
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(heldExtent: 12, triggerDistance: 80)
  }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let width = update.crossLength * 0.5 * min(update.progress, 1)
    // The loop runs by itself, in the render server: an update only says how much of it is seen.
    let seen = update.loopOpacity
    let sway = Drawing.Motion.pulse(period: 0.9, from: 1, to: 1 - 0.7 * seen)
    drawing.group(motion: seen > 0 ? sway : nil, around: update.center) { drawing in
      drawing.stroke(.tint, Drawing.Stroke(width: 4)) {
        $0.move(to: Drawing.Point(x: update.center.x - width / 2, y: update.center.y))
        $0.line(to: Drawing.Point(x: update.center.x + width / 2, y: update.center.y))
      }
    }
  }
}

/// A list with it.
final class OwnAnimatorScreen: UITableViewController {
  private let feed = SampleFeed()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refresh.addHeader(animator: BarAnimator()) { [weak self, feed] in
      try await feed.reload()
      self?.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(feed.posts[indexPath.row])
  }
}
