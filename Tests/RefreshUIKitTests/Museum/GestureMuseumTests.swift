#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Fingers, trackpads and flings: each test is named by a report on other libraries, and shows that it
/// does not happen here.
@MainActor
@Suite struct GestureMuseumTests {
  /// The overscroll of a fling counts as a pull.
  @Test(.bug(id: "B080"), arguments: TestSetting.everySetting)
  func flingingBackToTheTopRefreshes(switches: TestSetting) async {
    await Scene.run(switches, contentHeight: 6000) { scene in
      let view = FollowingView()
      scene.addHeader(view: view)
      scene.show(3000)
      scene.fling()
      var farthest: CGFloat = 0
      for _ in 0..<600 where scene.list.isDecelerating || farthest == 0 {
        scene.world.advance(frames: 1)
        farthest = max(farthest, scene.pull)
        #expect(scene.header?.refreshState != .armed)
      }
      #expect(farthest >= 120, "the fling does not get there: \(farthest)")
      await scene.settle()
      // What is uncovered is seen, and nothing of it counts for arming.
      #expect(scene.watch.states == [.idle, .pulling, .idle])
      #expect(view.updates.contains { $0.progress > 1 } && view.updates.allSatisfy { $0.armedFraction == 0 })
      #expect(scene.watch.startCount == 0 && scene.watch.insetWriteCount == 0)
      #expect(scene.pull == 0)
    }
  }

  /// The gestures of a finger that comes down while a fling overscrolls past the trigger.
  enum Touch: CaseIterable {
    case tap, rest, drawBack
  }

  /// A touch that stops the overscroll of a fling makes a pull of it.
  @Test(.bug(id: "B080"), arguments: TestSetting.everySetting(with: Touch.allCases))
  func touchingTheListAfterAFlingToTheTopRefreshes(switches: TestSetting, touch: Touch) async {
    await Scene.run(switches, contentHeight: 6000) { scene in
      scene.addHeader()
      scene.show(3000)
      scene.fling()
      for _ in 0..<600 where scene.pull < 100 { scene.world.advance(frames: 1) }
      #expect(scene.pull >= 100)
      scene.finger.touchDown(at: Scene.middle)
      switch touch {
      case .tap: break
      case .rest: scene.finger.hold(for: 0.5)
      case .drawBack: scene.finger.drag(to: CGPoint(x: Scene.middle.x, y: Scene.middle.y - 25), duration: 0.3)
      }
      #expect(scene.pull >= 84)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.watch.startCount == 0)
      #expect(scene.pull == 0)
    }
  }

  /// A pull out of the overscroll of a fling never refreshes, however far it goes.
  @Test(.bug(id: "B080"), arguments: TestSetting.everySetting(with: [true, false]))
  func aPullOutOfTheOverscrollOfAFlingIsDead(switches: TestSetting, drawsBack: Bool) async {
    await Scene.run(switches, contentHeight: 6000) { scene in
      scene.addHeader()
      scene.show(3000)
      scene.fling()
      for _ in 0..<600 where scene.pull < 100 { scene.world.advance(frames: 1) }
      scene.finger.touchDown(at: Scene.middle)
      let caught = scene.pull
      scene.pull(to: drawsBack ? 20 : caught + 4)
      #expect(scene.header?.refreshState == .pulling)
      scene.pull(to: drawsBack ? 80 : caught + 9)
      #expect(scene.header?.refreshState == .pulling)
      scene.pull(to: drawsBack ? 90 : caught + 15)
      #expect(scene.header?.refreshState == .armed)
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      #expect(scene.work.startCount == 1)
    }
  }

