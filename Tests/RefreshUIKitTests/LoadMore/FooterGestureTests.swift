#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Footers that are pulled, and what the list does meanwhile.
@MainActor
@Suite struct FooterGestureTests {
  @Test(arguments: TestSetting.everySetting)
  func aPullAtTheEndLoadsAndHolds(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter(trigger: .onRelease)
      scene.show(scene.end)
      scene.pullEnd(to: 60)
      #expect(footer.refreshState == .pulling)
      scene.pullEnd(to: 110)
      #expect(footer.refreshState == .armed)
      scene.finger.hold(for: 0.2)
      scene.watch.forgetOffsets()
      scene.finger.lift()
      await scene.advance(by: 1)
      scene.watch.expectMonotone(to: scene.end + 60)
      scene.watch.expectValueChanges(1)
      #expect(scene.load.startCount == 1)
      scene.watch.forgetOffsets()
      await scene.finishLoad()
      scene.watch.expectMonotone(to: scene.end)
      #expect(scene.watch.footer.states == [.idle, .pulling, .armed, .refreshing, .ending, .idle])
    }
  }

  #if canImport(HeadlessUIKit)
  /// The content shifts sideways when a refresh or a load begins or ends.
  @Test(.bug(id: "B100"), arguments: TestSetting.everySetting(with: [-12, 200]))
  func theContentShiftsSidewaysInARefreshOrALoad(switches: TestSetting, place: CGFloat) async {
    await Scene.run(switches) { scene in
      scene.watch.clientInset.left = 12
      scene.client {
        scene.list.contentInset.left = 12
        if place > 0 { scene.list.contentSize.width = 800 }
        scene.list.contentOffset.x = place
      }
      let past = scene.world.log.events.count
      scene.addHeader()
      scene.addFooter(trigger: .onRelease)
      await scene.refresh()
      await scene.finish()
      scene.show(scene.end)
      scene.pullEnd(to: 100)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      #expect(scene.load.startCount == 1)
      await scene.finishLoad()
      let places = scene.world.log.events.dropFirst(past).filter { $0.kind == .write && $0.name == "contentOffset" }
      #expect(Set(places.map { $0.numbers[0] }) == [Double(place)])
      #expect(scene.list.contentOffset.x == place)
    }
  }
  #endif

  /// With paging the list snaps back at once, or rests at a wrong page.
  @Test(.bug(id: "B081"), arguments: TestSetting.everySetting)
  func aListOfPagesRestsAtAWrongPageAfterALoad(switches: TestSetting) async {
    await TestWorld.run(switches: switches) { world in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
      list.contentSize = CGSize(width: 393, height: 1800)
      list.isPagingEnabled = true
      let scene = Scene(world, list: list, safeArea: 0)
      world.setSafeArea(.zero)
      scene.addFooter(trigger: .onRelease)
      scene.show(1200)
      scene.finger.touchDown(at: CGPoint(x: 200, y: 560))
      scene.pullEnd(to: 90)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.load.startCount == 1)
      #expect(scene.offset == 1260)
      await scene.finishLoad()
      #expect(scene.offset == 1200)
      scene.watch.expectCleanEnd()
    }
  }

  /// At the end of the list an end while the finger is down yanks the list.
  @Test(.bug(id: "B085"), arguments: TestSetting.everySetting(with: [0, 400]))
  func anEndOfALoadUnderTheFingerYanksTheList(switches: TestSetting, rows: CGFloat) async {
    await Scene.run(switches) { scene in
      scene.addFooter(trigger: .onRelease)
      scene.show(scene.end)
      scene.pullEnd(to: 100)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      scene.pullEnd(to: 110)
      scene.finger.hold(for: 0.1)
      let place = scene.offset
      if rows > 0 { scene.grow(by: rows) }
      scene.load.finish()
      await scene.advance(by: 1)
      #expect(scene.offset == place)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.list.contentInset == .zero)
      #expect(scene.load.startCount == 1)
      if rows == 0 { #expect(scene.offset == scene.end) } else { #expect(scene.offset >= place - 1) }
    }
  }

  /// An inset that was read during a load, without the control's own part, may be written back after it.
  @Test(.bug(id: "B010"), arguments: TestSetting.everySetting)
  func anInsetThatIsReadDuringALoadIsPolluted(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.watch.clientInset.bottom = 40
      scene.client { scene.list.contentInset.bottom = 40 }
      scene.addFooter()
      await scene.reachEnd()
      await scene.advance(by: 0.5)
      #expect(scene.list.contentInset.bottom == 100)
      let saved = scene.list.refresh.contentInset
      #expect(saved.bottom == 40)
      scene.client { scene.list.refresh.contentInset.bottom += 300 }
      scene.watch.clientInset.bottom = 340
      #expect(scene.list.contentInset.bottom == 400)
      await scene.finishLoad()
      scene.client { scene.list.contentInset = saved }
      scene.watch.clientInset.bottom = 40
      await scene.settle()
      #expect(scene.list.contentInset == saved)
    }
  }

  /// A tab bar comes and goes with the scroll, in the zone in which the footer is held.
  @Test(arguments: TestSetting.everySetting)
  func aBarThatComesDuringALoadIsCleared(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter(trigger: .onRelease)
      scene.show(scene.end)
      scene.pullEnd(to: 100)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      for bar: CGFloat in [83, 34] {
        scene.world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: bar, right: 0))
        await scene.advance(by: 0.8)
        #expect(scene.list.contentInset.bottom == 60)
        #expect(footer.frame.minY == 3000)
      }
      await scene.finishLoad()
      #expect(scene.offset == scene.end)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aLoadFromFarAwayMovesNothing(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      scene.show(600)
      #expect(footer.begin(reveals: false) == .started)
      #expect(footer.begin() == .joined)
      await scene.advance(by: 0.5)
      #expect(scene.offset == 600)
      await scene.finishLoad()
      #expect(scene.offset == 600)
      footer.begin()
      await scene.advance(by: 2)
      #expect(scene.offset == scene.end + 60)
      #expect(footer.frame == CGRect(x: 0, y: 3000, width: 393, height: 60))
      await scene.finishLoad()
      #expect(scene.offset == scene.end)
    }
  }
}
#endif
