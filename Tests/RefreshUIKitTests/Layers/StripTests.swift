#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// The frame in which a control draws, under every pair of UIKit's uncertain facts.
@MainActor
@Suite struct StripTests {
  /// Lets frames pass and looks at each of them.
  private func advance(_ scene: Scene, frames count: Int) async {
    for _ in 0..<count {
      scene.world.advance(frames: 1)
      await scene.world.settleTasks()
      expectStrip(in: scene)
    }
  }

  /// The strip begins at the rest line, ends at the content, and shows nothing while there is nothing to show.
  private func expectStrip(in scene: Scene) {
    guard let control = scene.header else { return }
    let isSeen = control.layer.sublayers?.first?.isHidden == false
    #expect(isSeen == (control.refreshState != .idle && scene.pull > 0))
    guard isSeen else { return }
    #expect(control.frame.maxY == 0)
    #expect(abs(control.frame.minY - scene.offset - scene.list.safeAreaInsets.top) < 0.2)
    #expect(control.frame.minX == 0 && control.frame.width == scene.list.bounds.width)
    #expect(control.clipsToBounds)
  }

  @Test(arguments: TestSetting.everySetting)
  func theControlIsTheStripBetweenTheRestLineAndTheContent(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: .gum, trigger: .onRelease)
      #expect(scene.header?.frame.height == 0)
      for distance in [1.0, 20, 60, 110, 40, 130] {
        scene.pull(to: distance, duration: 0.1)
        expectStrip(in: scene)
      }
      scene.finger.lift()
      await advance(scene, frames: 60)
      scene.work.finish()
      await advance(scene, frames: 260)
      await scene.settle()
      #expect(scene.header?.refreshState == .idle)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func nothingOfAControlThatIsScrolledAwayIsSeen(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: PlainAnimator(showsOutcomes: true))
      await SessionMoment.scrolledAway.reach(in: scene)
      #expect(control.layer.sublayers?.first?.isHidden == true)
      scene.work.finish()
      await scene.settle()
      #expect(control.layer.sublayers?.first?.isHidden == true)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.allCases))
  func theControlIsNeverHit(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: PlainAnimator(showsOutcomes: true))
      await moment.reach(in: scene)
      let middle = CGPoint(x: control.frame.midX, y: control.frame.midY)
      #expect(control.hitTest(CGPoint(x: 10, y: 1), with: nil) == nil)
      guard scene.list.bounds.contains(middle) else { return }
      let hit = scene.list.hitTest(middle, with: nil)
      // While the list is moved, the view that takes the touches for its rows.
      #expect(hit === scene.list || (hit?.superview === scene.list && hit !== control))
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aFingerThatRestsOnTheControlScrollsTheList(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      scene.finger.touchDown(at: CGPoint(x: 200, y: 80))
      scene.finger.hold(for: 0.4)
      scene.finger.drag(to: CGPoint(x: 200, y: 20), duration: 0.2)
      scene.finger.hold(for: 0.2)
      #expect(scene.pull == 10, "the drag's first ten points are its beginning")
      scene.finger.lift()
    }
  }
}
#endif
