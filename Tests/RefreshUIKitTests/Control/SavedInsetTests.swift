#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Apps that save the inset of their list when the keyboard appears, and restore it when it disappears.
@MainActor
@Suite struct SavedInsetTests {
  private static let keyboard: CGFloat = 336

  /// Runs a scene, and returns the log messages about its list.
  private func logged(
    _ switches: HeadlessSwitches, own: UIEdgeInsets = .zero, _ body: @MainActor (Scene) async -> Void
  ) async -> [RefreshLog.Entry] {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      scene.write(own, client: own)
      if own != .zero { await scene.advance(by: 0.1) }
      return await LogBoard.entries(about: scene.list) {
        await body(scene)
        await scene.settle()
        scene.watch.expectCleanEnd()
      }
    }
  }

  private nonisolated static let owns = [UIEdgeInsets.zero, UIEdgeInsets(top: 16.1, left: 0, bottom: 20, right: 0)]

  /// The space of the refresh is left in the inset for good.
  @Test(.bug(id: "B010"), arguments: HeadlessSwitches.everySetting(with: owns))
  func anInsetThatIsSavedInARefreshAndRestoredAfterItIsTheAppsOwn(
    switches: HeadlessSwitches, own: UIEdgeInsets
  ) async {
    let entries = await logged(switches, own: own) { scene in
      scene.addHeader()
      await scene.refresh()
      let saved = scene.list.contentInset
      scene.showKeyboard(Self.keyboard)
      await scene.advance(by: 0.4)
      await scene.finish()
      await scene.advance(by: 2)
      scene.write(saved, client: own)
      #expect(scene.list.refresh.contentInset == own)
      scene.world.finishTurn()
      #expect(scene.list.contentInset == own)
      await scene.advance(by: 0.2)
      #expect(abs(scene.offset - scene.rest) <= scene.watch.slack)
    }
    #expect(entries == [.restored])
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func itMayBeRestoredTwice(switches: HeadlessSwitches) async {
    let entries = await logged(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      let saved = scene.list.contentInset
      scene.showKeyboard(Self.keyboard)
      await scene.finish()
      for _ in 1...2 {
        scene.write(saved, client: .zero)
        await scene.advance(by: 0.5)
        #expect(scene.list.contentInset == .zero)
      }
    }
    #expect(entries == [.restored])
  }

  /// The keyboard changes its height, and only its appearance is a moment to save.
  @Test(arguments: HeadlessSwitches.everySetting)
  func theInsetOfTheFirstWriteIsTheSavedOne(switches: HeadlessSwitches) async {
    let entries = await logged(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      let saved = scene.list.contentInset
      for height in [Self.keyboard, Self.keyboard + 50] {
        scene.showKeyboard(height)
        await scene.advance(by: 0.2)
      }
      await scene.finish()
      scene.write(saved, client: .zero)
      await scene.advance(by: 0.2)
      #expect(scene.list.contentInset == .zero)
    }
    #expect(entries == [.restored])
  }

  /// While another session runs, with another extent.
  @Test(arguments: HeadlessSwitches.everySetting)
  func itMayBeRestoredInTheNextSession(switches: HeadlessSwitches) async {
    _ = await logged(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      let saved = scene.list.contentInset
      scene.showKeyboard(Self.keyboard)
      await scene.finish()
      scene.header?.animator = PlainAnimator(extent: 40)
      await scene.refresh()
      #expect(scene.list.contentInset.top == 40)
      scene.write(saved, client: .zero)
      await scene.advance(by: 0.2)
      #expect(scene.list.contentInset == UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
      await scene.finish()
      #expect(scene.list.contentInset == .zero)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func itIsTheAppsOwnWhileItIsRestoredUnderAFinger(switches: HeadlessSwitches) async {
    _ = await logged(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      let saved = scene.list.contentInset
      scene.showKeyboard(Self.keyboard)
      await scene.finish()
      scene.finger.drag(from: Scene.middle, to: CGPoint(x: 200, y: 300), duration: 0.2)
      scene.write(saved, client: .zero)
      await scene.advance(by: 0.1)
      #expect(scene.list.contentInset == .zero && scene.list.refresh.contentInset == .zero)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
    }
  }

  /// The app gives its list a banner as high as the space, with the keyboard's edge as it was.
  @Test(arguments: HeadlessSwitches.everySetting)
  func theAppsOwnInsetOfTheSameHeightIsNotTakenForOurs(switches: HeadlessSwitches) async {
    let banner = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
    _ = await logged(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      scene.showKeyboard(Self.keyboard)
      await scene.finish()
      scene.client { scene.list.contentInset.bottom = 0 }
      scene.watch.clientInset.bottom = 0
      await scene.advance(by: 0.2)
      scene.write(banner, client: banner)
      await scene.advance(by: 0.5)
      #expect(scene.list.contentInset == banner && scene.list.refresh.contentInset == banner)
    }
  }

  /// The moments after a session at which an app restores what it has read in it, in seconds.
  private nonisolated static let soon = [0, 0.1, 0.3, 0.5]

  /// The space of the refresh was left in the inset for good.
  @Test(arguments: HeadlessSwitches.everySetting(with: soon))
  func anInsetThatIsRestoredInTheClosingOrSoonAfterItIsTheAppsOwn(switches: HeadlessSwitches, delay: Double) async {
    for isClosing in [true, false] {
      let entries = await logged(switches) { scene in
        scene.watch.motions.spare = 4
        scene.addHeader()
        await scene.refresh()
        let saved = scene.list.contentInset
        if isClosing {
          scene.header?.endRefreshing()
          await scene.advance(by: delay / 2)
        } else {
          await scene.finish()
          await scene.advance(by: delay)
        }
        scene.write(saved, client: .zero)
        await scene.advance(by: 0.2)
        #expect(scene.list.refresh.contentInset == .zero)
      }
      #expect(entries == [.restored] || isClosing && entries.isEmpty)
    }
  }

  /// Nothing has shown that the app read the inset in the session: it may be a banner of the same height.
  @Test(arguments: HeadlessSwitches.everySetting)
  func anInsetWithoutAWriteInTheSessionIsLoggedOnly(switches: HeadlessSwitches) async {
    let entries = await logged(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      let saved = scene.list.contentInset
      await scene.finish()
      await scene.advance(by: 1)
      scene.write(saved, client: saved)
      await scene.advance(by: 0.5)
      #expect(scene.list.contentInset == saved)
    }
    #expect(entries == [.polluted])
  }

  private nonisolated static let others: [UIEdgeInsets] = [
    UIEdgeInsets(top: 60, left: 0, bottom: 1, right: 0), UIEdgeInsets(top: 60, left: 1, bottom: 0, right: 0),
    UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 1),
  ]

  /// A toolbar has come meanwhile.
  @Test(arguments: HeadlessSwitches.everySetting(with: others))
  func anInsetThatIsRestoredWithAnotherEdgeIsTheAppsOwnToo(switches: HeadlessSwitches, other: UIEdgeInsets) async {
    let own = UIEdgeInsets(top: 0, left: other.left, bottom: other.bottom, right: other.right)
    let entries = await logged(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      scene.showKeyboard(Self.keyboard)
      await scene.finish()
      await scene.advance(by: 1)
      scene.write(other, client: own)
      await scene.advance(by: 0.5)
      #expect(scene.list.contentInset == own)
    }
    #expect(entries == [.restored])
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aNumberThatWasNeverHeldIsTheAppsOwn(switches: HeadlessSwitches) async {
    let other = UIEdgeInsets(top: 60.0000001, left: 0, bottom: 0, right: 0)
    let entries = await logged(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      scene.showKeyboard(Self.keyboard)
      await scene.finish()
      scene.write(other, client: other)
      await scene.advance(by: 0.5)
      #expect(scene.list.contentInset == other)
    }
    #expect(entries.isEmpty)
  }

  /// The control that held the space is gone, and so is what is known about it.
  @Test(arguments: HeadlessSwitches.everySetting)
  func anInsetOfARemovedControlIsLeftAlone(switches: HeadlessSwitches) async {
    _ = await logged(switches) { scene in
      scene.addFooter()
      scene.addHeader()
      await scene.refresh()
      let saved = scene.list.contentInset
      scene.showKeyboard(Self.keyboard)
      await scene.finish()
      scene.list.refresh.removeHeader()
      scene.write(saved, client: saved)
      await scene.advance(by: 0.5)
      #expect(scene.list.contentInset == saved)
    }
  }
}

extension Scene {
  /// The app sets the inset of its list, which contains an inset of its own.
  fileprivate func write(_ inset: UIEdgeInsets, client own: UIEdgeInsets) {
    client { list.contentInset = inset }
    watch.clientInset = own
  }

  /// The app makes room for the keyboard, like most do: it changes one edge of the inset as it reads it.
  fileprivate func showKeyboard(_ height: CGFloat) {
    client { list.contentInset.bottom = height }
    watch.clientInset.bottom = height
  }
}
#endif
