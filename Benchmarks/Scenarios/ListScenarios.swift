import AllocationCounter
import Foundation
import HeadlessUIKit
import Marks
import RefreshAnimators

/// Controls on a list of the stand-in.
@MainActor
enum ListScenarios {
  static func run() {
    scrolling()
    pulling()
    sessions()
    sections()
    memory()
  }

  private static func scrolling() {
    scroll("list/none") { _ in }
    scroll("list/far") { $0.addHeader(.gum) }
    scroll("list/far-both") {
      $0.addHeader(.gum)
      $0.addFooter()
    }
    scroll("list/away") {
      $0.addHeader(.gum)
      $0.refresh()
    }
  }

  /// Scrolls by a point, back and forth, far from the ends; a round is an event and the rest of its turn.
  private static func scroll(_ name: String, _ prepare: (ListScene) -> Void) {
    ListScene.run { scene in
      prepare(scene)
      scene.list.contentOffset.y = 15_000
      scene.world.advance(by: 2)
      var step: CGFloat = 1
      Meter.measure(name, rounds: 100) {
        scene.list.contentOffset.y += step
        step = -step
        scene.world.finishTurn()
      }
    }
  }

  private static func pulling() {
    pull("frame/none") { _ in }
    pull("frame/hidden") { $0.addHeader(.hidden) }
    pull("frame/gum") { $0.addHeader(.gum) }
    pull("frame/arrow") { $0.addHeader(.arrow) }
  }

  /// Moves a finger that pulls by a point, back and forth, below the trigger; a round is a frame.
  private static func pull(_ name: String, _ prepare: (ListScene) -> Void) {
    ListScene.run { scene in
      prepare(scene)
      scene.finger.pull(to: 40)
      scene.finger.hold(for: 0.2)
      guard var point = scene.finger.location else { return }
      var step: CGFloat = 4
      Meter.measure(name, rounds: 30) {
        point.y += step
        step = -step
        scene.finger.drag(to: point, duration: scene.world.frameDuration)
      }
      scene.finger.lift()
    }
  }

  private static func sessions() {
    session("session/none") { _ in }
    session("session/gum") { $0.addHeader(.gum) }
    session("session/arrow") { $0.addHeader(.arrow) }
  }

  /// A pull in a quarter of a second, a lift, a session of two seconds, and its end: 240 frames.
  private static func session(_ name: String, _ prepare: (ListScene) -> Void) {
    ListScene.run { scene in
      prepare(scene)
      let round = {
        scene.finger.pull(to: 110)
        scene.finger.lift()
        scene.world.advance(by: 2)
        scene.list.refresh.header?.endRefreshing()
        scene.world.advance(by: 1.75)
      }
      Meter.measure(name, rounds: 1, round)
    }
  }

  /// The questions about section headers in a refresh of a table without any, in each frame of the opening and of a scroll.
  private static func sections() {
    HeadlessWorld.run { world in
      world.log.isEnabled = false
      let rows = SectionRows()
      let table = CountingTable(frame: world.window.bounds)
      table.dataSource = rows
      world.window.addSubview(table)
      world.finishTurn()
      table.addSubview(RefreshControl(animator: .hidden))
      world.finishTurn()
      let frames = 60
      table.refresh.header?.beginRefreshing()
      world.advance(frames: frames)
      Meter.report("calls", "sections/opening", Double(table.questions) / Double(frames))
      let before = table.questions
      for _ in 0..<frames {
        table.contentOffset.y += 20
        world.advance(frames: 1)
      }
      Meter.report("calls", "sections/away", Double(table.questions - before) / Double(frames))
    }
  }

  /// The memory that a header keeps: the mean of a few lists.
  private static func memory() {
    let lists = 8
    ListScene.run { scene in
      scene.addHeader(.arrow)
      let scenes = (0..<lists).map { _ in ListScene(scene.world) }
      let (bytes, blocks) = (alloc_live_bytes(), alloc_live_blocks())
      scenes.forEach { $0.addHeader(.arrow) }
      Meter.report("bytes", "memory/header", Double(alloc_live_bytes() - bytes) / Double(lists))
      Meter.report("blocks", "memory/header", Double(alloc_live_blocks() - blocks) / Double(lists))
    }
  }
}

/// A list of 30,000 points in a window below a status bar.
@MainActor
struct ListScene {
  let world: HeadlessWorld
  let list: UIScrollView
  let finger: SimulatedFinger

  init(_ world: HeadlessWorld) {
    self.world = world
    world.log.isEnabled = false
    world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    list = UIScrollView(frame: world.window.bounds)
    list.contentInsetAdjustmentBehavior = .always
    list.contentSize = CGSize(width: world.window.bounds.width, height: 30_000)
    world.window.addSubview(list)
    world.finishTurn()
    finger = SimulatedFinger(on: list)
  }

  static func run(_ body: (ListScene) -> Void) {
    HeadlessWorld.run { body(ListScene($0)) }
  }

  func addHeader(_ animator: some RefreshAnimator) {
    list.addSubview(RefreshControl(animator: animator, edge: .top))
    world.finishTurn()
  }

  func addFooter() {
    list.refresh.addFooter(animator: .spinner) { .more }
    world.finishTurn()
  }

  /// Begins a session and lets it open.
  func refresh() {
    list.refresh.header?.beginRefreshing()
    world.advance(by: 1)
  }
}

/// A table that counts the questions about its section headers.
final class CountingTable: UITableView {
  private(set) var questions = 0

  override func rectForHeader(inSection section: Int) -> CGRect {
    questions += 1
    return .zero
  }
}

/// A thousand sections of two rows, without headers.
@MainActor
final class SectionRows: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 1000 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
