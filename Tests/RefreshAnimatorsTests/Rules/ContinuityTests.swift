import RefreshAnimators
import TestSupport
import Testing

/// No picture pops, whatever happens in whatever order.
@Suite struct ContinuityTests {
  @Test(arguments: PictureContinuity.samples(of: Preset.drawing, from: 0), PictureContinuity.sessionPlaces)
  func nothingPopsInASession(preset: Preset, place: Place) {
    for outcome in [RefreshOutcome.success, .failure] {
      check(preset, "\(place) \(outcome)") { .session(outcome, in: place, of: $0) }
    }
  }

  @Test(arguments: PictureContinuity.samples(of: Preset.drawing, from: 1), PictureContinuity.places)
  func nothingPopsInASlowPull(preset: Preset, place: Place) {
    check(preset, "\(place)") { .slowPull(in: place, of: $0) }
  }

  @Test(arguments: PictureContinuity.samples(of: Preset.drawing, from: 2), PictureContinuity.places)
  func nothingPopsWhereASessionIsTakenBack(preset: Preset, place: Place) {
    check(preset, "\(place)") { .takenBack(in: place, of: $0) }
  }

  @Test(arguments: PictureContinuity.samples(of: Preset.drawing, from: 3), PictureContinuity.places)
  func nothingPopsWhereAClosingIsCaught(preset: Preset, place: Place) {
    check(preset, "\(place)") { .caught(in: place, of: $0) }
  }

  @Test(arguments: PictureContinuity.samples(of: Preset.drawing, from: 4), PictureContinuity.places)
  func nothingPopsInARandomScript(preset: Preset, place: Place) {
    let scripts = PictureContinuity.scripts
    // Different seeds for each place cover more timelines.
    let first = scripts.count * (Place.allCases.firstIndex(of: place) ?? 0)
    for seed in UInt64(first)..<UInt64(first + scripts.count) {
      var random = SeededGenerator(seed: seed)
      check(preset, "\(place), seed \(seed)") {
        .random(&random, duration: scripts.duration, in: place, of: $0)
      }
    }
  }

  private func check(_ preset: Preset, _ comment: String, _ timeline: (any RefreshAnimator) -> HeaderTimeline) {
    PictureContinuity.check(preset.animator, timeline(preset.animator), comment)
  }
}
