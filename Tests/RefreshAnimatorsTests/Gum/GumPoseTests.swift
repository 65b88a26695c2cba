import RefreshCore
import ScrollPhysics
import Testing

@testable import RefreshAnimators

@Suite struct GumPoseTests {
  private func update(
    _ extent: Double, armedFraction: Double = 0, activityFraction: Double = 0, outcomeFraction: Double = 0,
    held: Double = 52,
    trigger: Double = 100
  ) -> RefreshUpdate {
    RefreshUpdate(
      state: .pulling, visibleExtent: extent, heldExtent: held, triggerDistance: trigger, armedFraction: armedFraction,
      activityFraction: activityFraction,
      outcomeFraction: outcomeFraction)
  }

  @Test(arguments: [
    (12.0, 0.0, 6.0), (20, 2.56, 7.44), (28, 5.44, 8.56), (36, 8.64, 9.36), (44, 12.16, 9.84), (52, 16, 10),
  ])
  func theBallCondensesInTheGap(extent: Double, radius: Double, margin: Double) {
    let pose = GumPose(update(extent))
    #expect(abs(pose.scale * 16 - radius) < 0.0005)
    #expect(abs(pose.top - margin) < 0.0005)
  }

  @Test func theBallFadesInWhereItIsSmallest() {
    #expect(GumPose(update(12)).opacity == 0)
    #expect(abs(GumPose(update(18)).opacity - 0.5) < 1e-12)
    #expect(GumPose(update(24)).opacity == 1)
  }

  @Test func theStretchTakesOverAtTheSpeedOfTheBall() {
    let step = 1e-4
    let growing = (GumPose(update(52)).scale - GumPose(update(52 - step)).scale) * 32 / step
    let stretching = (GumPose(update(52 + step)).outline.length - GumPose(update(52)).outline.length) / step
    #expect(abs(growing - 1) < 0.001)
    #expect(abs(stretching - 1) < 0.001)
  }

  @Test(arguments: [(52.0, 0.0), (76, 0.5), (96, 0.9165), (100, 0.98), (103.84, 1), (200, 1)])
  func theTailFollowsThePullAndLagsBeforeTheSnap(extent: Double, stretch: Double) {
    #expect(abs(GumPose(update(extent)).outline.length - 32 - 48 * stretch) < 0.01)
  }

  @Test func armingPullsTheTailIn() {
    #expect(GumPose(update(110, armedFraction: 1)).outline == GumOutline(stretch: 0, travel: 48))
    #expect(GumPose(update(76, armedFraction: 0.5)).outline == GumOutline(stretch: 0.25, travel: 48))
  }

  @Test func theRecoilSquashesTheBallByUpToATenth() {
    let pose = GumPose(update(110, armedFraction: 0.875))
    #expect(abs(pose.lengthening / (1 + 0.06 * 0.875 * (10.0 / 58)) - 0.9) < 1e-9)
    #expect(GumPose(update(100, armedFraction: 0.75)).lengthening == 1)
    #expect(GumPose(update(100, armedFraction: 1)).widening == 1)
    #expect(GumPose(update(40, armedFraction: 0.875)).lengthening == 1)
  }

  @Test func aBallThatWaitsSwellsWithThePull() {
    #expect(GumPose(update(148, armedFraction: 1)).widening == 1.03)
    #expect(GumPose(update(148, armedFraction: 0)).widening == 1)
  }

  @Test(arguments: [(52.0, 0.0, -150.0), (100, 0, -3), (103.84, 0, 0), (103.84, 1, 180), (52, 1, 30)])
  func theIconWindsUpAndTurnsHalfRound(extent: Double, armedFraction: Double, degrees: Double) {
    #expect(abs(GumPose(update(extent, armedFraction: armedFraction)).iconAngle / Drawing.degree - degrees) < 0.01)
  }

  /// `active`, width of a petal, radius of its tip, radius of the ball.
  @Test(arguments: [
    (0.0, 12.0, 16.0, 16.0), (0.1, 11.9, 16.0, 16.0), (0.2, 11.4, 15.9, 10.37), (0.35, 9.9, 15.5, 0),
    (0.5, 7.9, 15.1, 0), (0.75, 4.5, 14.3, 0), (1, 3, 14, 0),
  ])
  func theBallBlossoms(activityFraction: Double, width: Double, tip: Double, ball: Double) {
    let pose = GumPose(update(52, armedFraction: 1, activityFraction: activityFraction))
    #expect(abs(pose.petals.width - width) <= 0.0501)
    #expect(abs(pose.petals.outer + pose.petals.width / 2 - tip) <= 0.0501)
    #expect(abs(16 * pose.body - ball) <= 0.0501)
    #expect(pose.petals.center == 16)
  }

  @Test(arguments: [0.0, 0.4, 1]) func blossomedItIsTheSpinnerBitForBit(armedFraction: Double) {
    let petals = GumPose(update(80, armedFraction: armedFraction, activityFraction: 1)).petals
    #expect(petals.inner == 6.75)
    #expect(petals.outer == 12.5)
    #expect(petals.width == 3)
    #expect(petals.center == 16)
  }

  @Test func whatABlossomHidesHasGoneInItsOrder() {
    let early = GumPose(update(52, armedFraction: 1, activityFraction: 0.2))
    #expect(early.iconOpacity == 0)
    #expect(early.skin.highlight == 0)
    #expect(early.skin.shadow > 0)
    #expect(GumPose(update(52, armedFraction: 1, activityFraction: 0.35)).skin.shadow == 0)
  }

  @Test func thePetalsLightUpWhereTheLoopMayBegin() {
    let (before, after) = (drawing(activityFraction: 0.55), drawing(activityFraction: 1))
    #expect(!before.isEmpty && !before.hasMotion)
    // Each petal is lit, and none of those that it faded over is left.
    #expect(after.groups.filter { $0.motion != nil }.count == 8)
    #expect(after.commands.filter { if case .stroke = $0 { true } else { false } }.count == 8)
  }

  private func drawing(activityFraction: Double) -> Drawing {
    var drawing = Drawing()
    GumAnimator().draw(update(52, armedFraction: 1, activityFraction: activityFraction), into: &drawing)
    return drawing
  }

  @Test func aHostWhoseTriggerIsTooNearGetsAStretchThatIsNotOver() {
    let pose = GumPose(update(52, held: 52, trigger: 52))
    #expect(pose.outline == GumOutline(stretch: 0, travel: 20.8))
    #expect(abs(GumPose(update(62.4, held: 52, trigger: 52)).outline.length - 42.4) < 1e-9)
  }
}
