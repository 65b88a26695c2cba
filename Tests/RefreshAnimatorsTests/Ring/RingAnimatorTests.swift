import RefreshAnimators
import RefreshTesting
import ScrollPhysics
import Testing

@Suite struct RingAnimatorTests {
  private func picture(
    _ extent: Double, armedFraction: Double = 0, activityFraction: Double = 0, outcomeFraction: Double = 0,
    outcome: RefreshOutcome? = nil,
    progress: Double? = nil, since: Double = 0, time: Double = 0, surroundings: RefreshSurroundings = .init()
  ) -> DrawnPicture {
    let update = RefreshUpdate(
      state: .refreshing, outcome: outcome, visibleExtent: extent, heldExtent: 56, triggerDistance: 78.4,
      armedFraction: armedFraction, activityFraction: activityFraction, outcomeFraction: outcomeFraction,
      timeSinceEnd: since, motionStart: 10, sessionProgress: progress,
      surroundings: surroundings)
    var drawing = Drawing(measuring: TextEstimate())
    RingAnimator().redraw(update, in: &drawing)
    return DrawnPicture(drawing, at: 10 + time)
  }

  /// The angles that a ring covers, in degrees: those where it is more opaque than half way from its track.
  private func covered(_ picture: DrawnPicture, _ color: Drawing.Color = .tint) -> Double {
    let opacities = picture.rings.first { $0.color == color }?.opacities ?? []
    return Double(opacities.count { $0 > 0.59 }) * 360 / 72
  }

  @Test func itAsksForItsDistances() {
    let metrics = RingAnimator().metrics(in: RefreshSurroundings())
    #expect(metrics.heldExtent == 56)
    #expect(abs(metrics.triggerDistance - 78.4) < 1e-9)
    #expect(metrics.showsOutcomes)
    #expect(metrics.activationDelay == 0)
    let large = RingAnimator().metrics(in: RefreshSurroundings(textSize: .accessibilityExtraLarge))
    #expect(large.heldExtent == 70)
    #expect(abs(large.triggerDistance - 98) < 1e-9)
    let animator: any RefreshAnimator = .ring
    #expect(animator.preferredTrigger == .onRelease)
  }

  @Test(arguments: [(14.0, 0.0), (30.1, 90), (46.2, 180), (78.4, 360), (200, 360)])
  func thePullClosesTheRing(extent: Double, degrees: Double) {
    #expect(abs(covered(picture(extent)) - degrees) <= 5)
  }

  @Test func itGrowsWithTheGapAndSwellsWhenItArms() {
    #expect(picture(22).rings.first?.radius == 5.5)
    #expect(picture(44).rings.first?.radius == 11)
    let armedFraction = picture(78.4, armedFraction: 0.5).rings.first?.radius ?? 0
    #expect(abs(armedFraction - 11 * 1.08) < 1e-9)
  }

  @Test func whatArmingClosedStaysClosed() {
    #expect(covered(picture(40, armedFraction: 1)) == 360)
    #expect(covered(picture(40, armedFraction: 0)) < 180)
  }

  /// Seconds since the loop began, degrees covered.
  @Test(arguments: [(0.0, 40.0), (0.35, 154.6), (0.7, 269.2), (1.05, 154.6), (1.4, 40)])
  func theArcChasesItself(seconds: Double, degrees: Double) {
    #expect(abs(covered(picture(56, armedFraction: 1, activityFraction: 1, time: seconds)) - degrees) <= 6)
  }

  @Test func eachEndOfTheChaseComesToRestOnceATurn() {
    func end(_ seconds: Double, _ side: Double) -> Double {
      let turns = seconds / 1.4
      let sweep: Double = 40 + 114.6 * (1 - Kernel.cos(360 * Drawing.degree * turns))
      return 360 * turns + side * sweep / 2
    }
    for side in [-1.0, 1] {
      let speeds: [Double] = (0..<1400).map { (frame: Int) -> Double in
        let time = Double(frame)
        return end((time + 1) / 1000, side) - end(time / 1000, side)
      }
      #expect(abs(speeds.min() ?? 1) < 0.001)
    }
  }

  @Test func theChaseIsOneLoopThatBeginsAtTheTop() {
    let opacities = picture(56, armedFraction: 1, activityFraction: 1).rings.first?.opacities ?? []
    // Angles are five degrees apart, clockwise from the right: 54 is the top.
    #expect(opacities.firstIndex { $0 > 0.59 } == 51)
    #expect(opacities.lastIndex { $0 > 0.59 } == 57)
  }

