extension RefreshUpdate {
  /// Whether there is something to draw.
  ///
  /// Not while nothing is uncovered, and not in idle, unless it is a footer that stays.
  public var isShown: Bool { visibleExtent > 0 && (state != .idle || stays) }

  /// Whether this is a footer with a row that stays while nothing goes on, and that keeps its extent for it.
  ///
  /// There is nothing left to load, a tap does something, or the last session failed.
  public var stays: Bool {
    guard surroundings.role == .loadMore else { return false }
    return switch state {
    case .noMoreData: true
    case .idle: tap != nil || outcome == .failure
    case .pulling, .armed, .refreshing, .ending: false
    }
  }

  /// The height of what can be tapped, or its width at a side, in points: the extent that is held, and at least 44.
  ///
  /// 44 points is what Apple's Human Interface Guidelines ask of anything that is tapped.
  public var tapExtent: Double { max(44, heldExtent) }
}