  #if canImport(HeadlessUIKit)
  /// The trackpad's momentum, after its fingers have left, brings the list past the trigger.
  @Test(.bug(id: "B088"), arguments: TestSetting.everySetting)
  func theMomentumOfATrackpadRefreshes(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.show(900)
      let trackpad = SimulatedTrackpad(on: scene.list)
      trackpad.scroll(by: CGPoint(x: 0, y: 500), duration: 0.06)
      #expect(scene.pull < 0 && scene.header?.refreshState == .idle)
      trackpad.end()
      var farthest: CGFloat = 0
      for _ in 0..<300 {
        scene.world.advance(frames: 1)
        farthest = max(farthest, scene.pull)
      }
      #expect(farthest > 84, "the momentum does not reach the trigger: \(farthest)")
      await scene.settle()
      #expect(scene.watch.startCount == 0 && !scene.watch.states.contains(.armed))
    }
  }
  #endif

  /// The inset is raised in the middle of the scroll view's own bounce, which begins anew from another edge.
  @Test(.bug(id: "B082"), arguments: TestSetting.everySetting(with: [RefreshTrigger.onRelease, .whilePulling]))
  func theListJittersWhenItIsReleased(switches: TestSetting, trigger: RefreshTrigger) async {
    await Scene.run(switches) { scene in
      scene.addHeader(trigger: trigger)
      scene.pull(to: 150)
      scene.finger.hold(for: 0.1)
      #expect(abs(scene.pull - 150) < 0.5)
      scene.watch.forgetOffsets()
      scene.finger.lift()
      await scene.advance(by: 1)
      scene.watch.expectMonotone(to: scene.rest - 60)
      #expect(scene.watch.offsets.count > 5 && scene.work.startCount == 1)
    }
  }

  /// The offsets of a drag by one point a frame, far over the trigger.
  private func slowPull(_ switches: TestSetting, withControl: Bool) async -> [CGFloat] {
    var offsets: [CGFloat] = []
    await Scene.run(switches) { scene in
      // A control makes a list bounce whatever its length, which a control's absence must not.
      scene.list.alwaysBounceVertical = true
      if withControl { scene.addHeader(trigger: .whilePulling) }
      scene.finger.touchDown(at: CGPoint(x: 200, y: 100))
      for step in 1...300 {
        scene.finger.drag(to: CGPoint(x: 200, y: 100 + CGFloat(step)), duration: scene.world.frameDuration)
        await scene.world.settleTasks()
        offsets.append(scene.offset)
      }
      #expect(scene.pull > 110 && scene.watch.insetWriteCount == 0)
      #expect(scene.work.startCount == (withControl ? 1 : 0))
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect((scene.watch.insetWriteCount > 0) == withControl)
      await scene.finish()
    }
    return offsets
  }

  /// A refresh that starts under the finger raises the inset under it.
  @Test(.bug(id: "B084"), arguments: TestSetting.everySetting)
  func theContentJumpsUnderASlowFingerWhenTheRefreshStarts(switches: TestSetting) async {
    let without = await slowPull(switches, withControl: false)
    let with = await slowPull(switches, withControl: true)
    #expect(with == without && with.count == 300)
  }

  /// The end of a refresh moves the list while a finger holds it.
  @Test(.bug(id: "B085"), arguments: TestSetting.everySetting)
  func theListIsYankedWhenTheRefreshEndsUnderTheFinger(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      scene.pull(to: 40)
      scene.finger.hold(for: 0.1)
      let place = scene.offset
      #expect(abs(scene.pull - 40) < 0.5)
      scene.watch.forgetOffsets()
      control.endRefreshing()
      await scene.advance(by: 1)
      scene.watch.scan()
      #expect(scene.watch.offsets == [] && scene.offset == place)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.offset == scene.rest && scene.list.contentInset == .zero)
    }
  }

  /// The offsets of a list that is flicked away from its header, and whose refresh ends in mid flight or after it.
  private func readOn(_ switches: TestSetting, endsInFlight: Bool) async -> [CGFloat] {
    var offsets: [CGFloat] = []
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      scene.finger.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), duration: 0.15)
      for _ in 0..<600 where scene.offset < 400 { scene.world.advance(frames: 1) }
      #expect(scene.list.isDecelerating)
      if endsInFlight { scene.header?.endRefreshing() }
      for _ in 0..<360 {
        scene.world.advance(by: 1.0 / 60)
        offsets.append(scene.offset)
      }
      #expect(!scene.list.isDecelerating)
      #expect(scene.list.contentInset.top == (endsInFlight ? 0 : 60))
      scene.watch.forgetOffsets()
      await scene.finish()
      scene.watch.scan()
      #expect(scene.watch.offsets == [] && scene.list.contentInset == .zero)
    }
    return offsets
  }

  #if canImport(HeadlessUIKit)
  /// The end scrolls to the top, or stops the scroll, though the reader has gone on.
  @Test(.bug(id: "B086"), arguments: TestSetting.everySetting)
  func theEndOfARefreshTakesTheReaderBackToTheTop(switches: TestSetting) async {
    let undisturbed = await readOn(switches, endsInFlight: false)
    let ended = await readOn(switches, endsInFlight: true)
    #expect(ended == undisturbed && (ended.last ?? 0) > 400)
  }
  #endif
}

extension Scene {
  /// A fling towards the top, with all that a thumb can do.
  fileprivate func fling() {
    finger.flick(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 800), duration: 0.05)
  }
}
#endif
