import RefreshCore

#if canImport(UIKit)
import UIKit
#endif

/// Chooses the frames of a first session in which the bar is pictured.
@MainActor
struct ProductPictures {
  /// The frames in which a list stands still before it counts as resting: longer than a change of a bar's look.
  private static let stillFrames = 8

  private var taken: Set<ProductMoment> = []
  private var (stillCount, last): (Int, CGFloat) = (0, 0)
  private var lastState = RefreshState.idle
  private var rest: CGFloat = 0
  private var held: CGFloat = 0

  /// Returns the moment that has come in a frame; each comes once, and in order.
  mutating func moment(_ state: RefreshState, _ list: UIScrollView) -> ProductMoment? {
    let offset = list.contentOffset.y
    let isTouched = list.isTracking || list.isDragging
    stillCount = offset == last && state == lastState && !isTouched ? stillCount + 1 : 0
    (last, lastState) = (offset, state)
    let isStill = stillCount >= Self.stillFrames
    if !taken.contains(.rest) {
      guard isStill, state == .idle else { return nil }
      rest = offset
      return take(.rest)
    }
    if !taken.contains(.held) {
      guard isStill, state == .refreshing else { return nil }
      held = offset
      return take(.held)
    }
    if !taken.contains(.halfClosed) {
      guard !isTouched, state != .refreshing, offset > (rest + held) / 2 else { return nil }
      return take(.halfClosed)
    }
    guard !taken.contains(.closed), isStill, state == .idle else { return nil }
    return take(.closed)
  }

  private mutating func take(_ moment: ProductMoment) -> ProductMoment {
    taken.insert(moment)
    return moment
  }
}
