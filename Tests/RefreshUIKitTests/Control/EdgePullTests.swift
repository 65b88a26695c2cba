#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import Testing

@testable import RefreshCore

/// Controls that only a drag from the edge pulls.
@MainActor
@Suite struct EdgePullTests {
  /// The states that a control enters while the code runs.
  private func states(of control: RefreshControl, during body: () async -> Void) async -> Set<RefreshState> {
    var seen: Set<RefreshState> = []
    control.onUpdate = { seen.insert($0.state) }
    await body()
    control.onUpdate = nil
    return seen
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: RefreshPreset.plain))
  func aDragFromTheMiddleDoesNotPull(switches: HeadlessSwitches, preset: RefreshPreset) async {
    await Scene.run(switches) { scene in
      let animator: any RefreshAnimator = preset.animator
      let control = scene.addHeader(animator: animator)
      control.pull.startsOnlyAtEdge = true
      scene.show(300)
      let seen = await states(of: control) {
        scene.pull(to: 130)
        #expect(scene.pull > 100)
        #expect(control.refreshState == .idle && !control.isDrawn)
        scene.finger.lift()
        await scene.settle()
      }
      #expect(seen == [] && scene.work.startCount == 0)
      // The next drag begins at the edge.
      scene.pull(to: 130)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      #expect(scene.work.startCount == 1)
      await scene.finish()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func momentumFromTheMiddleDoesNotShowTheIndicator(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      control.pull.startsOnlyAtEdge = true
      scene.show(400)
      var most = 0.0
      let seen = await states(of: control) {
        scene.finger.flick(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 420), duration: 0.08)
        for _ in 0..<60 {
          scene.world.advance(frames: 1)
          most = max(most, scene.pull)
        }
      }
      #expect(most > 5 && seen == [])
    }
  }

  @Test func withoutTheOptionAnyDragPulls() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      scene.show(300)
      scene.pull(to: 110)
      #expect(control.refreshState == .armed)
      // The drag that runs began in the middle.
      control.pull.startsOnlyAtEdge = true
      scene.world.finishTurn()
      #expect(control.refreshState == .idle)
      control.pull.startsOnlyAtEdge = false
      scene.world.finishTurn()
      #expect(control.refreshState == .armed)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      #expect(scene.work.startCount == 1)
      await scene.finish()
    }
  }

  @Test(arguments: [(0.0, true), (9, true), (11, false)])
  func aDragWithinTenPointsOfTheEdgeBeginsThere(distance: Double, pulls: Bool) async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.pull.startsOnlyAtEdge = true
      scene.show(scene.rest + distance)
      scene.pull(to: 110)
      #expect(control.refreshState == (pulls ? .armed : .idle))
      scene.finger.lift()
      await scene.advance(by: 0.8)
      #expect(scene.work.startCount == (pulls ? 1 : 0))
      await scene.finish()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aFooterThatIsPulledKeepsToTheRuleAtItsEdge(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addFooter(trigger: .onRelease)
      control.pull.startsOnlyAtEdge = true
      scene.show(scene.end - 200)
      scene.pullEnd(to: 100)
      #expect(control.refreshState == .idle)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.load.startCount == 0)
      scene.pullEnd(to: 100)
      #expect(control.refreshState == .armed)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      #expect(scene.load.startCount == 1)
      await scene.finishLoad()
    }
  }

  @Test func loadsThatBeginAtTheEndDoNotAskForTheEdge() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.addFooter().pull.startsOnlyAtEdge = true
      await scene.reachEnd()
      #expect(scene.load.startCount == 1)
      await scene.finishLoad()
    }
  }

  @Test func theAppIsNotAskedAboutADragFromTheMiddle() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.pull.startsOnlyAtEdge = true
      var count = 0
      control.shouldBegin = {
        count += 1
        return true
      }
      scene.show(300)
      scene.pull(to: 110)
      scene.finger.lift()
      await scene.settle()
      #expect(count == 0)
      await scene.refresh()
      #expect(count == 1 && scene.work.startCount == 1)
      await scene.finish()
    }
  }

  /// A short list is at its edge everywhere.
  @Test func anEmptyListIsPulledFromAnywhere() async {
    await Scene.run(HeadlessSwitches(), contentHeight: 0) { scene in
      scene.watch.spareInsetWrites = 87
      let control = scene.addHeader()
      control.pull.startsOnlyAtEdge = true
      await scene.refresh()
      #expect(control.isRefreshing)
      await scene.finish()
    }
  }

  /// A drag that catches the held list, pulls it in and out again, is one that began at the edge.
  @Test func aHeldListIsCaughtAtItsEdge() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.pull.startsOnlyAtEdge = true
      await scene.refresh()
      scene.work.finish()
      await scene.advance(by: 0.7)
      scene.pull(to: 130)
      await scene.advance(by: 2)
      #expect(control.refreshState == .armed || control.refreshState == .ending)
      scene.finger.lift()
      await scene.settle()
    }
  }
}
#endif
