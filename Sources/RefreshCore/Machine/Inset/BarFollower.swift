import ScrollPhysics

/// Detects that a bar has appeared or disappeared over content that an added inset holds.
///
/// UIKit keeps a list at its top when its safe area changes, or leaves it where it is. The content that is held follows the
/// bar in either case, as it follows the app's inset.
struct BarFollower: Equatable, Sendable {
  /// The position of the content below the bars.
  struct Place: Equatable, Sendable {
    /// The near inset of the system, in points.
    let system: Double

    let offset: Double

    /// The distance of the content past the near limit without the added inset, in points.
    let overscroll: Double
  }

  /// The place at the last flush with an added inset; `nil` without one, and without a window.
  private(set) var place: Place?

  /// Returns the place at the last flush if the system's near inset has changed since, and nobody but UIKit has moved the
  /// content.
  func left(in scroll: ScrollMetrics) -> Place? {
    guard let place, scroll.isInWindow, place.overscroll > scroll.grid.halfPixel else { return nil }
    guard !scroll.isTouched, !scroll.isDecelerating, !scroll.isScrollAnimating else { return nil }
    let change = change(from: place, in: scroll)
    guard abs(change) > scroll.grid.halfPixel else { return nil }
    let moved = scroll.offset - place.offset
    let isAlong = abs(moved + change) <= scroll.grid.pixel
    let isClamped = abs(scroll.offset + scroll.adjustedInset.near) <= scroll.grid.halfPixel
    return abs(moved) <= scroll.grid.halfPixel || isAlong || isClamped ? place : nil
  }

  /// Returns `true` if the content has been left behind, also under a finger, of whose end UIKit may not notify.
  func isLeftBehind(in scroll: ScrollMetrics) -> Bool {
    guard let place, scroll.isInWindow, place.overscroll > scroll.grid.halfPixel else { return false }
    let slack = scroll.grid.halfPixel
    return abs(change(from: place, in: scroll)) > slack && abs(scroll.offset - place.offset) <= slack
  }

  /// The change of the system's near inset since a place, in points.
  func change(from place: Place, in scroll: ScrollMetrics) -> Double { scroll.systemInset.near - place.system }

  /// Records the place at the end of a flush.
  ///
  /// A bar that moves under a resting finger is followed when the finger has lifted.
  mutating func note(_ scroll: ScrollMetrics, addedInset: Double) {
    guard scroll.isInWindow, addedInset != 0 else {
      place = nil
      return
    }
    if scroll.isTouched, let place, abs(scroll.offset - place.offset) <= scroll.grid.halfPixel { return }
    let overscroll = -(scroll.adjustedInset.near - addedInset) - scroll.offset
    place = Place(system: scroll.systemInset.near, offset: scroll.offset, overscroll: overscroll)
  }
}
