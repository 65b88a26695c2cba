#if REFRESH_ADAPTER
/// An axis of a scroll view.
package enum ScrollAxis: CaseIterable, Sendable {
  case vertical, horizontal

  package init(_ edge: RefreshEdge) { self = edge.isVertical ? .vertical : .horizontal }

  package func of(_ point: CGPoint) -> Double { self == .vertical ? Double(point.y) : Double(point.x) }
  package func of(_ size: CGSize) -> Double { self == .vertical ? Double(size.height) : Double(size.width) }

  /// The coordinate across the axis.
  func across(_ point: CGPoint) -> CGFloat { self == .vertical ? point.x : point.y }

  package func of(_ insets: UIEdgeInsets) -> SidePair {
    switch self {
    case .vertical: SidePair(near: Double(insets.top), far: Double(insets.bottom))
    case .horizontal: SidePair(near: Double(insets.left), far: Double(insets.right))
    }
  }

  /// The insets with both values along this axis replaced.
  func replacing(_ ends: SidePair, in insets: UIEdgeInsets) -> UIEdgeInsets {
    let (near, far) = (CGFloat(ends.near), CGFloat(ends.far))
    return switch self {
    case .vertical: UIEdgeInsets(top: near, left: insets.left, bottom: far, right: insets.right)
    case .horizontal: UIEdgeInsets(top: insets.top, left: near, bottom: insets.bottom, right: far)
    }
  }

  /// The point with its coordinate along this axis replaced.
  package func replacing(_ offset: Double, in point: CGPoint) -> CGPoint {
    switch self {
    case .vertical: CGPoint(x: point.x, y: CGFloat(offset))
    case .horizontal: CGPoint(x: CGFloat(offset), y: point.y)
    }
  }

  /// The rectangle with its extent along this axis replaced; the other is 0 where insets are wider than a list that collapses.
  func replacing(from start: Double, length: Double, in area: CGRect) -> CGRect {
    let (start, length) = (CGFloat(start), CGFloat(length))
    return switch self {
    case .vertical: CGRect(x: area.origin.x, y: start, width: max(area.size.width, 0), height: length)
    case .horizontal: CGRect(x: start, y: area.origin.y, width: length, height: max(area.size.height, 0))
    }
  }

  /// The side of the axis at which an edge lies.
  ///
  /// Offsets stay physical in a right-to-left layout, so leading is the far side there, unless the layout of a
  /// collection view flips its axis, which then begins on the right.
  @MainActor
  static func side(of edge: RefreshEdge, in scrollView: UIScrollView) -> AxisSide {
    let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return edge.isFar(isRightToLeft: isRightToLeft && !scrollView.turnsAround) ? .far : .near
  }
}

extension UIScrollView {
  /// `true` if the horizontal axis of a collection view follows the layout direction.
  fileprivate var turnsAround: Bool {
    (self as? UICollectionView)?.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection == true
  }
}
#endif
