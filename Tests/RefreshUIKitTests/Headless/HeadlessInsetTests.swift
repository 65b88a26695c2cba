#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

/// The effects of changed insets, sizes and bars on the offset (scroll-physics §8 and §10).
@MainActor
@Suite struct HeadlessInsetTests {
  static let bars = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  @Test func movesNothingWhenAnInsetIsRaisedAtRest() {
    HeadlessScreen.run { screen in
      screen.list.contentInset.top = 60
      #expect(screen.offset == 0)
      screen.world.advance(by: 0.1)
      #expect(screen.offset == 0)
    }
  }

  @Test func jumpsToTheNewEdgeWhenAnInsetIsLoweredAtRest() {
    HeadlessScreen.run { screen in
      screen.list.contentInset.top = 60
      screen.list.contentOffset.y = -60
      screen.list.contentInset.top = 20
      #expect(screen.offset == -20)
      screen.list.contentInset.top = 0
      #expect(screen.offset == 0)
    }
  }

  @Test func movesNothingWhenAnInsetIsLoweredFarFromIt() {
    HeadlessScreen.run { screen in
      screen.list.contentInset.top = 60
      screen.list.contentOffset.y = 5
      screen.world.log.removeAll()
      screen.list.contentInset.top = 0
      #expect(screen.offset == 5)
      #expect(screen.world.log.writes(of: "contentOffset").isEmpty)
    }
  }

  @Test func clampsWhenTheContentShrinks() {
    HeadlessScreen.run { screen in
      screen.list.contentOffset.y = 3156
      screen.list.contentSize.height = 2000
      #expect(screen.offset == 1156)
      screen.list.contentSize.height = 100
      #expect(screen.offset == 0)
    }
  }

  @Test func clampsWhenTheContentChangesInAPull() {
    HeadlessScreen.run { screen in
      screen.finger.pull(to: 80)
      let place = screen.finger.location ?? .zero
      screen.list.contentSize.height += 500
      #expect(screen.offset == 0)
      screen.finger.move(to: place)
      #expect(abs(screen.offset + 80) <= 1.0 / 3)
    }
  }

  @Test func clampsWhenTheViewGrows() {
    HeadlessScreen.run { screen in
      screen.list.contentOffset.y = 3156
      screen.list.frame.size.height = 1000
      #expect(screen.offset == 3000)
    }
  }

  @Test func addsTheSafeAreaOnAxesThatScroll() {
    HeadlessScreen.run(safeArea: Self.bars) { screen in
      screen.list.contentInset = UIEdgeInsets(top: 7, left: 5, bottom: 3, right: 1)
      #expect(screen.list.adjustedContentInset == UIEdgeInsets(top: 66, left: 5, bottom: 37, right: 1))
      screen.list.contentInsetAdjustmentBehavior = .never
      #expect(screen.list.adjustedContentInset == screen.list.contentInset)
      screen.list.contentInsetAdjustmentBehavior = .scrollableAxes
      screen.list.contentSize.height = 10
      #expect(screen.list.adjustedContentInset == screen.list.contentInset)
      screen.list.alwaysBounceVertical = true
      #expect(screen.list.adjustedContentInset.top == 66)
      screen.list.alwaysBounceVertical = false
      screen.list.contentInsetAdjustmentBehavior = .always
      #expect(screen.list.adjustedContentInset.top == 66)
    }
  }

  @Test func tellsOfAnAdjustedInsetOnlyWhenItIsAnotherOne() {
    HeadlessScreen.run(safeArea: Self.bars) { screen in
      screen.list.contentInset.top = 10
      screen.list.contentInset.top = 10
      #expect(screen.world.log.names(.delegate) == ["scrollViewDidChangeAdjustedContentInset"])
    }
  }

  @Test(arguments: [(HeadlessSwitches.SafeAreaChange.keepsTop, -100.0), (.keepsOffset, -59)])
  func followsAGrowingBarAtItsTopIfTheSwitchSaysSo(setting: HeadlessSwitches.SafeAreaChange, offset: Double) {
    HeadlessScreen.run(.with { $0.safeAreaChange = setting }, safeArea: Self.bars) { screen in
      #expect(screen.offset == -59)
      screen.world.setSafeArea(UIEdgeInsets(top: 100, left: 0, bottom: 34, right: 0))
      #expect(screen.offset == offset)
      screen.world.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
      #expect(screen.offset == -20)
    }
  }

  @Test(arguments: HeadlessSwitches.SafeAreaOffWindow.allCases)
  func hasTheSafeAreaOfTheSwitchWithoutAWindow(setting: HeadlessSwitches.SafeAreaOffWindow) {
    HeadlessScreen.run(.with { $0.safeAreaOffWindow = setting }, safeArea: Self.bars) { screen in
      var windows: [UIWindow?] = []
      let note: @MainActor (UIScrollView) -> Void = { list in windows.append(list.window) }
      let token = screen.list.observe(\.contentOffset) { list, _ in MainActor.assumeIsolated { note(list) } }
      screen.list.removeFromSuperview()
      #expect(screen.offset == (setting == .zero ? 0 : -59))
      #expect(windows == (setting == .zero ? [nil] : []))
      screen.world.window.addSubview(screen.list)
      screen.world.finishTurn()
      #expect(screen.offset == -59)
      token.invalidate()
    }
  }

