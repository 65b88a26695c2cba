#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct HeadlessAnimationTests {
  @Test func scrollsAtConstantSpeedForThreeTenthsOfASecond() {
    HeadlessStage.run { stage in
      stage.list.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
      #expect(stage.list.isScrollAnimating)
      #expect(!stage.list.isDragging && !stage.list.isTracking && !stage.list.isDecelerating)
      let offsets = stage.offsets(frames: 17)
      for (index, offset) in offsets.enumerated() {
        #expect(abs(offset - Double(index + 1) * 10) <= 1e-6)
      }
      #expect(stage.list.isScrollAnimating)
      stage.world.advance(frames: 1)
      #expect(stage.offset == 180)
      #expect(!stage.list.isScrollAnimating)
      let calls = stage.world.log.names(.delegate)
      #expect(calls.count == 19)
      #expect(calls.last == "scrollViewDidEndScrollingAnimation")
    }
  }

  @Test func tellsNothingOfAnAnimationToWhereItIs() {
    HeadlessStage.run { stage in
      stage.list.setContentOffset(.zero, animated: true)
      #expect(!stage.list.isScrollAnimating)
      stage.world.advance(by: 0.5)
      #expect(stage.world.log.names(.delegate).isEmpty)
    }
  }

  @Test func isLeftWhereATouchMeetsIt() {
    HeadlessStage.run { stage in
      stage.list.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
      stage.world.advance(frames: 9)
      stage.finger.touchDown(at: CGPoint(x: 100, y: 100))
      stage.world.advance(by: 0.5)
      #expect(abs(stage.offset - 90) <= 1e-6)
      #expect(!stage.world.log.names(.delegate).contains("scrollViewDidEndScrollingAnimation"))
    }
  }

  @Test(arguments: HeadlessSwitches.AnimatedScroll.allCases)
  func meetsPlainWritesAsTheSwitchSays(setting: HeadlessSwitches.AnimatedScroll) {
    HeadlessStage.run(.with { $0.animatedScroll = setting }) { stage in
      stage.list.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
      stage.world.advance(frames: 3)
      stage.list.contentOffset.y = 1000
      stage.world.advance(by: 0.5)
      #expect(stage.offset == (setting == .goesOn ? 180 : 1000))
    }
  }

  @Test func scrollsToTheTopOfTheAdjustedInset() {
    HeadlessStage.run(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)) { stage in
      stage.list.contentOffset.y = 500
      stage.world.tapStatusBar(for: stage.list)
      stage.world.advance(by: 0.4)
      #expect(stage.offset == -59)
      #expect(stage.world.log.names(.delegate).last == "scrollViewDidScrollToTop")
    }
  }

  @Test func jumpsInAViewAnimationWithOneCallWhileTheScreenFollows() {
    HeadlessStage.run { stage in
      var result: Bool?
      let list = stage.list
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
        list.contentOffset.y = 100
      } completion: {
        result = $0
      }
      #expect(stage.offset == 100)
      #expect(stage.world.log.names(.delegate) == ["scrollViewDidScroll"])
      stage.world.advance(frames: 9)
      #expect(abs((list.layer.presentation()?.bounds.origin.y ?? 0) - 50) <= 1e-6)
      #expect(result == nil)
      stage.world.advance(frames: 9)
      #expect(result == true)
      #expect(stage.world.log.names(.delegate) == ["scrollViewDidScroll"])
      #expect(list.layer.presentation()?.bounds.origin.y == 100)
    }
  }

  @Test func animatesWhatAnObserverChangesInTheBlockUnlessItDeclines() {
    HeadlessStage.run { stage in
      let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
      stage.list.addSubview(first)
      stage.list.addSubview(second)
      stage.delegate.didScroll = { _ in
        first.alpha = 0.5
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          second.alpha = 0.5
        }
      }
      let list = stage.list
      UIView.animate(withDuration: 0.3) { list.contentOffset.y = 50 }
      #expect(UIView.areAnimationsEnabled)
      #expect(first.layer.animationKeys() == ["opacity"])
      #expect(second.layer.animationKeys() == nil)
    }
  }

  @Test func completesAlsoWithoutTimeOrAnythingToAnimate() {
    HeadlessStage.run { stage in
      var results: [Bool] = []
      UIView.animate(withDuration: 0, animations: {}, completion: { results.append($0) })
      UIView.animate(withDuration: 1, animations: {}, completion: { results.append($0) })
      UIView.setAnimationsEnabled(false)
      let list = stage.list
      UIView.animate(withDuration: 1, animations: { list.alpha = 0 }, completion: { results.append($0) })
      UIView.setAnimationsEnabled(true)
      #expect(results.isEmpty)
      #expect(list.layer.animationKeys() == nil)
      stage.world.finishTurn()
      #expect(results == [true, true, true])
    }
  }

  @Test func isInterruptedWhenItsViewLeavesTheWindow() {
    HeadlessStage.run { stage in
      var result: Bool?
      let view = UIView(frame: .zero)
      stage.list.addSubview(view)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { result = $0 })
      stage.world.advance(frames: 3)
      view.removeFromSuperview()
      stage.world.finishTurn()
      #expect(result == false)
    }
  }

  @Test func givesInnerAnimationsTheDurationOfTheOuter() {
    HeadlessStage.run { stage in
      let view = UIView(frame: .zero)
      stage.list.addSubview(view)
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
