import RefreshAnimators

/// A carousel: pulled at its leading edge it refreshes, and at its trailing edge it loads more.
///
/// In Arabic the edges are the other way round.
final class CarouselScreen: UIViewController, UICollectionViewDataSource {
  private let layout = UICollectionViewFlowLayout()
  private lazy var carousel = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private var count = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 150, height: 200)
    carousel.backgroundColor = .secondarySystemBackground
    carousel.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    carousel.dataSource = self
    view.addSubview(carousel)

    carousel.refresh.addHeader(animator: .gum, edge: .leading) { [weak self] in try await self?.load(12) }
    carousel.refresh.addFooter(animator: .spinner, edge: .trailing) { [weak self] in
      try await self?.load((self?.count ?? 0) + 12)
      return self.map { $0.count < 36 } == true ? .more : .end
    }
  }

  private func load(_ newCount: Int) async throws {
    try await SampleFeed.wait(1)
    count = newCount
    carousel.reloadData()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    carousel.frame = CGRect(x: 0, y: view.safeAreaInsets.top + 40, width: view.bounds.width, height: 240)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    cell.backgroundColor = indexPath.item.isMultiple(of: 2) ? .systemIndigo : .systemPink
    cell.layer.cornerRadius = 16
    return cell
  }
}
