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

extension RefreshStateMachine {
  /// A side of the scroll axis.
  ///
  /// ```swift
  /// var machine = RefreshStateMachine()
  /// for side in RefreshStateMachine.AxisSide.allCases { machine.configure(RefreshStateMachine.SideSettings(), at: side) }
  /// ```
  public enum AxisSide: UInt8, CaseIterable, Sendable {
    /// The side with the lowest offset: the top of a vertical list.
    case near

    /// The side with the highest offset: the bottom of a vertical list.
    case far

    /// The other side.
    package var opposite: AxisSide { self == .near ? .far : .near }
  }

  /// A number for each side of a scroll axis.
  ///
  /// ```swift
  /// var inset = RefreshStateMachine.SidePair(near: 103, far: 83)
  /// inset.near += 44  // a search bar
  /// #expect(inset != .init(near: inset.near, far: inset.far + 1))
  /// ```
  public struct SidePair: Equatable, Sendable {
    /// The number for the near side, with the lowest offset: top or left.
    public var near: Double

    /// The number for the far side, with the highest offset: bottom or right.
    public var far: Double

    /// Creates a pair; zeros by default.
    public init(near: Double = 0, far: Double = 0) {
      self.near = near
      self.far = far
    }

    /// The number for a side.
    package subscript(side: AxisSide) -> Double {
      get { side == .near ? near : far }
      set {
        if side == .near { near = newValue } else { far = newValue }
      }
    }

    var isLength: Bool { near.isLength && far.isLength }

    static func + (first: SidePair, second: SidePair) -> SidePair {
      SidePair(near: first.near + second.near, far: first.far + second.far)
    }

    static func - (first: SidePair, second: SidePair) -> SidePair {
      SidePair(near: first.near - second.near, far: first.far - second.far)
    }
  }
}

extension Double {
  /// `true` for a possible length in points: sums and products of such numbers are finite and precise enough.
  var isLength: Bool { magnitude < 0x1p40 }
}
