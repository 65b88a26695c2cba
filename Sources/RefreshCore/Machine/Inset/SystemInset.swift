import ScrollPhysics

/// The insets of the system, which change as bars grow, shrink, appear and disappear.
///
/// A bar grows with a pull in two ways. A collapsed one is pulled out, which is no pull of the control. One that has its full
/// height may stretch with the overscroll: measured against it, a pull would never reach the trigger. So a pull is measured from
/// the tallest bar that was seen at rest.
struct SystemInset: Equatable, Sendable {
  /// The position of content that an added inset holds below the bars.
  struct Place: Equatable, Sendable {
    /// The near inset of the system, in points.
    let system: Double

    let offset: Double
  }

  /// The largest near inset of those that no pull can have changed, in points; `nil` before the first.
  private(set) var tallest: Double?

  /// The insets in the present overscroll of each side, in points; `nil` without one.
  private var near: Double?
  private var far: Double?
  private var viewport = 0.0

  /// The insets at the last flush, and the time of their last change; `nil` without a window, and before the first change.
  private var last: SidePair?
  private(set) var changeTime: Double?

  /// The place of held content at the last flush; `nil` if none is held past the limit.
  private(set) var place: Place?

  /// Records a reading at a flush: before a layout pass, the offset and the safe area may not belong together.
  mutating func read(_ scroll: ScrollMetrics, at time: Double) {
    // Without a window the safe area may be 0 or that of the last one.
    let live = scroll.isInWindow ? scroll.systemInset : nil
    if let last, let live, last != live { changeTime = time }
    last = live
    if viewport != scroll.viewport || !scroll.isInWindow {
      (tallest, near, far) = (nil, nil, nil)
      viewport = scroll.viewport
    }
    let isMoved = isMoved(scroll)
    learn(scroll, isMoved: isMoved)
    guard isMoved else { return (near, far) = (nil, nil) }
    let system = value(in: scroll)
    near = isPastNear(scroll, system.near) ? system.near : nil
    far = isPastFar(scroll, system) ? system.far : nil
  }

  /// Takes over what another inset has learned in the same scroll view.
  mutating func remember(tallest: Double, in scroll: ScrollMetrics) {
    (self.tallest, viewport) = (tallest, scroll.viewport)
  }

  /// Learns from content that no finger moves, and from content that is scrolled away from the bar.
  private mutating func learn(_ scroll: ScrollMetrics, isMoved: Bool) {
    let live = scroll.systemInset.near
    guard isMoved, let tallest else {
      tallest = max(tallest ?? live, live)
      return
    }
    if scroll.offset > -(scroll.inset.near + tallest) + scroll.grid.pixel { self.tallest = max(tallest, live) }
  }

  /// Returns the insets from which a pull is measured.
  func value(in scroll: ScrollMetrics) -> SidePair {
    var system = scroll.systemInset
    guard isMoved(scroll), viewport == scroll.viewport, let tallest else { return system }
    // Bars that stand as they were seen at rest: what follows would lead to the same.
    if tallest == system.near, near ?? tallest == tallest, far ?? system.far == system.far { return system }
    let live = system.near
    let pulledOut = scroll.hasGrowingBar ? max(live, -scroll.offset - scroll.inset.near) : live
    system.near = min(pulledOut, tallest)
    if let near, isPastNear(scroll, near) { system.near = max(system.near, near) }
    if !isPastNear(scroll, system.near) { system.near = max(system.near, live) }
    if let far, isPastFar(scroll, SidePair(near: system.near, far: far)) { system.far = far }
    return system
  }

  /// Returns `true` if a pull is measured from the present insets or larger ones, whatever moves the content: no bar has grown
  /// so far that it may count as a stretched one.
  func isSettled(in scroll: ScrollMetrics) -> Bool {
    (tallest ?? .infinity) >= scroll.systemInset.near && value(in: scroll).far >= scroll.systemInset.far
  }

  /// Returns `true` if bars have appeared or disappeared within ``RefreshTiming/barsComeToRest``.
  func isMoving(at time: Double) -> Bool { changeTime.map { time - $0 < RefreshTiming.barsComeToRest } ?? false }

  /// `true` if only a gesture or its momentum may have overscrolled the content: a rotation that leaves it out of range does
  /// not count.
  private func isMoved(_ scroll: ScrollMetrics) -> Bool {
    scroll.isInWindow && (scroll.isTouched || scroll.isDecelerating)
  }

  private func isPastNear(_ scroll: ScrollMetrics, _ system: Double) -> Bool {
    scroll.offset < -(scroll.inset.near + system) - scroll.grid.halfPixel
  }

  private func isPastFar(_ scroll: ScrollMetrics, _ system: SidePair) -> Bool {
    let low = -(scroll.inset.near + system.near)
    let high = max(low, scroll.contentLength + scroll.inset.far + system.far - scroll.viewport)
    return scroll.offset > high + scroll.grid.halfPixel
  }
}

/// Content that is held below a bar.
///
/// UIKit keeps a list at its top when its safe area changes, or leaves it where it is. The content that is held follows the
/// bar in either case, as it follows the app's inset.
extension SystemInset {
  /// Returns the place of held content from which a bar has moved, if nobody but UIKit has moved the content since.
  func left(in scroll: ScrollMetrics) -> Place? {
    guard let place, isAnother(in: scroll, than: place) else { return nil }
    guard !scroll.isTouched, !scroll.isDecelerating, !scroll.isScrollAnimating else { return nil }
    let moved = scroll.offset - place.offset
    let isAlong = abs(moved + change(from: place, in: scroll)) <= scroll.grid.pixel
    let isClamped = abs(scroll.offset + scroll.adjustedInset.near) <= scroll.grid.halfPixel
    return abs(moved) <= scroll.grid.halfPixel || isAlong || isClamped ? place : nil
  }

  /// Returns `true` if the content has been left behind, also under a finger, of whose end UIKit may not notify.
  func isLeftBehind(in scroll: ScrollMetrics) -> Bool {
    guard let place, isAnother(in: scroll, than: place) else { return false }
    return abs(scroll.offset - place.offset) <= scroll.grid.halfPixel
  }

  /// The change of the near inset since a place, in points.
  func change(from place: Place, in scroll: ScrollMetrics) -> Double { scroll.systemInset.near - place.system }

  /// Records the place at the end of a flush.
  ///
  /// A bar that moves under a resting finger is followed when the finger has lifted.
  mutating func note(_ scroll: ScrollMetrics, addedInset: Double) {
    let hasSpace = scroll.isInWindow && addedInset != 0
    if hasSpace, scroll.isTouched, let place, abs(scroll.offset - place.offset) <= scroll.grid.halfPixel { return }
    let overscroll = addedInset - scroll.adjustedInset.near - scroll.offset
    let isHeld = hasSpace && overscroll > scroll.grid.halfPixel
    place = isHeld ? Place(system: scroll.systemInset.near, offset: scroll.offset) : nil
  }

  private func isAnother(in scroll: ScrollMetrics, than place: Place) -> Bool {
    scroll.isInWindow && abs(change(from: place, in: scroll)) > scroll.grid.halfPixel
  }
}
