import RefreshAnimators
import Testing

@Suite struct GumAnimatorTests {
  private func surroundings(_ viewport: Double, _ size: RefreshTextSize = .large) -> RefreshSurroundings {
    RefreshSurroundings(viewport: viewport, textSize: size)
  }

  @Test func thePresetsAreValues() {
    #expect(GumAnimator.gum == GumAnimator(radius: 16))
    #expect(GumAnimator.gum(radius: 12).radius == 12)
    let animator: any RefreshAnimator = .gum
    #expect(animator.preferredTrigger == .whilePulling)
  }

  @Test func itAsksForItsDistancesAndDelays() {
    let metrics = GumAnimator().metrics(in: surroundings(844))
    #expect(
      metrics
        == RefreshMetrics(
          heldExtent: 52, triggerDistance: 100, activationDelay: 0.15, activationDelayFromRest: 0.26,
          showsOutcomes: true))
  }

  /// Viewport, held extent.
  @Test(arguments: [
    (500.0, 52.0), (390, 40.56), (300, 31.2), (240, 31.2), (218.4, 31.2), (120, 17.142857), (0, 0), (-5, 0),
  ])
  func aShortViewportGetsALessGum(viewport: Double, held: Double) {
    let metrics = GumAnimator().metrics(in: surroundings(viewport))
    #expect(abs(metrics.heldExtent - held) < 1e-6)
    #expect(metrics.triggerDistance == 100)
    let trigger = min(100, max(0, viewport / 5))
    #expect(trigger >= 1.4 * metrics.heldExtent - 1e-9)
  }

  @Test(arguments: [8.0, 16, 40]) func everythingIsInProportionToTheRadius(radius: Double) {
    let metrics = GumAnimator(radius: radius).metrics(in: surroundings(10_000))
    #expect(abs(metrics.heldExtent - 52 * radius / 16) < 1e-9)
    #expect(abs(metrics.triggerDistance - 100 * radius / 16) < 1e-9)
  }

  @Test func atAccessibilitySizesItIsLargerAndTheTriggerStays() {
    let metrics = GumAnimator().metrics(in: surroundings(844, .accessibilityMedium))
    #expect(metrics.heldExtent == 65)
    #expect(metrics.triggerDistance == 100)
  }

  @Test func withNothingUncoveredOrHeldNothingIsDrawn() {
    var drawing = Drawing()
    for (extent, held) in [(0.0, 52.0), (-1, 52), (50, 0)] {
      GumAnimator().draw(RefreshUpdate(visibleExtent: extent, heldExtent: held, triggerDistance: 100), into: &drawing)
      #expect(drawing.isEmpty)
    }
  }

  @Test func whileTheListSettlesOnTheHoldTheSpinnerLiesStill() {
    var (first, other) = (Drawing(), Drawing())
    func draw(_ extent: Double, into drawing: inout Drawing) {
      let update = RefreshUpdate(
        state: .refreshing, visibleExtent: extent, heldExtent: 52, triggerDistance: 100, armedFraction: 1,
        activityFraction: 1)
      GumAnimator().redraw(update, in: &drawing)
    }
    draw(52, into: &first)
    #expect(!first.isEmpty)
    for tenths in 520...1500 {
      draw(Double(tenths) / 10, into: &other)
      #expect(other == first)
    }
  }
}

extension GumAnimatorTests {
  @Test(arguments: [(0.0, 0.1), (-1, 0.1), (1e308, 1000), (.infinity, 1000), (.nan, 16), (0.5, 0.5)])
  func aRadiusIsClamped(asked: Double, used: Double) {
    let gum = GumAnimator(radius: asked)
    #expect(gum.radius == used)
    var drawing = Drawing()
    let metrics = gum.metrics(in: RefreshSurroundings())
    let update = RefreshUpdate(
      state: .pulling, visibleExtent: 60, heldExtent: metrics.heldExtent, triggerDistance: metrics.triggerDistance)
    gum.redraw(update, in: &drawing)
    #expect(metrics.triggerDistance > 0 && metrics.triggerDistance <= 100_000)
  }
}
