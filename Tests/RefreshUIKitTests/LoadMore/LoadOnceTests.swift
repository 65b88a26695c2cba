#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Lists that loaded a page twice, again and again, or without being asked.
@MainActor
@Suite struct LoadOnceTests {
  private nonisolated static let rows: [CGFloat] = [0, 400]

  /// A list that does not fill its view is carried by the inset, a write a frame: so many for an opening and a closing
  /// at 120 Hz.
  private static let shortListWrites = 87

  /// The finger rests at the end, each load is over at once, and each movement loads again.
  @Test(.bug(id: "B052"), arguments: TestSetting.everySetting(with: rows))
  func aFingerHeldAtTheEndLoadsAgainAndAgain(switches: TestSetting, rows: CGFloat) async {
    await Scene.run(switches) { scene in
      scene.addFooter()
      scene.show(scene.end)
      scene.finger.touchDown(at: Scene.middle)
      for sample in 0..<100 {
        let y: CGFloat = sample.isMultiple(of: 2) ? 360 : 400
        scene.finger.drag(to: CGPoint(x: 200, y: y), duration: 0.05)
        await scene.world.settleTasks()
        guard scene.load.isRunning else { continue }
        if rows > 0 { scene.grow(by: rows) }
        scene.load.finish()
        await scene.advance(by: 0.1)
      }
      #expect(scene.load.startCount == 1)
    }
  }

  /// The finger rests at the end, and the app has granted it more than one load.
  @Test(.bug(id: "B052"), arguments: TestSetting.everySetting)
  func aFingerHeldAtTheEndLoadsMoreOftenThanItIsGranted(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addFooter(trigger: .onReachingEnd(within: .points(50))).loadMore.loadsPerGesture = 2
      scene.show(scene.end - 60)
      scene.finger.touchDown(at: CGPoint(x: 200, y: 840))
      for step in 1...8 {
        scene.finger.drag(to: CGPoint(x: 200, y: 840 - 90 * CGFloat(step)), duration: 0.1)
        await scene.world.settleTasks()
        guard scene.load.isRunning else { continue }
        scene.grow(by: 120)
        scene.load.finish()
        await scene.advance(by: 0.2)
      }
      #expect(scene.load.startCount == 2)
    }
  }

  /// An error, or a page without rows, is asked for again as long as the list stands at its end.
  @Test(.bug(id: "B054"), arguments: TestSetting.everySetting(with: [true, false]))
  func anErrorOrAnEmptyPageIsLoadedForEver(switches: TestSetting, fails: Bool) async {
    await Scene.run(switches) { scene in
      scene.addFooter()
      await scene.reachEnd()
      #expect(scene.load.startCount == 1)
      await scene.finishLoad(throwing: fails ? Scene.Failure() : nil)
      for _ in 0..<60 {
        scene.world.advance(by: 1)
        await scene.world.settleTasks()
      }
      #expect(scene.load.startCount == 1)
      #expect(scene.footer?.refreshState == .idle)
      await scene.showFooter()
      if fails { scene.finger.tap(at: scene.tapPoint) } else { scene.swipe(by: -40) }
      await scene.advance(by: 0.1)
      #expect(scene.load.startCount == 2)
    }
  }

  /// The changes of a list that nobody touches.
  enum Change: CaseIterable {
    case length, rotation, keyboard, tabBar, reload
  }

  /// Estimated heights, a rotation, a split view or a keyboard start loads.
  @Test(.bug(id: "B055"), arguments: TestSetting.everySetting(with: Change.allCases))
  func estimatedHeightsRotationsAndKeyboardsStartLoads(switches: TestSetting, change: Change) async {
    await Scene.run(switches, contentHeight: 6000) { scene in
      scene.addFooter()
      scene.show(3000)
      scene.swipe(by: -20)
      await scene.change(change)
      #expect(scene.load.startCount == 0)
      #expect(scene.footer?.refreshState == .idle)
    }
  }

  /// The momentum that is left, and the way back from beyond the end, load the next page.
  @Test(.bug(id: "B070"), arguments: TestSetting.everySetting(with: rows))
  func theWayBackFromBeyondTheEndLoadsTheNextPage(switches: TestSetting, rows: CGFloat) async {
    await Scene.run(switches) { scene in
      scene.addFooter(trigger: .onReachingEnd(within: .points(60)))
      scene.show(scene.end - 400)
      scene.finger.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.1)
      await scene.advance(by: 0.3)
      #expect(scene.load.startCount == 1)
      if rows > 0 { scene.grow(by: rows) }
      scene.load.finish()
      scene.watch.forgetOffsets()
      await scene.advance(by: 6)
      #expect(scene.load.startCount == 1)
      // Where no rows came, the space that was held is taken back, and nothing else is done.
      let own = scene.watch.ownOffsets
      #expect(rows == 0 ? scene.offset == scene.end : own == [], "\(own)")
      #expect(zip(own, own.dropFirst()).allSatisfy { $0 > $1 }, "\(own)")
      #expect(scene.footer?.refreshState == .idle)
    }
  }

  /// The list is empty, or is laid out for the first time, and that is taken for its end.
  @Test(.bug(id: "B072"), arguments: TestSetting.everySetting)
  func anEmptyListLoadsOnEnteringTheScreen(switches: TestSetting) async {
    await Scene.run(switches, contentHeight: 0) { scene in
      scene.watch.spareInsetWrites = Self.shortListWrites
      scene.addHeader()
      let footer = scene.addFooter()
      await scene.advance(by: 0.2)
      scene.client { scene.list.frame.size = .zero }
      scene.world.finishTurn()
      scene.client { scene.list.frame = scene.world.window.bounds }
      await scene.advance(by: 0.2)
      await scene.refresh()
      #expect(scene.work.startCount == 1)
      #expect(footer.frame.minY >= 0 && footer.frame.height == 0)
      scene.swipe(by: -200)
      await scene.finish()
      #expect(scene.load.startCount == 0)
    }
  }
}

extension Scene {
  fileprivate func change(_ change: LoadOnceTests.Change) async {
    for step in 0..<3 {
      switch change {
      case .length: client { list.contentSize.height = [3200, 6400, 6000][step] }
      case .rotation: client { list.frame.size.height = [375, 800, 852][step] }
      case .keyboard:
        watch.clientInset.bottom = [336, 0, 336][step]
        client { list.contentInset.bottom = watch.clientInset.bottom }
      case .tabBar: world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: [83, 34, 83][step], right: 0))
      case .reload: client { list.contentSize.height = [0, 3100, 6000][step] }
      }
      await advance(by: 0.4)
      client { list.contentOffset.y = end }
      await advance(by: 0.4)
    }
  }
}
#endif
