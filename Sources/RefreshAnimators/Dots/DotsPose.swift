import RefreshCore

/// The dots at a moment, in numbers.
struct DotsPose: Equatable {
  /// The dots.
  let row: DotsRow

  /// How high on the wave the dots stand, from 0 to 1.
  let height: Double

  /// How much of the wave runs through them, from 0 to 1.
  let wave: Double

  /// How high a pull alone lifts the dots: the rest comes with arming, so that arming is seen.
  private static let pulledHeight = 0.5

  init(_ update: RefreshUpdate) {
    let surroundings = update.surroundings
    let room = min(update.visibleExtent, update.heldExtent)
    let size = min(surroundings.pictureScale, room / DotsUnits.roomForFullSize)
    let pulled = Easing.lerp(Easing.clamp(update.progress), 1, update.armedFraction)
    let reading = DotsUnits.step(in: surroundings)
    let spread = Easing.smooth(pulled)
    // Beside the list the dots stand one below the other.
    let step = update.edge.isVertical ? reading : Drawing.Point(x: 0, y: abs(reading.x))
    row = DotsRow(
      center: update.center, step: Drawing.Point(x: spread * step.x, y: spread * step.y),
      radius: size * DotsUnits.radius(in: surroundings), isStill: surroundings.reducesMotion,
      floor: DotsUnits.floor(in: surroundings))
    height = Easing.lerp(Self.pulledHeight * pulled, 1, update.armedFraction)
    wave = update.loopOpacity
  }

  /// Draws the dots.
  func draw(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    row.draw(height, wave: wave, paint, into: &drawing)
  }
}
