#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Loops through callbacks of the app, which end for the turn.
@MainActor
@Suite struct TurnLimitTests {
  @Test func anUpdateThatResizesTheListIsFollowedByAFewLayoutPassesATurn() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let header = scene.addHeader()
      await scene.refresh()
      var count = 0
      header.onUpdate = { [list = scene.list] _ in
        guard count < 100 else { return }
        count += 1
        list.frame.size.height += count.isMultiple(of: 2) ? 10 : -10
      }
      scene.client { scene.list.frame.size.height -= 10 }
      world.finishTurn()
      #expect((1...8).contains(count))
      header.onUpdate = nil
    }
  }

  @Test func aThousandWritesInATurnAreReportedInPart() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      scene.addHeader()
      await scene.advance(by: 0.1)
      var reports = 0
      scene.list.refresh.onDecision = { _ in reports += 1 }
      for step in 1...1000 { scene.client { scene.list.contentOffset.y = CGFloat(step) } }
      #expect((64..<128).contains(reports))
      world.finishTurn()
      scene.list.refresh.onDecision = nil
    }
  }
}
#endif
