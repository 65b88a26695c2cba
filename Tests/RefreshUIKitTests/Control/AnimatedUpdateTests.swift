#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Sessions that end as rows are inserted in an animation: the list lays itself out in the middle of its update.
@MainActor
@Suite struct AnimatedUpdateTests {
  /// The lists that update their rows.
  enum Kind: CaseIterable {
    case table, collection
  }

  /// The time at which an app inserts the rows that its action has loaded.
  enum Time: CaseIterable {
    /// Before the action returns.
    case inAction
    /// In the turn in which the session has ended.
    case withEnd
    /// While the list closes.
    case inClosing
  }

  struct Case: Sendable {
    let kind: Kind
    let time: Time

    static let all = Kind.allCases.flatMap { kind in Time.allCases.map { Case(kind: kind, time: $0) } }
  }

  private func run(
    _ switches: HeadlessSwitches, _ kind: Kind, _ body: (Scene, any AnimatedList, Rows) async -> Void
  ) async {
    let rows = Rows(kind == .table ? 60 : 300)
    var switches = switches
    // Rows that are as high as the view without its insets change their length in each frame of a motion.
    switches.rowHeight = .isFixed
    await HeadlessWorld.run(switches: switches) { world in
      let list = Self.makeList(kind, rows, in: world)
      let record = list.record
      let scene = Scene(world, list: list)
      // Auto Layout sizes a table after the app has added it.
      scene.client { list.frame = world.window.bounds }
      await scene.advance(by: 0.6)
      await body(scene, list, rows)
      if scene.finger.isDown { scene.finger.lift() }
      scene.work.finish()
      scene.load.finish()
      // The animation of the rows may be the last that ends.
      await scene.advance(by: 0.5)
      await scene.settle()
      #expect(record.writeCount == 0, "an inset was written inside an update")
      #expect(list.contentInset == .zero)
      scene.watch.expectCleanEnd()
    }
  }

  private static func makeList(_ kind: Kind, _ rows: Rows, in world: HeadlessWorld) -> any AnimatedList {
    switch kind {
    case .table:
      let table = AnimatedTable()
      table.dataSource = rows
      return table
    case .collection:
      let collection = AnimatedCollection(
        frame: world.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = rows
      return collection
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Case.all))
  func aRefreshClosesOnceTheRowsAreThere(switches: HeadlessSwitches, one: Case) async {
    await run(switches, one.kind) { scene, list, rows in
      let control = scene.addHeader()
      await scene.refresh()
      #expect(scene.pull == 60)
      if one.time == .inAction { scene.client { list.append(20, to: rows) } }
      control.endRefreshing()
      if one.time == .inClosing {
        for _ in 0..<120 where scene.pull > 40 { scene.world.advance(frames: 1) }
        #expect(scene.pull > 0)
      }
      if one.time != .inAction { scene.client { list.append(20, to: rows) } }
      await scene.settle()
      #expect(scene.pull == 0)
    }
  }

  /// An animation of the rows delays a closing by a third of a second at most.
  @Test(arguments: HeadlessSwitches.everySetting(with: Kind.allCases))
  func aClosingWaitsForAnAnimationOfTheRows(switches: HeadlessSwitches, kind: Kind) async {
    var switches = switches
    switches.contentSize = .atNextLayout
    await run(switches, kind) { scene, list, rows in
      let control = scene.addHeader()
      await scene.refresh()
      control.endRefreshing()
      scene.client { list.append(20, to: rows) }
      let start = scene.world.now
      for _ in 0..<120 where scene.pull == 60 && list.contentInset.top == 60 { scene.world.advance(frames: 1) }
      #expect(scene.world.now - start > 0.25 && scene.world.now - start < 0.45)
      await scene.settle()
      #expect(scene.pull == 0)
    }
  }

  /// Prices, or the messages of a busy chat.
  @Test(arguments: HeadlessSwitches.everySetting(with: Kind.allCases))
  func aListThatInsertsRowsAllTheTimeCloses(switches: HeadlessSwitches, kind: Kind) async {
    await run(switches, kind) { scene, list, rows in
      scene.watch.spareInsetWrites = 200
      let control = scene.addHeader()
      await scene.refresh()
      control.endRefreshing()
      for _ in 0..<20 {
        scene.client { list.append(1, to: rows) }
        await scene.advance(by: 0.2)
      }
      #expect(list.contentInset.top == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Kind.allCases))
  func aPullThatIsReleasedOpensBesideAnAnimationOfTheRows(switches: HeadlessSwitches, kind: Kind) async {
    await run(switches, kind) { scene, list, rows in
      scene.addHeader()
      scene.pull(to: 110)
      scene.finger.hold(for: 0.1)
      scene.client { list.append(20, to: rows) }
      // The new length may bring the content back under a finger that rests.
      scene.pull(to: 112)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      #expect(scene.pull == 60)
      await scene.finish()
      #expect(scene.pull == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Kind.allCases))
  func aRefreshOutOfSightEndsWithItsRows(switches: HeadlessSwitches, kind: Kind) async {
    await run(switches, kind) { scene, list, rows in
      let control = scene.addHeader()
      await scene.refresh()
      scene.show(300)
      await scene.advance(by: 0.2)
      control.endRefreshing()
      scene.client { list.append(20, to: rows) }
      await scene.settle()
      #expect(scene.offset == 300)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Case.all))
  func rowsThatAreLoadedMoveNothing(switches: HeadlessSwitches, one: Case) async {
    await run(switches, one.kind) { scene, list, rows in
      scene.watch.spareInsetWrites = 2
      let control = scene.addFooter()
      await scene.reachEnd()
      await scene.advance(by: 0.6)
      #expect(scene.load.startCount == 1)
      scene.show(scene.watch.legalY.upperBound)
      let place = scene.offset
      if one.time == .inAction { scene.client { list.append(20, to: rows) } }
      control.endRefreshing()
      if one.time == .inClosing { scene.world.advance(frames: 2) }
      if one.time != .inAction { scene.client { list.append(20, to: rows) } }
      for _ in 0..<90 {
        scene.world.advance(frames: 1)
        #expect(scene.offset == place)
      }
    }
  }

  /// Runs code with a table in a window.
  private func run(_ body: (Scene, UITableView, Rows) async -> Void) async {
    await HeadlessWorld.run { world in
      let (table, rows) = (UITableView(frame: world.window.bounds), Rows(60))
      table.dataSource = rows
      let scene = Scene(world, list: table)
      await body(scene, table, rows)
    }
  }

  @Test func aScrollOfTheAppWithoutNewRowsHoldsNoSessionUp() async {
    await run { scene, table, _ in
      let control = scene.addHeader()
      await scene.advance(by: 0.6)
      scene.client {
        UIView.animate(withDuration: 0.4) { table.contentOffset.y += 1 }
      }
      await scene.advance(by: 0.05)
      control.beginRefreshing()
      await scene.advance(by: 0.1)
      #expect(table.contentInset.top > 0)
    }
  }
}
#endif
