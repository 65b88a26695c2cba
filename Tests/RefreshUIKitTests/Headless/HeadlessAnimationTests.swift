#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct HeadlessAnimationTests {
  @Test func scrollsAtConstantSpeedForThreeTenthsOfASecond() {
    HeadlessScreen.run { screen in
      screen.list.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
      #expect(screen.list.isScrollAnimating)
      #expect(!screen.list.isDragging && !screen.list.isTracking && !screen.list.isDecelerating)
      let offsets = screen.offsets(frames: 17)
      for (index, offset) in offsets.enumerated() {
        #expect(abs(offset - Double(index + 1) * 10) <= 1e-6)
      }
      #expect(screen.list.isScrollAnimating)
      screen.world.advance(frames: 1)
      #expect(screen.offset == 180)
      #expect(!screen.list.isScrollAnimating)
      let calls = screen.world.log.names(.delegate)
      #expect(calls.count == 19)
      #expect(calls.last == "scrollViewDidEndScrollingAnimation")
    }
  }

  @Test func reportsNoScrollWithoutTheFlagOfNewerSystems() {
    HeadlessScreen.run(.with { $0.animatedScrollFlag = .isAbsent }) { screen in
      screen.list.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
      screen.world.advance(frames: 5)
      #expect(!screen.list.isScrollAnimating && screen.list.headlessIsScrollAnimating)
    }
  }

  @Test func tellsNothingOfAnAnimationToWhereItIs() {
    HeadlessScreen.run { screen in
      screen.list.setContentOffset(.zero, animated: true)
      #expect(!screen.list.isScrollAnimating)
      screen.world.advance(by: 0.5)
      #expect(screen.world.log.names(.delegate).isEmpty)
    }
  }

  @Test func isLeftWhereATouchMeetsIt() {
    HeadlessScreen.run { screen in
      screen.list.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
      screen.world.advance(frames: 9)
      screen.finger.touchDown(at: CGPoint(x: 100, y: 100))
      screen.world.advance(by: 0.5)
      #expect(abs(screen.offset - 90) <= 1e-6)
      #expect(!screen.world.log.names(.delegate).contains("scrollViewDidEndScrollingAnimation"))
    }
  }

  @Test(arguments: HeadlessSwitches.AnimatedScroll.allCases)
  func meetsPlainWritesAsTheSwitchSays(setting: HeadlessSwitches.AnimatedScroll) {
    HeadlessScreen.run(.with { $0.animatedScroll = setting }) { screen in
      screen.list.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
      screen.world.advance(frames: 3)
      screen.list.contentOffset.y = 1000
      screen.world.advance(by: 0.5)
      #expect(screen.offset == (setting == .goesOn ? 180 : 1000))
    }
  }

  @Test func scrollsToTheTopOfTheAdjustedInset() {
    HeadlessScreen.run(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)) { screen in
      screen.list.contentOffset.y = 500
      screen.world.tapStatusBar(for: screen.list)
      screen.world.advance(by: 0.4)
      #expect(screen.offset == -59)
      #expect(screen.world.log.names(.delegate).last == "scrollViewDidScrollToTop")
    }
  }

  @Test func jumpsInAViewAnimationWithOneCallWhileTheScreenFollows() {
    HeadlessScreen.run { screen in
      var result: Bool?
      let list = screen.list
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
        list.contentOffset.y = 100
      } completion: {
        result = $0
      }
      #expect(screen.offset == 100)
      #expect(screen.world.log.names(.delegate) == ["scrollViewDidScroll"])
      screen.world.advance(frames: 9)
      #expect(abs((list.layer.presentation()?.bounds.origin.y ?? 0) - 50) <= 1e-6)
      #expect(result == nil)
      screen.world.advance(frames: 9)
      #expect(result == true)
      #expect(screen.world.log.names(.delegate) == ["scrollViewDidScroll"])
      #expect(list.layer.presentation()?.bounds.origin.y == 100)
    }
  }

  @Test func animatesWhatAnObserverChangesInTheBlockUnlessItDeclines() {
    HeadlessScreen.run { screen in
      let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
      screen.list.addSubview(first)
      screen.list.addSubview(second)
      screen.delegate.didScroll = { _ in
        first.alpha = 0.5
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          second.alpha = 0.5
        }
      }
      let list = screen.list
      UIView.animate(withDuration: 0.3) { list.contentOffset.y = 50 }
      #expect(UIView.areAnimationsEnabled)
      #expect(first.layer.animationKeys() == ["opacity"])
      #expect(second.layer.animationKeys() == nil)
    }
  }

  @Test func completesAlsoWithoutTimeOrAnythingToAnimate() {
    HeadlessScreen.run { screen in
      var results: [Bool] = []
      UIView.animate(withDuration: 0, animations: {}, completion: { results.append($0) })
      UIView.animate(withDuration: 1, animations: {}, completion: { results.append($0) })
      UIView.setAnimationsEnabled(false)
      let list = screen.list
      UIView.animate(withDuration: 1, animations: { list.alpha = 0 }, completion: { results.append($0) })
      UIView.setAnimationsEnabled(true)
      #expect(results.isEmpty)
      #expect(list.layer.animationKeys() == nil)
      screen.world.finishTurn()
      #expect(results == [true, true, true])
    }
  }

  @Test func isInterruptedWhenItsViewLeavesTheWindow() {
    HeadlessScreen.run { screen in
      var result: Bool?
      let view = UIView(frame: .zero)
      screen.list.addSubview(view)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { result = $0 })
      screen.world.advance(frames: 3)
      view.removeFromSuperview()
      screen.world.finishTurn()
      #expect(result == false)
    }
  }

  @Test func givesInnerAnimationsTheDurationOfTheOuter() {
    HeadlessScreen.run { screen in
      let view = UIView(frame: .zero)
      screen.list.addSubview(view)
      UIView.animate(withDuration: 1) {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.animate(withDuration: 0.1) { view.alpha = 0 }
      }
      #expect(view.layer.animation(forKey: "opacity")?.duration == 1)
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }
}
#endif
