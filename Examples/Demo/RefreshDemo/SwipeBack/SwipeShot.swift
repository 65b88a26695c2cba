import HeadlessUIKit
import SwipeBack

/// The look of a swipe at a time.
struct SwipeShot {
  /// Seconds since the start.
  let time: Double

  /// The position of the finger; `nil` while it is up.
  let finger: CGPoint?

  let progress: Double
  let state: SwipeBackState

  /// The number of screens.
  let depth: Int

  /// The last update of the gauge; `nil` at rest.
  let update: SwipeBackUpdate?

  /// The haptics since the shot before.
  let haptics: [String]

  /// `true` if nothing but the time differs.
  func looks(like other: SwipeShot) -> Bool {
    finger == other.finger && state == other.state && depth == other.depth && update == other.update && haptics.isEmpty
  }
}
