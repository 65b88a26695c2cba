#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The inset writes and layout passes of motions in lists of 1,000 rows, at 60 Hz.
///
/// Docs/Motion.md has the figures.
@MainActor
@Suite struct MotionCostTests {
  enum Kind: CaseIterable {
    case table, flow, compositional
  }

  /// The inset writes and the layout passes of the list.
  struct Cost: Equatable {
    var insetWrites = 0
    var layouts = 0
  }

  @Test(arguments: Kind.allCases) func aSessionCosts(kind: Kind) async {
    let isTable = kind == .table
    let opening = Cost(insetWrites: isTable ? 25 : 6, layouts: 25)
    let closing = Cost(insetWrites: isTable ? 28 : 8, layouts: 28)
    let rows = Rows(1000)
    await HeadlessWorld.run { world in
      let scene = Scene(world, list: makeList(kind, rows, in: world))
      await scene.advance(by: 0.6)
      scene.addHeader()
      scene.pull(to: 110)
      scene.finger.hold(for: 0.2)
      scene.finger.lift()
      let opened = await cost(of: scene) { await scene.advance(by: 0.8) }
      #expect(scene.pull == 60 && opened == opening, "\(opened)")
      let closed = await cost(of: scene) { await scene.finish() }
      #expect(scene.pull == 0 && closed == closing, "\(closed)")
      scene.watch.expectCleanEnd()
    }
  }

  /// The space follows content that a reader flings away under pinned headers: in a table at most once a frame, and in a
  /// collection view by stairs.
  @Test(arguments: Kind.allCases, [60.0, 120]) func aFlingThroughTheSpaceCosts(kind: Kind, rate: Double) async {
    let rows = Rows(1000, title: "Today")
    let switches = HeadlessSwitches.with { $0.frameClock = rate == 60 ? .sixty : .hundredTwenty }
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world, list: makeList(kind, rows, in: world))
      await scene.advance(by: 0.6)
      let control = scene.addHeader()
      control.pinnedHeaders = .follow
      await scene.refresh()
      scene.watch.spareInsetWrites = 60
      let flung = await cost(of: scene) {
        scene.finger.flick(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 380), duration: 0.1)
        await scene.advance(by: 1)
      }
      #expect(scene.pull < 0 && scene.list.contentInset.top == 0, "\(scene.pull)")
      let frames = Int(0.2 * rate)
      #expect(flung.insetWrites <= (kind == .table ? frames : 9), "\(flung)")
      await scene.finish()
      scene.watch.expectCleanEnd()
    }
  }

  private func makeList(_ kind: Kind, _ rows: Rows, in world: HeadlessWorld) -> UIScrollView {
    let frame = world.window.bounds
    switch kind {
    case .table:
      let table = UITableView(frame: frame)
      table.dataSource = rows
      return table
    case .flow:
      let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = rows
      return collection
    case .compositional:
      let list = UICollectionLayoutListConfiguration(appearance: .plain)
      let collection = UICollectionView(
        frame: frame, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      collection.dataSource = rows
      return collection
    }
  }

  private func cost(of scene: Scene, _ body: () async -> Void) async -> Cost {
    scene.world.log.removeAll()
    await body()
    let layouts = scene.world.log.events(.layout).count { $0.subject == "list" }
    return Cost(insetWrites: scene.world.log.writes(of: "contentInset", in: "list").count, layouts: layouts)
  }
}
#endif
