import RefreshAnimators

/// A collection view with the layout of a list.
final class CompositionalScreen: UIViewController, UICollectionViewDataSource {
  private let feed = SampleFeed()

  override func loadView() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "post")
    list.dataSource = self
    view = list

    list.refresh.addHeader(animator: .ring) { [feed, weak list] session in
      try await feed.reload { session.progress = $0 }
      list?.reloadData()
    }
    list.refresh.addFooter(animator: .dots) { [feed, weak list] in
      let result = try await feed.loadMore()
      list?.reloadData()
      return result
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    feed.posts.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = feed.posts[indexPath.item]
    (cell as? UICollectionViewListCell)?.contentConfiguration = content
    return cell
  }
}
