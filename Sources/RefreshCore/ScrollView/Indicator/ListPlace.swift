#if REFRESH_ADAPTER
/// The places of controls in a list as it is scrolled, in its coordinates.
@MainActor
struct ListPlace {
  let list: UIScrollView
  let axis: ScrollAxis

  private var offset: Double { axis.of(list.contentOffset) }

  /// The frame of the uncovered area, or of a floating indicator.
  func strip(of frame: RefreshStateMachine.SideFrame) -> CGRect {
    area(from: frame.stripStart(at: offset), length: frame.visibleExtent, inside: list.adjustedContentInset)
  }

  /// The area between the edge of the list and its content.
  func gap(of frame: RefreshStateMachine.SideFrame) -> CGRect {
    let (length, distance) = (frame.gapLength(at: offset), frame.gapDistance)
    let start = frame.side == .near ? -distance - length : axis.of(list.contentSize) + distance
    return area(from: start, length: length, inside: .zero)
  }

  /// An area of a length that is as wide as the visible area inside some insets, at any scroll position across the axis.
  private func area(from start: Double, length: Double, inside insets: UIEdgeInsets) -> CGRect {
    let bounds = list.bounds
    let visible = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    return axis.replacing(from: start, length: length, in: visible)
  }
}
#endif
