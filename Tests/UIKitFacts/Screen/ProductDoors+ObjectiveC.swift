#if canImport(ObjectiveC)
import UIKit

/// The items of a collection view, in sections with a header each.
@MainActor
final class ProductItems: NSObject, UICollectionViewDataSource {
  private static let item = "item"

  func fill(_ view: UICollectionView) -> UICollectionView {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.item)
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Self.item)
    view.dataSource = self
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 8 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.item, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.item, for: indexPath)
    header.backgroundColor = .systemGray
    return header
  }
}

/// Pictures of the top of a navigation bar: the part that a small title has, in every container.
@MainActor
final class BandCamera {
  /// The height of a small bar, in points.
  private static let height: CGFloat = 44

  /// The parts of a picture, across and down.
  private static let (columns, rows) = (8, 4)

  private let bar: UINavigationBar

  init(over list: UIScrollView, below navigationBar: UINavigationBar) {
    bar = navigationBar
  }

  /// The mean color of each part: red, green and blue, of 255.
  ///
  /// Empty without a window.
  func picture() -> [Double] {
    guard let window = bar.window else { return [] }
    let area = bar.convert(CGRect(x: 0, y: 0, width: bar.bounds.width, height: Self.height), to: nil)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: area.size, format: format).image { _ in
      let place = CGRect(origin: CGPoint(x: -area.minX, y: -area.minY), size: window.bounds.size)
      window.drawHierarchy(in: place, afterScreenUpdates: false)
    }
    return Self.means(of: image)
  }

  private static func means(of image: UIImage) -> [Double] {
    var bytes = [UInt8](repeating: 0, count: columns * rows * 4)
    let isDrawn = bytes.withUnsafeMutableBytes { buffer in
      guard let picture = image.cgImage,
        let context = CGContext(
          data: buffer.baseAddress, width: columns, height: rows, bitsPerComponent: 8, bytesPerRow: columns * 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return false }
      context.interpolationQuality = .high
      context.draw(picture, in: CGRect(x: 0, y: 0, width: columns, height: rows))
      return true
    }
    guard isDrawn else { return [] }
    return bytes.indices.filter { $0 % 4 != 3 }.map { Double(bytes[$0]) }
  }
}

/// Gives the bar a color at the scroll edge and another over scrolled content: the look that a wrong inset would bring shows in
/// a picture.
@MainActor
func colorBar(of navigation: UINavigationController) {
  let (scrolled, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
  scrolled.configureWithOpaqueBackground()
  scrolled.backgroundColor = .systemRed
  edge.configureWithOpaqueBackground()
  edge.backgroundColor = .systemGreen
  navigation.navigationBar.standardAppearance = scrolled
  navigation.navigationBar.compactAppearance = scrolled
  navigation.navigationBar.scrollEdgeAppearance = edge
  navigation.topViewController?.title = "Facts"
}

@MainActor
func makeSearchController() -> UISearchController { UISearchController(searchResultsController: nil) }

/// Offers two detents, and shows the larger one, in which the gestures' places are on the list.
@MainActor
func offerDetents(of controller: UIViewController) {
  guard let sheet = controller.sheetPresentationController else { return }
  sheet.detents = [.medium(), .large()]
  sheet.selectedDetentIdentifier = .large
}

@MainActor
func putIntoTabs(_ controller: UIViewController) -> UIViewController {
  let tabs = UITabBarController()
  controller.tabBarItem = UITabBarItem(title: "Facts", image: nil, tag: 0)
  tabs.viewControllers = [controller]
  tabs.becomesSmallWhileScrolling()
  return tabs
}

extension UITabBarController {
  #if compiler(>=6.2)
  /// Makes the tab bar small while a list scrolls down, as many apps do since iOS 26.
  fileprivate func becomesSmallWhileScrolling() {
    if #available(iOS 26, *) { tabBarMinimizeBehavior = .onScrollDown }
  }
  #else
  fileprivate func becomesSmallWhileScrolling() {}
  #endif
}

@MainActor
func makeLayoutWithPinnedHeaders() -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
  let group = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
    subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(28)),
    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  header.pinToVisibleBounds = true
  section.boundarySupplementaryItems = [header]
  return UICollectionViewCompositionalLayout(section: section)
}

/// The distance of the first visible section header below the upper edge of a list.
@MainActor
func edgeOfFirstHeader(in list: UICollectionView) -> CGFloat? {
  let headers = list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
  return headers.map { $0.frame.minY - list.contentOffset.y }.min()
}

/// Fills a scroll view with rows in a stack view, as Auto Layout lays them out.
@MainActor
func fillWithStack(_ list: UIScrollView) {
  let stack = UIStackView()
  stack.axis = .vertical
  stack.translatesAutoresizingMaskIntoConstraints = false
  for _ in 0..<40 {
    let row = UIView()
    row.heightAnchor.constraint(equalToConstant: 60).isActive = true
    stack.addArrangedSubview(row)
  }
  list.addSubview(stack)
  let (content, frame) = (list.contentLayoutGuide, list.frameLayoutGuide)
  NSLayoutConstraint.activate([
    stack.topAnchor.constraint(equalTo: content.topAnchor),
    stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
    stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
  ])
}

/// Tells of the announcements that VoiceOver has finished, those of the system in this app included.
@MainActor
final class SpokenWords {
  var onEnd: (@MainActor (String) -> Void)?

  private var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: .main
    ) { [weak self] notification in
      let text = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
      // A log has no other words than those of this package and of the system.
      MainActor.assumeIsolated { self?.onEnd?("text of \(text?.count ?? 0)") }
    }
  }
}

/// Waits for a time in seconds.
@MainActor
func pause(for seconds: Double) async throws {
  try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
}
#endif
