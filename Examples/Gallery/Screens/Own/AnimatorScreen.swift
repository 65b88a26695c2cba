import RefreshAnimators

/// A list with a header that one line adds: there is such a screen for each animator.
final class AnimatorScreen: UITableViewController {
  typealias Action = @MainActor () async throws -> Void
  typealias Line = @MainActor (UIScrollView, @escaping Action) -> RefreshControl

  /// The animators, as an app's code has them.
  static let lines: [(code: String, summary: String, add: Line)] = [
    (".gum", "A ball that is stretched to a thread, and snaps", { $0.refresh.addHeader(animator: .gum, action: $1) }),
    (".arrow", "An arrow with words and the last time", { $0.refresh.addHeader(animator: .arrow, action: $1) }),
    (
      ".arrow(armedSymbol: .reload)", "An arrow that becomes a reload symbol",
      { $0.refresh.addHeader(animator: .arrow(armedSymbol: .reload), action: $1) }
    ),
    (".spinner", "Eight spokes, one by one", { $0.refresh.addHeader(animator: .spinner, action: $1) }),
    (
      ".spinner(showsOutcomes: true)", "A spinner that ends with a tick",
      { $0.refresh.addHeader(animator: .spinner(showsOutcomes: true), action: $1) }
    ),
    (".ring", "An arc that closes and chases itself", { $0.refresh.addHeader(animator: .ring, action: $1) }),
    (".dots", "Three dots out of one, and a wave", { $0.refresh.addHeader(animator: .dots, action: $1) }),
    (".material", "A disc that floats over the list", { $0.refresh.addHeader(animator: .material, action: $1) }),
    (
      ".symbol(\"arrow.clockwise\")", "A symbol that turns",
      { $0.refresh.addHeader(animator: .symbol("arrow.clockwise"), action: $1) }
    ),
    (
      ".frames", "Images that follow the pull, and run",
      { $0.refresh.addHeader(animator: .frames(hearts(8), duration: 0.8), action: $1) }
    ),
    (".hidden", "Nothing: the app shows it elsewhere", { $0.refresh.addHeader(animator: .hidden, action: $1) }),
  ]

  /// Images of an app: hearts that grow.
  private static func hearts(_ count: Int) -> [UIImage] {
    (1...count).map { number in
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
        let side = CGFloat(40 * number / count)
        UIImage(systemName: "heart.fill")?.withTintColor(.systemPink, renderingMode: .alwaysOriginal).draw(
          in: CGRect(x: 20 - side / 2, y: 20 - side / 2, width: side, height: side))
      }
    }
  }

  private let feed = SampleFeed()
  private let add: Line

  init(_ add: @escaping Line) {
    self.add = add
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = add(tableView) { [weak self, feed] in
      try await feed.reload()
      self?.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(feed.posts[indexPath.row])
  }
}
