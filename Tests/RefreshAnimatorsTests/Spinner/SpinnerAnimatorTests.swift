import RefreshAnimators
import RefreshTesting
import Testing

@Suite struct SpinnerAnimatorTests {
  private func picture(
    _ extent: Double, armedFraction: Double = 0, activityFraction: Double = 0, outcomeFraction: Double = 0,
    outcome: RefreshOutcome? = nil,
    since: Double = 0, time: Double = 0, of animator: SpinnerAnimator = .spinner,
    in surroundings: RefreshSurroundings = .init()
  ) -> DrawnPicture {
    let (held, trigger) = Place.distances(of: animator, in: surroundings)
    let update = RefreshUpdate(
      state: .refreshing, outcome: outcome, visibleExtent: extent, heldExtent: held, triggerDistance: trigger,
      armedFraction: armedFraction, activityFraction: activityFraction, outcomeFraction: outcomeFraction,
      timeSinceEnd: since, motionStart: 10, surroundings: surroundings)
    var drawing = Drawing(measuring: TextEstimate())
    animator.redraw(update, in: &drawing)
    return DrawnPicture(drawing, at: 10 + time)
  }

  /// The spokes in the order in which they are drawn.
  private func spokes(_ picture: DrawnPicture) -> [DrawnMark] {
    picture.marks.filter { $0.name.kind == .stroke && $0.name.count == 2 }
  }

  @Test func thePresetsAreValues() {
    #expect(SpinnerAnimator.spinner == .spinner(color: .tint, showsOutcomes: false, footer: FooterStyle()))
    #expect(SpinnerAnimator.spinner(showsOutcomes: true).showsOutcomes)
    #expect(SpinnerAnimator.spinner(color: .label).color == .label)
    let animator: any RefreshAnimator = .spinner
    #expect(animator.preferredTrigger == .onRelease && animator.preferredPlacement == .withContent)
  }

  @Test func itAsksForItsDistances() {
    let plain = RefreshMetrics(heldExtent: 56, triggerDistance: 1.4 * 56)
    #expect(SpinnerAnimator.spinner.metrics(in: .init()) == plain.showingFailures())
    #expect(SpinnerAnimator.spinner(showsOutcomes: true).metrics(in: .init()).showsOutcomes)
    let footer = SpinnerAnimator.spinner.metrics(in: .init(role: .loadMore))
    #expect(footer.heldExtent == 52 && abs(footer.triggerDistance - 72.8) < 1e-9)
    #expect(SpinnerAnimator.spinner.metrics(in: .init(textSize: .accessibilityLarge)).heldExtent == 70)
  }

  /// Extent, whole spokes: the first begins at 16, and all of them are visible just before the trigger of 78.4.
  @Test(arguments: [(16.0, 0), (23, 1), (44, 4), (64.5, 7), (71.5, 8), (78.4, 8), (200, 8)])
  func thePullUncoversOneSpokeAfterTheOther(extent: Double, count: Int) {
    let spokes = spokes(picture(extent))
    let scale = min(1, min(extent, 56) / 36)
    let whole = spokes.filter { $0.points[0].distance(to: $0.points[1]) > 0.99 * 5.75 * scale }
    #expect(whole.count == count)
    #expect(spokes.count <= count + 1)
  }

