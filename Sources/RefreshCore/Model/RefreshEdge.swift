/// The edge of a scroll view at which a control is placed.
///
/// The edge is relative to the content: in a list that its app has flipped vertically, `top` is at the bottom of the
/// screen, where the content begins.
///
/// ```swift
/// collectionView.refresh.addHeader(animator: .spinner, edge: .leading) { try await feed.reload() }
/// ```
///
/// The edges of both axes:
///
/// ```swift
/// for edge in RefreshEdge.allCases {
///   let list: UIScrollView = edge.isVertical ? tableView : collectionView
///   list.refresh.addHeader(animator: .spinner, edge: edge) { [feed] in try await feed.reload() }
/// }
/// ```
public enum RefreshEdge: UInt8, CaseIterable, Sendable {
  /// Above the content.
  case top

  /// Below the content.
  case bottom

  /// Before the content of a horizontal list: on the left, in a right-to-left layout on the right.
  case leading

  /// After the content of a horizontal list: on the right, in a right-to-left layout on the left.
  case trailing

  /// `true` if the content is pulled vertically.
  public var isVertical: Bool { self == .top || self == .bottom }

  /// `true` if the edge is on the far side of its axis; in a right-to-left layout that is leading instead of trailing.
  func isFar(isRightToLeft: Bool) -> Bool {
    switch self {
    case .top: false
    case .bottom: true
    case .leading: isRightToLeft
    case .trailing: !isRightToLeft
    }
  }
}
