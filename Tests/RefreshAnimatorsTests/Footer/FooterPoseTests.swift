import Testing

@testable import RefreshCore

@Suite struct FooterPoseTests {
  private func pose(
    _ state: RefreshState, _ origin: RefreshOrigin = .scroll, tap: RefreshTap? = nil, outcome: RefreshOutcome? = nil,
    armedFraction: Double = 0, activityFraction: Double = 0, elapsed: Double = 0,
    appearance: FooterRow.Appearance = .withActivity,
    still: Bool = false
  ) -> FooterPose {
    FooterPose(
      RefreshUpdate(
        state: state, origin: origin, outcome: outcome, visibleExtent: 52, heldExtent: 52, armedFraction: armedFraction,
        activityFraction: activityFraction, timeSinceEnd: elapsed, tap: tap,
        surroundings: RefreshSurroundings(role: .loadMore, reducesMotion: still)), appearance: appearance)
  }

  @Test func idleWithoutATapShowsNothing() {
    let pose = pose(.idle)
    #expect(pose.button == nil && pose.buttonOpacity == 0 && pose.indicatorOpacity == 0 && pose.endOpacity == 0)
  }

  @Test(arguments: RefreshTap.allCases) func aTapHasAButton(tap: RefreshTap) {
    #expect(pose(.idle, tap: tap).button == tap)
    #expect(pose(.idle, tap: tap).buttonOpacity == 1)
    #expect(pose(.refreshing, tap: tap).button == tap)
  }

  @Test func aFailureThatNobodyExplainedIsTriedAgain() {
    #expect(pose(.idle, outcome: .failure).button == .retry)
    #expect(pose(.pulling, outcome: .failure).button == .retry)
    #expect(pose(.ending, outcome: .failure).button == nil)
  }

  /// `active`, opacity of the button and of the picture.
  private static let handOver: [(activityFraction: Double, button: Double, picture: Double)] = [
    (0, 1, 0), (0.1, 0.8438, 0), (0.2, 0.5, 0), (0.3, 0.1562, 0), (0.35, 0.043, 0.043), (0.4, 0, 0.1562), (0.5, 0, 0.5),
    (0.7, 0, 1), (1, 0, 1),
  ]

  @Test(arguments: handOver)
  func theButtonGivesWayToTheActivity(activityFraction: Double, button: Double, picture: Double) {
    let pose = pose(.refreshing, .finger, tap: .retry, activityFraction: activityFraction)
    #expect(abs(pose.buttonOpacity - button) < 0.0005)
    #expect(abs(pose.indicatorOpacity - picture) < 0.0005)
  }

  @Test func theWordsBesideTheActivityComeLast() {
    #expect(pose(.refreshing, activityFraction: 0.4).loadingOpacity == 0)
    #expect(pose(.refreshing, activityFraction: 0.85).loadingOpacity == 1)
  }

  @Test func whatAPullDrewIsThereFromTheStart() {
    for state in [RefreshState.pulling, .armed, .refreshing, .ending] {
      #expect(pose(state, .finger).indicatorOpacity == 1)
      #expect(pose(state, .finger).showsPull)
    }
    #expect(pose(.pulling, .scroll).isPulled, "under a finger the origin is the last session's")
    #expect(!pose(.refreshing, .scroll).isPulled)
    #expect(!pose(.pulling, .finger, tap: .retry).isPulled, "a row that failed stays while it is pulled")
  }

  @Test func aPictureThatIsWholeComesAsItArms() {
    #expect(pose(.refreshing, appearance: .whole).indicatorOpacity == 0)
    #expect(pose(.refreshing, armedFraction: 0.25, appearance: .whole).indicatorOpacity == 0.5)
    #expect(pose(.refreshing, armedFraction: 0.5, appearance: .whole).indicatorOpacity == 1)
    #expect(pose(.refreshing, armedFraction: 1, appearance: .whole).showsPull)
    #expect(!pose(.refreshing, tap: .retry, armedFraction: 1, appearance: .whole).showsPull)
    #expect(!pose(.idle, armedFraction: 1, appearance: .whole).showsPull)
  }

  @Test(arguments: [RefreshState.ending, .noMoreData]) func thatThereIsNoMoreIsSaidAfterThePicture(state: RefreshState)
  {
    func at(_ elapsed: Double) -> FooterPose {
      pose(state, outcome: .noMoreData, activityFraction: 1, elapsed: elapsed)
    }
    #expect(at(0).indicatorOpacity == 1 && at(0).endOpacity == 0)
    #expect(at(0.2).indicatorOpacity == 1)
    #expect(at(0.35).indicatorOpacity == 0 && at(0.35).endOpacity == 0)
    #expect(abs(at(0.475).endOpacity - 0.5) < 1e-12)
    #expect(at(0.6).endOpacity == 1)
  }

  @Test func thatThereNeverWasMoreIsSaidAtOnce() {
    #expect(pose(.noMoreData).endOpacity == 1)
    #expect(pose(.noMoreData, outcome: .success).endOpacity == 1)
    #expect(pose(.idle, outcome: .noMoreData, elapsed: 2).endOpacity == 0)
    #expect(pose(.noMoreData, tap: .retry).button == nil)
  }

  /// State, outcome and tap jump together; nothing that is seen may.
  @Test func whatJumpsIsNotSeen() {
    let steps: [(FooterPose, FooterPose)] = [
      (pose(.idle, tap: .retry, outcome: .failure), pose(.refreshing, .finger, tap: .retry)),
      (pose(.idle, tap: .load), pose(.refreshing, .finger, tap: .load)),
      (
        pose(.ending, .finger, tap: .load, outcome: .failure, activityFraction: 1),
        pose(.idle, .finger, tap: .retry, outcome: .failure, activityFraction: 1)
      ),
      (
        pose(.ending, .finger, outcome: .failure, activityFraction: 1),
        pose(.idle, .finger, tap: .retry, outcome: .failure, activityFraction: 1)
      ),
      (
        pose(.ending, outcome: .noMoreData, activityFraction: 1, elapsed: 0.1),
        pose(.noMoreData, outcome: .noMoreData, activityFraction: 1, elapsed: 0.1)
      ),
      (
        pose(.refreshing, tap: .retry, activityFraction: 0.3),
        pose(.ending, tap: .retry, outcome: .noMoreData, activityFraction: 0.3)
      ),
      (
        pose(.refreshing, tap: .retry, activityFraction: 0.3),
        pose(.ending, tap: .retry, outcome: .failure, activityFraction: 0.3)
      ),
      (pose(.idle, tap: .retry, outcome: .failure), pose(.pulling, tap: .retry, outcome: .failure)),
    ]
    for (index, (before, after)) in steps.enumerated() {
      #expect(before.buttonOpacity == after.buttonOpacity, "\(index)")
      #expect(before.indicatorOpacity == after.indicatorOpacity, "\(index)")
      #expect(before.loadingOpacity == after.loadingOpacity, "\(index)")
      #expect(before.endOpacity == after.endOpacity, "\(index)")
    }
  }

  @Test func withReducedMotionThePictureDoesNotTravel() {
    #expect(pose(.refreshing, tap: .retry, activityFraction: 0, still: true).arrival == 1)
    #expect(pose(.refreshing, tap: .retry, activityFraction: 0.25).arrival == 0)
    #expect(pose(.refreshing, tap: .retry, activityFraction: 1).arrival == 1)
  }
}
