/// The gesture that begins a session.
///
/// ```swift
/// tableView.refresh.header?.trigger = .whilePulling
/// tableView.refresh.footer?.trigger = .onReachingEnd(within: .items(10))
/// ```
public enum RefreshTrigger: Equatable, Sendable {
  /// Releasing a pull that has reached the trigger distance.
  case onRelease

  /// Reaching the trigger distance under the finger, like `UIRefreshControl`.
  case whilePulling

  /// Scrolling towards the edge of the control and coming near it; for load more.
  ///
  /// Fires once per gesture, and again only after the content length has changed or another gesture begins. Only user
  /// scrolling counts: changes of the content, the insets or the bounds and scrolling by the app never fire.
  case onReachingEnd(within: Distance)

  /// A tap on the control; for load more.
  case onTap

  /// No gesture: only the app begins sessions, and a pull has no effect.
  case manual

  /// The distance from the end at which a load begins.
  public enum Distance: Equatable, Sendable {
    /// A length in points, 0 or more.
    case points(Double)

    /// A number of viewports, 0 or more.
    case viewports(Double)

    /// A number of items, 0 or more, of the average length of the items in the list.
    ///
    /// One viewport in a plain scroll view, whose items cannot be counted.
    case items(Int)
  }

  /// `true` if a pull arms the control.
  var respondsToPull: Bool { self == .onRelease || self == .whilePulling }
}

extension RefreshTrigger.Distance {
  var isValid: Bool {
    switch self {
    case .points(let value), .viewports(let value): value.isFinite && value >= 0
    case .items(let count): count >= 0
    }
  }

  /// The distance for a reading, in points.
  func points(in scroll: ScrollMetrics) -> Double {
    switch self {
    case .points(let value): value
    case .viewports(let count): count * scroll.viewport
    case .items(let count):
      scroll.itemCount > 0 ? scroll.contentLength / Double(scroll.itemCount) * Double(count) : scroll.viewport
    }
  }
}
