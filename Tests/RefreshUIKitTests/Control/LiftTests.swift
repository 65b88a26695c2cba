#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import ScrollPhysics
import TestSupport
import Testing

@testable import RefreshCore

/// The speed of the content from the last frame under a finger to its rest.
@MainActor
@Suite struct LiftTests {
  enum Kind: CaseIterable {
    case table, flow
  }

  struct Case: Sendable {
    let kind: Kind
    let rate: Double

    static var all: [Case] { Kind.allCases.flatMap { kind in [60.0, 120].map { Case(kind: kind, rate: $0) } } }
  }

  /// The switches that change how a lift, a bounce and its end are told; in the quick run every fifth one.
  nonisolated private static let settings: [HeadlessSwitches] = SweepWidth.cases(
    [
      .with { _ in },
      .with { $0.firstStep = .nextTick },
      .with { $0.firstStepAfterRest = .isMade },
      .with { $0.extraPanTargets = .beforeScrollView },
      .with { $0.insetWriteInLift = .isFollowedByPan },
      .with { $0.momentumStop = .isSilent },
      .with { $0.panStateObservation = .absent },
      .with { $0.plainOffsetWrite = .endsMomentum },
      .with { $0.raisedInset = .neverClamps },
      .with { $0.raisedInset = .clampsAtNextLayout },
      .with { $0.raisedInsetInBounce = .neverClamps },
      .with { $0.bounceEdge = .readAtStart },
      .with { $0.clampingInsetWrite = .insetFirst },
      .with { $0.insetWriteLayout = .inSetter },
      .with { $0.linkOrder = .afterUIKit },
    ], quickStep: 5)

  @Test(arguments: Case.all, settings)
  func aPullThatIsLetGoLosesNoStepToUIKit(example: Case, switches: HeadlessSwitches) async {
    let pulls = await pulls(example, switches) { scene in
      scene.pull(to: 130)
      scene.finger.lift()
    }
    expectOneBounce(pulls, example)
  }

  @Test(arguments: Case.all, settings)
  func aPullThatHasRestedIsNotStoppedEither(example: Case, switches: HeadlessSwitches) async {
    let pulls = await pulls(example, switches) { scene in
      scene.pull(to: 130)
      scene.finger.hold(for: 0.2)
      scene.finger.lift()
    }
    expectOneBounce(pulls, example, momentum: 0...Self.precision)
  }

  @Test(arguments: Case.all)
  func aFlingOutwardKeepsItsMomentum(example: Case) async {
    let pulls = await pulls(example, HeadlessSwitches()) { scene in
      scene.pull(to: 90)
      scene.pull(to: 130, duration: 0.05)
      scene.finger.lift()
    }
    // 40 points in 0.05 s, of which the blend of the pan's velocities and the resistance that grows with the pull leave some less.
    expectOneBounce(pulls, example, momentum: 600...800)
    #expect(pulls[2] >= pulls[1] - 1, "it does not turn round at once: \(pulls)")
  }

  /// The app begins a session under a finger that flings the list down from inside its range, or from less than the hold line.
  @Test(arguments: Case.all, settings)
  func aFlingToTheHoldLineGoesOnAtItsSpeed(example: Case, switches: HeadlessSwitches) async {
    for start in [-40.0, 10] {
      let pulls = await pulls(example, switches) { scene in
        scene.pull(to: 30)
        scene.pull(to: start - 90)
        scene.header?.begin()
        scene.pull(to: start, duration: 0.05)
        scene.finger.lift()
      }
      #expect((pulls.max() ?? 0) < 130, "\(pulls)")
    }
  }

  @Test(arguments: Case.all)
  func aFlingBackIntoTheListIsNotStopped(example: Case) async {
    let pulls = await pulls(example, HeadlessSwitches(), mayLeave: true) { scene in
      scene.pull(to: 150)
      scene.pull(to: 110, duration: 0.05)
      scene.finger.lift()
    }
    #expect(pulls[1] < pulls[0] - 8, "\(pulls)")
    #expect(pulls.last.map { $0 < 0 } == true, "\(pulls)")
  }

