import RefreshAnimators
import RefreshPictures
import RefreshTesting
import ScrollPhysics
import Testing

/// Motion outside of a gesture is small, and with reduced motion nothing turns or grows.
@Suite struct StillnessTests {
  private func drawings(
    _ preset: Preset, in place: Place, reducesMotion: Bool? = nil, extents: [Double] = [30, 60, 100]
  ) -> [Drawing] {
    let situations = Situations(in: place, of: preset.animator)
    return extents.flatMap { situations.updates($0) }.map { update in
      var update = update
      update.surroundings.reducesMotion = reducesMotion ?? update.surroundings.reducesMotion
      var drawing = Drawing(measuring: TextEstimate())
      preset.animator.redraw(update, in: &drawing)
      return drawing
    }
  }

  private func motions(of drawings: [Drawing]) -> [Drawing.Motion] {
    drawings.flatMap { $0.groups.compactMap(\.motion) }
  }

  @Test(arguments: Preset.drawing, Place.allCases)
  func nothingTurnsFasterThanOnceASecondOrFlashesMoreThanThreeTimes(preset: Preset, place: Place) {
    let motions = motions(of: drawings(preset, in: place))
    #expect(!motions.isEmpty)
    for motion in motions {
      let values = stride(from: 0, through: motion.period, by: motion.period / 240).map {
        motion.value(at: $0, motionStart: 0)
      }
      let steps = zip(values, values.dropFirst()).map { abs($1 - $0) }
      if motion.property == .rotation {
        // The last step of a ramp is the one back to its start.
        let speed = (steps.dropLast().max() ?? 0) / (motion.period / 240)
        #expect(speed <= 360 * Drawing.degree + 1e-6, "\(motion)")
      }
      #expect(motion.period >= 1.0 / 3, "\(motion)")
    }
  }

  @Test(arguments: Preset.complete, Place.allCases)
  func withReducedMotionOnlyOpacitiesLoop(preset: Preset, place: Place) {
    let motions = motions(of: drawings(preset, in: place, reducesMotion: true))
    #expect(motions.allSatisfy { $0.property == .opacity }, "\(motions)")
    #expect(!motions.isEmpty)
  }

  /// Changing fractions in a list at rest, at any visible extent.
  @Test(arguments: Preset.symbols, [false, true])
  func nothingMovesFartherThanSixtyPointsByItself(preset: Preset, reducesMotion: Bool) {
    for extent in [30.0, 60, 80, 100, 140] {
      let pictures = drawings(preset, in: .plain, reducesMotion: reducesMotion, extents: [extent])
        .compactMap { $0.bounds(at: 0) }
      for edge in [\DrawingBounds.minX, \.minY, \.maxX, \.maxY] {
        let places = pictures.map { $0[keyPath: edge] }
        #expect((places.max() ?? 0) - (places.min() ?? 0) <= 60, "\(extent) points")
      }
    }
  }

  /// A swelling, a squash or a turn would change what arming draws.
  @Test(arguments: Preset.symbols) func withReducedMotionArmingMovesNothing(preset: Preset) {
    let situations = Situations(in: .still, of: preset.animator)
    let extent = 1.1 * situations.trigger
    let boxes = [0.0, 0.3, 0.5, 0.875, 1].compactMap { armedFraction -> DrawingBounds? in
      var update = situations.updates(extent)[0]
      update.armedFraction = armedFraction
      var drawing = Drawing(measuring: TextEstimate())
      preset.animator.redraw(update, in: &drawing)
      return drawing.bounds()
    }
    #expect(boxes.count == 5)
    for box in boxes { #expect(box.lies(within: boxes[0], tolerance: 1e-6), "\(box)") }
  }
}
