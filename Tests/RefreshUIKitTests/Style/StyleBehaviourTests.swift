#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The times, the outcomes and the haptics of styles.
@MainActor
@Suite struct StyleBehaviourTests {
  private func run(_ body: @MainActor (Scene) async -> Void) async {
    await HeadlessWorld.run { world in await body(Scene(world)) }
  }

  /// Ends a session that was held for a second, and returns the time until the list is closed.
  private func closingTime(_ scene: Scene, throwing error: (any Error)? = nil) async -> Double {
    await scene.refresh()
    await scene.advance(by: 1)
    let start = scene.world.now
    scene.work.finish(throwing: error)
    await scene.world.settleTasks()
    for _ in 0..<600 where scene.header?.refreshState != .idle { scene.world.advance(by: 1.0 / 60) }
    return scene.world.now - start
  }

  @Test func outcomesAreShownForTheTimesOfTheStyle() async {
    await run { scene in
      scene.addHeader(animator: PlainAnimator(showsOutcomes: true))
      let plain = await closingTime(scene)
      scene.list.refreshStyle = .with { $0.outcomeTimes = [.success: 1.7, .failure: 0.5] }
      let longer = await closingTime(scene)
      #expect(abs(longer - plain - 1) < 0.05)
      let failed = await closingTime(scene, throwing: Scene.Failure())
      #expect(abs(failed - plain + 0.2) < 0.05)
    }
  }

  @Test func anOutcomeThatTheStyleDoesNotShowClosesAtOnce() async {
    await run { scene in
      let counter = OutcomeCounter()
      scene.addHeader(animator: counter)
      let shown = await closingTime(scene)
      #expect(counter.most > 0.9)
      scene.list.refreshStyle = .with { $0.shownOutcomes = [.failure] }
      counter.most = 0
      let hidden = await closingTime(scene)
      #expect(abs(shown - hidden - 0.7) < 0.05 && counter.most == 0)
      _ = await closingTime(scene, throwing: Scene.Failure())
      #expect(counter.most > 0.9)
      scene.list.refreshStyle = .with { $0.shownOutcomes = [] }
      counter.most = 0
      _ = await closingTime(scene, throwing: Scene.Failure())
      #expect(counter.most == 0)
    }
  }

  /// Draws outcomes, and records the largest fraction.
  private final class OutcomeCounter: RefreshAnimator {
    var most = 0.0

    func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { RefreshMetrics(showsOutcomes: true) }

    func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
      most = max(most, update.outcomeFraction)
      drawing.fill { $0.circle(center: update.center, radius: 4) }
    }
  }

  @Test func aMinimumTimeOfTheControlComesFirst() async {
    await run { scene in
      let control = scene.addHeader()
      scene.list.refreshStyle = .with { $0.minimumVisibleTime = 3 }
      #expect(control.minimumVisibleTime == 3 && control.machineSettings?.minimumVisibleTime == 3)
      control.refreshStyle = .with { $0.minimumVisibleTime = 0.6 }
      #expect(control.machineSettings?.minimumVisibleTime == 0.6, "also one that equals the default")
      scene.list.refreshStyle = nil
      #expect(control.minimumVisibleTime == 0.6)
    }
  }

  @Test func aMinimumTimeThatChangesInASessionCountsForIt() async {
    await run { scene in
      let control = scene.addHeader()
      await scene.refresh()
      scene.list.refreshStyle = .with { $0.minimumVisibleTime = 4 }
      await scene.advance(by: 1)
      scene.work.finish()
      await scene.advance(by: 1)
      #expect(control.refreshState == .ending && scene.list.contentInset.top == 60)
      await scene.advance(by: 3)
      #expect(control.refreshState == .idle)
    }
  }

  @Test(arguments: [-1, -Double.infinity, .infinity, .nan])
  func aNumberThatCannotBeUsedIsSaidOnceForEachControl(number: Double) async {
    await run { scene in
      let entries = await LogBoard.entries(about: scene.list) {
        let control = scene.addHeader(animator: PlainAnimator(showsOutcomes: true))
        for _ in 0..<3 {
          scene.list.refreshStyle = .with {
            $0.minimumVisibleTime = number
            $0.outcomeTimes = [.success: number, .failure: number]
          }
        }
        let settings = control.machineSettings
        let usable = number == .infinity ? 100_000 : 0.0
        #expect(settings?.minimumVisibleTime == (number.isNaN ? 0.6 : usable))
        #expect(settings?.metrics.shownTime(of: .success) == (number.isNaN ? 0.7 : usable))
        #expect(settings?.metrics.shownTime(of: .failure) == (number.isNaN ? 1 : usable))
        scene.list.refreshStyle = nil
        await scene.refresh()
        await scene.finish()
      }
      #expect(entries == [.clampedSetting])
    }
  }

  /// Ends one session of a finger with a success and one with a failure, and returns the haptics.
  private func haptics(
    _ style: RefreshStyle.Haptics?, _ change: (RefreshControl) -> Void = { _ in }
  ) async -> [String] {
    var played: [String] = []
    await run { scene in
      let control = scene.addHeader()
      scene.list.refreshStyle = .with { $0.haptics = style }
      change(control)
      await scene.refresh()
      await scene.finish()
      await scene.refresh()
      await scene.finish(throwing: Scene.Failure())
      control.begin()
      await scene.advance(by: 1)
      await scene.finish()
      played = scene.feedback.filter { !$0.hasPrefix("prepare") }
    }
    return played
  }

  private static let arming = ["impact light 0.8", "impact light 0.8"]

  @Test func thePolicySelectsTheHaptics() async {
    let standard = ["impact light 0.8", "impact light 0.8", "notification error"]
    #expect(await haptics(nil) == standard)
    #expect(await haptics(.off) == [])
    #expect(await haptics(.arming) == Self.arming)
    let both = ["impact light 0.8", "notification success", "impact light 0.8", "notification error"]
    #expect(await haptics(.outcome) == both)
  }

  @Test func aCustomPolicyIsCalledInsteadOfTheGenerators() async {
    var kinds: [RefreshFeedback] = []
    let played = await haptics(.custom { kinds.append($0) })
    #expect(played == [] && kinds == [.armed, .succeeded, .armed, .failed])
  }

  @Test func thePolicyOfTheControlComesFirst() async {
    let standard = ["impact light 0.8", "impact light 0.8", "notification error"]
    #expect(await haptics(.outcome) { $0.refreshStyle = .with { $0.haptics = .off } } == [])
    #expect(await haptics(.off) { $0.refreshStyle = .with { $0.haptics = .arming } } == Self.arming)
    #expect(await haptics(nil) { $0.refreshStyle = .with { $0.language = .german } } == standard)
  }
}
#endif