  @Test(arguments: HeadlessSwitches.ClampWhileTracking.allCases)
  func clampsUnderAFingerAsTheSwitchSays(setting: HeadlessSwitches.ClampWhileTracking) {
    HeadlessScreen.run(.with { $0.clampOnInsetWhileTracking = setting }) { screen in
      screen.finger.pull(to: 80)
      let pulled = screen.offset
      screen.list.contentInset.top = 60
      #expect(screen.offset == (setting == .on ? -60 : pulled))
      screen.finger.move(to: screen.finger.location ?? .zero)
      #expect(screen.offset < -100)
    }
  }

  @Test func clampsAtTheLatestWhenAFingerThatDidNotDragIsLifted() {
    HeadlessScreen.run(.with { $0.clampOnInsetWhileTracking = .off }, contentLength: 100) { screen in
      screen.list.contentInset.top = 60
      #expect(screen.offset == -60)
      screen.finger.touchDown(at: CGPoint(x: 100, y: 100))
      screen.list.contentInset.top = 0
      #expect(screen.offset == -60)
      screen.finger.lift()
      #expect(screen.offset == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.RaisedInset.allCases)
  func treatsAnInsetRaisedOutOfRangeAsTheSwitchSays(setting: HeadlessSwitches.RaisedInset) {
    HeadlessScreen.run(.with { $0.raisedInset = setting }) { screen in
      screen.list.contentOffset.y = -80
      screen.list.contentInset.top = 60
      #expect(screen.offset == (setting == .clampsAtOnce ? -60 : -80))
      screen.world.finishTurn()
      #expect(screen.offset == (setting == .neverClamps ? -80 : -60))
      screen.list.contentInset.top = 20
      #expect(screen.offset == -20)
    }
  }

  @Test(arguments: HeadlessSwitches.RaisedInset.allCases)
  func treatsAnInsetRaisedInABounceAsTheSwitchSays(setting: HeadlessSwitches.RaisedInset) {
    HeadlessScreen.run(
      .with {
        $0.raisedInsetInBounce = setting
        $0.firstStep = .nextTick
      }
    ) { screen in
      screen.release(at: 80)
      let released = screen.offset
      screen.list.contentInset.top = 60
      #expect(screen.offset == (setting == .clampsAtOnce ? -60 : released))
      screen.world.finishTurn()
      #expect(screen.offset == (setting == .neverClamps ? released : -60))
      screen.world.advanceUntilIdle()
      #expect(screen.offset == -60)
    }
  }

  @Test(arguments: HeadlessSwitches.ClampingInsetWrite.allCases)
  func notifiesOfAClampInTheOrderOfTheSwitch(setting: HeadlessSwitches.ClampingInsetWrite) {
    HeadlessScreen.run(.with { $0.clampingInsetWrite = setting }) { screen in
      screen.list.contentInset.top = 60
      screen.list.contentOffset.y = -60
      let tokens = [
        screen.list.observe(\.contentInset) { _, _ in }, screen.list.observe(\.contentOffset) { _, _ in },
      ]
      screen.world.log.removeAll()
      screen.list.contentInset.top = 0
      let order = screen.world.log.names(.observation)
      #expect(order.first == (setting == .offsetFirst ? "contentOffset" : "contentInset"))
      #expect(order.count == 2)
      tokens.forEach { $0.invalidate() }
    }
  }

  @Test(arguments: HeadlessSwitches.InsetWriteInLift.allCases)
  func repeatsThePanAfterAnInsetWriteInTheLiftAsTheSwitchSays(setting: HeadlessSwitches.InsetWriteInLift) {
    HeadlessScreen.run(
      .with {
        $0.insetWriteInLift = setting
        $0.raisedInsetInBounce = .neverClamps
        $0.raisedInset = .neverClamps
      }
    ) { screen in
      screen.delegate.didEndDragging = { list, _ in list.contentInset.top = 60 }
      screen.finger.pull(to: 64)
      screen.finger.hold(for: 0.2)
      screen.world.log.removeAll()
      screen.finger.lift()
      let deepest = screen.world.log.writes(of: "contentOffset").map { $0.numbers[1] }.min() ?? 0
      #expect((deepest < -80) == (setting == .isFollowedByPan))
      screen.world.advanceUntilIdle()
      #expect(screen.offset == -60)
    }
  }

  @Test(arguments: HeadlessSwitches.InsetWriteLayout.allCases)
  func laysOutAfterAnInsetWriteWhenTheSwitchSays(setting: HeadlessSwitches.InsetWriteLayout) {
    HeadlessScreen.run(.with { $0.insetWriteLayout = setting }) { screen in
      screen.list.contentInset.top = 60
      #expect(screen.world.log.names(.layout).count == (setting == .inSetter ? 1 : 0))
      screen.world.finishTurn()
      #expect(screen.world.log.names(.layout).count == 1)
    }
  }

  @Test func correctsNothingWhileScrollingIsDisabled() {
    HeadlessScreen.run { screen in
      screen.list.contentInset.top = 60
      screen.list.contentOffset.y = -60
      screen.list.isScrollEnabled = false
      screen.list.contentInset.top = 0
      #expect(screen.offset == -60)
    }
  }

  @Test func jumpsWhenBouncingIsChangedInAPull() {
    HeadlessScreen.run(contentLength: 100) { screen in
      screen.list.alwaysBounceVertical = true
      screen.finger.pull(to: 50)
      screen.list.alwaysBounceVertical = false
      #expect(screen.offset == 0)
    }
  }
}
#endif
