#if canImport(HeadlessUIKit)
import Foundation
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import TestSupport
import Testing

@testable import RefreshCore

/// Failures of every preset, as a header and as a footer, at the top and at the bottom.
@MainActor
@Suite struct FailureTests {
  private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  /// A preset at an edge.
  struct Spot: CustomTestStringConvertible, Sendable {
    let preset: RefreshPreset
    let edge: RefreshEdge

    var testDescription: String { "\(preset) at the \(edge)" }

    /// Every preset at both edges; in the quick run at one of them in turn.
    static let all = RefreshPreset.all.enumerated().flatMap { number, preset in
      [RefreshEdge.top, .bottom].enumerated().compactMap { index, edge in
        let isChosen = (number + index) % SweepWidth.choose(quick: 2, full: 1, thorough: 1) == 0
        return isChosen ? Spot(preset: preset, edge: edge) : nil
      }
    }

    /// Those whose animator draws anything.
    static let drawn = all.filter(\.preset.draws)

    /// Those that show no success.
    static let quiet = drawn.filter { $0.preset.animator.metrics(in: RefreshSurroundings()).showsOutcomes == false }
  }

  /// The updates of a control.
  private final class Seen {
    var updates: [RefreshUpdate] = []

    /// The largest outcome fraction.
    var outcome: Double { updates.map(\.outcomeFraction).max() ?? 0 }

    /// The message of the last ending.
    var message: String? { updates.last { $0.state == .ending }?.message }
  }

