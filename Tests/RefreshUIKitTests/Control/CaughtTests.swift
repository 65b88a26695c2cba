#if canImport(HeadlessUIKit)
import HeadlessUIKit
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

  @Test(arguments: HeadlessSwitches.everySetting)
  func aTapOnAClosingListDelaysItsCloseAndNothingElse(switches: HeadlessSwitches) async {
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

  @Test(arguments: HeadlessSwitches.everySetting)
  func aClosingListThatIsCaughtAndPulledRefreshesAgain(switches: HeadlessSwitches) async {
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
      #expect(scene.watch.valueChangeCount == 2)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aClosingListThatIsCaughtAndLetGoCloses(switches: HeadlessSwitches) async {
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

  @Test(arguments: HeadlessSwitches.everySetting)
  func aClosingListThatIsCaughtAndFlickedUpScrolls(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      await close(scene)
      scene.finger.flick(from: Self.middle, to: CGPoint(x: 200, y: 250), duration: 0.1)
      await scene.settle()
      #expect(scene.offset > 100)
      #expect(scene.watch.startCount == 1)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func anOpeningListThatIsTappedGoesOnToItsHold(switches: HeadlessSwitches) async {
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

  @Test(arguments: HeadlessSwitches.everySetting)
  func anOpeningListThatIsDraggedBelongsToTheFinger(switches: HeadlessSwitches) async {
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

  @Test(arguments: HeadlessSwitches.everySetting)
  func aHeldListThatIsPulledFurtherComesBackToItsHold(switches: HeadlessSwitches) async {
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

  @Test(arguments: HeadlessSwitches.everySetting)
  func aFingerThatIsDownWhenTheSessionEndsFiresNothingUntilItHasLifted(switches: HeadlessSwitches) async {
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

  @Test(arguments: HeadlessSwitches.everySetting)
  func aHeldListThatIsScrolledAwayStaysWhereTheReaderIs(switches: HeadlessSwitches) async {
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
}
#endif
