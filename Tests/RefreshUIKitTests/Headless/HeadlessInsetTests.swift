#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

/// What changes of insets, sizes and bars do to the offset (scroll-physics §8 and §10).
@MainActor
@Suite struct HeadlessInsetTests {
  static let bars = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  @Test func movesNothingWhenAnInsetIsRaisedAtRest() {
    HeadlessStage.run { stage in
      stage.list.contentInset.top = 60
      #expect(stage.offset == 0)
      stage.world.advance(by: 0.1)
      #expect(stage.offset == 0)
    }
  }

  @Test func jumpsToTheNewEdgeWhenAnInsetIsLoweredAtRest() {
    HeadlessStage.run { stage in
      stage.list.contentInset.top = 60
      stage.list.contentOffset.y = -60
      stage.list.contentInset.top = 20
      #expect(stage.offset == -20)
      stage.list.contentInset.top = 0
      #expect(stage.offset == 0)
    }
  }

  @Test func movesNothingWhenAnInsetIsLoweredFarFromIt() {
    HeadlessStage.run { stage in
      stage.list.contentInset.top = 60
      stage.list.contentOffset.y = 5
      stage.world.log.removeAll()
      stage.list.contentInset.top = 0
      #expect(stage.offset == 5)
      #expect(stage.world.log.writes(of: "contentOffset").isEmpty)
    }
  }

  @Test func clampsWhenTheContentShrinks() {
    HeadlessStage.run { stage in
      stage.list.contentOffset.y = 3156
      stage.list.contentSize.height = 2000
      #expect(stage.offset == 1156)
      stage.list.contentSize.height = 100
      #expect(stage.offset == 0)
    }
  }

  @Test func clampsWhenTheContentChangesInAPull() {
    HeadlessStage.run { stage in
      stage.finger.pull(to: 80)
      let place = stage.finger.location ?? .zero
      stage.list.contentSize.height += 500
      #expect(stage.offset == 0)
      stage.finger.move(to: place)
      #expect(abs(stage.offset + 80) <= 1.0 / 3)
    }
  }

  @Test func clampsWhenTheViewGrows() {
    HeadlessStage.run { stage in
      stage.list.contentOffset.y = 3156
      stage.list.frame.size.height = 1000
      #expect(stage.offset == 3000)
    }
  }

  @Test func addsTheSafeAreaOnAxesThatScroll() {
    HeadlessStage.run(safeArea: Self.bars) { stage in
      stage.list.contentInset = UIEdgeInsets(top: 7, left: 5, bottom: 3, right: 1)
      #expect(stage.list.adjustedContentInset == UIEdgeInsets(top: 66, left: 5, bottom: 37, right: 1))
      stage.list.contentInsetAdjustmentBehavior = .never
      #expect(stage.list.adjustedContentInset == stage.list.contentInset)
      stage.list.contentInsetAdjustmentBehavior = .scrollableAxes
      stage.list.contentSize.height = 10
      #expect(stage.list.adjustedContentInset == stage.list.contentInset)
      stage.list.alwaysBounceVertical = true
      #expect(stage.list.adjustedContentInset.top == 66)
      stage.list.alwaysBounceVertical = false
      stage.list.contentInsetAdjustmentBehavior = .always
      #expect(stage.list.adjustedContentInset.top == 66)
    }
  }

  @Test func tellsOfAnAdjustedInsetOnlyWhenItIsAnotherOne() {
    HeadlessStage.run(safeArea: Self.bars) { stage in
      stage.list.contentInset.top = 10
      stage.list.contentInset.top = 10
      #expect(stage.world.log.names(.delegate) == ["scrollViewDidChangeAdjustedContentInset"])
    }
  }

  @Test func beginsBelowTheBarAndDoesNotFollowLaterGrowth() {
    HeadlessStage.run(safeArea: Self.bars) { stage in
      #expect(stage.offset == -59)
      stage.world.setSafeArea(UIEdgeInsets(top: 100, left: 0, bottom: 34, right: 0))
      #expect(stage.offset == -59)
      stage.world.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
      #expect(stage.offset == -20)
    }
  }

  @Test(arguments: HeadlessSwitches.SafeAreaOffWindow.allCases)
  func hasTheSafeAreaOfTheSwitchWithoutAWindow(setting: HeadlessSwitches.SafeAreaOffWindow) {
    HeadlessStage.run(.with { $0.safeAreaOffWindow = setting }, safeArea: Self.bars) { stage in
      var windows: [UIWindow?] = []
      let note: @MainActor (UIScrollView) -> Void = { list in windows.append(list.window) }
      let token = stage.list.observe(\.contentOffset) { list, _ in MainActor.assumeIsolated { note(list) } }
      stage.list.removeFromSuperview()
      #expect(stage.offset == (setting == .zero ? 0 : -59))
      #expect(windows == (setting == .zero ? [nil] : []))
      stage.world.window.addSubview(stage.list)
      stage.world.finishTurn()
      #expect(stage.offset == -59)
      token.invalidate()
    }
  }

  @Test(arguments: HeadlessSwitches.ClampWhileTracking.allCases)
  func clampsUnderAFingerAsTheSwitchSays(setting: HeadlessSwitches.ClampWhileTracking) {
    HeadlessStage.run(.with { $0.clampOnInsetWhileTracking = setting }) { stage in
      stage.finger.pull(to: 80)
      let pulled = stage.offset
      stage.list.contentInset.top = 60
      #expect(stage.offset == (setting == .on ? -60 : pulled))
      stage.finger.move(to: stage.finger.location ?? .zero)
      #expect(stage.offset < -100)
    }
  }

