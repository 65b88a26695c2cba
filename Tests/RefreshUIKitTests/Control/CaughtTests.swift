#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// A finger that comes down while the list opens, holds or closes.
@MainActor
@Suite struct CaughtTests {
  private static let middle = CGPoint(x: 200, y: 400)

  /// Brings a list to the middle of its closing.
  private func close(_ scene: Scene) async {
    scene.addHeader()
    await scene.refresh()
    scene.work.finish()
    await scene.world.settleTasks()
    for _ in 0..<120 where scene.pull > 30 { scene.world.advance(frames: 1) }
    #expect(scene.header?.refreshState == .ending)
    #expect(scene.pull > 5 && scene.pull <= 30)
  }

  @Test(arguments: TestSetting.everySetting)
  func aTapOnAClosingListDelaysItsCloseAndNothingElse(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      await close(scene)
      scene.watch.forgetOffsets()
      scene.finger.touchDown(at: Self.middle)
      scene.finger.hold(for: 0.4)
      let caught = scene.offset
      scene.finger.hold(for: 0.1)
      #expect(scene.offset == caught)
      scene.finger.lift()
      await scene.settle()
      scene.watch.expectMonotone(to: -59)
      #expect(scene.header?.refreshState == .idle)
      #expect(scene.watch.startCount == 1)
    }
  }

  #if canImport(HeadlessUIKit)
  /// The inset that is written again ends at the content: over content inside its inset, a bar looks scrolled.
  @Test(arguments: TestSetting.everySetting)
  func theAppMayWriteItsInsetAsAnOpeningListIsLetGoInsideTheInset(switches: TestSetting) async {
    var switches = switches
    // Under a touch that is seen late, the list goes on, and the finger is led too far.
    switches.touchDown = .atOnce
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.pullAndRelease(to: 150)
      scene.world.advance(frames: 4)
      await scene.world.settleTasks()
      scene.pull(to: 50)
      scene.finger.hold(for: 0.1)
      #expect(scene.list.contentInset.top > scene.pull + 10)
      scene.finger.lift()
      scene.watch.clientInset.top = 20
      scene.client { scene.list.contentInset.top = 20 }
      await scene.advance(by: 1)
      #expect(scene.pull == 60)
      await scene.finish()
      #expect(scene.pull == 0)
    }
  }
  #endif

  @Test(arguments: TestSetting.everySetting)
  func aClosingListThatIsCaughtAndPulledRefreshesAgain(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      await close(scene)
      scene.finger.touchDown(at: Self.middle)
      scene.pull(to: 150, duration: 0.3)
      scene.finger.hold(for: 0.1)
      #expect(scene.header?.refreshState == .armed)
      scene.finger.lift()
      #expect(scene.header?.refreshState == .refreshing)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 2)
      #expect(scene.offset == scene.rest - 60)
      await scene.finish()
      #expect(scene.watch.startCount == 2)
      scene.watch.expectValueChanges(2)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aClosingListThatIsCaughtAndLetGoCloses(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      await close(scene)
      scene.finger.touchDown(at: Self.middle)
      scene.pull(to: 50)
      scene.finger.hold(for: 0.1)
      scene.watch.forgetOffsets()
      scene.finger.lift()
      await scene.settle()
      scene.watch.expectMonotone(to: -59)
      #expect(scene.watch.startCount == 1)
      #expect(scene.header?.refreshState == .idle)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aClosingListThatIsCaughtAndFlickedUpScrolls(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      await close(scene)
      scene.finger.flick(from: Self.middle, to: CGPoint(x: 200, y: 250), duration: 0.1)
      await scene.settle()
      #expect(scene.offset > 100)
      #expect(scene.watch.startCount == 1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func anOpeningListThatIsTappedGoesOnToItsHold(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.pullAndRelease(to: 130)
      scene.world.advance(frames: 6)
      #expect(scene.pull > 62)
      scene.watch.forgetOffsets()
      scene.finger.touchDown(at: Self.middle)
      scene.finger.hold(for: 0.3)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      scene.watch.expectMonotone(to: scene.rest - 60)
      #expect(scene.work.startCount == 1)
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func anOpeningListThatIsDraggedBelongsToTheFinger(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.pullAndRelease(to: 130)
      scene.world.advance(frames: 6)
      scene.finger.touchDown(at: Self.middle)
      scene.pull(to: 170)
      scene.finger.hold(for: 0.1)
      scene.watch.forgetOffsets()
      scene.finger.lift()
      await scene.advance(by: 2)
      scene.watch.expectMonotone(to: scene.rest - 60)
      #expect(scene.work.startCount == 1)
      await scene.finish()
      #expect(scene.watch.startCount == 1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aHeldListThatIsPulledFurtherComesBackToItsHold(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      scene.pull(to: 140)
      scene.finger.hold(for: 0.1)
      scene.watch.forgetOffsets()
      scene.finger.lift()
      await scene.advance(by: 1)
      scene.watch.expectMonotone(to: scene.rest - 60)
      await scene.finish()
      #expect(scene.watch.startCount == 1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aFingerThatIsDownWhenTheSessionEndsFiresNothingUntilItHasLifted(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      scene.pull(to: 140)
      scene.work.finish()
      await scene.advance(by: 1)
      #expect(scene.header?.refreshState == .ending)
      scene.pull(to: 160)
      scene.pull(to: 20)
      scene.pull(to: 150)
      await scene.advance(by: 0.3)
      #expect(scene.header?.refreshState == .ending)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.watch.startCount == 1)
      #expect(scene.header?.refreshState == .idle)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aHeldListThatIsScrolledAwayStaysWhereTheReaderIs(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      scene.finger.drag(from: Self.middle, to: CGPoint(x: 200, y: 100), duration: 0.3)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.settle()
      let place = scene.offset
      #expect(place > 100)
      await scene.finish()
      #expect(scene.offset == place)
      #expect(scene.header?.refreshState == .idle)
    }
  }

  /// A snapshot that is applied then would move rows under the finger.
  @Test func settledWaitsForAListThatAFingerHasCaught() async {
    await Scene.run(TestSetting()) { scene in
      await close(scene)
      var insets: [CGFloat] = []
      let control = scene.header
      Task { @MainActor in
        await control?.settled()
        insets.append(scene.list.contentInset.top)
      }
      await scene.world.settleTasks()
      scene.finger.touchDown(at: Self.middle)
      scene.pull(to: 50)
      scene.finger.hold(for: 0.1)
      await scene.world.settleTasks()
      #expect(control?.refreshState == .pulling && insets.isEmpty)
      scene.finger.lift()
      await scene.settle()
      #expect(insets == [0])
    }
  }
}
#endif
