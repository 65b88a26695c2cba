#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import ScrollPhysics
import Testing

@testable import RefreshCore

/// UIKit's own bounce brings the list to the hold line, under each belief about UIKit.
@MainActor
@Suite(.serialized) struct RideSceneTests {
  enum Kind: CaseIterable {
    case table, flow
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Kind.allCases))
  func aPullThatIsLetGoComesToTheHoldLineInOneMotion(switches: HeadlessSwitches, kind: Kind) async {
    let pulls = await pulls(kind, switches) { scene in
      scene.pull(to: 130)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
    }
    // Rows that depend on the inset change with each stair of it (decision 19).
    guard switches.rowHeight == .isFixed else { return }
    let shown = pulls.dropFirst()
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $1 <= $0 }, "\(switches): \(pulls)")
    #expect(shown.allSatisfy { $0 > 59.6 }, "\(switches): \(pulls)")
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Kind.allCases))
  func aFlingOutwardTurnsRoundOnce(switches: HeadlessSwitches, kind: Kind) async {
    let pulls = await pulls(kind, switches) { scene in
      scene.pull(to: 90)
      scene.pull(to: 130, duration: 0.05)
      scene.finger.lift()
    }
    guard switches.rowHeight == .isFixed else { return }
    let steps = zip(pulls, pulls.dropFirst()).map { $1 - $0 }.filter { abs($0) > 0.34 }
    #expect(zip(steps, steps.dropFirst()).count { $0 * $1 < 0 } <= 1, "\(switches): \(pulls.prefix(30))")
  }

  @Test(arguments: Kind.allCases) func theBounceIsUIKitsOwn(kind: Kind) async {
    let pulls = await pulls(kind, HeadlessSwitches()) { scene in
      scene.pull(to: 130)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      // The inset is written and the content put back before UIKit begins its bounce.
      let writes = scene.world.log.events.filter { $0.kind == .write && $0.subject == "list" }.suffix(3)
      #expect(writes.map(\.name) == ["contentInset", "contentOffset", "contentOffset"])
      #expect(scene.list.isDecelerating && scene.list.contentInset.top == 60)
    }
    let retention = CGFloat(BounceLaw.retention(after: 1 / 60))
    for (past, present) in zip(pulls, pulls.dropFirst()).dropFirst(2) {
      #expect(abs(present - (60 + (past - 60) * retention)) <= 0.34, "from \(past) to \(present): \(pulls)")
    }
  }

  @Test(arguments: [UIScrollView.HeadlessBounce.keepsEdge, .leapsToInset], HeadlessSwitches.FirstStep.allCases)
  func aBounceThatIgnoresTheInsetIsTakenOverAndTwiceIsEnough(
    bounce: UIScrollView.HeadlessBounce, firstStep: HeadlessSwitches.FirstStep
  ) async {
    await HeadlessWorld.run(switches: .with { $0.firstStep = firstStep }) { world in
      let (list, rows) = (UITableView(), Rows(1000))
      list.dataSource = rows
      let scene = Scene(world, list: list)
      list.frame = world.window.bounds
      list.headlessBounce = bounce
      scene.watch.mayComeFromOutside = true
      await scene.advance(by: 0.6)
      scene.addHeader()
      list.refresh.ridesBounce = true
      var rideCount = 0
      let watched = list.refresh.onDecision
      list.refresh.onDecision = {
        if $0.event == .panEnded, $0.effects.inset != nil { rideCount += 1 }
        watched?($0)
      }
      RideNotice.isGiven = false
      let entries = await LogBoard.entries(about: list) {
        for round in 1...3 {
          scene.pull(to: 130)
          scene.finger.hold(for: 0.02)
          scene.finger.lift()
          await scene.advance(by: 1)
          #expect(
            scene.pull == 60 && rideCount == min(round, 2), "round \(round), pull \(scene.pull), rides \(rideCount)")
          await scene.finish()
        }
      }
      #expect(entries == [.bounceIgnoresInset] && scene.work.startCount == 3)
      scene.watch.expectCleanEnd()
    }
  }

  @Test func aListOfPagesIsLeftToTheMachine() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      await scene.advance(by: 0.2)
      scene.addHeader()
      scene.list.isPagingEnabled = true
      scene.list.refresh.ridesBounce = true
      scene.pull(to: 130)
      var events: [RefreshStateMachine.Event] = []
      let watched = scene.list.refresh.onDecision
      scene.list.refresh.onDecision = {
        events.append($0.event)
        watched?($0)
      }
      scene.finger.lift()
      #expect(!events.contains(.panEnded) && events.contains(.lifted))
      await scene.advance(by: 1)
      #expect(scene.pull == 60)
      await scene.finish()
    }
  }

  @Test func theStateIsPublishedBeforeTheBounceAndTheActionStartsAfterIt() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      await scene.advance(by: 0.2)
      scene.addHeader()
      scene.list.refresh.ridesBounce = true
      scene.pull(to: 130)
      scene.finger.lift()
      #expect(scene.header?.refreshState == .refreshing && scene.work.startCount == 0)
      await scene.advance(by: 0.1)
      #expect(scene.work.startCount == 1)
      await scene.advance(by: 1)
      await scene.finish()
      scene.watch.expectCleanEnd()
    }
  }

  /// The pulls at the lift, at the end of its turn, and at the ends of the frames after it.
  private func pulls(
    _ kind: Kind, _ switches: HeadlessSwitches, _ body: @MainActor (Scene) -> Void
  ) async -> [CGFloat] {
    let rows = Rows(1000)
    return await HeadlessWorld.run(switches: switches) { world in
      let list = makeList(kind, rows)
      let scene = Scene(world, list: list)
      list.frame = world.window.bounds
      await scene.advance(by: 0.6)
      scene.addHeader()
      list.refresh.ridesBounce = true
      var pulls: [CGFloat] = []
      world.observeFrames {
        guard scene.list.isTracking || pulls.count > 1 else { return }
        if scene.list.isTracking { pulls = [] }
        pulls.append(scene.pull)
      }
      body(scene)
      pulls.append(scene.pull)
      await scene.advance(by: 1)
      let result = pulls
      #expect(scene.pull == 60 && scene.work.startCount == 1, "\(switches)")
      await scene.finish()
      scene.watch.expectCleanEnd()
      return result
    }
  }

  private func makeList(_ kind: Kind, _ rows: Rows) -> UIScrollView {
    switch kind {
    case .table:
      let table = UITableView()
      table.dataSource = rows
      return table
    case .flow:
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = rows
      return collection
    }
  }
}
#endif
