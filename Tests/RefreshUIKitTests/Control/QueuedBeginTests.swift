#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Sessions that are begun before there is anything to show them in.
@MainActor
@Suite struct QueuedBeginTests {
  /// A control with an action that is in no list.
  private func makeControl(_ scene: Scene) -> RefreshControl {
    let control = scene.addHeader()
    control.removeFromSuperview()
    return control
  }

  @Test(arguments: TestSetting.everySetting)
  func aBeginBeforeTheControlIsAddedIsKeptOnce(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = makeControl(scene)
      #expect(control.begin() == .queued)
      #expect(control.begin() == .queued)
      #expect(!control.isRefreshing)
      scene.add(control)
      #expect(control.isRefreshing)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      #expect(scene.offset == -119)
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func anEndBeforeTheControlIsAddedDropsTheBegin(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = makeControl(scene)
      control.begin()
      control.endRefreshing()
      scene.add(control)
      #expect(!control.isRefreshing)
      await scene.settle()
      #expect(scene.work.startCount == 0)
      #expect(scene.watch.offsets == [])
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aControlThatIsAddedAgainDoesNotRepeatTheBegin(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = makeControl(scene)
      control.begin()
      scene.add(control)
      await scene.advance(by: 1)
      scene.client { control.removeFromSuperview() }
      #expect(control.refreshState == .idle)
      scene.client { scene.add(control) }
      await scene.advance(by: 1)
      #expect(control.refreshState == .idle)
      #expect(scene.work.startCount == 1)
      #expect(scene.work.cancelCount == 1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aBeginOffAWindowStartsAtOnceAndIsShownOnceThereIsOne(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      scene.list.removeFromSuperview()
      #expect(control.begin() == .started)
      await scene.advance(by: 0.3)
      #expect(scene.work.startCount == 1)
      scene.world.window.addSubview(scene.list)
      await scene.advance(by: 1.2)
      #expect(scene.pull == 60)
      await scene.finish()
      #expect(scene.pull == 0)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aSessionThatBeginsAndEndsOffAWindowLeavesACleanList(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      scene.list.removeFromSuperview()
      control.begin()
      await scene.advance(by: 0.3)
      scene.work.finish()
      await scene.advance(by: 1)
      #expect(control.refreshState == .idle)
      scene.world.window.addSubview(scene.list)
      await scene.advance(by: 0.5)
      #expect(scene.pull == 0)
      #expect(scene.work.startCount == 1)
    }
  }
}
#endif
