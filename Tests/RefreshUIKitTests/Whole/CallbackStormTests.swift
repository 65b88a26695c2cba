#if canImport(HeadlessUIKit)
@testable import HeadlessUIKit
import RefreshAnimators
import TestSupport
import Testing

@testable import RefreshCore

/// Everything that an app may do in every callback, once and in each call of it: the list comes to rest.
@MainActor
@Suite struct CallbackStormTests {
  /// A row of the table: what an app does in one or two callbacks, with settings of the stand-in.
  struct Storm: Sendable, CustomTestStringConvertible {
    let habits: [Habit]
    let switches: HeadlessSwitches

    var testDescription: String { "\(habits.map(\.description).joined(separator: ", ")), \(switches)" }
  }

  nonisolated private static let standard = HeadlessSwitches().indices
  nonisolated private static let dimensions = HeadlessSwitches.dimensions.map(\.settings.count)

  /// Every pair of a call, a callback, how often, and the settings of the switches; in the quick run each call once, and the
  /// one that begins a session again in every third callback.
  nonisolated private static let storms: [Storm] = {
    let (callbacks, calls) = (Callback.allCases.indices, AppCall.all.indices)
    guard SweepWidth.current != .quick else {
      let restarts = calls.filter { AppCall.all[$0].description == "a session that is restarted" }
      let each = calls.map { [$0 % callbacks.count, $0, $0 % 5 == 4 ? 1 : 0] }
      let rows =
        each + restarts.flatMap { call in SweepWidth.cases(Array(callbacks), quickStep: 3).map { [$0, call, 0] } }
      return rows.map { Storm(habits: [Habit($0[...])], switches: HeadlessSwitches()) }
    }
    let sizes = [callbacks.count, calls.count, 2] + dimensions
    return CoveringArray(sizes: sizes, strength: 2, first: [0, 0, 0] + standard).rows.map {
      Storm(habits: [Habit($0.prefix(3))], switches: HeadlessSwitches(indices: Array($0.dropFirst(3))))
    }
  }()

  /// Two calls in two callbacks: every pair of callbacks, of disturbing calls, of one with the other, and of each with the
  /// switches; in the quick run every hundredth.
  nonisolated private static let pairs: [Storm] = {
    let calls = AppCall.disturbing
    let habit = [Callback.allCases.count, calls.count, 2]
    let first = [0, 0, 0, 1, 1, 0] + standard
    let rows = CoveringArray(sizes: habit + habit + dimensions, strength: 2, first: first).rows
    return SweepWidth.cases(rows, quickStep: 100).map { row in
      Storm(
        habits: [Habit(row.prefix(3), of: calls), Habit(row[3..<6], of: calls)],
        switches: HeadlessSwitches(indices: Array(row.dropFirst(6))))
    }
  }()

  @Test(arguments: pairs) func twoCallsInTwoCallbacksComeToRest(storm: Storm) async { await play(storm) }

  @Test(arguments: storms) func aCallInACallbackComesToRest(storm: Storm) async { await play(storm) }

  private func play(_ storm: Storm) async {
    await HeadlessWorld.run(switches: storm.switches) { world in
      world.accessibility.isVoiceOverRunning = true
      let stage = CallbackStage(world, storm.habits)
      let watch = stage.scene.watch
      (watch.mayComeFromOutside, watch.mayGiveUpShare, watch.mayMoveUnderFinger) = (true, true, true)
      stage.addControls()
      _ = await LogBoard.entries(about: stage.list) { await stage.play() }
      // A table that changes itself in each of its layouts is laid out for ever, with RefreshKit or without.
      // An action that restarts itself has a task of its own each time, and the stand-in counts no turns for tasks.
      let isOwnLoop = storm.habits.contains { [.layoutSubviews, .action].contains($0.callback) && !$0.isOnce }
      let most = storm.habits.count * CallbackStage.mostPerTurn
      #expect(stage.mostCallsInTurn <= most || isOwnLoop)
      #expect(stage.mostDecisionsInTurn <= most || isOwnLoop)
      // A delegate that reloads a table calls itself, with RefreshKit or without.
      #expect(stage.deepest <= 4 || storm.habits.contains { $0.callback == .didScroll })
      let layoutCount = world.log.names(.layout).count
      #expect(layoutCount < 60_000 || isOwnLoop)
      await stage.calmDown()
      #expect(world.isIdle && world.displayLinkCount == 0)
      #expect(watch.leftovers() == [])
      // An inset that the app writes in each callback looks like one of ours here.
      let writesInsets = storm.habits.contains { !$0.isOnce && $0.call.description.hasSuffix("inset") }
      // Under VoiceOver a footer is a button, and an app that presses it begins a load at any time.
      let presses = storm.habits.contains { $0.call.description.hasPrefix("accessibilityActivate") }
      let faults = watch.faults.filter {
        !(writesInsets && $0.contains("wrote its inset") || presses && $0.contains("after the lift"))
      }
      #expect(faults == [])
      #expect(stage.list.contentInset == stage.list.refresh.contentInset)
    }
  }
}
#endif
