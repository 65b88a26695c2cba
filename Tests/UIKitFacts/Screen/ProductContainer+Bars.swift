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
}

/// A table below a navigation bar in a sheet with two detents.
final class SheetContainer: ProductContainer {
  override func enclose(_ screen: UIViewController) -> ProductStage {
    let navigation = navigation(around: screen)
    offerDetents(of: navigation)
    return ProductStage(root: UIViewController(), bar: navigation.navigationBar, presented: navigation)
  }
}
