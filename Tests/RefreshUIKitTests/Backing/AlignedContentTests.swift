#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Short lists whose content the system aligns in the middle or at the end (`contentAlignmentPoint`, iOS 17.4).
///
/// The system takes what a header adds to the inset out of the space before the content again, all or a part of it.
@MainActor
@Suite struct AlignedContentTests {
  private func run(
    _ switches: HeadlessSwitches, height: CGFloat = 300, alignment: CGFloat, _ body: @MainActor (Scene) async -> Void
  ) async {
    await Scene.run(switches, contentHeight: height) { scene in
      scene.list.contentAlignmentPoint = CGPoint(x: 0, y: alignment)
      scene.world.finishTurn()
      await body(scene)
    }
  }

  /// Pulls by a distance on the glass, and lifts after a rest.
  private func pull(_ scene: Scene, by distance: CGFloat = 400) {
    scene.finger.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 250 + distance), duration: 0.3)
    scene.finger.hold(for: 0.1)
    scene.finger.lift()
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: [0.5, 1]))
  func contentThatStandsLowerIsNotMovedByARefresh(switches: HeadlessSwitches, alignment: Double) async {
    await run(switches, alignment: alignment) { scene in
      let header = scene.addHeader()
      let (rest, adjusted) = (scene.offset, scene.list.adjustedContentInset.top)
      #expect(abs(rest + adjusted) < 0.34)
      for count in 1...2 {
        pull(scene)
        await scene.advance(by: 1)
        #expect(scene.work.startCount == count)
        #expect(header.refreshState == .refreshing)
        #expect(scene.list.adjustedContentInset.top == adjusted)
        #expect(scene.offset == rest)
        // It is drawn over the content, at its upper edge.
        #expect(header.frame.height > 0)
        #expect(header.frame.minY - scene.offset >= adjusted - 1)
        await scene.finish()
        #expect(scene.offset == rest)
      }
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func contentThatHasGrownPastTheViewHoldsSpaceFromTheNextSessionOn(switches: HeadlessSwitches) async {
    await run(switches, alignment: 1) { scene in
      scene.addHeader()
      pull(scene)
      await scene.advance(by: 1)
      scene.client { scene.list.contentSize.height = 3000 }
      await scene.advance(by: 0.5)
      #expect(scene.list.contentInset.top == 0)
      await scene.finish()
      await scene.refresh()
      #expect(scene.list.contentInset.top > 0)
      await scene.finish()
    }
  }

  @Test func aPlacementOfTheAppsIsTaken() async {
    await run(HeadlessSwitches(), alignment: 1) { scene in
      let header = scene.addHeader()
      header.placement = .pinned
      #expect(header.sideFrame?.placement == .pinned)
    }
  }

  @Test func alignmentAcrossTheAxisAndLongContentChangeNothing() async {
    await run(HeadlessSwitches(), height: 3000, alignment: 1) { scene in
      #expect(scene.addHeader().sideFrame?.placement == .withContent)
    }
    await run(HeadlessSwitches(), alignment: 0) { scene in
      scene.list.contentAlignmentPoint = CGPoint(x: 1, y: 0)
      #expect(scene.addHeader().sideFrame?.placement == .withContent)
    }
  }
}
#endif
