#if REFRESH_ADAPTER
import RefreshCore

extension UINavigationController {
  /// Finds what needs a swipe itself, from the view under the finger up to that of the stack; `nil` if nothing does.
  func obstacle(under touched: UIView?, at height: Double, asking hooks: [(@MainActor (UIView) -> Bool)?])
    -> SwipeBackObstacle?
  {
    let row = CGPoint(x: view.bounds.midX, y: CGFloat(height))
    for under in sequence(first: touched ?? view, next: \.superview).prefix(while: { $0 !== view }) {
      if hooks.contains(where: { $0?(under) == false }) { return .app }
      if let own = under.obstacle(inRowAt: view.convert(row, to: under), isRightToLeft) { return own }
    }
    return nil
  }

  var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The system's swipe of the whole page; `nil` before iOS 26.
  var wholePagePop: UIGestureRecognizer? {
    if #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) { interactiveContentPopGestureRecognizer } else { nil }
  }
}

extension UIView {
  /// The need of this view alone, at a point of the row under the finger.
  fileprivate func obstacle(inRowAt point: CGPoint, _ isRightToLeft: Bool) -> SwipeBackObstacle? {
    switch self {
    case is UISlider: .slider
    case is UISwitch: .toggle
    case _ where isTrue("scrollEnabled", of: "MKMapView"): .map
    case _ where isTrue("canGoBack", of: "WKWebView"): .webHistory
    case _ where (next as? UIPageViewController)?.hasPageBefore == true: .pages
    case let text as any UITextInput where isFirstResponder && text.selectedTextRange?.isEmpty == false: .textSelection
    case let table as UITableView where table.hasActiveDrag || table.hasActiveDrop: .dragAndDrop
    case let grid as UICollectionView where grid.hasActiveDrag || grid.hasActiveDrop: .dragAndDrop
    case let table as UITableView where table.indexPathForRow(at: point).map(table.hasActions) == true: .rowActions
    case let cell as UITableViewCell where cell.configurationState.isSwiped: .rowActions
    case let cell as UICollectionViewCell where cell.configurationState.isSwiped: .rowActions
    // The pages of a page view controller are in a scroll view that always stands in its middle.
    case _ where superview?.next is UIPageViewController: nil
    case let list as UIScrollView where list.isAtLeadingEdge(isRightToLeft) == false: .scrollView
    default: nil
    }
  }
}

extension UIScrollView {
  /// `true` if there is no content before the visible one, but for a rounding error; `nil` if a finger cannot scroll across.
  func isAtLeadingEdge(_ isRightToLeft: Bool) -> Bool? {
    let (first, last) = (-adjustedContentInset.left, contentSize.width + adjustedContentInset.right - bounds.width)
    guard isScrollEnabled, first < last else { return nil }
    return (isRightToLeft ? last - contentOffset.x : contentOffset.x - first) <= 0.5
  }
}

extension UIPageViewController {
  fileprivate var hasPageBefore: Bool {
    guard navigationOrientation == .horizontal, let first = viewControllers?.first else { return false }
    return dataSource?.pageViewController(self, viewControllerBefore: first) != nil
  }
}

#if canImport(ObjectiveC)
extension UIView {
  // By their names, because a reference to MapKit or WebKit would link it into every app.
  fileprivate func isTrue(_ property: String, of className: String) -> Bool {
    NSClassFromString(className).map(isKind(of:)) == true && value(forKey: property) as? Bool == true
  }
}

extension UITableView {
  /// `true` if a swipe towards the trailing edge shows actions of a row.
  fileprivate func hasActions(at path: IndexPath) -> Bool {
    delegate?.tableView?(self, leadingSwipeActionsConfigurationForRowAt: path) != nil
  }
}
#else
extension UIView {
  fileprivate func isTrue(_ property: String, of className: String) -> Bool {
    headlessTruths.contains("\(className).\(property)")
  }
}

extension UITableView {
  /// `true` if a swipe towards the trailing edge shows actions of a row.
  fileprivate func hasActions(at path: IndexPath) -> Bool {
    (delegate as? any UITableViewDelegate)?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) != nil
  }
}
#endif
#endif
