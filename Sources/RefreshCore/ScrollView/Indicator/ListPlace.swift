#if REFRESH_ADAPTER
/// The places of controls in a list as it is scrolled, in its coordinates.
@MainActor
struct ListPlace {
  let list: UIScrollView
  let axis: ScrollAxis

  /// The frame of the uncovered area, or of a floating indicator.
  func strip(of frame: RefreshStateMachine.SideFrame) -> CGRect {
    let start = CGFloat(frame.stripStart(at: Double(axis.of(list.contentOffset))))
    let length = CGFloat(frame.visibleExtent)
    let (adjusted, bounds) = (list.adjustedContentInset, list.bounds)
    switch axis {
    case .vertical:
      let width = max(bounds.width - adjusted.left - adjusted.right, 0)
      return CGRect(x: startAcross, y: start, width: width, height: length)
    case .horizontal:
      let height = max(bounds.height - adjusted.top - adjusted.bottom, 0)
      return CGRect(x: start, y: startAcross, width: length, height: height)
    }
  }

  /// The start of the visible area across the axis, at any scroll position on that axis.
  var startAcross: CGFloat {
    let (adjusted, bounds) = (list.adjustedContentInset, list.bounds)
    return axis == .vertical ? bounds.minX + adjusted.left : bounds.minY + adjusted.top
  }

  /// The area between the edge of the list and its content.
  func gap(of frame: RefreshStateMachine.SideFrame) -> CGRect {
    let length = CGFloat(frame.gapLength(at: Double(axis.of(list.contentOffset))))
    let distance = CGFloat(frame.gapDistance)
    let start = frame.side == .near ? -distance - length : axis.of(list.contentSize) + distance
    let bounds = list.bounds
    switch axis {
    case .vertical: return CGRect(x: bounds.minX, y: start, width: bounds.width, height: length)
    case .horizontal: return CGRect(x: start, y: bounds.minY, width: length, height: bounds.height)
    }
  }
}
#endif
