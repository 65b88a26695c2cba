import RefreshAnimators

/// A list below a search bar that hides while it scrolls: pulling out the bar is no refresh.
final class SearchBarScreen: UITableViewController, UISearchResultsUpdating {
  private let feed = SampleFeed()
  private let search = UISearchController(searchResultsController: nil)
  private var words = ""

  private var posts: [String] {
    words.isEmpty ? feed.posts : feed.posts.filter { $0.lowercased().contains(words.lowercased()) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = true
    definesPresentationContext = true
    let header = tableView.refresh.addHeader(animator: .gum) { [weak self, feed] in
      try await feed.reload()
      self?.tableView.reloadData()
    }
    // What is found is not reloaded while somebody types.
    header.shouldBegin = { [weak self] in self?.words.isEmpty != false }
  }

  func updateSearchResults(for searchController: UISearchController) {
    words = searchController.searchBar.text ?? ""
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(posts[indexPath.row])
  }
}
