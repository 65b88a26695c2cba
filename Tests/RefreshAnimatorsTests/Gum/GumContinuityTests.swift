import RefreshAnimators
import TestSupport
import Testing

@Suite struct GumContinuityTests {
  @Test(arguments: PictureContinuity.places, [RefreshOutcome.success, .failure])
  func nothingPopsInASession(place: Place, outcome: RefreshOutcome) {
    PictureContinuity.check(.gum, .session(outcome, in: place, of: .gum), "\(place) \(outcome)")
  }

  @Test(arguments: PictureContinuity.places) func nothingPopsInASlowPull(place: Place) {
    PictureContinuity.check(.gum, .slowPull(in: place, of: .gum), "\(place)")
  }

  @Test(arguments: PictureContinuity.places) func nothingPopsWhereASessionIsTakenBack(place: Place) {
    PictureContinuity.check(.gum, .takenBack(in: place, of: .gum), "\(place)")
  }

  @Test(arguments: PictureContinuity.places) func nothingPopsWhereAClosingIsCaught(place: Place) {
    PictureContinuity.check(.gum, .caught(in: place, of: .gum), "\(place)")
  }

  @Test(arguments: PictureContinuity.places, 0..<UInt64(PictureContinuity.scripts.count))
  func nothingPopsInARandomScript(place: Place, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let script = RefreshScript.random(&random, duration: PictureContinuity.scripts.duration, in: place, of: .gum)
    PictureContinuity.check(.gum, script, "\(place), seed \(seed)")
  }
}
