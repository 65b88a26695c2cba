#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// A bar looks scrolled over content that stands inside its inset, and judges that at every scroll.
///
/// In a session that begins at the edge, no reader has scrolled, so it looks plain until the end.
@MainActor
@Suite struct BarTests {
  @Test(arguments: HeadlessSwitches.everySetting)
  func theBarStaysPlainFromTheLiftToTheEnd(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let bar = HeadlessBar(over: scene.list)
      scene.addHeader()
      await scene.refresh()
      #expect(scene.pull == 60)
      expectPlain(bar)
      await scene.finish()
      #expect(scene.pull == 0)
      expectPlain(bar)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func theBarStaysPlainWhenTheAppBegins(switches: HeadlessSwitches) async {
    await Scene.run(switches, contentHeight: 500) { scene in
      let bar = HeadlessBar(over: scene.list)
      scene.addHeader().begin()
      await scene.advance(by: 1)
      #expect(scene.pull == 60)
      expectPlain(bar)
      await scene.finish()
      expectPlain(bar)
    }
  }

  /// Space that the list does not enter is inside its inset at the next scroll.
  @Test(arguments: HeadlessSwitches.everySetting)
  func theBarStaysPlainOverARefreshThatIsNotRevealed(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let bar = HeadlessBar(over: scene.list)
      scene.addHeader().begin(reveals: false)
      await scene.advance(by: 1)
      #expect(scene.pull == 0 && scene.list.contentInset.top == 0)
      scene.pull(to: 20)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.pull == 0)
      expectPlain(bar)
      scene.pull(to: 50)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.pull == 60, "the reader has looked")
      expectPlain(bar)
    }
  }

  /// A finger finds a list that closes or opens at its edge, and the list goes on from there.
  @Test(arguments: HeadlessSwitches.everySetting(with: [true, false]))
  func theBarStaysPlainOverAListThatIsCaughtAndLetGo(switches: HeadlessSwitches, isClosing: Bool) async {
    await Scene.run(switches) { scene in
      let bar = HeadlessBar(over: scene.list)
      let control = scene.addHeader()
      control.begin()
      await scene.advance(by: isClosing ? 1 : 0.1)
      if isClosing { control.endRefreshing() }
      for _ in 0..<240 where isClosing && scene.pull > 30 { scene.world.advance(frames: 1) }
      #expect(scene.pull > 0 && scene.pull < 60)
      scene.finger.touchDown(at: CGPoint(x: 200, y: 300))
      scene.finger.drag(to: CGPoint(x: 200, y: 380), duration: 0.2)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.advance(by: 2)
      #expect(scene.pull == (isClosing ? 0 : 60))
      expectPlain(bar)
    }
  }

  /// Each inset write invalidates the layout of a collection view, so that its inset moves by stairs.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aCollectionViewWritesItsInsetInStairs(switches: HeadlessSwitches) async {
    await HeadlessWorld.run(switches: switches) { world in
      let collection = UICollectionView(
        frame: world.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      let scene = Scene(world, list: collection)
      scene.client { collection.contentSize = CGSize(width: 393, height: 3000) }
      let bar = HeadlessBar(over: collection)
      let control = scene.addHeader()
      control.begin()
      await scene.advance(by: 1)
      #expect(scene.pull == 60)
      #expect(scene.watch.insetWriteCount <= 10, "an opening over 60 points")
      expectPlain(bar)
      let writes = scene.watch.insetWriteCount
      control.endRefreshing()
      await scene.settle()
      #expect(scene.pull == 0)
      #expect(scene.watch.insetWriteCount - writes <= 10, "a closing over 60 points")
      expectPlain(bar)
    }
  }

  /// Half a pixel of rounding is not a scroll.
  private func expectPlain(_ bar: HeadlessBar, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(bar.mostProgress < 0.1 && bar.progress < 0.1, sourceLocation: sourceLocation)
    #expect(bar.collapse < 0.4, "a large title collapses", sourceLocation: sourceLocation)
  }
}
#endif