  @Test func theFirstSpokeIsAtTheTopAndTheSecondToItsRight() throws {
    let spokes = spokes(picture(78))
    let (first, second) = (try #require(spokes.first), spokes[1])
    #expect(abs(first.points[1].x - 196.5) < 1e-9 && abs(first.points[1].y - (28 - 12.5)) < 1e-9)
    #expect(second.points[1].x > 196.5 && second.points[1].y < 28)
  }

  @Test func spokesAreNotMirroredFromRightToLeft() {
    let mirrored = picture(50, in: RefreshSurroundings(isRightToLeft: true))
    #expect(spokes(picture(50)).map(\.points) == spokes(mirrored).map(\.points))
  }

  @Test func armingSwellsAndFillsIt() {
    func reach(_ armedFraction: Double) -> Double {
      (spokes(picture(78, armedFraction: armedFraction)).map { 28 - $0.points[1].y }.max() ?? 0) / 12.5
    }
    #expect(abs(reach(0.5) - 1.12) < 1e-9)
    #expect(abs(reach(1) - 1) < 1e-9)
    #expect(abs((spokes(picture(80)).first?.opacity ?? 0) - 0.85) < 1e-9)
    #expect(spokes(picture(80, armedFraction: 1)).allSatisfy { abs($0.opacity - 1) < 1e-9 })
    #expect(spokes(picture(30, armedFraction: 1)).count == 8, "what arming completed stays complete")
  }

  /// Seconds, the spoke that is lit most.
  @Test(arguments: [(0.0, 0), (0.25, 2), (0.5, 4), (0.875, 7), (1, 0)])
  func theLightGoesRoundOnceASecond(time: Double, index: Int) {
    let spokes = spokes(picture(56, armedFraction: 1, activityFraction: 1, time: time))
    #expect(spokes.count == 8)
    #expect(abs(spokes[index].opacity - 1) < 1e-6)
    #expect(spokes.filter { $0.opacity > 0.99 }.count == 1)
    #expect(spokes.allSatisfy { $0.opacity >= 0.22 - 1e-9 })
  }

  @Test func withMoreContrastNoSpokeIsFainterThanAThird() {
    let spokes = spokes(
      picture(56, armedFraction: 1, activityFraction: 1, time: 0.3, in: RefreshSurroundings(increasesContrast: true)))
    #expect(abs((spokes.map(\.opacity).min() ?? 0) - 0.35) < 1e-6)
    #expect(spokes.allSatisfy { abs($0.width - 3.75) < 1e-9 })
  }

  @Test func noLightIsSeenBeforeTheLoopBegins() {
    for time in [0, 0.3, 0.7] {
      #expect(
        spokes(picture(56, armedFraction: 1, activityFraction: 0.55, time: time)).allSatisfy {
          abs($0.opacity - 1) < 1e-9
        })
    }
  }

  @Test func withoutOutcomesItEndsAsItIs() {
    let ending = picture(56, armedFraction: 1, activityFraction: 1, outcome: .failure, since: 0.5)
    #expect(ending.rings.isEmpty && spokes(ending).count == 8)
    let unshown = picture(
      56, armedFraction: 1, outcomeFraction: 1, outcome: .cancelled, since: 0.5, of: .spinner(showsOutcomes: true))
    #expect(unshown.rings.isEmpty && spokes(unshown).count == 8)
  }

  @Test(arguments: [(RefreshOutcome.success, Drawing.Color.success), (.failure, .failure)])
  func onRequestItMakesRoomForTheOutcome(outcome: RefreshOutcome, color: Drawing.Color) {
    let shown = picture(
      56, armedFraction: 1, outcomeFraction: 1, outcome: outcome, since: 0.5, of: .spinner(showsOutcomes: true))
    #expect(shown.rings.map(\.color) == [color])
    #expect(shown.rings.first?.opacities.allSatisfy { abs($0 - 1) < 1e-9 } == true)
    #expect(!shown.marks.isEmpty && shown.marks.allSatisfy { $0.name.color == color })
    let early = picture(
      56, armedFraction: 1, outcomeFraction: 1, outcome: outcome, since: 0, of: .spinner(showsOutcomes: true))
    #expect(early.rings.isEmpty && early.marks.isEmpty, "the pen has not begun")
    let still = picture(
      56, armedFraction: 1, outcomeFraction: 1, outcome: outcome, since: 0, of: .spinner(showsOutcomes: true),
      in: RefreshSurroundings(reducesMotion: true))
    #expect(!still.rings.isEmpty, "with reduced motion it is there at once")
  }

  @Test func withReducedMotionSpokesAppearAtTheirFullLength() {
    let spokes = spokes(picture(50, in: RefreshSurroundings(reducesMotion: true)))
    #expect(spokes.count > 4)
    #expect(spokes.allSatisfy { abs($0.points[0].distance(to: $0.points[1]) - 5.75) < 1e-9 })
    #expect(spokes.contains { $0.opacity < 0.84 })
  }

  @Test func aFooterIsSmaller() {
    let spoke = spokes(picture(52, armedFraction: 1, in: RefreshSurroundings(role: .loadMore))).first
    #expect(abs((spoke?.points[1].y ?? 0) - (26 - 0.7 * 12.5)) < 1e-9)
    #expect(abs((spoke?.width ?? 0) - 2.1) < 1e-9)
  }
}
