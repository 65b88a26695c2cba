#if canImport(HeadlessUIKit)
@testable import HeadlessUIKit
import RefreshAnimators
import TestSupport
import Testing

@testable import RefreshCore

/// Everything that an app may do in every callback, once and in each call of it: the list comes to rest.
@MainActor
@Suite struct CallbackStormTests {
  /// A row of the table: a call in a callback, with settings of the stand-in.
  struct Storm: Sendable, CustomTestStringConvertible {
    let callback: Callback
    let call: AppCall
    let isOnce: Bool
    let switches: HeadlessSwitches

    var testDescription: String { "\(call) in \(callback), \(isOnce ? "once" : "in each call"), \(switches)" }

    init(_ row: [Int]) {
      callback = Callback.allCases[row[0]]
      call = AppCall.all[row[1]]
      isOnce = row[2] == 1
      switches = HeadlessSwitches(indices: Array(row.dropFirst(3)))
    }
  }

  /// Every pair of a call, a callback, how often, and the settings of the switches; in the quick run each call once, and the
  /// one that begins a session again in each callback.
  nonisolated private static let storms: [Storm] = {
    let (callbacks, calls) = (Callback.allCases.indices, AppCall.all.indices)
    let standard = HeadlessSwitches().indices
    guard SweepWidth.current != .quick else {
      let restarts = calls.filter { AppCall.all[$0].description == "a session that is restarted" }
      let each = calls.map { [$0 % callbacks.count, $0, $0 % 5 == 4 ? 1 : 0] }
      return (each + restarts.flatMap { call in callbacks.map { [$0, call, 0] } }).map { Storm($0 + standard) }
    }
    let sizes = [callbacks.count, calls.count, 2] + HeadlessSwitches.dimensions.map(\.settings.count)
    return CoveringArray(sizes: sizes, strength: 2, first: [0, 0, 0] + standard).rows.map(Storm.init)
  }()

  @Test(arguments: storms) func aCallInACallbackComesToRest(storm: Storm) async {
    await HeadlessWorld.run(switches: storm.switches) { world in
      world.accessibility.isVoiceOverRunning = true
      let stage = CallbackStage(world, storm.callback, storm.call, isOnce: storm.isOnce)
      let watch = stage.scene.watch
      (watch.mayComeFromOutside, watch.mayGiveUpShare, watch.mayMoveUnderFinger) = (true, true, true)
      stage.addControls()
      _ = await LogBoard.entries(about: stage.list) { await stage.play() }
      #expect(stage.mostCallsInTurn <= CallbackStage.mostPerTurn)
      #expect(stage.mostDecisionsInTurn <= CallbackStage.mostPerTurn)
      // A delegate that reloads a table calls itself, with RefreshKit or without.
      #expect(stage.deepest <= 4 || storm.callback == .didScroll)
      #expect(world.log.names(.layout).count < 40_000)
      await stage.calmDown()
      #expect(world.isIdle && world.displayLinkCount == 0)
      #expect(watch.leftovers() == [])
      #expect(watch.faults == [])
      #expect(stage.list.contentInset == stage.list.refresh.contentInset)
    }
  }
}
#endif
