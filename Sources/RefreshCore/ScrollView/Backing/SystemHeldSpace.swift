#if REFRESH_ADAPTER
/// Keeps the space that the system holds for its refresh control out of the readings of a list.
///
/// The system adds the space to the adjusted inset or, below a large title, to the safe area, when the finger has lifted. Without
/// it, a reading tells where the list rests, as one without a session does.
struct SystemHeldSpace {
  /// The system's near inset when nothing was held and nothing moved, in points.
  private var resting = 0.0

  /// The viewport at that time, in points.
  private var viewport = 0.0

  /// The time at which the system last held the space, in seconds; `nil` once it has given the space back.
  private var lastHeld: Double?

  /// The time after which the space counts as given back, in seconds.
  private static let closingTime = 1.0

  /// Removes the space from a reading.
  ///
  /// - Parameters:
  ///   - scroll: The reading.
  ///   - isHeld: `true` while the refresh control of the system refreshes.
  ///   - height: The height of the refresh control of the system, in points.
  ///   - time: The time of the reading, in seconds.
  mutating func remove(from scroll: inout ScrollMetrics, isHeld: Bool, height: Double, at time: Double) {
    if isHeld { lastHeld = time }
    guard isHeld || isClosing(scroll, height: height, at: time) else {
      lastHeld = nil
      // In an overscroll a bar may be stretched.
      guard !scroll.isTouched, !scroll.isDecelerating else { return }
      resting = scroll.systemInset.near
      viewport = scroll.viewport
      return
    }
    // After a rotation the bars are others.
    let system = viewport == scroll.viewport ? resting : max(scroll.systemInset.near - height, 0)
    scroll.adjustedInset.near = scroll.inset.near + system
  }

  private func isClosing(_ scroll: ScrollMetrics, height: Double, at time: Double) -> Bool {
    guard let lastHeld, time - lastHeld < Self.closingTime else { return false }
    return scroll.systemInset.near >= resting + height / 2
  }
}
#endif
