#if REFRESH_ADAPTER
/// Keeps the space that the system holds for its refresh control out of the readings of a list.
///
/// The system adds the space to the adjusted inset or, in a bar, to the safe area, before it says that the user has pulled far
/// enough. Without it, a reading tells where the list rests, as one without a session does.
@MainActor
struct SystemHeldSpace {
  /// The refresh control of the system.
  let control: SystemRefreshControl

  /// The system's near inset when nothing was held and nothing moved, in points.
  private var resting = 0.0

  /// The viewport at that time, in points.
  private var viewport = 0.0

  /// Creates the space of a refresh control.
  init(of control: SystemRefreshControl) { self.control = control }

  /// Removes the space from a reading.
  mutating func remove(from scroll: inout ScrollMetrics) {
    guard control.isRefreshing else {
      // In an overscroll a bar may be stretched.
      guard !scroll.isTouched, !scroll.isDecelerating else { return }
      resting = scroll.systemInset.near
      viewport = scroll.viewport
      return
    }
    // After a rotation the bars are others.
    let system = viewport == scroll.viewport ? resting : max(scroll.systemInset.near - control.heldHeight, 0)
    scroll.adjustedInset.near = scroll.inset.near + system
  }
}
#endif
