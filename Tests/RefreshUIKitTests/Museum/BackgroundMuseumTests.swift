#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Backgrounds of lists: each test is named by what users of other libraries saw, and shows that it does not
/// happen here.
@MainActor
@Suite struct BackgroundMuseumTests {
  /// A list with an opaque background.
  enum Background: CaseIterable {
    case ofATable, ofACollection, setLater, ofTheLayout
  }

  private nonisolated static let cases = Background.allCases.flatMap { background in
    RefreshPlacement.allCases.map { (background, $0) }
  }

  private static func makeList(_ background: Background, _ rows: Rows, in world: HeadlessWorld) -> UIScrollView {
    switch background {
    case .ofATable, .setLater:
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      if background == .ofATable { table.backgroundView = makeWall() }
      return table
    case .ofACollection, .ofTheLayout:
      let layout =
        background == .ofTheLayout
        ? UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)) : UICollectionViewFlowLayout()
      let collection = UICollectionView(frame: world.window.bounds, collectionViewLayout: layout)
      collection.dataSource = rows
      if background == .ofACollection { collection.backgroundView = makeWall() }
      return collection
    }
  }

  private static func makeWall() -> UIView {
    let wall = UIView(frame: .zero)
    wall.backgroundColor = .white
    return wall
  }

  /// The control is sent to the back, below a background that covers the bounds or reaches above the content.
  @Test(.bug(id: "B121"), arguments: HeadlessSwitches.everySetting(with: cases))
  func theHeaderIsHiddenBehindTheBackground(
    switches: HeadlessSwitches, example: (background: Background, placement: RefreshPlacement)
  ) async {
    let rows = Rows(300)
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world, list: Self.makeList(example.background, rows, in: world))
      await scene.advance(by: 0.6)
      let control = scene.addHeader()
      control.placement = example.placement
      if example.background == .setLater { (scene.list as? UITableView)?.backgroundView = Self.makeWall() }
      scene.watch.spareInsetWrites = 300
      scene.pull(to: 60)
      #expect(control.frame.height > 50 && control.coveringSiblings == [])
      scene.pullAndRelease()
      await scene.advance(by: 0.8)
      #expect(control.isRefreshing && control.frame.height > 50 && control.coveringSiblings == [])
      expectFreeRows(in: scene)
      scene.finger.drag(from: Scene.middle, to: CGPoint(x: 200, y: 360), duration: 0.2)
      scene.finger.hold(for: 0.1)
      #expect(control.coveringSiblings == [])
      expectFreeRows(in: scene)
      scene.finger.lift()
      await scene.finish()
      scene.watch.expectCleanEnd()
    }
  }

  /// A control in front of everything covers no row, unless it floats.
  private func expectFreeRows(in scene: Scene) {
    guard let header = scene.header, header.placement != .floating else { return }
    #expect(header.frame.maxY <= 0)
  }

  /// The row of a failed load is seen, and a tap on it goes to the background.
  @Test(.bug(id: "B121"), arguments: HeadlessSwitches.everySetting(with: Background.allCases))
  func theBackgroundTakesTheTapsOfTheRetryRow(switches: HeadlessSwitches, background: Background) async {
    let rows = Rows(300)
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world, list: Self.makeList(background, rows, in: world))
      scene.watch.spareInsetWrites = 300
      await scene.advance(by: 0.6)
      let footer = scene.addFooter()
      if background == .setLater { (scene.list as? UITableView)?.backgroundView = Self.makeWall() }
      await scene.failToLoad()
      #expect(footer.frame.height > 40 && footer.coveringSiblings == [])
      let lastRow = CGPoint(x: 200, y: scene.list.contentSize.height - 1)
      #expect(scene.list.hitTest(lastRow, with: nil)?.isDescendant(of: footer) == false)
      scene.finger.tap(at: scene.tapPoint)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 2)
      await scene.finishLoad()
    }
  }
}
#endif
