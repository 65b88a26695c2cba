import RefreshAnimators
import TestSupport
import Testing

@Suite struct ArrowContinuityTests {
  private static let symbols = ArrowAnimator.ArmedSymbol.allCases

  @Test(arguments: PictureContinuity.places, [RefreshOutcome.success, .failure])
  func nothingPopsInASession(place: Place, outcome: RefreshOutcome) {
    PictureContinuity.check(.arrow, .session(outcome, in: place, of: .arrow), "\(place) \(outcome)")
  }

  @Test(arguments: PictureContinuity.places, symbols)
  func nothingPopsInASlowPull(place: Place, symbol: ArrowAnimator.ArmedSymbol) {
    let arrow = ArrowAnimator.arrow(armedSymbol: symbol)
    PictureContinuity.check(arrow, .slowPull(in: place, of: arrow), "\(place)")
  }

  @Test(arguments: PictureContinuity.places, symbols)
  func nothingPopsWhereASessionIsTakenBack(place: Place, symbol: ArrowAnimator.ArmedSymbol) {
    let arrow = ArrowAnimator.arrow(armedSymbol: symbol)
    PictureContinuity.check(arrow, .takenBack(in: place, of: arrow), "\(place)")
  }

  @Test(arguments: PictureContinuity.places, symbols)
  func nothingPopsWhereAClosingIsCaught(place: Place, symbol: ArrowAnimator.ArmedSymbol) {
    let arrow = ArrowAnimator.arrow(armedSymbol: symbol)
    PictureContinuity.check(arrow, .caught(in: place, of: arrow), "\(place)")
  }

  @Test(arguments: PictureContinuity.places, 0..<UInt64(2 * PictureContinuity.scripts.count))
  func nothingPopsInARandomScript(place: Place, seed: UInt64) {
    let arrow = ArrowAnimator.arrow(armedSymbol: seed.isMultiple(of: 2) ? .arrow : .reload)
    var random = SeededGenerator(seed: seed)
    let script = RefreshScript.random(&random, duration: PictureContinuity.scripts.duration, in: place, of: arrow)
    PictureContinuity.check(arrow, script, "\(place), seed \(seed)")
  }
}
