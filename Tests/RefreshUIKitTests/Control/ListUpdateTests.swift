#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// The questions to a table that updates its rows: it moves and lays itself out in the middle, with half of its new data.
@MainActor
@Suite struct ListUpdateTests {
  @Test(arguments: TestSetting.everySetting(with: [false, true]))
  func sectionsAreNotAskedForInsideAnUpdate(switches: TestSetting, isDragged: Bool) async {
    let rows = Rows(60, title: "Today")
    await TestWorld.run(switches: switches) { world in
      let table = UpdatingTable(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      scene.watch.spareInsetWrites = 200
      await scene.advance(by: 0.6)
      scene.addHeader()
      await scene.refresh()
      #expect(table.questions > 0)
      if isDragged { scene.finger.drag(from: Scene.middle, to: CGPoint(x: 200, y: 380), duration: 0.2) }
      scene.client { table.performBatchUpdates { table.insertRows(at: rows.append(20), with: .none) } }
      await scene.advance(by: 0.5)
      #expect(table.questionsInUpdate == 0)
      if scene.finger.isDown { scene.finger.lift() }
      await scene.finish()
      scene.watch.expectCleanEnd()
    }
  }

  /// Each question goes through the sections, and a fling sends several readings a frame.
  @Test(arguments: TestSetting.everySetting)
  func sectionsAreAskedForOnceAFrameAtMost(switches: TestSetting) async {
    let rows = Rows(60, title: "Today")
    await TestWorld.run(switches: switches) { world in
      let table = UpdatingTable(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      scene.watch.spareInsetWrites = 200
      await scene.advance(by: 0.6)
      scene.addHeader()
      await scene.refresh()
      let before = table.questions
      scene.finger.drag(from: Scene.middle, to: CGPoint(x: 200, y: 300), duration: 0.5)
      let frames = Int((0.5 / world.frameDuration).rounded())
      #expect(table.questions - before <= frames + 1)
      scene.finger.lift()
      await scene.finish()
      scene.watch.expectCleanEnd()
    }
  }
}
#endif
