#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The frame of the uncovered area in the coordinates of a scroll view.
@MainActor
struct IndicatorFrame {
  let frame: CGRect

  init(
    _ update: RefreshUpdate, side: AxisSide, _ machine: RefreshStateMachine, _ scroll: ScrollMetrics,
    in scrollView: UIScrollView, along axis: ScrollAxis, placement: RefreshPlacement
  ) {
    let length = update.visibleExtent
    let start = machine.indicatorStart(at: side, scroll, of: (length, placement == .floating))
    let adjusted = scrollView.adjustedContentInset
    let bounds = scrollView.bounds
    switch axis {
    case .vertical:
      frame = CGRect(
        x: Self.start(across: axis, bounds, adjusted), y: CGFloat(start),
        width: max(bounds.width - adjusted.left - adjusted.right, 0), height: CGFloat(length))
    case .horizontal:
      frame = CGRect(
        x: CGFloat(start), y: Self.start(across: axis, bounds, adjusted),
        width: CGFloat(length), height: max(bounds.height - adjusted.top - adjusted.bottom, 0))
    }
  }

  /// The start of the frame across its axis: the visible area, at any scroll position on that axis.
  static func start(across axis: ScrollAxis, in scrollView: UIScrollView) -> CGFloat {
    start(across: axis, scrollView.bounds, scrollView.adjustedContentInset)
  }

  private static func start(across axis: ScrollAxis, _ bounds: CGRect, _ adjusted: UIEdgeInsets) -> CGFloat {
    axis == .vertical ? bounds.minX + adjusted.left : bounds.minY + adjusted.top
  }
}

#endif
