#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Where the strip that a pull uncovers lies in a scroll view's coordinates.
///
/// It runs from the rest line to the content, so it never lies under a bar and never over a row. That of a floating
/// control begins at the edge of the view, without what bars cover, wherever the list is scrolled.
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
    let start: Double
    switch (placement == .floating, side) {
    case (true, .near): start = scroll.offset + client.near + system.near
    case (true, .far): start = scroll.offset + scroll.viewport - client.far - system.far - length
    case (false, .near): start = -length
    case (false, .far): start = rest + scroll.viewport - client.far - system.far - machine.emptySpace(at: side, scroll)
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

  /// Where a strip begins across its axis: with what is seen, wherever the content is scrolled to on that axis.
  static func start(across axis: ScrollAxis, in scrollView: UIScrollView) -> CGFloat {
    let adjusted = scrollView.adjustedContentInset
    return axis == .vertical ? scrollView.bounds.minX + adjusted.left : scrollView.bounds.minY + adjusted.top
  }
}

#endif