  /// Runs code with a list, a control at a spot whose failures are red, and its updates.
  private func run(
    _ spot: Spot, _ role: RefreshRole = .refresh, _ body: @MainActor (Scene, RefreshControl, Seen) async -> Void
  ) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      world.accessibility.isVoiceOverRunning = true
      scene.list.refreshStyle = .with { $0.colors[.failure] = .red }
      let (animator, edge, seen) = (spot.preset.animator, spot.edge, Seen())
      let control =
        role == .refresh
        ? scene.addHeader(animator: animator, edge: edge)
        : scene.addFooter(animator: animator, edge: edge, trigger: .manual)
      control.refreshStyle = .with { $0.language = .english }
      control.onUpdate = { seen.updates.append($0) }
      await body(scene, control, seen)
      scene.work.finish()
      scene.load.finish()
      await scene.settle()
      scene.client {
        scene.list.refresh.removeHeader()
        scene.list.refresh.removeFooter()
      }
      scene.world.finishTurn()
      #expect(scene.list.contentInset == .zero && scene.watch.faults == [])
    }
  }

  /// Begins a session, and ends it after a second.
  private func end(_ scene: Scene, _ control: RefreshControl, throwing error: (any Error)?) async {
    #expect(control.begin() == .started)
    await scene.advance(by: 1)
    (control.role == .refresh ? scene.work : scene.load).finish(throwing: error)
    await scene.world.settleTasks()
  }

  @Test(arguments: Spot.drawn)
  func aHeaderShowsItsFailureForASecond(spot: Spot) async {
    await run(spot) { scene, control, seen in
      await end(scene, control, throwing: Offline())
      #expect(control.refreshState == .ending)
      await scene.advance(by: 0.9)
      #expect(control.refreshState == .ending && seen.outcome > 0.99)
      #expect(control.hasRed, "nothing is red")
      await scene.advance(by: 1)
      #expect(control.refreshState == .idle && scene.list.contentInset == .zero)
    }
  }

  @Test(arguments: Spot.all)
  func aHeaderIsToldAndVoiceOverSaysWhyItFailed(spot: Spot) async {
    await run(spot) { scene, control, seen in
      await end(scene, control, throwing: Offline())
      await scene.advance(by: 3)
      #expect(scene.said == ["Refreshing…", "Couldn’t refresh, You are offline."])
      #expect(seen.message == "You are offline." || !spot.preset.draws)
    }
  }

  @Test(arguments: Spot.all)
  func aHeaderSaysItInTheWordsOfTheApp(spot: Spot) async {
    await run(spot) { scene, control, seen in
      control.failureText = { $0 is Offline ? "No network" : nil }
      await end(scene, control, throwing: Offline())
      await scene.advance(by: 3)
      await end(scene, control, throwing: Scene.Failure())
      await scene.advance(by: 3)
      #expect(scene.said == ["Refreshing…", "Couldn’t refresh, No network", "Refreshing…", "Couldn’t refresh"])
      #expect(seen.message == nil)
    }
  }

  @Test(arguments: Spot.all.filter { ["arrow", "reload"].contains($0.preset.name) }, [true, false])
  func aHeaderWithWordsShowsTheSentence(spot: Spot, hasSecondLine: Bool) async {
    await run(spot) { scene, control, _ in
      if !hasSecondLine { control.animator = .arrow(showsLastUpdate: false) }
      await end(scene, control, throwing: Offline())
      await scene.advance(by: 0.6)
      #expect(control.texts == (hasSecondLine ? ["Couldn’t refresh", "You are offline."] : ["You are offline."]))
    }
  }

  @Test(arguments: Spot.drawn)
  func aFailureThatFollowsAFailureIsShownAndASuccessForgetsBoth(spot: Spot) async {
    await run(spot) { scene, control, seen in
      for _ in 0..<2 {
        seen.updates = []
        await end(scene, control, throwing: Offline())
        await scene.settle()
        #expect(seen.outcome > 0.99 && seen.message == "You are offline.")
      }
      seen.updates = []
      await end(scene, control, throwing: nil)
      await scene.settle()
      #expect(seen.message == nil && seen.updates.contains { $0.outcome == .success })
      #expect(!seen.updates.contains { $0.outcome == .failure && $0.outcomeFraction > 0.5 })
    }
  }

  @Test(arguments: Spot.quiet)
  func aSuccessMayStayQuiet(spot: Spot) async {
    await run(spot) { scene, control, seen in
      await end(scene, control, throwing: nil)
      await scene.settle()
      #expect(seen.outcome == 0 && control.refreshState == .idle)
    }
  }

  @Test(arguments: Spot.drawn.filter { $0.edge == .top })
  func aFingerThatCatchesTheListInAFailureMayPullAgain(spot: Spot) async {
    await run(spot) { scene, control, _ in
      await end(scene, control, throwing: Offline())
      await scene.advance(by: 0.4)
      scene.finger.touchDown(at: CGPoint(x: 200, y: 400))
      await scene.advance(by: 1)
      scene.pull(to: 160, duration: 0.4)
      scene.finger.hold(for: 0.2)
      #expect(control.refreshState == .armed || control.refreshState == .refreshing)
      scene.finger.lift()
      await scene.advance(by: 0.5)
      #expect(control.isRefreshing && !control.hasRed && scene.work.startCount == 2)
    }
  }

  @Test(arguments: Spot.drawn)
  func aControlThatIsRemovedInItsFailureLeavesNothing(spot: Spot) async {
    await run(spot) { scene, control, _ in
      await end(scene, control, throwing: Offline())
      await scene.advance(by: 0.4)
      scene.client { scene.list.refresh.removeHeader() }
      scene.world.finishTurn()
      #expect(control.superview == nil && scene.list.contentInset == .zero)
      await scene.advance(by: 1)
      #expect(scene.watch.leftovers() == [])
    }
  }

  @Test(arguments: Spot.drawn, [[], [RefreshOutcome.success]] as [Set<RefreshOutcome>])
  func aStyleThatHidesFailuresClosesAtOnce(spot: Spot, shown: Set<RefreshOutcome>) async {
    await run(spot) { scene, control, seen in
      scene.list.refreshStyle = .with {
        $0.colors[.failure] = .red
        $0.shownOutcomes = shown
      }
      await end(scene, control, throwing: Offline())
      await scene.advance(by: 0.9)
      #expect(seen.outcome == 0 && !control.hasRed && control.refreshState == .idle)
      #expect(scene.said.last == "Couldn’t refresh, You are offline.", "VoiceOver announces every outcome")
    }
  }

  @Test(arguments: Spot.drawn)
  func aStyleSetsTheTimeOfEveryFailure(spot: Spot) async {
    await run(spot) { scene, control, seen in
      scene.list.refreshStyle = .with { $0.outcomeTimes = [.failure: 2.5, .success: 0] }
      control.pull.triggerDistance = .points(120)
      await end(scene, control, throwing: Offline())
      await scene.advance(by: 2.3)
      #expect(control.refreshState == .ending && seen.outcome > 0.99)
      await scene.advance(by: 1)
      #expect(control.refreshState == .idle)
    }
  }

  @Test func aSessionThatTakesTooLongSaysSoInTheWordsOfTheApp() async {
    await run(Spot(preset: RefreshPreset.all[0], edge: .top)) { scene, control, seen in
      control.timeout = 1
      control.failureText = { ($0 as? RefreshTimeout).map { "Nothing in \(Int($0.seconds)) s" } }
      control.begin()
      await scene.advance(by: 2)
      await scene.settle()
      #expect(seen.message == "Nothing in 1 s" && scene.said.last == "Couldn’t refresh, Nothing in 1 s")
    }
  }
}

