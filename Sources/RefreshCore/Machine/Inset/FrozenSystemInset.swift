import ScrollPhysics

/// Keeps the system's part of the rest offset constant while the list is overscrolled.
///
/// A large-title bar grows with the pull. Measured against the live safe area, a pull would never reach the trigger;
/// measured against the safe area at the start of the drag, the expansion of a collapsed bar would count as a pull.
struct FrozenSystemInset: Equatable, Sendable {
  private var frozen: SidePair?
  private var viewport = 0.0

  /// Returns the system's inset, frozen while the list is overscrolled; called once per reading.
  mutating func read(_ scroll: ScrollMetrics) -> SidePair {
    if let kept = kept(in: scroll) { return kept }
    let live = scroll.systemInset
    frozen = isOverscrolled(scroll, system: live) ? live : nil
    viewport = scroll.viewport
    return live
  }

  /// Returns the result of ``read(_:)`` without recording the reading.
  func value(in scroll: ScrollMetrics) -> SidePair { kept(in: scroll) ?? scroll.systemInset }

  private func kept(in scroll: ScrollMetrics) -> SidePair? {
    guard let frozen, viewport == scroll.viewport, isOverscrolled(scroll, system: frozen) else { return nil }
    return frozen
  }

  /// Only a gesture or its momentum overscrolls the content: a rotation that leaves it out of range does not.
  private func isOverscrolled(_ scroll: ScrollMetrics, system: SidePair) -> Bool {
    guard scroll.isInWindow, scroll.isTouched || scroll.isDecelerating else { return false }
    let low = -(scroll.inset.near + system.near)
    let high = max(low, scroll.contentLength + scroll.inset.far + system.far - scroll.viewport)
    let slack = scroll.grid.halfPixel
    return scroll.offset < low - slack || scroll.offset > high + slack
  }
}
