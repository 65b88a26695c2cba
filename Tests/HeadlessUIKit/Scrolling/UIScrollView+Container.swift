extension UIScrollView {
  private var nearestController: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
  }

  /// The bar above the list, if its height varies: it shows a large title, or its search bar hides while the list scrolls.
  var growingBar: UINavigationBar? {
    guard let controller = nearestController, let navigation = controller.navigationController,
      !navigation.isNavigationBarHidden
    else { return nil }
    let item = controller.navigationItem
    let isHiding = item.hasStackedSearchBar && item.hidesSearchBarWhenScrolling
    let grows = navigation.hasLargeTitle && !navigation.navigationBar.headlessHasTitleBeside
    return grows || isHiding ? navigation.navigationBar : nil
  }

  /// Stretches a bar that grows, which follows the content in an overscroll (observed).
  func stretchBar() {
    let held = refreshControl?.holdsSpace == true ? UIRefreshControl.headlessHeldHeight : 0
    growingBar?.stretch(by: held - present.y - adjusted.top)
  }

  /// The space that is held for a refresh control, in the adjusted inset alone or in the bar and so in the safe area, in points.
  public var headlessSystemSpace: (inset: CGFloat, bar: CGFloat) {
    (refreshControl?.spaceInInset ?? 0, refreshControl?.spaceInBar ?? 0)
  }

  /// The sheet in which the list is.
  private var sheet: UISheetPresentationController? {
    guard let controller = nearestController, controller.presentingViewController != nil else { return nil }
    return controller.sheetInUse
  }

  /// Returns `true` if a sheet takes a drag to an offset before the rubber band.
  func isTakenBySheet(_ raw: CGFloat) -> Bool {
    guard let drag, let sheet else { return false }
    return sheet.takes(raw, from: drag.start.y, top: ranges.vertical.lowest, of: self)
  }

  /// Moves a sheet that has taken a drag; returns `false` if it has not.
  func finishSheetDrag() -> Bool {
    guard let drag else { return false }
    let travel = panGestureRecognizer.travel.y
    guard isTakenBySheet(drag.start.y - travel) else { return false }
    sheet?.step(by: travel)
    return true
  }

  /// The scroll view around this one that takes a vertical drag at the end of this one.
  private var parentForDrag: UIScrollView? {
    guard transfersVerticalScrollingToParent, canScroll(.vertical) else { return nil }
    return sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.canScroll(.vertical) }
  }

  /// Gives the part of a vertical drag beyond the end of this view to the view around it; returns `false` if there is none.
  func transfer(_ distance: CGFloat) -> Bool {
    guard let device = drag?.device, let parent = parentForDrag, parent.touch == nil else { return false }
    if parent.drag == nil {
      guard distance != 0 else { return false }
      parent.beginTransferredDrag(device)
    }
    parent.drag?.transferred = CGPoint(x: 0, y: -distance)
    parent.continueDrag()
    return true
  }

  private func beginTransferredDrag(_ device: ScrollTouch.Device) {
    panGestureRecognizer.travel = .zero
    beginDrag(device, isTransferred: true)
  }

  /// Ends the drag of the view around this one; returns `false` if there is none.
  func endTransferredDrag(velocity: CGPoint) -> Bool {
    guard let parent = parentForDrag, parent.drag?.transferred != nil else { return false }
    parent.endDrag(velocity: CGPoint(x: 0, y: velocity.y))
    return true
  }
}
