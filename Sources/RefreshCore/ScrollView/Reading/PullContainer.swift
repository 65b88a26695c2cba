#if REFRESH_ADAPTER
/// The container of a scroll view, as far as it takes part in a pull.
struct PullContainer: Equatable {
  /// `true` in a sheet, which a pull at the top of the list moves or dismisses.
  private(set) var isInSheet = false

  /// `true` below a navigation bar that shows large titles, or whose search bar hides while the list scrolls.
  ///
  /// The bar collapses and grows with the list, and follows it in an overscroll.
  private(set) var hasGrowingBar = false

  /// `true` if only the system's refresh control can be pulled here, or is seen while it is pulled.
  var needsSystem: Bool { isInSheet || hasGrowingBar }

  /// Creates the description of no container.
  init() {}

  /// Creates the description of the present container of a scroll view.
  @MainActor
  init(of scrollView: UIScrollView) {
    // In the toolbar of a Mac, no bar grows.
    guard scrollView.traitCollection.userInterfaceIdiom != .mac, let controller = scrollView.nearestController
    else { return }
    // UIKit makes the controllers of a presentation when they are asked for, and they keep a screen that is not presented
    // (openradar 21753811, 36256721).
    if controller.presentingViewController != nil {
      // On a narrow screen a popover is a sheet.
      let isNarrow = scrollView.traitCollection.horizontalSizeClass == .compact
      isInSheet =
        controller.sheetPresentationController != nil || isNarrow && controller.popoverPresentationController != nil
    }
    guard let navigation = controller.navigationController, !navigation.isNavigationBarHidden else { return }
    let ancestors = sequence(first: controller, next: \.parent)
    guard let shown = ancestors.first(where: { $0.parent === navigation }) else { return }
    let item = shown.navigationItem
    hasGrowingBar = !item.hidesTitleForSearch && (navigation.hasLargeTitle(of: shown) || item.hidesStackedSearchBar)
  }
}

extension UINavigationController {
  /// Returns `true` if the title of a screen is large while the list below it is at its top.
  fileprivate func hasLargeTitle(of screen: UIViewController) -> Bool {
    let isLow = navigationBar.traitCollection.verticalSizeClass == .compact
    guard navigationBar.prefersLargeTitles, !isLow else { return false }
    // A title without a mode of its own has that of the title before. One that is pushed is not the title of the list.
    let before = viewControllers.prefix { $0 !== screen }.map(\.navigationItem.largeTitleDisplayMode)
    let modes = before + [screen.navigationItem.largeTitleDisplayMode]
    return modes.last { $0 != .automatic } ?? .always == .always
  }
}

extension UINavigationItem {
  /// `true` during a search that takes the title away: its bar stays as it is.
  fileprivate var hidesTitleForSearch: Bool {
    searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// `true` if a search bar below the title hides while the list scrolls; in the line of the buttons it has no height of its own.
  fileprivate var hidesStackedSearchBar: Bool {
    guard searchController != nil, hidesSearchBarWhenScrolling else { return false }
    guard #available(iOS 16, *) else { return true }
    return searchBarPlacement == .stacked
  }
}

extension UIScrollView {
  /// `true` for the scroll view of a page view controller, which asserts that nobody else moves it.
  var movesPages: Bool {
    guard let pages = nearestController as? UIPageViewController else { return false }
    return superview === pages.view
  }
}

extension UIView {
  /// The controller whose view is this one, or the nearest above it.
  var nearestController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}
#endif