  /// While UIKit may still handle the lift, nothing is written: the first frame takes the list over, from where the bounce is by then.
  @Test(arguments: Case.all)
  func aPanThatIsResetAfterTheLayoutCostsTheFirstStep(example: Case) async {
    let pulls = await pulls(example, .with { $0.panReset = .afterCommit }) { scene in
      scene.pull(to: 130)
      scene.finger.lift()
    }
    let retention = CGFloat(BounceLaw.retention(after: 1 / example.rate))
    #expect(pulls[1] < pulls[0] && pulls[1] >= pulls[0] * retention - 1)
    #expect(zip(pulls, pulls.dropFirst()).allSatisfy { $1 <= $0 }, "\(pulls)")
    #expect(pulls.contains(60))
  }

  /// The pulls at the lift, at the end of its turn, and at the ends of the frames after it.
  private func pulls(
    _ example: Case, _ switches: HeadlessSwitches, mayLeave: Bool = false, _ body: @MainActor (Scene) -> Void
  ) async -> [CGFloat] {
    var switches = switches
    switches.frameClock = example.rate == 60 ? .sixty : .hundredTwenty
    let rows = Rows(1000)
    return await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world, list: makeList(example.kind, rows, in: world))
      await scene.advance(by: 0.6)
      scene.addHeader()
      var pulls: [CGFloat] = []
      world.observeFrames {
        guard scene.list.isTracking || pulls.count > 1 else { return }
        if scene.list.isTracking { pulls = [] }
        pulls.append(scene.pull)
      }
      body(scene)
      pulls.append(scene.pull)
      await scene.advance(by: 1)
      #expect(mayLeave || scene.pull == 60)
      #expect(scene.work.startCount == 1)
      await scene.finish()
      scene.watch.expectCleanEnd()
      return pulls
    }
  }

  private func makeList(_ kind: Kind, _ rows: Rows, in world: HeadlessWorld) -> UIScrollView {
    let frame = world.window.bounds
    switch kind {
    case .table:
      let table = UITableView(frame: frame)
      table.dataSource = rows
      return table
    case .flow:
      let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = rows
      return collection
    }
  }

  /// The error of a momentum that is measured in one frame of offsets that are rounded to pixels, in points per second.
  private static let precision: CGFloat = 1.0 / 3 * 120

  /// Checks that nothing moves in the turn of the lift, and that one bounce to the hold line follows from there, with the momentum of
  /// its first frame in a range.
  private func expectOneBounce(
    _ pulls: [CGFloat], _ example: Case, momentum range: ClosedRange<CGFloat> = 0...800
  ) {
    guard pulls.count > 20 else {
      Issue.record("no frames: \(pulls)")
      return
    }
    #expect(pulls[1] == pulls[0], "\(pulls)")
    let frame = 1 / example.rate
    func distance(after frames: Int, _ momentum: CGFloat) -> CGFloat {
      CGFloat(
        BounceLaw.step(distance: pulls[0] - 60, velocity: momentum, rate: .normal, by: Double(frames) * frame).distance)
    }
    // What the first frame adds to the way from rest.
    let momentum = (pulls[2] - 60 - distance(after: 1, 0)) / (distance(after: 1, 1) - distance(after: 1, 0))
    #expect(range.lowerBound - Self.precision...range.upperBound + Self.precision ~= momentum, "\(momentum): \(pulls)")
    // The error of the momentum is carried 0.033 s of its speed far at most (`BounceLaw.deepestDistance`), and pixels are rounded.
    for (index, present) in pulls.dropFirst(2).enumerated() {
      let expected = 60 + distance(after: index + 1, momentum)
      #expect(abs(present - expected) <= 1.5, "frame \(index + 1) at \(present), not \(expected): \(pulls)")
      guard expected > 60.5 else { break }
    }
  }
}
#endif
