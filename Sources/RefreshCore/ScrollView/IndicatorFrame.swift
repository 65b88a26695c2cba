#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The frame of the uncovered area in the coordinates of a scroll view.
///
/// It extends from the rest line to the content, so it never lies under a bar or over a row. The frame of a floating
/// control begins at the edge of the visible area inside the bars, at any scroll position. A start offset shifts it.
@MainActor
struct IndicatorFrame {
  let frame: CGRect

  init(
    _ update: RefreshUpdate, side: AxisSide, _ machine: RefreshStateMachine, _ scroll: ScrollMetrics,
    in scrollView: UIScrollView, along axis: ScrollAxis, placement: RefreshPlacement
  ) {
    let client = machine.clientInset(in: scroll)
    let rest = machine.restOffset(at: side, scroll)
    let system = scroll.adjustedInset - scroll.inset
    let length = update.visibleExtent
    let shift = machine.floatingShift(at: side, scroll)
    let distance = machine.gap(at: side, scroll).distance
    let start: Double
    switch (placement == .floating, side) {
    case (true, .near): start = scroll.offset + client.near + system.near + shift
    case (true, .far): start = scroll.offset + scroll.viewport - client.far - system.far - length - shift
    case (false, .near): start = -length - distance
    case (false, .far):
      let end = rest + scroll.viewport - client.far - system.far - machine.emptySpace(at: side, scroll)
      start = end + distance
    }
    let adjusted = scrollView.adjustedContentInset
    let bounds = scrollView.bounds
    switch axis {
    case .vertical:
      frame = CGRect(
        x: Self.start(across: axis, in: scrollView), y: CGFloat(start),
        width: max(bounds.width - adjusted.left - adjusted.right, 0), height: CGFloat(length))
    case .horizontal:
      frame = CGRect(
        x: CGFloat(start), y: Self.start(across: axis, in: scrollView),
        width: CGFloat(length), height: max(bounds.height - adjusted.top - adjusted.bottom, 0))
    }
  }

  /// The start of the frame across its axis: the visible area, at any scroll position on that axis.
  static func start(across axis: ScrollAxis, in scrollView: UIScrollView) -> CGFloat {
    let adjusted = scrollView.adjustedContentInset
    return axis == .vertical ? scrollView.bounds.minX + adjusted.left : scrollView.bounds.minY + adjusted.top
  }
}

#endif
