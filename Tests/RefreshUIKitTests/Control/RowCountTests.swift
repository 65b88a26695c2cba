#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// The questions for the number of rows, while a table updates them.
@MainActor
@Suite struct RowCountTests {
  /// A trigger in items needs their number, also in the turn of an update near the end.
  @Test(arguments: HeadlessSwitches.everySetting(with: [false, true]))
  func rowsAreNotCountedInsideAnUpdate(switches: HeadlessSwitches, isDragged: Bool) async {
    let rows = Rows(60)
    await HeadlessWorld.run(switches: switches) { world in
      let table = UpdatingTable(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      scene.watch.spareInsetWrites = 200
      await scene.advance(by: 0.6)
      scene.addFooter(trigger: .onReachingEnd(within: .items(10)))
      await scene.advance(by: 0.1)
      #expect(table.counts > 0)
      scene.show(scene.end - 900)
      if isDragged { scene.finger.drag(from: Scene.middle, to: CGPoint(x: 200, y: 380), duration: 0.2) }
      scene.client { table.performBatchUpdates { table.insertRows(at: rows.append(20), with: .none) } }
      await scene.advance(by: 0.5)
      #expect(table.countsInUpdate == 0)
      if scene.finger.isDown { scene.finger.lift() }
      await scene.settle()
      let before = table.counts
      await scene.advance(by: 1)
      #expect(table.counts == before && world.displayLinkCount == 0, "an idle list is counted")
      scene.show(scene.end - 400)
      scene.swipe(by: -60)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 1)
      await scene.finishLoad()
      scene.watch.expectCleanEnd()
    }
  }
}
#endif
