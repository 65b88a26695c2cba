#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension ScrollMetrics {
  /// Reads a scroll view along an axis.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - axis: The axis.
  ///   - asksForHeaders: Whether to find out if section headers are pinned, which costs a table a look at its sections.
  ///   - asksForHiding: Whether to find out if it is hidden, which costs a look at all views around it.
  ///   - itemCount: How many items it has; 0 if nobody has counted.
  @MainActor
  init(
    _ scrollView: UIScrollView, along axis: ScrollAxis, asksForHeaders: Bool, asksForHiding: Bool = false,
    itemCount: Int = 0
  ) {
    let recognizer = scrollView.panGestureRecognizer
    let pan = recognizer.state
    self.init(
      offset: axis.of(scrollView.contentOffset),
      contentLength: axis.of(scrollView.contentSize),
      viewport: axis.of(scrollView.bounds.size),
      inset: axis.of(scrollView.contentInset),
      adjustedInset: axis.of(scrollView.adjustedContentInset),
      scale: Self.scale(of: scrollView),
      isDragging: scrollView.isDragging,
      isDragStale: scrollView.isDragging && pan == .possible,
      isTracking: scrollView.isTracking,
      isDecelerating: scrollView.isDecelerating,
      isLifting: pan == .ended || pan == .cancelled || pan == .failed,
      isZooming: scrollView.isZooming || scrollView.isZoomBouncing,
      isScrollAnimating: scrollView.isAnimatingScroll,
      isInWindow: scrollView.window != nil,
      isHidden: asksForHiding && scrollView.isHiddenByAnyView,
      areAnimationsEnabled: UIView.areAnimationsEnabled,
      hasPinnedHeaders: asksForHeaders && scrollView.pinsSectionHeaders,
      // A finger that moves up scrolls towards the far end.
      dragVelocity: scrollView.isDragging ? -axis.of(recognizer.velocity(in: scrollView)) : 0,
      itemCount: itemCount
    )
  }

  /// Pixels per point; the traits of a view without a window may not know.
  @MainActor
  private static func scale(of scrollView: UIScrollView) -> Double {
    let scale = Double(scrollView.traitCollection.displayScale)
    return scale > 0 ? scale : 1
  }
}

extension UIScrollView {
  /// Whether an animated scroll is under way, where the system can tell.
  fileprivate var isAnimatingScroll: Bool {
    if #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) { return isScrollAnimating }
    return false
  }

  /// Whether the scroll view or a view that it is in is hidden.
  fileprivate var isHiddenByAnyView: Bool {
    sequence(first: self as UIView, next: \.superview).contains(where: \.isHidden)
  }

  /// Whether section headers stick to the top: in a plain table with a section header, or in a flow layout told so.
  fileprivate var pinsSectionHeaders: Bool {
    switch self {
    case let table as UITableView: table.style == .plain && table.hasSectionHeader
    case let collection as UICollectionView:
      (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds == true
    default: false
    }
  }
}

extension UIScrollView {
  /// How many rows or items a table or a collection has; 0 in any other view.
  ///
  /// A list that has been told to reload asks its data source: to be read in a layout pass, when the data are settled.
  var itemCount: Int {
    switch self {
    case let table as UITableView:
      (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    case let collection as UICollectionView:
      (0..<collection.numberOfSections).reduce(0) { $0 + collection.numberOfItems(inSection: $1) }
    default: 0
    }
  }
}

extension UITableView {
  /// Whether any section's header has height.
  fileprivate var hasSectionHeader: Bool {
    (0..<numberOfSections).contains { rectForHeader(inSection: $0).height > 0 }
  }
}

#endif
