import HeadlessUIKit
import RefreshAnimators

/// A frame of the film before it is drawn.
struct Shot {
  /// Seconds since the start.
  let time: Double

  /// The update, with times from the start of the recording.
  let update: RefreshUpdate

  /// The distance of the content from its rest position, in points; less than the update's extent if it floats, and
  /// negative if the content is scrolled away.
  let pull: Double

  /// The position of the finger; `nil` while it is up.
  let finger: CGPoint?
}