/// Failures of an app's own animators and views.
extension FailureTests {
  /// Runs code with the control of an app's own indicator, and its updates.
  private func runOwn(
    _ add: @MainActor (Scene) -> RefreshControl,
    _ body: @MainActor (Scene, RefreshControl, Seen) async -> Void
  ) async {
    await HeadlessWorld.run { world in
      let (scene, seen) = (Scene(world), Seen())
      scene.list.refreshStyle = .with { $0.colors[.failure] = .red }
      let control = add(scene)
      control.onUpdate = { seen.updates.append($0) }
      await body(scene, control, seen)
      await scene.settle()
      #expect(scene.list.contentInset == .zero && scene.watch.faults == [])
    }
  }

  private static func dot(_ metrics: RefreshMetrics) -> CustomAnimator {
    .custom(metrics: metrics) { update, drawing in drawing.fill { $0.circle(center: update.center, radius: 8) } }
  }

  @Test(arguments: [false, true])
  func anAnimatorOfTheAppThatDrawsNoOutcomeGivesWayToTheSignOfAFailure(showsOutcomes: Bool) async {
    let add = { @MainActor (scene: Scene) in
      scene.addHeader(animator: Self.dot(RefreshMetrics(showsOutcomes: showsOutcomes)))
    }
    await runOwn(add) { scene, control, seen in
      for _ in 0..<2 {
        await end(scene, control, throwing: Offline())
        await scene.advance(by: 0.9)
        #expect(control.refreshState == .ending && seen.outcome > 0.99 && seen.message == "You are offline.")
        #expect(control.hasRed != showsOutcomes, "an animator that draws outcomes draws its failure too")
        let fills = control.layer.visibleTree.count { ($0 as? CAShapeLayer)?.fillColor != nil }
        #expect(fills == (showsOutcomes ? 1 : 0), "the dot has given way")
        await scene.settle()
      }
      seen.updates = []
      await end(scene, control, throwing: nil)
      await scene.settle()
      #expect((seen.outcome > 0.9) == showsOutcomes, "a success stays quiet")
    }
  }

  @Test func aViewOfTheAppThatDrawsNoOutcomeGivesWayToTheSignOfAFailure() async {
    for showsOutcomes in [false, true] {
      let add = { @MainActor (scene: Scene) in
        let view = FollowingView()
        view.showsOutcomes = showsOutcomes
        return scene.addHeader(view: view)
      }
      await runOwn(add) { scene, control, _ in
        await end(scene, control, throwing: Offline())
        await scene.advance(by: 0.9)
        #expect(control.refreshState == .ending && control.hasRed != showsOutcomes)
        #expect(control.view?.superview?.alpha == (showsOutcomes ? 1 : 0))
        await scene.settle()
        await end(scene, control, throwing: nil)
        #expect(!control.hasRed && control.view?.superview?.alpha == 1)
      }
    }
  }

  @Test func aViewThatIsReplacedInItsFailureTakesTheSignWithIt() async {
    await runOwn({ $0.addHeader(view: FollowingView()) }) { scene, control, _ in
      await end(scene, control, throwing: Offline())
      await scene.advance(by: 0.6)
      #expect(control.hasRed)
      let other = FollowingView()
      other.showsOutcomes = true
      scene.client { control.animator = .view(other) }
      await scene.advance(by: 0.1)
      #expect(!control.hasRed)
      scene.client { control.animator = .ring }
      await scene.settle()
      #expect(control.refreshState == .idle && !control.hasRed)
    }
  }

