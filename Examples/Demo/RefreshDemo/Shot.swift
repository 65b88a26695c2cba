import RefreshAnimators

/// A frame of the film before it is drawn.
struct Shot {
  /// Seconds since the start.
  let time: Double

  /// What the animator is told, with the clock that counts from the start.
  let update: RefreshUpdate

  /// How far the content is from its rest, in points; less than the animator is told of where it floats.
  let contentExtent: Double

  /// Whether the finger is down.
  let isTouched: Bool
}
