#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// The haptic feedback of a control.
@MainActor
@Suite struct FeedbackTests {
  private func run(_ body: @MainActor (Scene) async -> Void) async {
    await HeadlessWorld.run { world in await body(Scene(world)) }
  }

  @Test func reachingTheTriggerPlaysFeedbackAndLettingGoDoesNot() async {
    await run { scene in
      scene.addHeader()
      scene.pull(to: 30)
      #expect(scene.feedback == [])
      scene.pull(to: 60)
      #expect(scene.feedback == ["prepare light"])
      scene.pull(to: 110)
      #expect(scene.feedback == ["prepare light", "impact light 0.8"])
      scene.finger.lift()
      await scene.advance(by: 0.8)
      await scene.finish()
      #expect(scene.work.startCount == 1)
      #expect(scene.feedback == ["prepare light", "impact light 0.8"])
    }
  }

  /// Another generator would have to be prepared first, and would play late.
  @Test func feedbackComesFromTheGeneratorThatWasPrepared() async {
    await run { scene in
      scene.addHeader()
      for distance in [110.0, 40, 110, 20] { scene.pull(to: distance) }
      #expect(scene.feedback == ["prepare light", "impact light 0.8", "impact light 0.8"])
      #expect(scene.world.feedback.map(\.number) == [1, 1, 1])
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func aGeneratorIsLetGoWhenNothingGoesOnAnyMore() async {
    await run { scene in
      scene.addHeader()
      for _ in 0..<2 {
        scene.pull(to: 70)
        scene.finger.hold(for: 0.1)
        scene.finger.lift()
        await scene.settle()
      }
      #expect(scene.world.feedback.map(\.number) == [1, 2])
    }
  }

  @Test func itPlaysFeedbackInTheTurnInWhichTheControlIsArmed() async {
    await run { scene in
      let control = scene.addHeader()
      scene.pull(to: 80)
      for _ in 0..<60 where control.refreshState != .armed {
        scene.pull(to: scene.pull + 1, duration: scene.world.frameDuration)
      }
      #expect(control.refreshState == .armed && scene.feedback.last == "impact light 0.8")
    }
  }

  @Test func aPullThatIsTakenBackPlaysFeedbackAgainOnlyWhenItComesAgain() async {
    await run { scene in
      let control = scene.addHeader()
      scene.pull(to: 110)
      scene.pull(to: 80)
      #expect(control.refreshState == .pulling)
      scene.pull(to: 110)
      #expect(control.refreshState == .armed && scene.feedback == ["prepare light", "impact light 0.8"])
      scene.pull(to: 40)
      #expect(scene.feedback == ["prepare light", "impact light 0.8"])
      scene.pull(to: 110)
      #expect(scene.feedback == ["prepare light", "impact light 0.8", "impact light 0.8"])
      scene.pull(to: 20)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.work.startCount == 0 && scene.feedback.count == 3)
    }
  }

  @Test func aPolicyOfTheAppMayPlayTheHapticOfTheFrameworkToo() async {
    await run { scene in
      var heard: [RefreshFeedback] = []
      let control = scene.addHeader()
      control.refreshStyle = .with {
        $0.haptics = .custom { feedback in
          heard.append(feedback)
          feedback.play()
        }
      }
      await scene.refresh()
      control.end(.failure)
      await scene.settle()
      #expect(heard == [.armed, .failed] && scene.feedback == ["impact light 0.8", "notification error"])
    }
  }

  @Test func eachDragIsPreparedAnew() async {
    await run { scene in
      scene.addHeader()
      for _ in 0..<2 {
        scene.pull(to: 70)
        scene.finger.hold(for: 0.1)
        scene.finger.lift()
        await scene.settle()
      }
      #expect(scene.feedback == ["prepare light", "prepare light"])
    }
  }

  @Test func firingUnderTheFingerPlaysFeedbackInPlaceOfArming() async {
    await run { scene in
      scene.addHeader(trigger: .whilePulling)
      scene.pull(to: 110)
      #expect(scene.feedback == ["prepare medium", "impact medium 0.7"])
      scene.finger.lift()
      await scene.advance(by: 0.8)
      await scene.finish()
      #expect(scene.feedback.count == 2)
    }
  }

  @Test func aFailureOfWhatTheFingerBeganPlaysFeedback() async {
    await run { scene in
      let control = scene.addHeader()
      await scene.refresh()
      control.end(.failure)
      control.end(.failure)
      #expect(scene.feedback == ["prepare light", "impact light 0.8", "notification error"])
      await scene.settle()
      control.begin()
      await scene.advance(by: 1)
      control.end(.failure)
      await scene.settle()
      #expect(scene.feedback.count == 3)
    }
  }

  @Test func aTapThatTriesAgainPlaysFeedback() async {
    await run { scene in
      scene.addFooter()
      await scene.failToLoad()
      let count = scene.feedback.count
      scene.finger.tap(at: scene.tapPoint)
      #expect(scene.feedback.dropFirst(count) == ["selection"])
      await scene.finishLoad()
    }
  }

  @Test func whatIsSwitchedOffPlaysNoFeedback() async {
    await run { scene in
      let control = scene.addHeader()
      control.refreshStyle = .with { $0.haptics = .off }
      await scene.refresh()
      control.end(.failure)
      await scene.settle()
      #expect(scene.watch.startCount == 1 && scene.feedback == [])
      control.refreshStyle = .with { $0.haptics = nil }
      control.isEnabled = false
      await scene.refresh()
      await scene.settle()
      control.isEnabled = true
      control.isHidden = true
      await scene.refresh()
      await scene.settle()
      scene.list.refresh.removeHeader()
      await scene.refresh()
      await scene.settle()
      #expect(scene.watch.startCount == 1 && scene.feedback == [])
    }
  }

  @Test func noScrollAndNoCallPlaysFeedback() async {
    await run { scene in
      let control = scene.addHeader()
      scene.client { scene.list.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
      await scene.advance(by: 1)
      control.begin()
      await scene.advance(by: 1)
      await scene.finish()
      #expect(scene.feedback == [])
    }
  }
}
#endif
