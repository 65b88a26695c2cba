import RefreshAnimators

/// HLRefresh (2013): idle, pulling and refreshing as words, at both ends of the list.
final class WordsView: UILabel, RefreshViewAnimator {
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(heldExtent: 44, triggerDistance: 64)
  }

  func refreshDidUpdate(_ update: RefreshUpdate) {
    textAlignment = .center
    switch update.state {
    case .idle, .pulling: text = update.surroundings.role == .refresh ? "Pull down to refresh" : "Pull up to load more"
    case .armed: text = "Release"
    case .refreshing: text = "Loading…"
    case .ending: text = "Done"
    case .noMoreData: text = "That is all"
    }
  }
}

/// A list below a bar of 64 points: the space is added while it loads, and given back after it.
final class TextStatesScreen: UIViewController, UITableViewDataSource {
  private let feed = SampleFeed()
  private let list = UITableView(frame: .zero, style: .plain)
  private let bar = UIView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    list.dataSource = self
    bar.backgroundColor = .systemGray6
    [list, bar].forEach(view.addSubview)
    // Always the app's own inset, also while a refresh holds more.
    list.refresh.contentInset.top = 64
    list.refresh.addHeader(animator: .view(WordsView(frame: .zero))) { [feed, weak list] in
      try await feed.reload()
      list?.reloadData()
    }
    list.refresh.addFooter(animator: .view(WordsView(frame: .zero)), trigger: .onRelease) { [feed, weak list] in
      let result = try await feed.loadMore()
      list?.reloadData()
      return result
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 64)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.posts.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(feed.posts[indexPath.row])
  }
}
