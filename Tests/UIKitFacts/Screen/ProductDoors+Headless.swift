#if !canImport(ObjectiveC)
import HeadlessUIKit

/// The items of a collection view, in sections with a header each.
@MainActor
final class ProductItems: NSObject, UICollectionViewDataSource {
  func fill(_ view: UICollectionView) -> UICollectionView {
    view.dataSource = self
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 8 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

/// The look of the top of a bar, as the stand-in models it.
@MainActor
final class BandCamera {
  private let bar: HeadlessBar

  init(over list: UIScrollView, below navigationBar: UINavigationBar) {
    bar = HeadlessBar(over: list)
  }

  /// The share of the look over scrolled content, of 255.
  func picture() -> [Double] { [Double(bar.progress) * 255] }
}

@MainActor
func colorBar(of navigation: UINavigationController) {}

@MainActor
func makeSearchController() -> UISearchController { UISearchController() }

/// The stand-in has no detents.
@MainActor
func offerDetents(of controller: UIViewController) {}

/// The stand-in's tab bar is the safe area that a test sets.
@MainActor
func putIntoTabs(_ controller: UIViewController) -> UIViewController { controller }

@MainActor
func makeLayoutWithPinnedHeaders() -> UICollectionViewLayout {
  var settings = UICollectionLayoutListConfiguration(appearance: .plain)
  settings.headerMode = .supplementary
  return UICollectionViewCompositionalLayout.list(using: settings)
}

/// The distance of the first section header below the upper edge of a list: the stand-in has no headers, so it is the place that
/// UIKit gives one.
@MainActor
func edgeOfFirstHeader(in list: UICollectionView) -> CGFloat? {
  let edge = list.adjustedContentInset.top
  return max(edge, -list.contentOffset.y)
}

/// The size that a stack view would give the content.
@MainActor
func fillWithStack(_ list: UIScrollView) {
  list.contentSize = CGSize(width: HeadlessWorld.current.window.bounds.width, height: 2400)
}

/// Tells of the announcements that VoiceOver has finished; the stand-in speaks none.
@MainActor
final class SpokenWords {
  var onEnd: (@MainActor (String) -> Void)?
}

/// Waits for a time in seconds.
@MainActor
func pause(for seconds: Double) async throws {
  try await HeadlessWorld.current.sleep(for: seconds)
}
#endif
