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
  return tabs
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

/// Waits for a time in seconds.
@MainActor
func pause(for seconds: Double) async throws {
  try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
}
#endif
