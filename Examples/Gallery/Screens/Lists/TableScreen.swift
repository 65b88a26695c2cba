import RefreshAnimators

/// A table with sections, whose titles stay at the top, and work that a callback ends.
final class TableScreen: UITableViewController {
  private var posts = SampleFeed.page(1)

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = tableView.refresh.addHeader(animator: .spinner)
    header.onBegin = { [weak self] session in
      self?.requestPosts { posts in
        // After a session that is over, such as one of a page that was left, this does nothing.
        session.end(posts.isEmpty ? .failure : .success)
      }
    }
  }

  /// Stands for an API with completion handlers.
  private func requestPosts(_ completion: @escaping @MainActor ([String]) -> Void) {
    Task { [weak self] in
      let posts = (try? await SampleFeed.request(page: 1)) ?? []
      if !posts.isEmpty { self?.posts = posts }
      self?.tableView.reloadData()
      completion(posts)
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Today", "Yesterday", "Last week"][section]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count / 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(posts[indexPath.section * (posts.count / 3) + indexPath.row])
  }
}
