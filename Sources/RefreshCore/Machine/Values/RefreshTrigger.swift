/// What begins a session by the hand of a reader.
public enum RefreshTrigger: Equatable, Sendable {
  /// Letting go of a pull that has reached the trigger distance.
  case onRelease

  /// Reaching the trigger distance, under the finger, as `UIRefreshControl` does.
  case whilePulling

  /// Coming near the edge of the control by scrolling towards it; for load more.
  ///
  /// It happens once a gesture, and not again before the content has changed its length or another gesture begins.
  /// Nothing else counts: no change of the content, the insets or the bounds, and no scroll of the app.
  case onReachingEnd(within: Distance)

  /// A tap on the control; for load more.
  case onTap

  /// Nothing: only the app begins sessions, and a pull changes nothing.
  case manual

  /// How near is near.
  public enum Distance: Equatable, Sendable {
    /// A length in points, 0 or more.
    case points(Double)

    /// A number of viewports, 0 or more.
    case viewports(Double)

    /// A number of items, 0 or more, taken for as long as the items of the list are on average.
    ///
    /// Where the items cannot be counted, in a plain scroll view, it is one viewport.
    case items(Int)
  }

  /// Whether a pull arms.
  var respondsToPull: Bool { self == .onRelease || self == .whilePulling }
}

extension RefreshTrigger.Distance {
  var isValid: Bool {
    switch self {
    case .points(let value), .viewports(let value): value.isFinite && value >= 0
    case .items(let count): count >= 0
    }
  }

  /// The distance in a reading, in points.
  func points(in scroll: ScrollMetrics) -> Double {
    switch self {
    case .points(let value): value
    case .viewports(let count): count * scroll.viewport
    case .items(let count):
      scroll.itemCount > 0 ? scroll.contentLength / Double(scroll.itemCount) * Double(count) : scroll.viewport
    }
  }
}
