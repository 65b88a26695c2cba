import RefreshAnimators

/// A design system says once how refresh controls look; the lists of the app say nothing about it.
final class DesignSystemScreen: UITableViewController {
  private let feed = SampleFeed()

  /// The style of the brand.
  ///
  /// An app sets it for all its lists: `RefreshStyle.app = brand`.
  private static var brand: RefreshStyle {
    var texts = RefreshTexts.standard(for: .english)
    (texts[.pull], texts[.release], texts[.updated]) = ("Keep pulling", "And let go", "Fresh")
    var style = RefreshStyle()
    style.language = .english
    style.texts = [.english: texts]
    style.colors = [.tint: .systemIndigo, .indicator: .systemIndigo, .failure: .systemPink]
    style.fonts = [.subheadline: .textStyle(.headline)]
    style.haptics = .outcome
    style.minimumVisibleTime = 1
    style.headerAnimator = .arrow
    style.footerAnimator = .dots
    return style
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.refreshStyle = Self.brand
    tableView.refresh.addHeader { [weak self, feed] in
      try await feed.reload()
      self?.tableView.reloadData()
    }
    tableView.refresh.addFooter { [weak self, feed] in
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
