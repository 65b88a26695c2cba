import RefreshAnimators
import RefreshTesting
import TestSupport
import Testing

/// No point of the gum moves faster than 1.6 times the pull plus 1300 points per second, with which it blossoms while it comes back
/// from a pull far beyond the trigger.
@Suite struct SpeedLimitTests {
  @Test(arguments: 0..<SweepWidth.choose(quick: 2 as UInt64, full: 6, thorough: 6), [60, 120])
  func theGumKeepsTheSpeedLimit(seed: UInt64, rate: Int) {
    var random = SeededGenerator(seed: seed)
    let timeline = HeaderTimeline.sessions(&random, duration: 4, in: .plain, of: .gum)
    var drawing = Drawing(measuring: TextEstimate())
    var last: (picture: DrawnPicture, extent: Double)?
    for (time, update) in timeline.updates(rate: rate) {
      GumAnimator().redraw(update, in: &drawing)
      let picture = DrawnPicture(drawing, at: time)
      if let last {
        let limit = 1.6 * abs(update.visibleExtent - last.extent) + 1300 / Double(rate) + 0.05
        var steps = PictureSteps()
        steps.add(from: last.picture, to: picture)
        #expect(steps.distance <= limit, "seed \(seed), \(rate) Hz, after \(time) s")
      }
      last = (picture, update.visibleExtent)
    }
  }
}
