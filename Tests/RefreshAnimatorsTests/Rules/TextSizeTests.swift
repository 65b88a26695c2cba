import RefreshAnimators
import RefreshPictures
import RefreshTesting
import Testing

/// Pictures at the twelve text sizes, in views of all heights and breadths.
@Suite struct TextSizeTests {
  @Test(arguments: Preset.all, RefreshTextSize.allCases)
  func whatIsHeldIsLessThanWhatArms(preset: Preset, size: RefreshTextSize) {
    for viewport in [120.0, 240, 390, 667, 844, 1366] {
      for role in [RefreshRole.refresh, .loadMore] {
        let surroundings = RefreshSurroundings(role: role, viewport: viewport, textSize: size)
        let (held, trigger) = Place.distances(of: preset.animator, in: surroundings)
        #expect(held <= trigger && trigger <= viewport / 5 + 1e-9, "\(viewport), \(role)")
      }
    }
  }

  @Test(arguments: Preset.drawing, RefreshTextSize.allCases)
  func nothingIsCutOff(preset: Preset, size: RefreshTextSize) {
    for crossLength in [320.0, 402] {
      let surroundings = RefreshSurroundings(crossLength: crossLength, prefersBoldText: true, textSize: size)
      let (held, trigger) = Place.distances(of: preset.animator, in: surroundings)
      let room = DrawingBounds(minX: 0, minY: 0, maxX: crossLength, maxY: preset.floats ? .infinity : held)
      for (armedFraction, activityFraction, outcomeFraction) in Situations.followers {
        let update = RefreshUpdate(
          outcome: .failure, visibleExtent: held, heldExtent: held, triggerDistance: trigger,
          armedFraction: armedFraction,
          activityFraction: activityFraction, outcomeFraction: outcomeFraction, timeSinceEnd: 0.5,
          surroundings: surroundings)
        var drawing = Drawing(measuring: TextEstimate())
        preset.animator.redraw(update, in: &drawing)
        if let bounds = drawing.bounds(at: 0.2) { #expect(bounds.lies(within: room), "\(bounds)") }
      }
    }
  }

  @Test(arguments: Preset.central.filter { !$0.isSample })
  func atAccessibilitySizesAPictureIsAQuarterLarger(preset: Preset) throws {
    func height(_ size: RefreshTextSize) throws -> Double {
      let surroundings = RefreshSurroundings(textSize: size)
      let (held, trigger) = Place.distances(of: preset.animator, in: surroundings)
      var drawing = Drawing(measuring: TextEstimate())
      let update = RefreshUpdate(
        visibleExtent: held, heldExtent: held, triggerDistance: trigger, armedFraction: 1, surroundings: surroundings)
      preset.animator.redraw(update, in: &drawing)
      let bounds = try #require(drawing.bounds())
      return bounds.maxY - bounds.minY
    }
    let plain = try height(.large)
    for size in RefreshTextSize.allCases {
      #expect(abs(try height(size) / plain - (size.isAccessibilitySize ? 1.25 : 1)) < 0.02, "\(size)")
    }
  }
}
