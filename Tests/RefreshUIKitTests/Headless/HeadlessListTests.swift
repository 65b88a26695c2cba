#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct HeadlessListTests {
  private final class Data: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    var rows = 30
    var headerHeight: CGFloat = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      .init()
    }
  }

  private static func table(_ data: Data, in world: HeadlessWorld) -> UITableView {
    let table = UITableView(frame: world.window.bounds, style: .plain)
    world.name(table, "table")
    table.rowHeight = 50
    table.dataSource = data
    table.delegate = data
    world.window.addSubview(table)
    world.finishTurn()
    // The switch can make the first size come late.
    world.advance(by: 0.5)
    world.log.removeAll()
    return table
  }

  @Test(arguments: HeadlessSwitches.ContentSize.allCases)
  func followsItsDataWhenTheSwitchSays(setting: HeadlessSwitches.ContentSize) {
    HeadlessWorld.run(switches: .with { $0.contentSize = setting }) { world in
      let data = Data()
      let table = Self.table(data, in: world)
      #expect(table.contentSize.height == 1500)
      data.rows = 50
      table.reloadData()
      #expect(table.contentSize.height == (setting == .atOnce ? 2500 : 1500))
      world.finishTurn()
      #expect(table.contentSize.height == (setting == .after300Milliseconds ? 1500 : 2500))
      world.advance(by: 0.4)
      #expect(table.contentSize.height == 2500)
      #expect(world.log.writes(of: "contentSize").count == (setting == .inSteps ? 4 : 1))
    }
  }

  @Test(arguments: HeadlessSwitches.Reload.allCases)
  func passesThroughZeroInAReloadWhenTheSwitchSays(setting: HeadlessSwitches.Reload) {
    HeadlessWorld.run(switches: .with { $0.reload = setting }) { world in
      let data = Data()
      let table = Self.table(data, in: world)
      table.contentOffset.y = 300
      world.log.removeAll()
      table.reloadData()
      #expect(table.contentOffset.y == 300)
      let offsets = world.log.writes(of: "contentOffset").map { $0.numbers[1] }
      #expect(offsets == (setting == .passesThroughZero ? [0, 300] : []))
    }
  }

  @Test func keepsADragWhereItIsInAReloadThroughZero() {
    HeadlessWorld.run(switches: .with { $0.reload = .passesThroughZero }) { world in
      let data = Data()
      let table = Self.table(data, in: world)
      let finger = SimulatedFinger(on: table)
      finger.pull(to: 60)
      let pulled = table.contentOffset.y
      table.reloadData()
      #expect(table.contentOffset.y == pulled)
      finger.move(to: finger.location ?? .zero)
      #expect(table.contentOffset.y == pulled)
    }
  }

  @Test func hasSectionHeadersOfTheHeightThatIsAskedFor() {
    HeadlessWorld.run { world in
      let data = Data()
      let table = Self.table(data, in: world)
      #expect(table.rectForHeader(inSection: 0).height == 0)
      data.headerHeight = 30
      table.reloadData()
      world.finishTurn()
      #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 393, height: 30))
      #expect(table.contentSize.height == 1530)
      #expect(table.style == .plain)
    }
  }

  @Test func hasRowsAsHighAsTheInsetsLeaveWhenTheSwitchSays() {
    HeadlessWorld.run(switches: .with { $0.rowHeight = .followsInset }) { world in
      let data = Data()
      data.rows = 3
      let table = Self.table(data, in: world)
      #expect(table.contentSize.height == 2556)
      table.contentInset.top = 52
      world.finishTurn()
      #expect(table.contentSize.height == 2400)
      table.contentInset.top = 0
      world.finishTurn()
      #expect(table.contentSize.height == 2556)
    }
  }

  @Test func placesViewsAboveAndBelowItsRows() {
    HeadlessWorld.run { world in
      let data = Data()
      let table = Self.table(data, in: world)
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
      world.finishTurn()
      #expect(table.contentSize.height == 1660)
      #expect(table.tableFooterView?.frame.minY == 1600)
    }
  }

  @Test func flowsItemsIntoLines() {
    HeadlessWorld.run { world in
      let data = Data()
      data.rows = 10
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 80)
      let view = UICollectionView(frame: world.window.bounds, collectionViewLayout: layout)
      view.dataSource = data
      world.window.addSubview(view)
      world.finishTurn()
      // Three items of 100 points and two gaps of 10 fit into 393: four lines.
      #expect(view.contentSize == CGSize(width: 393, height: 4 * 80 + 3 * 10))
      #expect(!view.alwaysBounceVertical)
      #expect(!layout.sectionHeadersPinToVisibleBounds)
      layout.scrollDirection = .horizontal
      world.finishTurn()
      // Nine items of 80 points and eight gaps of 10 fit into 852: two lines.
      #expect(view.contentSize == CGSize(width: 210, height: 852))
    }
  }

  @Test func completesABatchUpdateAfterItsAnimation() {
    HeadlessWorld.run { world in
      let data = Data()
      let table = Self.table(data, in: world)
      var result: Bool?
      table.performBatchUpdates({ data.rows = 31 }, completion: { result = $0 })
      world.finishTurn()
      #expect(result == nil)
      world.advance(by: 0.4)
      #expect(result == true)
      #expect(table.contentSize.height == 1550)
    }
  }
}
#endif
