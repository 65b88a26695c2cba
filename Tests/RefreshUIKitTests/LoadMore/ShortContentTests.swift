#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import Testing

@testable import RefreshCore

/// The places of a footer below content that does not fill the viewport.
@MainActor
@Suite struct ShortContentTests {
  /// The position of the viewport's end inside the bars, in points of the content.
  private static let end: CGFloat = 852 - 59 - 34

  @Test(arguments: HeadlessSwitches.everySetting(with: [0.0, 300, 740]))
  func aFooterStandsAtTheEndOfTheViewport(switches: HeadlessSwitches, length: CGFloat) async {
    await Scene.run(switches, contentHeight: length) { scene in
      let footer = scene.addFooter(trigger: .onTap)
      footer.loadMore.shortContent = .viewportEnd
      await scene.advance(by: 1)
      scene.show(scene.watch.legalY.upperBound)
      await scene.advance(by: 1)
      let start = max(Self.end - 60, length)
      #expect(abs(footer.frame.minY - start) < 1e-6 && abs(footer.frame.height - 60) < 1e-6)
      scene.finger.tap(at: scene.tapPoint)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 1)
      await scene.advance(by: 1)
      #expect(abs(footer.frame.minY - start) < 1e-6)
      scene.grow(by: 2000)
      await scene.finishLoad()
      await scene.showFooter()
      #expect(footer.frame == CGRect(x: 0, y: length + 2000, width: 393, height: 60))
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aFooterThatIsHiddenHoldsNoSpaceAndComesWithTheRows(switches: HeadlessSwitches) async {
    await Scene.run(switches, contentHeight: 740) { scene in
      let footer = scene.addFooter(trigger: .onTap)
      footer.loadMore.shortContent = .hidden
      await scene.advance(by: 1)
      #expect(!footer.isDrawn && scene.list.contentInset == .zero && !footer.isAccessibilityElement)
      #expect(scene.list.hitTest(CGPoint(x: 200, y: 760), with: nil) !== footer.tapView)
      scene.grow(by: 1000)
      await scene.showFooter()
      #expect(footer.isDrawn && footer.frame == CGRect(x: 0, y: 1740, width: 393, height: 60))
      #expect(scene.list.contentInset.bottom == 60)
      scene.show(scene.rest)
      scene.grow(by: -1000)
      await scene.advance(by: 1)
      #expect(!footer.isDrawn && scene.list.contentInset == .zero)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aHiddenFooterIsNotPulled(switches: HeadlessSwitches) async {
    await Scene.run(switches, contentHeight: 300) { scene in
      let footer = scene.addFooter(trigger: .onRelease)
      footer.loadMore.shortContent = .hidden
      scene.pullEnd(to: 100)
      #expect(footer.refreshState == .idle && !footer.isDrawn)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.load.startCount == 0)
      footer.loadMore.shortContent = .followsContent
      scene.pullEnd(to: 100)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      #expect(scene.load.startCount == 1)
      await scene.finishLoad()
    }
  }

  @Test(arguments: RefreshPreset.plain, [RefreshShortContent.viewportEnd, .hidden])
  func everyPresetLoadsInAShortList(preset: RefreshPreset, place: RefreshShortContent) async {
    await Scene.run(HeadlessSwitches(), contentHeight: 300) { scene in
      let animator: any RefreshAnimator = preset.animator
      let footer = scene.addFooter(animator: animator)
      scene.watch.footerExtent = CGFloat(footer.machineSettings(in: scene.list).metrics.heldExtent)
      footer.loadMore.shortContent = place
      scene.swipe(by: -60)
      await scene.advance(by: 1)
      #expect(scene.load.startCount == 1)
      if preset.draws { #expect(footer.isDrawn == (place == .viewportEnd)) }
      if place == .viewportEnd, preset.draws { #expect(abs(footer.frame.maxY - Self.end) < 0.5) }
      await scene.finishLoad(.end)
      if place == .viewportEnd, preset.draws { #expect(footer.isDrawn && abs(footer.frame.maxY - Self.end) < 0.5) }
      if place == .hidden { #expect(!footer.isDrawn) }
      #expect(scene.list.contentInset == .zero)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func thePlaceIsChangedWhileALoadRuns(switches: HeadlessSwitches) async {
    await Scene.run(switches, contentHeight: 300) { scene in
      let footer = scene.addFooter()
      scene.swipe(by: -60)
      await scene.advance(by: 1)
      #expect(footer.frame.minY == 300)
      for place in [RefreshShortContent.viewportEnd, .hidden, .followsContent, .followsContent] {
        footer.loadMore.shortContent = place
        await scene.advance(by: 0.3)
        #expect(footer.isDrawn == (place != .hidden))
        if place != .hidden { #expect(abs(footer.frame.minY - (place == .viewportEnd ? Self.end - 60 : 300)) < 0.5) }
      }
      await scene.finishLoad()
    }
  }

  @Test func aLoadThatFillsTheScreenRunsUnseenAndTheNextOneIsSeen() async {
    await Scene.run(HeadlessSwitches(), contentHeight: 0) { scene in
      let footer = scene.addFooter()
      footer.loadMore.shortContent = .hidden
      footer.loadMore.loadsToFill = 1
      await scene.advance(by: 0.5)
      #expect(scene.load.startCount == 1 && !footer.isDrawn)
      scene.grow(by: 2000)
      await scene.finishLoad()
      #expect(footer.refreshState == .idle && scene.list.contentInset == .zero)
      await scene.reachEnd()
      #expect(scene.load.startCount == 2)
      await scene.finishLoad()
    }
  }

  /// The older messages of a chat have no place at the end of the viewport.
  @Test func atTheTopTheEndOfTheViewportIsTheBeginning() async {
    await Scene.run(HeadlessSwitches(), contentHeight: 300) { scene in
      scene.watch.spareInsetWrites = 100
      let footer = scene.addFooter(edge: .top, trigger: .onTap)
      footer.loadMore.shortContent = .viewportEnd
      await scene.advance(by: 1)
      scene.pull(to: 70)
      #expect(abs(footer.frame.maxY) < 1e-6)
      scene.finger.lift()
      await scene.settle()
    }
  }
}
#endif
