import RefreshAnimators
import TestSupport
import Testing

@Suite struct RingContinuityTests {
  @Test(arguments: PictureContinuity.places, [RefreshOutcome.success, .failure])
  func nothingPopsInASession(place: Place, outcome: RefreshOutcome) {
    PictureContinuity.check(.ring, .session(outcome, in: place, of: .ring), "\(place) \(outcome)")
  }

  @Test(arguments: PictureContinuity.places) func nothingPopsInASlowPull(place: Place) {
    PictureContinuity.check(.ring, .slowPull(in: place, of: .ring), "\(place)")
  }

  @Test(arguments: PictureContinuity.places) func nothingPopsWhereASessionIsTakenBack(place: Place) {
    PictureContinuity.check(.ring, .takenBack(in: place, of: .ring), "\(place)")
  }

  @Test(arguments: PictureContinuity.places) func nothingPopsWhereAClosingIsCaught(place: Place) {
    PictureContinuity.check(.ring, .caught(in: place, of: .ring), "\(place)")
  }

  @Test(arguments: PictureContinuity.places, 0..<UInt64(PictureContinuity.scripts.count))
  func nothingPopsInARandomScript(place: Place, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let script = RefreshScript.random(&random, duration: PictureContinuity.scripts.duration, in: place, of: .ring)
    PictureContinuity.check(.ring, script, "\(place), seed \(seed)")
  }
}
