import RefreshAnimators

/// Two lists above a tab bar: a footer stands above the bar, and a session goes on behind another tab.
final class TabBarScreen: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (news, saved) = (TabPage(), TabPage())
    (news.title, saved.title) = ("News", "Saved")
    viewControllers = [news, saved]
  }
}

/// A list of one of the tabs.
final class TabPage: UITableViewController {
  private let feed = SampleFeed()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refresh.addHeader(animator: .spinner) { [weak self, feed] in
      try await feed.reload()
      self?.tableView.reloadData()
    }
    tableView.refresh.addFooter(animator: .spinner, trigger: .onTap) { [weak self, feed] in
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
