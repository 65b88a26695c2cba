/// The gesture that begins a session.
///
/// ```swift
/// tableView.refresh.header?.trigger = .whilePulling
/// tableView.refresh.footer?.trigger = .onReachingEnd(within: .items(10))
/// ```
///
/// The others, and the three ways to say how near the end is:
///
/// ```swift
/// header.trigger = .onRelease  // when the finger lifts
/// header.trigger = .manual     // only the app refreshes
/// footer.trigger = .onTap      // a button at the end of the list
/// footer.trigger = .onReachingEnd(within: .viewports(0.5))
/// footer.trigger = .onReachingEnd(within: .points(200))
/// ```
public enum RefreshTrigger: Equatable, Sendable {
  /// Releasing a pull that has reached the trigger distance.
  case onRelease

  /// Reaching the trigger distance under the finger, like `UIRefreshControl`: such a pull cannot be taken back.
  case whilePulling

  /// Scrolling towards the edge of the control and coming near it; for load more.
  ///
  /// Fires once per gesture, or as often as ``LoadMoreOptions/loadsPerGesture`` says, if the content length has changed since the last
  /// time. Only user scrolling counts: changes of the content, the insets or the bounds and scrolling by the app never fire.
  case onReachingEnd(within: Distance)

  /// A tap on the control; for load more.
  case onTap

  /// No gesture: only the app begins sessions, and a pull has no effect.
  case manual

  /// The distance from the end at which a load begins.
  ///
  /// A control clamps a negative distance to 0 and one that is too large to the largest; NaN means one viewport.
  public enum Distance: Equatable, Sendable {
    /// A length in points, 0...100 000.
    case points(Double)

    /// A number of viewports, 0...1000.
    case viewports(Double)

    /// A number of items, 0...1 000 000, of the average length of the items in the list.
    ///
    /// One viewport in a plain scroll view, whose items cannot be counted.
    case items(Int)
  }

  /// `true` if a pull arms the control.
  package var respondsToPull: Bool { self == .onRelease || self == .whilePulling }

  /// The trigger with the nearest distance that has a meaning.
  var usable: RefreshTrigger {
    guard case .onReachingEnd(let distance) = self else { return self }
    return .onReachingEnd(within: distance.usable)
  }
}

extension RefreshTrigger.Distance {
  /// The nearest distance that has a meaning.
  fileprivate var usable: RefreshTrigger.Distance {
    switch self {
    case .points(let value) where value.isNaN, .viewports(let value) where value.isNaN: .viewports(1)
    case .points(let value): .points(min(max(value, 0), NumberLimits.largest))
    case .viewports(let count): .viewports(min(max(count, 0), NumberLimits.mostViewports))
    case .items(let count): .items(min(max(count, 0), NumberLimits.mostItems))
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

/// The trigger distance of a control, instead of that of its animator.
///
/// ```swift
/// header.pull.triggerDistance = .factor(1.5) // half as far again as the animator's own
/// header.pull.triggerDistance = .points(120)
/// ```
public enum RefreshTriggerDistance: Equatable, Sendable {
  /// A distance in points.
  case points(Double)

  /// A multiple of the animator's own distance.
  case factor(Double)

  /// The distance in points, for an animator with a distance of its own.
  func points(instead own: Double) -> Double {
    switch self {
    case .points(let points): points
    case .factor(let factor): factor * own
    }
  }
}

/// The effect of a tap on a control.
///
/// ```swift
/// let words = update.surroundings.texts
/// switch update.tap {
/// case .load: drawing.text(words[.loadMore], style: .init(.footnote), paint: .tint, centeredAt: update.center)
/// case .retry: drawing.text(words[.retry], style: .init(.footnote), paint: .tint, centeredAt: update.center)
/// case nil: break
/// }
/// ```
public enum RefreshTap: UInt8, CaseIterable, Sendable {
  /// The tap loads more.
  case load
  /// The tap retries the load that failed.
  case retry
}
