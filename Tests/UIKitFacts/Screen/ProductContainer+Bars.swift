#if canImport(UIKit)
import UIKit
#endif

/// A table below a large title.
final class LargeTitleContainer: ProductContainer {
  override func navigation(around screen: UIViewController) -> UINavigationController {
    let navigation = super.navigation(around: screen)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}

/// A table below a search bar that scrolling hides, and that is hidden at the start.
final class SearchBarContainer: ProductContainer {
  override func enclose(_ screen: UIViewController) -> ProductStage {
    screen.navigationItem.searchController = makeSearchController()
    screen.navigationItem.hidesSearchBarWhenScrolling = true
    return super.enclose(screen)
  }

  /// The frames in which the list leaves its top, and returns to where the top is below the collapsed bar.
  private static let (away, back) = (6, 12)

  /// A search bar that is shown at first is hidden by a scroll.
  override func prepare(_ list: UIScrollView, inFrame frame: Int) {
    switch frame {
    case Self.away: list.contentOffset.y = 300
    case Self.back: list.contentOffset.y = -list.adjustedContentInset.top
    default: break
    }
  }
}

/// A table below a navigation bar in a sheet with two detents.
final class SheetContainer: ProductContainer {
  override func enclose(_ screen: UIViewController) -> ProductStage {
    let navigation = navigation(around: screen)
    offerDetents(of: navigation)
    return ProductStage(root: UIViewController(), bar: navigation.navigationBar, presented: navigation)
  }
}
