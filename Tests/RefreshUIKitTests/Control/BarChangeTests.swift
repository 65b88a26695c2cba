#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Bars that appear and disappear over a list that refreshes, whether or not UIKit moves the list along.
@MainActor
@Suite struct BarChangeTests {
  private static let animator = PlainAnimator(showsOutcomes: true)
  private static let high = UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0)
  private static let low = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)

  @Test(arguments: HeadlessSwitches.everySetting(with: SessionMoment.untouched))
  func aBarMayAppearAtAnyMoment(switches: HeadlessSwitches, moment: SessionMoment) async {
    await change(to: Self.high, at: moment, under: switches)
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: SessionMoment.untouched))
  func aBarMayDisappearAtAnyMoment(switches: HeadlessSwitches, moment: SessionMoment) async {
    await change(to: Self.low, at: moment, under: switches)
  }

  private func change(to bars: UIEdgeInsets, at moment: SessionMoment, under switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let offset = scene.offset
      let wasHeld = moment == .holding || moment == .showingOutcome
      scene.world.setSafeArea(bars)
      if wasHeld { #expect(scene.pull == 60, "the spinner stands under the bar") }
      await scene.advance(by: 1)
      if moment == .opening || moment == .holding { #expect(scene.pull == 60) }
      await scene.finish()
      switch moment {
      case .scrolledAway: #expect(scene.offset == offset)
      case .idle: break
      default: #expect(scene.pull == 0, "the first row stands under the bar")
      }
    }
  }

  /// In each frame of a closing, of which the last points are the hardest.
  @Test(arguments: HeadlessSwitches.everySetting(with: Array(1...8)))
  func aBarMayAppearInAnyFrameOfAClosing(switches: HeadlessSwitches, part: Int) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      scene.work.finish()
      await scene.world.settleTasks()
      for _ in 0..<300 where scene.pull > CGFloat(8 * part - 4) { scene.world.advance(frames: 1) }
      scene.world.setSafeArea(Self.high)
      await scene.settle()
      #expect(scene.pull == 0, "the first row stands under the bar")
    }
  }

  /// The bar comes while a finger rests on the held list, and the list follows it when the finger is gone.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aBarMayAppearUnderARestingFinger(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      scene.finger.touchDown(at: Scene.middle)
      scene.finger.hold(for: 0.3)
      scene.world.setSafeArea(Self.high)
      scene.finger.hold(for: 0.2)
      #expect(scene.offset == -119)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.pull == 60)
      await scene.finish()
      #expect(scene.pull == 0)
    }
  }

  /// Bars come and go by a swipe, also several times in a session.
  @Test(arguments: HeadlessSwitches.everySetting)
  func barsMayComeAndGo(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      for _ in 1...3 {
        for bars in [Self.high, Self.low] {
          scene.world.setSafeArea(bars)
          await scene.advance(by: 0.4)
          #expect(scene.pull == 60)
        }
      }
      await scene.finish()
      #expect(scene.pull == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func theAdjustmentOfTheInsetMayChange(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      scene.client { scene.list.contentInsetAdjustmentBehavior = .never }
      await scene.advance(by: 0.5)
      #expect(scene.offset == -60)
      scene.client { scene.list.contentInsetAdjustmentBehavior = .always }
      await scene.advance(by: 0.5)
      await scene.finish()
      #expect(scene.offset == -59)
    }
  }
}
#endif
