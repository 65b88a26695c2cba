#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// The visible rows stay in place when rows are inserted before or after them.
@MainActor
@Suite struct ReadingPositionTests {
  /// A table with a footer.
  private func runTable(
    _ switches: HeadlessSwitches, rows count: Int = 60, edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)),
    _ body: (Scene, UITableView, Rows) async -> Void
  ) async {
    let rows = Rows(count)
    var switches = switches
    // A row that is as high as the view without its insets moves all others when a share comes or goes.
    switches.rowHeight = .isFixed
    await HeadlessWorld.run(switches: switches) { world in
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      scene.watch.spareInsetWrites = 2
      await scene.advance(by: 0.6)
      scene.addFooter(edge: edge, trigger: trigger)
      await body(scene, table, rows)
      if scene.finger.isDown { scene.finger.lift() }
      scene.load.finish()
      await scene.settle()
      scene.watch.expectCleanEnd()
    }
  }

  /// The time at which the rows of a page are inserted.
  enum Coming: CaseIterable {
    case beforeTheEnd, withTheEnd, afterTheEnd
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Coming.allCases))
  func rowsThatAreAppendedMoveNothing(switches: HeadlessSwitches, coming: Coming) async {
    await runTable(switches) { scene, table, rows in
      await scene.reachEnd()
      await scene.advance(by: 0.6)
      #expect(scene.load.startCount == 1)
      scene.show(scene.watch.legalY.upperBound)
      let place = scene.offset
      let append = {
        rows.count += 20
        scene.client { table.reloadData() }
      }
      if coming == .beforeTheEnd {
        append()
        await scene.advance(by: 0.4)
      }
      if coming == .withTheEnd { append() }
      scene.load.finish()
      await scene.world.settleTasks()
      if coming == .afterTheEnd { append() }
      for _ in 0..<90 {
        scene.world.advance(frames: 1)
        #expect(scene.offset == place)
      }
      #expect(scene.list.contentInset == .zero)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func rowsThatAreAppendedInABatchMoveNothing(switches: HeadlessSwitches) async {
    await runTable(switches) { scene, table, rows in
      await scene.reachEnd()
      await scene.advance(by: 0.6)
      scene.show(scene.watch.legalY.upperBound)
      let place = scene.offset
      scene.client { table.performBatchUpdates { rows.count += 20 } }
      scene.load.finish()
      await scene.world.settleTasks()
      for _ in 0..<90 {
        scene.world.advance(frames: 1)
        #expect(scene.offset == place)
      }
    }
  }

  /// The distance of the trigger in rows: 60 rows of 44 points end at 1881.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aNumberOfRowsFromTheEndIsNear(switches: HeadlessSwitches) async {
    await runTable(switches, trigger: .onReachingEnd(within: .items(5))) { scene, table, rows in
      scene.show(scene.end - 5 * 44 - 60)
      scene.swipe(by: -50)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 0)
      scene.swipe(by: -50)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 1)
      rows.count = 80
      scene.client { table.reloadData() }
      scene.load.finish()
      await scene.advance(by: 0.8)
      scene.show(scene.end - 5 * 44 - 60)
      scene.swipe(by: -50)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 1)
      scene.swipe(by: -50)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 2)
    }
  }

  /// The distance of the trigger in items: 300 in lines of six, of 60 points each but for the last, end at 2990.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aNumberOfItemsFromTheEndIsNear(switches: HeadlessSwitches) async {
    let items = Rows(300)
    var switches = switches
    switches.rowHeight = .isFixed
    await HeadlessWorld.run(switches: switches) { world in
      let collection = UICollectionView(
        frame: world.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = items
      let scene = Scene(world, list: collection)
      await scene.advance(by: 0.6)
      scene.addFooter(trigger: .onReachingEnd(within: .items(30)))
      scene.show(scene.end - 299 - 60)
      scene.swipe(by: -50)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 0)
      scene.swipe(by: -50)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 1)
      let place = scene.offset
      scene.client { collection.performBatchUpdates { items.count = 360 } }
      await scene.advance(by: 0.7)
      await scene.finishLoad()
      #expect(scene.offset == place)
      #expect(scene.load.startCount == 1)
      scene.watch.expectCleanEnd()
    }
  }

  /// The owner of the scroll position when older messages are inserted.
  enum Keeper: CaseIterable {
    case nobody, theApp
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Keeper.allCases))
  func olderMessagesLeaveWhatIsReadInItsPlace(switches: HeadlessSwitches, keeper: Keeper) async {
    await runTable(switches, edge: .top) { scene, table, rows in
      scene.watch.mayComeFromOutside = true
      scene.show(400)
      scene.swipe(by: 50)
      await scene.advance(by: 0.6)
      #expect(scene.load.startCount == 1)
      let (before, length) = (scene.offset, table.contentSize.height)
      rows.count += 20
      scene.client { table.reloadData() }
      if keeper == .theApp {
        scene.client {
          table.layoutIfNeeded()
          if table.contentSize.height > length { table.contentOffset.y += table.contentSize.height - length }
        }
      }
      scene.load.finish()
      await scene.world.settleTasks()
      await scene.advance(by: 0.8)
      #expect(table.contentSize.height == length + 880)
      #expect(scene.offset == before + 880)
      #expect(scene.load.startCount == 1)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func olderMessagesLeaveWhatIsReadInItsPlaceUnderAFinger(switches: HeadlessSwitches) async {
    await runTable(switches, edge: .top) { scene, table, rows in
      scene.watch.mayMoveUnderFinger = true
      scene.watch.mayComeFromOutside = true
      scene.show(400)
      scene.finger.drag(from: Scene.middle, to: CGPoint(x: 200, y: 500), duration: 0.3)
      scene.finger.hold(for: 0.1)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 1)
      let before = scene.offset
      rows.count += 20
      scene.client { table.reloadData() }
      scene.load.finish()
      await scene.advance(by: 0.6)
      #expect(scene.offset == before + 880)
      scene.finger.drag(to: CGPoint(x: 200, y: 450), duration: 0.2)
      scene.finger.hold(for: 0.1)
      #expect(abs(scene.offset - before - 930) < 1)
    }
  }
}
#endif
