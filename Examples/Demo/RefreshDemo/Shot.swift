import RefreshAnimators

/// A frame of the film before it is drawn.
struct Shot {
  /// Seconds since the start.
  let time: Double

  /// The update, with times from the start of the recording.
  let update: RefreshUpdate

  /// The distance of the content from its rest position, in points; less than the update's extent if it floats.
  let contentExtent: Double

  /// `true` if the finger is down.
  let isTouched: Bool
}
