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

/// Three dots in a row, and the wave that runs through them.
struct DotsRow: Equatable {
  /// How many dots there are.
  static let count = 3

  /// The middle dot.
  var center: Drawing.Point

  /// The way from one dot to the next, in points.
  var step: Drawing.Point

  /// The radius of a dot, in points.
  var radius: Double

  /// Whether dots keep their size, for readers who asked for less motion.
  var isStill: Bool

  /// The opacity of a dot in the trough of the wave.
  var floor: Double

  /// The size of a dot in the trough of the wave, as a part of the full one.
  private static let leastSize = 0.62

  /// Seconds from one wave to the next, and how much later it comes to the next dot, in periods.
  private static let period = 0.9
  private static let delay = 1.0 / 6

  /// Draws the dots at a height of the wave, all as one: what overlaps does not show through.
  ///
  /// - Parameters:
  ///   - height: How high on the wave all of them stand, from 0, the trough, to 1.
  ///   - wave: How much of the wave runs through them, from 0 to 1. It grows from where they stand, so its start is not
  ///     seen; nothing travels, each dot swells and brightens in its turn.
  ///   - paint: What to draw with.
  ///   - drawing: What to draw into.
  func draw(_ height: Double, wave: Double, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    let size = isStill ? 1 : Easing.lerp(Self.leastSize, 1, height)
    drawing.group(opacity: Easing.lerp(floor, 1, height)) {
      for index in 0..<Self.count {
        let middle = dot(index)
        $0.group(motion: motion(.opacity, from: floor, index, wave)) {
          $0.group(motion: isStill ? nil : motion(.scale, from: Self.leastSize, index, wave), around: middle) {
            $0.fill(paint) { $0.circle(center: middle, radius: size * radius) }
          }
        }
      }
    }
  }

  private func motion(
    _ property: Drawing.Motion.Property, from least: Double, _ index: Int, _ wave: Double
  ) -> Drawing.Motion? {
    guard wave > 0 else { return nil }
    let way = Drawing.Wave.cosine(from: Easing.lerp(1, least, wave), to: 1)
    return Drawing.Motion(property, way, period: Self.period, phase: -Self.delay * Double(index))
  }

  private func dot(_ index: Int) -> Drawing.Point {
    let steps = Double(index - 1)
    return Drawing.Point(x: center.x + steps * step.x, y: center.y + steps * step.y)
  }
}