  @Test func clampsAtTheLatestWhenAFingerThatDidNotDragIsLifted() {
    HeadlessStage.run(contentLength: 100) { stage in
      stage.list.contentInset.top = 60
      #expect(stage.offset == -60)
      stage.finger.touchDown(at: CGPoint(x: 100, y: 100))
      stage.list.contentInset.top = 0
      #expect(stage.offset == -60)
      stage.finger.lift()
      #expect(stage.offset == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.RaisedInset.allCases)
  func treatsAnInsetRaisedOutOfRangeAsTheSwitchSays(setting: HeadlessSwitches.RaisedInset) {
    HeadlessStage.run(.with { $0.raisedInset = setting }) { stage in
      stage.list.contentOffset.y = -80
      stage.list.contentInset.top = 60
      #expect(stage.offset == (setting == .clampsAtOnce ? -60 : -80))
      stage.world.finishTurn()
      #expect(stage.offset == (setting == .neverClamps ? -80 : -60))
      stage.list.contentInset.top = 20
      #expect(stage.offset == -20)
    }
  }

  @Test(arguments: HeadlessSwitches.RaisedInset.allCases)
  func treatsAnInsetRaisedInABounceAsTheSwitchSays(setting: HeadlessSwitches.RaisedInset) {
    HeadlessStage.run(
      .with {
        $0.raisedInsetInBounce = setting
        $0.firstStep = .nextTick
      }
    ) { stage in
      stage.release(at: 80)
      let released = stage.offset
      stage.list.contentInset.top = 60
      #expect(stage.offset == (setting == .clampsAtOnce ? -60 : released))
      stage.world.finishTurn()
      #expect(stage.offset == (setting == .neverClamps ? released : -60))
      stage.world.advanceUntilIdle()
      #expect(stage.offset == -60)
    }
  }

  @Test(arguments: HeadlessSwitches.ClampingInsetWrite.allCases)
  func notifiesOfAClampInTheOrderOfTheSwitch(setting: HeadlessSwitches.ClampingInsetWrite) {
    HeadlessStage.run(.with { $0.clampingInsetWrite = setting }) { stage in
      stage.list.contentInset.top = 60
      stage.list.contentOffset.y = -60
      let tokens = [
        stage.list.observe(\.contentInset) { _, _ in }, stage.list.observe(\.contentOffset) { _, _ in },
      ]
      stage.world.log.removeAll()
      stage.list.contentInset.top = 0
      let order = stage.world.log.names(.observation)
      #expect(order.first == (setting == .offsetFirst ? "contentOffset" : "contentInset"))
      #expect(order.count == 2)
      tokens.forEach { $0.invalidate() }
    }
  }

  @Test(arguments: HeadlessSwitches.InsetWriteInLift.allCases)
  func repeatsThePanAfterAnInsetWriteInTheLiftAsTheSwitchSays(setting: HeadlessSwitches.InsetWriteInLift) {
    HeadlessStage.run(
      .with {
        $0.insetWriteInLift = setting
        $0.raisedInsetInBounce = .neverClamps
        $0.raisedInset = .neverClamps
      }
    ) { stage in
      stage.delegate.didEndDragging = { list, _ in list.contentInset.top = 60 }
      stage.finger.pull(to: 64)
      stage.finger.hold(for: 0.2)
      stage.world.log.removeAll()
      stage.finger.lift()
      let deepest = stage.world.log.writes(of: "contentOffset").map { $0.numbers[1] }.min() ?? 0
      #expect((deepest < -80) == (setting == .isFollowedByPan))
      stage.world.advanceUntilIdle()
      #expect(stage.offset == -60)
    }
  }

  @Test(arguments: HeadlessSwitches.InsetWriteLayout.allCases)
  func laysOutAfterAnInsetWriteWhenTheSwitchSays(setting: HeadlessSwitches.InsetWriteLayout) {
    HeadlessStage.run(.with { $0.insetWriteLayout = setting }) { stage in
      stage.list.contentInset.top = 60
      #expect(stage.world.log.names(.layout).count == (setting == .inSetter ? 1 : 0))
      stage.world.finishTurn()
      #expect(stage.world.log.names(.layout).count == 1)
    }
  }

  @Test func correctsNothingWhileScrollingIsDisabled() {
    HeadlessStage.run { stage in
      stage.list.contentInset.top = 60
      stage.list.contentOffset.y = -60
      stage.list.isScrollEnabled = false
      stage.list.contentInset.top = 0
      #expect(stage.offset == -60)
    }
  }

  @Test func jumpsWhenBouncingIsChangedInAPull() {
    HeadlessStage.run(contentLength: 100) { stage in
      stage.list.alwaysBounceVertical = true
      stage.finger.pull(to: 50)
      stage.list.alwaysBounceVertical = false
      #expect(stage.offset == 0)
    }
  }

  @Test func addsTheHeightOfARefreshControlToTheAdjustedInsetOnly() {
    HeadlessStage.run { stage in
      let control = UIRefreshControl()
      stage.list.refreshControl = control
      #expect(control.superview === stage.list)
      control.beginRefreshing()
      #expect(stage.list.adjustedContentInset.top == 60)
      #expect(stage.list.contentInset == .zero)
      #expect(stage.offset == 0)
      control.endRefreshing()
      #expect(stage.list.adjustedContentInset.top == 0)
      stage.list.refreshControl = nil
      #expect(control.superview == nil)
    }
  }
}
#endif
