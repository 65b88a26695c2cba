#if REFRESH_ADAPTER
extension ScrollMetrics {
  /// Reads a scroll view along an axis.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - axis: The axis.
  ///   - asksForHiding: `true` to check if it is hidden, which iterates over its ancestors.
  @MainActor
  init(_ scrollView: UIScrollView, along axis: ScrollAxis, asksForHiding: Bool = false) {
    let pan = scrollView.panGestureRecognizer
    let (state, isDragging) = (pan.state, scrollView.isDragging)
    // Until its pan is reset, UIKit handles the lift, and overwrites what is written meanwhile (report B082).
    let isLifting = state == .ended || state == .cancelled || state == .failed
    self.init(
      offset: axis.of(scrollView.contentOffset), contentLength: axis.of(scrollView.contentSize),
      viewport: axis.of(scrollView.bounds.size), inset: axis.of(scrollView.contentInset),
      // Bars and the safe area move the rest offset without a change of `contentInset` (report B045).
      adjustedInset: axis.of(scrollView.adjustedContentInset),
      scale: scrollView.pixelsPerPoint, isDragging: isDragging,
      // A list that loses its window or its touch during a drag may stay dragged for ever, but its pan is reset
      // (report B038).
      // Since iOS 17.4 the pan of a list inside may drag the list around it.
      isDragStale: isDragging && state == .possible && !scrollView.isDraggedFromInside,
      isTracking: scrollView.isTracking, isDecelerating: scrollView.isDecelerating, isLifting: isLifting,
      // A pinch below the smallest scale overscrolls like a pull.
      isZooming: scrollView.isZooming || scrollView.isZoomBouncing,
      isScrollAnimating: scrollView.isAnimatingScroll,
      isInWindow: scrollView.window != nil, isHidden: asksForHiding && scrollView.isHiddenByAnyView,
      areAnimationsEnabled: UIView.areAnimationsEnabled,
      // A finger that moves up scrolls towards the far side.
      dragVelocity: isDragging || isLifting ? -axis.of(pan.velocity(in: scrollView)) : 0)
    if scrollView is UICollectionView { insetStair = Self.collectionStair }
  }

  /// The stair of a collection view, in points: about eight writes in an opening or a closing, each of which invalidates
  /// the layout.
  private static let collectionStair = 8.0
}

/// A touch that a test simulates.
///
/// UIKit's flags are read-only, so a test that moves the offset cannot set them; the controllers read them here instead.
@MainActor
package protocol ScrollTouchSource: AnyObject {
  /// Puts the present touch, and the motion after it, in the place of UIKit's in a reading along an axis.
  func replaceTouch(in scroll: inout ScrollMetrics, along axis: ScrollAxis)

  /// Ends the motion after the touch, because the framework moves the list from here.
  func stopScrolling()
}

extension UIScrollView {
  /// The number of pixels per point; the traits of a view without a window may not specify it.
  package var pixelsPerPoint: Double {
    let scale = Double(traitCollection.displayScale)
    return scale > 0 ? scale : 1
  }

  /// `true` during an animated scroll, on systems that report it.
  fileprivate var isAnimatingScroll: Bool {
    // Older systems do not tell; there the machine yields to any offset that it has not written.
    if #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) { return isScrollAnimating }
    return false
  }

  /// Returns the offset along an axis at the end of the content.
  package func lastOffset(along axis: ScrollAxis) -> Double {
    let inset = axis.of(adjustedContentInset)
    return max(axis.of(contentSize) + inset.far - axis.of(bounds.size), -inset.near)
  }

  /// `true` if the content can be zoomed.
  var zooms: Bool { maximumZoomScale > minimumZoomScale }

  /// `true` if a finger drags a scroll view inside.
  ///
  /// Iterates over all subviews.
  fileprivate var isDraggedFromInside: Bool { subviews.contains(where: Self.isDragged) }

  private static func isDragged(_ view: UIView) -> Bool {
    let state = (view as? UIScrollView)?.panGestureRecognizer.state
    return state == .began || state == .changed || view.subviews.contains(where: isDragged)
  }

  /// `true` if the scroll view or one of its ancestors is hidden.
  fileprivate var isHiddenByAnyView: Bool {
    sequence(first: self as UIView, next: \.superview).contains(where: \.isHidden)
  }

  /// `true` if section headers are pinned: in a plain table with a section header, by the setting of a flow layout, and in
  /// every compositional layout, whose sections cannot be asked.
  ///
  /// Read it at a frame: inside an update of a table, a question about its sections may fail. Iterates over the sections.
  var pinsSectionHeaders: Bool {
    switch self {
    case let table as UITableView: table.style == .plain && table.hasSectionHeader
    case let collection as UICollectionView: collection.collectionViewLayout.pinsSectionHeaders
    default: false
    }
  }

  /// The number of rows or items of a table or a collection view; 0 for any other view.
  ///
  /// Read it in a layout pass, when the data are consistent: after a reload, the list asks its data source.
  var itemCount: Int {
    switch self {
    case let table as UITableView: (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    case let collection as UICollectionView:
      (0..<collection.numberOfSections).reduce(0) { $0 + collection.numberOfItems(inSection: $1) }
    default: 0
    }
  }
}

extension UICollectionViewLayout {
  fileprivate var pinsSectionHeaders: Bool {
    (self as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds
      ?? (self is UICollectionViewCompositionalLayout)
  }
}

extension UITableView {
  /// `true` if a section has a header with a height.
  fileprivate var hasSectionHeader: Bool { (0..<numberOfSections).contains { rectForHeader(inSection: $0).height > 0 } }
}

/// Makes a scroll view bounce along an axis even if its content is short, and restores the setting.
///
/// A collection view with little content does not bounce by default, so an empty feed, the one that users most often
/// pull, could not be pulled.
@MainActor
struct BounceSetting {
  private weak var scrollView: UIScrollView?
  private let setting: ReferenceWritableKeyPath<UIScrollView, Bool>
  private let axis: ScrollAxis

  /// The distance past an edge that counts as none, in points: offsets are rounded to pixels.
  private static let slack = 0.5

  /// - Returns: `nil` if the scroll view always bounces already.
  init?(_ scrollView: UIScrollView, along axis: ScrollAxis) {
    setting = axis == .vertical ? \.alwaysBounceVertical : \.alwaysBounceHorizontal
    guard !scrollView[keyPath: setting] else { return nil }
    (self.scrollView, self.axis) = (scrollView, axis)
    // Set once, not per session: a change while the list is pulled out makes it jump.
    scrollView[keyPath: setting] = true
  }

  /// Returns `true` while the content moves past an edge, from where a change would make it jump; where an app has put it, it stays.
  func isNeeded(in list: UIScrollView?) -> Bool {
    // A list that has lost its window may keep its flags.
    guard let list, list.window != nil, list.isTracking || list.isDragging || list.isDecelerating else { return false }
    let (offset, first) = (axis.of(list.contentOffset), -axis.of(list.adjustedContentInset).near)
    return offset < first - Self.slack || offset > list.lastOffset(along: axis) + Self.slack
  }

  func restore() { scrollView?[keyPath: setting] = false }
}
#endif
