import ScrollPhysics

/// Keeps the system's part of the rest line still while the list is overscrolled.
///
/// A large-title bar grows with the pull; measured against the live safe area a pull would never get anywhere, measured
/// against the one at the start of the drag a collapsed bar's own expansion would count as a pull.
struct FrozenSystemInset: Equatable, Sendable {
  private var frozen: SidePair?
  private var viewport = 0.0

  /// Reads the system's inset; call it once per reading.
  mutating func read(_ scroll: ScrollMetrics) -> SidePair {
    let live = scroll.systemInset
    if let frozen, viewport == scroll.viewport, isOverscrolled(scroll, system: frozen) { return frozen }
    let freezes = isOverscrolled(scroll, system: live)
    frozen = freezes ? live : nil
    viewport = scroll.viewport
    return live
  }

  /// What ``read(_:)`` would answer.
  func value(in scroll: ScrollMetrics) -> SidePair {
    var copy = self
    return copy.read(scroll)
  }

  /// Only something that moves the content can overscroll it: a rotation that leaves it out of range does not.
  private func isOverscrolled(_ scroll: ScrollMetrics, system: SidePair) -> Bool {
    guard scroll.isInWindow, scroll.isTouched || scroll.isDecelerating else { return false }
    let low = -(scroll.inset.near + system.near)
    let high = max(low, scroll.contentLength + scroll.inset.far + system.far - scroll.viewport)
    let slack = scroll.grid.halfPixel
    return scroll.offset < low - slack || scroll.offset > high + slack
  }
}
