#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The moves of a table of 10,000 rows, frame by frame, at the rates of the displays.
@MainActor
@Suite struct FramePacingTests {
  private nonisolated static let clocks: [HeadlessSwitches.FrameClock] = [.sixty, .hundredTwenty, .linksCappedAtSixty]

  /// Runs code with a list of 10,000 rows; the result has the most moves of the content in a frame, and all of them.
  ///
  /// An inset that is written at the edge moves the content too.
  private func moves(
    clock: HeadlessSwitches.FrameClock, _ body: @MainActor (Scene) async -> Void
  ) async -> (most: Int, all: Int) {
    let rows = Rows(10_000)
    return await HeadlessWorld.run(switches: .with { $0.frameClock = clock }) { world in
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      await scene.advance(by: 0.2)
      scene.addHeader()
      var most = 0
      var all = 0
      scene.watch.forgetOffsets()
      world.observeFrames { [weak scene] in
        guard let scene else { return }
        scene.watch.scan()
        most = max(most, scene.watch.offsets.count)
        all += scene.watch.offsets.count
        scene.watch.forgetOffsets()
      }
      await body(scene)
      await scene.expectCleanEnd()
      return (most, all)
    }
  }

  @Test(arguments: clocks) func aMotionMovesTheContentAtMostOnceAFrame(clock: HeadlessSwitches.FrameClock) async {
    let moves = await moves(clock: clock) { scene in
      await scene.refresh()
      #expect(scene.pull == 60)
      await scene.finish()
      #expect(scene.pull == 0)
    }
    #expect(moves.most == 1 && moves.all > 60, "\(moves)")
  }

  /// A list that is scrolled builds each row on the way.
  @Test(arguments: clocks) func aSessionThatBeginsFarAwayScrollsTheLastViewportOnly(
    clock: HeadlessSwitches.FrameClock
  ) async {
    var places: [CGFloat] = []
    let moves = await moves(clock: clock) { scene in
      scene.client { scene.list.contentOffset.y = 20_000 }
      await scene.advance(by: 0.2)
      scene.world.observeFrames { [weak scene] in if let scene { places.append(scene.offset) } }
      scene.header?.begin()
      await scene.advance(by: 1.2)
      #expect(scene.pull == 60)
    }
    let near = places.filter { $0 != 20_000 }
    let longest = zip(near, near.dropFirst()).map { $0 - $1 }.max() ?? 0
    #expect(moves.most == 1 && near.allSatisfy { $0 < 852 } && longest < 150, "\(moves), \(near)")
  }
}
#endif
