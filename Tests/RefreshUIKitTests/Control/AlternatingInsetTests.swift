#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// An app that writes another inset in each report of a decision.
@MainActor
@Suite struct AlternatingInsetTests {
  /// An app that answers every report with another inset, each of which lays out the list.
  @Test(arguments: HeadlessSwitches.everySetting)
  func anInsetThatAlternatesInEveryReportComesToRest(switches: HeadlessSwitches) async {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      (scene.watch.mayComeFromOutside, scene.watch.mayMoveUnderFinger) = (true, true)
      scene.addHeader(animator: PlainAnimator(extent: 53.333, showsOutcomes: true))
      let (list, inner) = (scene.list, scene.list.refresh.onDecision)
      var (count, inTurn) = (0, [Int: Int]())
      list.refresh.onDecision = { decision in
        inner?(decision)
        count += 1
        inTurn[world.log.turn, default: 0] += 1
        scene.client { list.refresh.contentInset.bottom = CGFloat(count % 2) }
      }
      await scene.refresh()
      await scene.finish()
      #expect(inTurn.values.max() ?? 0 <= 8)
      #expect(inTurn.values.count { $0 > 4 } <= 2)
      // Two hundred frames with a handful of layouts each; it was 34,000.
      #expect(world.log.names(.layout).count < 3000)
      #expect(world.isIdle && scene.header?.refreshState == .idle)
      let rest = count
      await scene.advance(by: 1)
      #expect(count == rest)
    }
  }
}
#endif
