/// The side of a scroll view at which a control stands.
///
/// It is a side of the content: in a list that its app has turned upside down the top is where the content begins, below.
public enum RefreshEdge: UInt8, CaseIterable, Sendable {
  /// Above the content.
  case top

  /// Below the content.
  case bottom

  /// Before the content of a horizontal list: on the left, in a right-to-left layout on the right.
  case leading

  /// After the content of a horizontal list: on the right, in a right-to-left layout on the left.
  case trailing

  /// Whether the content is pulled up or down, not sideways.
  public var isVertical: Bool { self == .top || self == .bottom }

  /// Whether it is at the high end of its axis; in a right-to-left layout the leading edge is, and not the trailing one.
  func isFar(isRightToLeft: Bool) -> Bool {
    switch self {
    case .top: false
    case .bottom: true
    case .leading: isRightToLeft
    case .trailing: !isRightToLeft
    }
  }
}
