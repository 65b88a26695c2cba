#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// A first screen that fills itself, and what else begins a load without a reader: nothing.
@MainActor
@Suite struct FillingTests {
  /// Lets loads run that each bring so many points of rows.
  private func serve(_ scene: Scene, rows: CGFloat, times: Int = 10) async {
    for _ in 0..<times {
      await scene.advance(by: 0.2)
      guard scene.load.isRunning else { continue }
      scene.grow(by: rows)
      scene.load.finish()
      await scene.advance(by: 0.5)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: [(5, 300.0, 3), (2, 300, 2), (0, 300, 0), (5, 0, 1)]))
  func aFirstScreenIsFilledAsOftenAsItIsGranted(
    switches: TestSetting, granted: (loads: Int, rows: Double, expected: Int)
  ) async {
    await Scene.run(switches, contentHeight: 100) { scene in
      scene.addFooter().loadMore.loadsToFill = granted.loads
      await serve(scene, rows: granted.rows)
      #expect(scene.load.startCount == granted.expected)
      #expect(scene.offset == scene.rest)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: [true, false]))
  func theFirstScreenOfAnEmptyChatIsFilledAsOftenAsItIsGranted(switches: TestSetting, keepsPlace: Bool) async {
    await Scene.run(switches, contentHeight: 0) { scene in
      let footer = scene.addFooter(edge: .top)
      footer.loadMore.loadsToFill = 2
      footer.loadMore.keepsPlace = keepsPlace
      await scene.advance(by: 1)
      scene.grow(by: 300)
      scene.load.finish()
      await scene.advance(by: 3)
      #expect(scene.load.startCount == 2)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aShortChatThatGrowsStaysAtItsStart(switches: TestSetting) async {
    await Scene.run(switches, contentHeight: 200) { scene in
      scene.addFooter(edge: .top).loadMore.loadsToFill = 1
      await scene.advance(by: 0.2)
      #expect(scene.load.startCount == 1)
      scene.grow(by: 200)
      await scene.finishLoad()
      #expect(scene.offset == scene.rest)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aFirstScreenIsFilledAnewAfterARefresh(switches: TestSetting) async {
    await Scene.run(switches, contentHeight: 100) { scene in
      scene.watch.spareInsetWrites = 200
      scene.addHeader()
      scene.addFooter().loadMore.loadsToFill = 1
      await serve(scene, rows: 100)
      #expect(scene.load.startCount == 1)
      await scene.refresh()
      scene.grow(by: -100)
      await scene.finish()
      await serve(scene, rows: 100)
      #expect(scene.load.startCount == 2)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: [true, false]))
  func aFirstScreenIsNotFilledByWhatFails(switches: TestSetting, isEmpty: Bool) async {
    await Scene.run(switches, contentHeight: isEmpty ? 0 : 100) { scene in
      scene.addFooter().loadMore.loadsToFill = 5
      await scene.advance(by: 0.2)
      #expect(scene.load.startCount == 1)
      await scene.finishLoad(throwing: Scene.Failure())
      scene.grow(by: 50)
      await scene.advance(by: 0.5)
      #expect(scene.load.startCount == 1)
    }
  }

  #if canImport(HeadlessUIKit)
  /// Changes of the offset that are not a user scrolling to the end.
  enum Intent: CaseIterable {
    case jump, animatedScroll, statusBar, restingFinger, wayBack, sideways, wheelBack
  }
  #endif

  #if canImport(HeadlessUIKit)
  @Test(arguments: TestSetting.everySetting(with: Intent.allCases))
  func onlyAReaderOnTheWayToTheEndLoads(switches: TestSetting, intent: Intent) async {
    await Scene.run(switches) { scene in
      scene.addFooter()
      scene.show(scene.end - 900)
      switch intent {
      case .jump: scene.show(scene.end)
      case .animatedScroll: scene.client { scene.list.setContentOffset(CGPoint(x: 0, y: scene.end), animated: true) }
      case .statusBar:
        scene.show(scene.end)
        scene.world.tapStatusBar(for: scene.list)
      case .restingFinger:
        scene.show(scene.end)
        scene.finger.touchDown(at: Scene.middle)
        scene.finger.hold(for: 1)
        scene.finger.lift()
      case .wayBack:
        scene.show(scene.end)
        scene.swipe(by: 100)
      case .sideways:
        scene.show(scene.end)
        scene.finger.drag(from: Scene.middle, to: CGPoint(x: 300, y: 400), duration: 0.3)
        scene.finger.lift()
      case .wheelBack:
        scene.show(scene.end)
        let wheel = SimulatedWheel(on: scene.list)
        for _ in 0..<4 { wheel.notch(by: 30) }
      }
      await scene.advance(by: 2)
      #expect(scene.load.startCount == 0)
    }
  }
  #endif

  #if canImport(HeadlessUIKit)
  /// The input with which a user scrolls.
  enum Device: CaseIterable {
    case finger, trackpad
  }
  #endif

  #if canImport(HeadlessUIKit)
  @Test(arguments: TestSetting.everySetting(with: Device.allCases))
  func aReaderOnTheWayToTheEndLoadsOnce(switches: TestSetting, device: Device) async {
    await Scene.run(switches) { scene in
      scene.addFooter()
      scene.show(scene.end - 900)
      switch device {
      case .finger: scene.swipe(by: -100)
      case .trackpad:
        let trackpad = SimulatedTrackpad(on: scene.list)
        trackpad.scroll(by: CGPoint(x: 0, y: -100), duration: 0.3)
        trackpad.end()
      }
      await scene.advance(by: 1)
      #expect(scene.load.startCount == 1)
    }
  }
  #endif
}
#endif
