import RefreshAnimators
import RefreshTesting
import TestSupport
import Testing

/// The drawings of the animators without words, as text.
@Suite struct DrawingGoldenTests {
  private static let moments:
    [(name: String, extent: Double, armedFraction: Double, activityFraction: Double, outcomeFraction: Double)] = [
      ("condensing", 36, 0, 0, 0), ("stretched", 82, 0, 0, 0), ("recoiling", 100, 0.875, 0, 0),
      ("blossoming", 52, 1, 0.2, 0), ("handed over", 52, 1, 0.8, 0), ("working", 52, 1, 1, 0),
      ("reddening", 52, 1, 0.4, 0.6), ("failed", 52, 1, 0, 1), ("closing", 30, 1, 0, 1),
    ]

  @Test(arguments: Preset.symbols + Preset.drawing.filter(\.isSample)) func aPresetDrawsWhatItDrew(preset: Preset) {
    expectGolden("\(preset.name).txt", preset.animator, .plain)
  }

  @Test(arguments: Preset.symbols) func withReducedMotionAPresetDrawsWhatItDrew(preset: Preset) {
    expectGolden("\(preset.name)-still.txt", preset.animator, .still)
  }

  @Test(arguments: Preset.symbols) func atTheSideWithContrastAPresetDrawsWhatItDrew(preset: Preset) {
    expectGolden("\(preset.name)-side.txt", preset.animator, .contrastTrailing)
  }

  @Test(arguments: Preset.symbols) func inAFooterAPresetDrawsWhatItDrew(preset: Preset) {
    expectGolden("\(preset.name)-footer.txt", preset.animator, .footer)
  }

  private func expectGolden(_ name: String, _ animator: some RefreshAnimator, _ place: Place) {
    let (held, trigger) = place.distances(of: animator)
    var text = ""
    var drawing = Drawing(measuring: TextEstimate())
    for moment in Self.moments {
      let update = RefreshUpdate(
        state: .refreshing, outcome: moment.outcomeFraction > 0 ? .failure : nil, visibleExtent: moment.extent,
        heldExtent: held, triggerDistance: trigger, armedFraction: moment.armedFraction,
        activityFraction: moment.activityFraction,
        outcomeFraction: moment.outcomeFraction, timeSinceEnd: moment.outcomeFraction > 0 ? 0.3 : 0,
        surroundings: place.surroundings)
      animator.redraw(update, in: &drawing)
      text += "# \(moment.name)\n\(drawing.transcript)\n\n"
    }
    let difference = Golden(name).difference(from: text)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
