#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Tables, collections, lists that scroll sideways, and controls at every edge.
@MainActor
@Suite struct ListKindTests {
  @Test(arguments: TestSetting.everySetting)
  func aTableRefreshes(switches: TestSetting) async {
    let rows = Rows(60)
    await TestWorld.run(switches: switches) { world in
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      await scene.advance(by: 0.6)
      scene.addHeader()
      await scene.refresh()
      #expect(scene.work.startCount == 1)
      #expect(scene.pull == 60)
      rows.count = 80
      scene.client { table.reloadData() }
      await scene.finish()
      #expect(scene.pull == 0)
      scene.watch.expectCleanEnd()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aTableWithPinnedHeadersLetsTheSpaceFollowTheContentAway(switches: TestSetting) async {
    let rows = Rows(60, title: "Today")
    await TestWorld.run(switches: switches) { world in
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      await scene.advance(by: 0.6)
      scene.addHeader()
      scene.watch.spareInsetWrites = 60
      await scene.refresh()
      #expect(scene.list.contentInset.top == 60)
      scene.finger.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 560), duration: 0.3)
      scene.finger.hold(for: 0.3)
      #expect(scene.list.contentInset.top <= max(scene.pull, 0) + 8, "a pinned header hangs in the air")
      scene.finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.3)
      scene.finger.hold(for: 0.3)
      #expect(scene.list.contentInset.top == 0)
      scene.finger.lift()
      await scene.finish()
      #expect(scene.list.contentInset == .zero)
      scene.watch.expectCleanEnd()
    }
  }

  /// A pull of the header makes the table known for its pinned headers, and its footer has its row nevertheless.
  @Test(arguments: TestSetting.everySetting)
  func aTableWithPinnedHeadersHasTheRowOfALoadThatFailed(switches: TestSetting) async {
    let rows = Rows(60, title: "Today")
    await TestWorld.run(switches: switches) { world in
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      await scene.advance(by: 0.6)
      scene.addHeader()
      let footer = scene.addFooter(animator: .spinner)
      scene.watch.spareInsetWrites = 60
      scene.pull(to: 40)
      scene.finger.lift()
      await scene.settle()
      await scene.failToLoad()
      #expect(scene.list.contentInset.bottom > 0 && footer.accessibilityTraits.contains(.button))
      scene.finger.tap(at: scene.tapPoint)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 2)
      await scene.finishLoad()
    }
  }

  /// The app has begun, and no frame has asked the table for its headers.
  @Test(arguments: TestSetting.everySetting(with: [false, true]))
  func pinnedHeadersAreKnownInASessionThatTheAppBegins(switches: TestSetting, isAnimated: Bool) async {
    let rows = Rows(60, title: "Today")
    await TestWorld.run(switches: switches) { world in
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      await scene.advance(by: 0.6)
      let control = scene.addHeader()
      scene.watch.spareInsetWrites = 60
      UIView.setAnimationsEnabled(isAnimated)
      control.begin()
      scene.world.finishTurn()
      await scene.advance(by: 1)
      UIView.setAnimationsEnabled(true)
      #expect(scene.list.contentInset.top == 60)
      scene.finger.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 560), duration: 0.3)
      scene.finger.hold(for: 0.3)
      #expect(scene.list.contentInset.top <= max(scene.pull, 0) + 8, "a pinned header hangs in the air")
      scene.finger.lift()
      await scene.finish()
      scene.watch.expectCleanEnd()
    }
  }

  /// The sections of a compositional layout cannot be asked if they pin their headers, so it counts as if they did.
  @Test(arguments: TestSetting.everySetting)
  func aListLayoutWithPinnedHeadersLetsTheSpaceFollowTheContentAway(switches: TestSetting) async {
    let rows = Rows(60)
    await TestWorld.run(switches: switches) { world in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      let collection = UICollectionView(
        frame: world.window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      collection.dataSource = rows
      let scene = Scene(world, list: collection)
      await scene.advance(by: 0.6)
      scene.addHeader()
      scene.watch.spareInsetWrites = 200
      await scene.refresh()
      #expect(scene.list.contentInset.top == 60)
      scene.finger.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 560), duration: 0.3)
      scene.finger.hold(for: 0.3)
      #expect(scene.list.contentInset.top <= max(scene.pull, 0) + 8, "a pinned header hangs in the air")
      scene.finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.3)
      scene.finger.hold(for: 0.3)
      #expect(scene.list.contentInset.top == 0)
      scene.finger.lift()
      await scene.finish()
      #expect(scene.list.contentInset == .zero)
      scene.watch.expectCleanEnd()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aCollectionRefreshes(switches: TestSetting) async {
    let items = Rows(300)
    await TestWorld.run(switches: switches) { world in
      let collection = UICollectionView(
        frame: world.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = items
      let scene = Scene(world, list: collection)
      await scene.advance(by: 0.6)
      scene.addHeader()
      scene.watch.spareInsetWrites = 200
      await scene.refresh()
      #expect(scene.work.startCount == 1)
      #expect(scene.pull == 60)
      scene.client { collection.performBatchUpdates { collection.insertItems(at: items.append(20)) } }
      await scene.finish()
      #expect(scene.pull == 0)
      scene.watch.expectCleanEnd()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func anEmptyCollectionRefreshes(switches: TestSetting) async {
    let items = Rows(0)
    await TestWorld.run(switches: switches) { world in
      let collection = UICollectionView(
        frame: world.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = items
      let scene = Scene(world, list: collection)
      await scene.advance(by: 0.6)
      scene.addHeader()
      scene.watch.spareInsetWrites = 200
      await scene.refresh()
      #expect(scene.work.startCount == 1)
      #expect(scene.pull == 60)
      items.count = 300
      scene.client { collection.reloadData() }
      await scene.advance(by: 0.5)
      await scene.finish()
      #expect(scene.pull == 0)
      scene.watch.expectCleanEnd()
    }
  }
}
#endif
