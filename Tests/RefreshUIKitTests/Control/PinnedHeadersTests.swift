#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// The questions to a table about its section headers.
@MainActor
@Suite struct PinnedHeadersTests {
  /// Sections of three rows, with a title or none.
  private final class Sections: NSObject, UITableViewDataSource {
    static let count = 50
    var title: String?

    func numberOfSections(in tableView: UITableView) -> Int { Self.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
  }

  private func run(title: String? = nil, _ body: @MainActor (Scene, UpdatingTable, Sections) async -> Void) async {
    let sections = Sections()
    sections.title = title
    await HeadlessWorld.run { world in
      let table = UpdatingTable(frame: world.window.bounds)
      table.dataSource = sections
      let scene = Scene(world, list: table)
      await scene.advance(by: 0.6)
      scene.addHeader()
      scene.watch.spareInsetWrites = 200
      await body(scene, table, sections)
      await scene.finish()
      scene.watch.expectCleanEnd()
    }
  }

  /// Drags the content up under a finger, over the space, and lets it rest there.
  private func scrollOverTheSpace(_ scene: Scene) {
    scene.finger.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.3)
    scene.finger.hold(for: 0.3)
  }

  @Test func aTableWithoutHeadersIsAskedForEachOnce() async {
    await run { scene, table, _ in
      await scene.refresh()
      await scene.finish()
      await scene.refresh()
      #expect(table.questions == Sections.count)
    }
  }

  @Test func headersThatAreAddedInASessionArePinned() async {
    await run { scene, table, sections in
      await scene.refresh()
      sections.title = "Today"
      scene.client { table.reloadData() }
      await scene.advance(by: 0.1)
      scrollOverTheSpace(scene)
      #expect(scene.list.contentInset.top <= max(scene.pull, 0) + 8, "a pinned header hangs in the air")
      scene.finger.lift()
    }
  }

  @Test func headersThatAreRemovedInASessionAreNotPinned() async {
    await run(title: "Today") { scene, table, sections in
      await scene.refresh()
      sections.title = nil
      scene.client { table.reloadData() }
      await scene.advance(by: 0.1)
      scrollOverTheSpace(scene)
      // The first step of the drag is decided before the first frame, in which the table is asked.
      #expect(scene.list.contentInset.top > 50, "the space follows as under pinned headers")
      scene.finger.lift()
    }
  }
}
#endif
