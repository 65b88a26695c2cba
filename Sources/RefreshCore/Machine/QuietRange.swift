/// The offsets between which a scroll changes nothing, as the last flush has found them.
///
/// A scroll view notifies in every frame, and a list is mostly far from both of its sides (report B120). A refresh that is
/// scrolled away, and a drag that began at the edge, are as far as an idle list: nothing is in sight, and nothing is decided
/// before the content comes back.
struct QuietRange: Equatable, Sendable {
  /// The lowest and the highest offset.
  var low: Double
  var high: Double

  /// The time of the next wake, in seconds; `nil` for none.
  var deadline: Double?

  /// The list for which the range holds.
  var list: ListShape

  /// The distance over which a navigation bar changes its look as content scrolls under it, in points.
  static let barReach = 4.0

  /// The part of a reading on which the range depends.
  struct ListShape: Equatable, Sendable {
    var contentLength: Double
    var viewport: Double
    var inset: SidePair
    var adjustedInset: SidePair
    var scale: Double
    var itemCount: Int
    var isInWindow: Bool
    var hasPinnedHeaders: Bool

    init(_ scroll: ScrollMetrics) {
      (contentLength, viewport, scale) = (scroll.contentLength, scroll.viewport, scroll.scale)
      (inset, adjustedInset) = (scroll.inset, scroll.adjustedInset)
      (itemCount, isInWindow, hasPinnedHeaders) = (scroll.itemCount, scroll.isInWindow, scroll.hasPinnedHeaders)
    }
  }

  /// Returns `true` if a reading is inside, and nothing is due.
  ///
  /// A reading that is not finite is not.
  func contains(_ scroll: ScrollMetrics, at time: Double) -> Bool {
    guard scroll.offset >= low, scroll.offset <= high, list == ListShape(scroll) else { return false }
    return deadline.map { time < $0 } ?? true
  }

  /// The wake that the last flush has asked for.
  var wake: RefreshStateMachine.Wake { deadline.map { .at($0) } ?? .never }

  /// Finds the range of a list after a flush that has written nothing and needs no frame; `nil` if there is none, or if the
  /// reading is not inside: what happened at the edge is not over.
  init?(
    until wake: RefreshStateMachine.Wake, _ controls: Controls, _ insets: ListInsets, _ scroll: ScrollMetrics,
    at time: Double
  ) {
    guard controls.near.isQuiet, controls.far.isQuiet, !controls.near.keepsPlace(at: time) else { return nil }
    guard insets.system.isSettled(in: scroll) else { return nil }
    // A control that keeps its added inset, in a session or without one.
    let start = insets.ledger.addedInset.near - scroll.adjustedInset.near
    let end = scroll.contentLength + scroll.adjustedInset.far - insets.ledger.addedInset.far - scroll.viewport
    // At a bar, less is decided than beyond it.
    let bar = controls.near.isRefreshing ? Self.barReach : 0
    low = start + max(controls.near.settings.reachDistance(in: scroll), bar)
    high = max(start, end) - controls.far.settings.reachDistance(in: scroll)
    deadline = if case .at(let time) = wake { time } else { nil }
    list = ListShape(scroll)
    guard contains(scroll, at: time) else { return nil }
  }
}
