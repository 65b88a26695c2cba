#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Lists that do not fill their view, in which the beginning is the end.
@MainActor
@Suite struct ShortListTests {
  /// A pull to refresh loads more too, on its way back.
  @Test(.bug(id: "B056"), arguments: TestSetting.everySetting(with: [0.5, 2]))
  func aPullToRefreshOfAShortListLoadsMoreToo(switches: TestSetting, viewports: Double) async {
    await Scene.run(switches, contentHeight: 300) { scene in
      // It is carried by the inset, a write a frame: so many for an opening and a closing at 120 Hz.
      scene.watch.spareInsetWrites = 87
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

  /// The finger takes a pull to refresh back, and that loads more.
  @Test(.bug(id: "B056"), arguments: TestSetting.everySetting)
  func aPullThatIsTakenBackInAShortListLoadsMore(switches: TestSetting) async {
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

  /// A pull to refresh loads more in a list that is longer than its view, where the distance is longer still.
  @Test(.bug(id: "B056"), arguments: TestSetting.everySetting)
  func aPullToRefreshNearTheEndLoadsMoreToo(switches: TestSetting) async {
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

  /// The results of a load.
  enum Result: CaseIterable {
    case more, end, failure
  }

  /// The one row of the list drops to the lower half of the screen when the load ends.
  @Test(.bug(id: "B008"), .bug(id: "B058"), arguments: TestSetting.everySetting(with: Result.allCases))
  func theRowOfAShortListDropsToTheLowerHalfWhenALoadEnds(switches: TestSetting, result: Result) async {
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

  @Test(arguments: TestSetting.everySetting)
  func whatStaysStandsBelowTheRows(switches: TestSetting) async {
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

  /// The list becomes short while a control is open, and does not come home.
  @Test(.bug(id: "B071"), arguments: TestSetting.everySetting(with: [true, false]))
  func aListThatBecomesShortDoesNotRebound(switches: TestSetting, isRefresh: Bool) async {
    await Scene.run(switches) { scene in
      // It is carried home by the inset, a write a frame, at 120 Hz.
      if isRefresh { scene.watch.spareInsetWrites = 47 }
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