  @Test func noLoopIsSeenBeforeItBegins() {
    for time in [0, 0.2, 0.9] {
      #expect(covered(picture(56, armedFraction: 1, activityFraction: 0.55, time: time)) == 360)
    }
  }

  @Test(arguments: [(0.25, 90.0), (0.5, 180), (1, 360), (7, 360)])
  func reportedProgressIsShownAndDoesNotTurn(progress: Double, degrees: Double) {
    let first = picture(56, armedFraction: 1, activityFraction: 1, progress: progress)
    #expect(abs(covered(first) - degrees) <= 5)
    #expect(
      first.rings.first?.opacities
        == picture(56, armedFraction: 1, activityFraction: 1, progress: progress, time: 0.5).rings.first?.opacities)
  }

  @Test func anOutcomeClosesTheRingAndWritesItsMark() {
    let done = picture(56, armedFraction: 1, outcomeFraction: 1, outcome: .success, since: 0.38)
    #expect(covered(done, .success) == 360 && covered(done) == 0)
    #expect(done.marks.count == 1)
    #expect(done.marks.first?.part.end == 1)
    #expect(picture(56, armedFraction: 1, outcomeFraction: 1, outcome: .success, since: 0.12).marks.isEmpty)
  }

  @Test func aFailureIsRedAndACross() {
    let failed = picture(56, armedFraction: 1, outcomeFraction: 1, outcome: .failure, since: 0.5)
    #expect(covered(failed, .failure) == 360)
    #expect(failed.marks.map(\.name.color) == [.failure, .failure])
  }

  @Test func theColourOfAnOutcomeTurnsRoundTheRing() {
    let half = picture(56, armedFraction: 1, outcomeFraction: 0.45, outcome: .failure, since: 0.1)
    #expect(abs(covered(half, .failure) - 180) <= 5)
    let opacities = half.rings.first { $0.color == .failure }?.opacities ?? []
    #expect(opacities.count { $0 > 0.01 && $0 < 0.99 } <= 10, "only its ends are soft")
  }

  @Test(arguments: [nil, RefreshOutcome.cancelled, .noMoreData]) func otherOutcomesHaveNoMark(outcome: RefreshOutcome?)
  {
    #expect(picture(56, armedFraction: 1, outcomeFraction: 1, outcome: outcome, since: 1).marks.isEmpty)
  }

  @Test func withReducedMotionThreeQuartersFadeAndNothingTurns() {
    let still = RefreshSurroundings(reducesMotion: true)
    let (first, later) = (
      picture(56, armedFraction: 1, activityFraction: 1, surroundings: still),
      picture(56, armedFraction: 1, activityFraction: 1, time: 0.8, surroundings: still)
    )
    #expect(abs(covered(first) - 270) <= 5)
    let (bright, dim) = (first.rings.first?.opacities[0] ?? 0, later.rings.first?.opacities[0] ?? 0)
    #expect(abs(bright - 1) < 1e-9)
    #expect(abs(dim - (1 - 0.6 * 0.82)) < 1e-9)
    #expect(picture(78.4, armedFraction: 0.5, surroundings: still).rings.first?.radius == 11)
  }

  @Test func withMoreContrastLinesAreWiderAndTheTrackIsDarker() {
    let ring = picture(16, surroundings: RefreshSurroundings(increasesContrast: true)).rings.first
    #expect(abs((ring?.width ?? 0) - 3.75 * 16 / 44) < 1e-9)
    #expect(abs((ring?.opacities[20] ?? 0) - 0.35) < 1e-9)
  }

  @Test(arguments: [0.0, -1]) func aProgressOfNothingIsTheRingAtItsWork(progress: Double) {
    let reported = picture(56, armedFraction: 1, activityFraction: 1, progress: progress, time: 0.3)
    let working = picture(56, armedFraction: 1, activityFraction: 1, time: 0.3)
    #expect(reported.rings.map(\.opacities) == working.rings.map(\.opacities))
  }

  /// The first report comes when the ring has long been at work.
  @Test func theRingDoesNotJumpAtTheFirstReport() {
    func ink(_ progress: Double?) -> Double {
      let rings = picture(56, armedFraction: 1, activityFraction: 1, progress: progress).rings
      return rings.flatMap(\.opacities).reduce(0, +)
    }
    let before = ink(nil)
    #expect(abs(ink(0) - before) < 1e-6)
    var last = before
    for report in stride(from: 0, through: 1, by: 0.002) {
      let now = ink(report)
      #expect(abs(now - last) < before / 4, "at \(report)")
      last = now
    }
  }
}
