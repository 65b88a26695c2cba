#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

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

  /// Creates the description of the present container of a view.
  @MainActor
  init(of view: UIView) {
    guard let controller = view.nearestController else { return }
    isInSheet = controller.presentingViewController != nil && controller.sheetPresentationController != nil
    guard let navigation = controller.navigationController, !navigation.isNavigationBarHidden else { return }
    let shown = sequence(first: controller) { $0.parent }.first { $0.parent === navigation }
    guard let item = shown?.navigationItem else { return }
    let isLarge = navigation.navigationBar.prefersLargeTitles && item.largeTitleDisplayMode != .never
    let isHiding = item.searchController != nil && item.hidesSearchBarWhenScrolling
    hasGrowingBar = isLarge || isHiding
  }
}

extension UIView {
  /// The controller whose view is this one, or the nearest above it.
  var nearestController: UIViewController? {
    let responders = sequence(first: self as UIResponder) { $0.next }
    return responders.lazy.compactMap { $0 as? UIViewController }.first
  }
}

#endif