  @Test func aControlThatIsRemovedInTheFailureOfAViewLeavesNoSign() async {
    await runOwn({ $0.addHeader(view: FollowingView()) }) { scene, control, _ in
      await end(scene, control, throwing: Offline())
      await scene.advance(by: 0.6)
      scene.client { scene.list.refresh.removeHeader() }
      scene.world.finishTurn()
      #expect(!control.hasRed && control.superview == nil)
    }
  }

  @Test(arguments: [RefreshMetrics(heldExtent: 0), RefreshMetrics(heldExtent: 60)])
  func noSignIsDrawnWithoutRoomOrIfTheStyleHidesFailures(metrics: RefreshMetrics) async {
    await runOwn({ $0.addHeader(animator: Self.dot(metrics)) }) { scene, control, seen in
      if metrics.heldExtent > 0 { scene.list.refreshStyle = .with { $0.shownOutcomes = [.success] } }
      await end(scene, control, throwing: Offline())
      await scene.advance(by: 0.9)
      #expect(seen.outcome == 0 && !control.hasRed && control.refreshState == .idle)
    }
  }

  @Test func aHiddenIndicatorStaysHiddenWhateverTheTimesOfTheStyle() async {
    await runOwn({ $0.addHeader(animator: .hidden(heldExtent: 60)) }) { scene, control, seen in
      scene.list.refreshStyle = .with { $0.outcomeTimes = [.failure: 2] }
      await end(scene, control, throwing: Offline())
      await scene.advance(by: 0.9)
      #expect(seen.outcome == 0 && !control.hasRed && control.refreshState == .idle)
    }
  }

  @Test(arguments: [1.0, 4, 12, 60, 300])
  func theSignIsNoLargerThanItsRoom(extent: Double) {
    let update = RefreshUpdate(
      state: .ending, outcome: .failure, visibleExtent: extent, heldExtent: extent, outcomeFraction: 1, timeSinceEnd: 1)
    var drawing = Drawing()
    FailureCover(animator: nil).draw(update, into: &drawing)
    let scales = drawing.groups.map(\.transform.a).filter { $0 != 1 || extent >= 20 }
    #expect(scales.last.map { abs(OutcomeBadge.diameter * $0 - min(extent, 20)) < 1e-9 } == true)
  }
}

/// Failures of footers.
extension FailureTests {
  @Test(arguments: Spot.drawn)
  func aFooterSaysWhyItFailedUntilItSucceeds(spot: Spot) async {
    await run(spot, .loadMore) { scene, control, _ in
      for text in ["You are offline.", "No network"] {
        if text == "No network" { control.failureText = { _ in "No network" } }
        await end(scene, control, throwing: Offline())
        await scene.advance(by: 1)
        #expect(control.texts.contains(text) && control.acceptsTap)
        #expect(scene.said.last == "Couldn’t load more, \(text)")
      }
      await end(scene, control, throwing: nil)
      await scene.settle()
      #expect(!control.texts.contains("No network"))
    }
  }

  @Test(arguments: Spot.drawn)
  func aFooterWithoutASentenceOffersToTryAgain(spot: Spot) async {
    await run(spot, .loadMore) { scene, control, _ in
      await end(scene, control, throwing: Scene.Failure())
      await scene.advance(by: 1)
      #expect(control.acceptsTap && control.layer.visibleTree.contains { $0 is CAShapeLayer })
      #expect(control.texts == ["Tap to retry"])
    }
  }
}

extension RefreshControl {
  /// `true` if a visible shape is red.
  fileprivate var hasRed: Bool {
    layer.visibleTree.contains {
      guard let shape = $0 as? CAShapeLayer, shape.opacity > 0 else { return false }
      return shape.fillColor == UIColor.red.cgColor || shape.strokeColor == UIColor.red.cgColor
    }
  }

  /// The visible texts.
  fileprivate var texts: [String] {
    layer.visibleTree.compactMap { ($0.headlessView as? UILabel)?.text }
  }
}
#endif
