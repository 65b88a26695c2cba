#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// A list inside another along the same axis, both with a header.
@MainActor
@Suite struct NestedListTests {
  /// Runs code with a scene of the inner list, and the outer one.
  private func run(
    _ switches: HeadlessSwitches = HeadlessSwitches(), transfers: Bool,
    _ body: @MainActor (Scene, UIScrollView) async -> Void
  ) async {
    await Scene.run(switches) { scene in
      let outer = scene.putIntoList()
      scene.list.transfersVerticalScrollingToParent = transfers
      scene.addHeader()
      await scene.advance(by: 0.1)
      await body(scene, outer)
    }
  }

  private func drag(_ scene: Scene, by travel: CGFloat) {
    scene.finger.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 100 + travel), duration: 0.4)
    scene.finger.hold(for: 0.1)
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aPullInTheInnerListRefreshesTheOuterOneIfItTakesTheDrag(switches: HeadlessSwitches) async {
    await run(switches, transfers: true) { scene, outer in
      for count in 1...2 {
        drag(scene, by: 350)
        #expect(scene.pull == 0 && outer.isDragging && outer.refresh.header?.refreshState != .idle)
        scene.finger.lift()
        await scene.advance(by: 1.5)
        #expect(outer.refresh.header?.isRefreshing == true && scene.load.startCount == count)
        #expect(scene.work.startCount == 0 && outer.contentInset.top > 0)
        scene.load.finish()
        await scene.advance(by: 2)
        #expect(outer.refresh.header?.refreshState == .idle && outer.contentInset == .zero)
        #expect(outer.contentOffset.y == -59 && scene.pull == 0)
      }
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aPullInTheInnerListRefreshesItIfTheOuterOneLeavesItTheDrag(switches: HeadlessSwitches) async {
    await run(switches, transfers: false) { scene, outer in
      drag(scene, by: 350)
      #expect(outer.contentOffset.y == -59 && !outer.isDragging)
      scene.finger.lift()
      await scene.advance(by: 1.5)
      #expect(scene.header?.isRefreshing == true && scene.work.startCount == 1 && scene.load.startCount == 0)
      await scene.finish()
      #expect(scene.pull == 0 && outer.refresh.header?.refreshState == .idle)
    }
  }

  @Test func aDragFromTheMiddleOfTheInnerListScrollsItBeforeTheOuterOneIsPulled() async {
    await run(transfers: true) { scene, outer in
      scene.show(100)
      drag(scene, by: 60)
      #expect(scene.offset == 50 && outer.contentOffset.y == -59)
      scene.finger.drag(to: CGPoint(x: 180, y: 260), duration: 0.2)
      #expect(scene.offset == 0 && outer.contentOffset.y < -59)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.load.startCount == 0 && outer.contentOffset.y == -59)
    }
  }

  @Test func eachListIsRefreshedWhileTheOtherIs() async {
    await run(transfers: false) { scene, outer in
      outer.refresh.header?.beginRefreshing()
      await scene.advance(by: 1)
      #expect(
        outer.refresh.header?.isRefreshing == true && outer.contentInset.top > 0 && scene.list.contentInset == .zero)
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      #expect(scene.header?.isRefreshing == true && scene.list.contentInset.top > 0)
      scene.load.finish()
      await scene.finish()
      await scene.advance(by: 1)
      #expect(outer.contentInset == .zero && scene.list.contentInset == .zero)
    }
  }
}
#endif
