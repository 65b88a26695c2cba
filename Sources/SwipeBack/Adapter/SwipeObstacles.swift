#if REFRESH_ADAPTER
import RefreshCore

extension SwipeBackObstacle {
  /// Finds what needs the swipe itself, from the view under the finger up to that of the stack; `nil` if nothing does.
  @MainActor
  init?(
    under view: UIView, in navigation: UINavigationController, at finger: SwipeBackMachine.Finger,
    asking hooks: [@MainActor (UIView) -> Bool]
  ) {
    let views = sequence(first: view, next: \.superview).prefix { $0 !== navigation.view }
    for view in views {
      if hooks.contains(where: { !$0(view) }) { self = .app; return }
      guard let found = view.obstacle(at: finger, in: navigation) else { continue }
      self = found
      return
    }
    return nil
  }
}

extension UIView {
  /// The need of this view alone.
  fileprivate func obstacle(at finger: SwipeBackMachine.Finger, in navigation: UINavigationController)
    -> SwipeBackObstacle?
  {
    if self is UISlider { return .slider }
    if self is UISwitch { return .toggle }
    if isMap { return .map }
    if canGoBackInHistory { return .webHistory }
    if isFirstResponder, let text = self as? any UITextInput, text.selectedTextRange?.isEmpty == false {
      return .textSelection
    }
    if let pages = next as? UIPageViewController { return pages.hasPageBefore ? .pages : nil }
    if let table = self as? UITableView {
      if table.hasActiveDrag || table.hasActiveDrop { return .dragAndDrop }
      let point = navigation.view.convert(CGPoint(x: navigation.view.bounds.midX, y: CGFloat(finger.y)), to: table)
      if let path = table.indexPathForRow(at: point), table.hasLeadingActions(at: path) { return .rowActions }
    }
    if let grid = self as? UICollectionView, grid.hasActiveDrag || grid.hasActiveDrop { return .dragAndDrop }
    // The pages of a page view controller are in a scroll view that always stands in its middle.
    guard let list = self as? UIScrollView, !(superview?.next is UIPageViewController), list.scrollsAcross else {
      return nil
    }
    return list.canScrollToLeading(isRightToLeft: navigation.isRightToLeft) ? .scrollView : nil
  }
}

extension UIScrollView {
  /// `true` if a finger can scroll the content across.
  var scrollsAcross: Bool {
    let inset = adjustedContentInset
    return isScrollEnabled && contentSize.width + inset.left + inset.right > bounds.width
  }

  /// `true` if there is content before the visible one, by more than a rounding error.
  func canScrollToLeading(isRightToLeft: Bool) -> Bool {
    let (inset, tolerance) = (adjustedContentInset, CGFloat(0.5))
    return isRightToLeft
      ? contentOffset.x < contentSize.width + inset.right - bounds.width - tolerance
      : contentOffset.x > -inset.left + tolerance
  }
}

extension UIPageViewController {
  fileprivate var hasPageBefore: Bool {
    guard let first = viewControllers?.first else { return false }
    return navigationOrientation == .horizontal
      && dataSource?.pageViewController(self, viewControllerBefore: first) != nil
  }
}

extension UINavigationController {
  var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The system's swipe of the whole page; `nil` before iOS 26.
  var wholePagePop: UIGestureRecognizer? {
    guard #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) else { return nil }
    return interactiveContentPopGestureRecognizer
  }
}

extension UIViewController {
  /// Performs the action that replaces the pop of the back button; returns `false` without one.
  func performBackAction() -> Bool {
    guard #available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *) else { return false }
    guard let action = navigationItem.backAction else { return false }
    action.performWithSender(self, target: nil)
    return true
  }
}
#endif
