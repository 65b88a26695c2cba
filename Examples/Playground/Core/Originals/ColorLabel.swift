import RefreshAnimators

/// A label that is purple, and red once its whole height is uncovered under a finger.
struct ColorLabel: RefreshAnimator {
  func draw(
    _ update: RefreshUpdate,
    into drawing: inout Drawing
  ) {
    let isRed = update.state == .armed
    let color: UInt32 = isRed ? 0xC8102E : 0x6B3FA0
    let width = update.crossLength
    let gap = update.visibleExtent
    drawing.stroke(
      .init(.hex(color)), .init(width: width)
    ) {
      $0.transform = update.orientation
      $0.move(to: .init(x: width / 2, y: 0))
      $0.line(to: .init(x: width / 2, y: gap))
    }
    drawing.text(
      "Refresh", style: .init(.subheadline),
      paint: .init(.white),
      centeredAt: update.center)
  }
}
