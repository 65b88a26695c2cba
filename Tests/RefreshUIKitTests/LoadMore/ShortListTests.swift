#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Lists that do not fill their view, in which the beginning is the end.
@MainActor
@Suite struct ShortListTests {
  /// B056: a pull to refresh loads more too, on its way back.
  @Test(arguments: HeadlessSwitches.everySetting(with: [0.5, 2]))
  func aPullToRefreshIsNoLoad(switches: HeadlessSwitches, viewports: Double) async {
    await Scene.run(switches, contentHeight: 300) { scene in
      // In a list that is short a share goes along with the content.
      scene.watch.spareInsetWrites = 200
      scene.addHeader()
      scene.addFooter(trigger: .onReachingEnd(within: .viewports(viewports)))
      await scene.refresh()
      await scene.finish()
      scene.pullAndRelease(to: 50)
      await scene.settle()
      #expect(scene.work.startCount == 1)
      #expect(scene.load.startCount == 0)
    }
  }

  /// B056, where the finger takes the pull back.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aPullThatIsTakenBackIsNoLoad(switches: HeadlessSwitches) async {
    await Scene.run(switches, contentHeight: 300) { scene in
      scene.addHeader()
      scene.addFooter()
      scene.pull(to: 110)
      scene.pull(to: -20)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.work.startCount == 0)
      #expect(scene.load.startCount == 0)
    }
  }

  /// B056, where a list that is longer than its view has a distance that is longer still.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aPullToRefreshNearTheEndIsNoLoad(switches: HeadlessSwitches) async {
    await Scene.run(switches, contentHeight: 1000) { scene in
      scene.addHeader()
      scene.addFooter(trigger: .onReachingEnd(within: .viewports(2)))
      await scene.refresh()
      await scene.finish()
      #expect(scene.work.startCount == 1)
      #expect(scene.load.startCount == 0)
      scene.swipe(by: -60)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 1)
    }
  }

  /// What a load may come to.
  enum Result: CaseIterable {
    case more, end, failure
  }

  /// B058 and the footer of B008: the one row of the list drops to the lower half of the screen when the load ends.
  @Test(arguments: HeadlessSwitches.everySetting(with: Result.allCases))
  func theRowsStayAtTheTopWhenALoadEnds(switches: HeadlessSwitches, result: Result) async {
    await Scene.run(switches, contentHeight: 100) { scene in
      scene.watch.clientInset.top = 75
      scene.client { scene.list.contentInset.top = 75 }
      scene.addFooter()
      scene.finger.flick(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.1)
      await scene.advance(by: 0.1)
      #expect(scene.load.startCount == 1)
      scene.load.result = result == .end ? .end : .more
      scene.load.finish(throwing: result == .failure ? Scene.Failure() : nil)
      await scene.settle()
      #expect(scene.offset == -134)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func whatStaysStandsBelowTheRows(switches: HeadlessSwitches) async {
    await Scene.run(switches, contentHeight: 300) { scene in
      let footer = scene.addFooter()
      scene.swipe(by: -60)
      await scene.advance(by: 0.8)
      #expect(footer.frame == CGRect(x: 0, y: 300, width: 393, height: 60))
      await scene.finishLoad(throwing: Scene.Failure())
      #expect(footer.frame == CGRect(x: 0, y: 300, width: 393, height: 60))
      #expect(scene.list.contentInset == .zero)
      scene.finger.tap(at: scene.tapPoint)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 2)
    }
  }

  /// B071: the list becomes short while a control is open, and does not come home.
  @Test(arguments: HeadlessSwitches.everySetting(with: [true, false]))
  func aListThatBecomesShortComesHome(switches: HeadlessSwitches, isRefresh: Bool) async {
    await Scene.run(switches) { scene in
      scene.watch.spareInsetWrites = 200
      scene.addHeader()
      scene.addFooter(trigger: .onRelease)
      if isRefresh {
        await scene.refresh()
        scene.work.finish()
        await scene.advance(by: 0.2)
        scene.grow(by: -2800)
        await scene.settle()
      } else {
        scene.show(scene.end)
        scene.pullEnd(to: 100)
        scene.finger.lift()
        await scene.advance(by: 0.5)
        #expect(scene.load.startCount == 1)
        scene.grow(by: -2800)
        await scene.advance(by: 0.1)
        await scene.finishLoad()
      }
      #expect(scene.offset == scene.rest)
      #expect(scene.list.contentInset == .zero)
    }
  }
}
#endif
