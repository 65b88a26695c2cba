#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Visual defects of a refresh: each test is named by a report on other libraries, and shows that it does not happen
/// here.
@MainActor
@Suite struct VisualMuseumTests {
  /// The inset is changed inside an animation, and the rows that are laid out there are animated too.
  @Test(.bug(id: "B092"), arguments: HeadlessSwitches.everySetting(with: [false, true]))
  func rowsFlickerWhenARefreshBeginsOrEnds(switches: HeadlessSwitches, appAnimates: Bool) async {
    let rows = Rows(60)
    await HeadlessWorld.run(switches: switches) { world in
      let table = WatchfulTable(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      scene.watch.spareInsetWrites = 60
      await scene.advance(by: 0.6)
      let control = scene.addHeader()
      await scene.refresh()
      if appAnimates { UIView.animate(withDuration: 0.3) { control.endRefreshing() } }
      await scene.finish()
      if appAnimates { UIView.animate(withDuration: 0.3) { control.beginRefreshing() } } else { control.begin() }
      await scene.advance(by: 1.5)
      await scene.finish()
      #expect(table.layouts > 10 && scene.work.startCount == 2)
      #expect(table.animatedLayouts == 0)
      #expect(world.log.events(.animation).filter { $0.subject == "list" } == [])
      scene.watch.expectCleanEnd()
    }
  }

  /// The animator of the first session, and the setting for reduced motion.
  private nonisolated static let endings: [(outcome: RefreshOutcome, isStill: Bool)] = [
    (.success, false), (.failure, false), (.success, true), (.failure, true),
  ]

  /// The closing of one session does not stop the animation of the next.
  @Test(.bug(id: "B094"), arguments: HeadlessSwitches.everySetting(with: endings))
  func theSpinnerOfANewRefreshStopsWithTheOldOne(
    switches: HeadlessSwitches, ending: (outcome: RefreshOutcome, isStill: Bool)
  ) async {
    await Scene.run(switches) { scene in
      scene.world.accessibility.isReduceMotionEnabled = ending.isStill
      let view = FollowingView()
      view.showsOutcomes = true
      let control = scene.addHeader(view: view)
      await scene.refresh()
      control.end(ending.outcome)
      await scene.advance(by: 0.1)
      control.begin()
      for wait in [0.4, 2] {
        await scene.advance(by: wait)
        #expect(view.updates.last?.state == .refreshing)
        // The mark of the old one fades.
        #expect((view.updates.last?.outcome == nil) == (view.updates.last?.outcomeFraction == 0))
        #expect(view.isSeen && view.superview?.alpha == 1)
      }
      #expect(scene.pull == 60 && view.updates.last?.outcomeFraction == 0)
      await scene.finish()
      #expect(view.updates.last?.state == .idle && !view.isSeen)
    }
  }

  /// Nothing raises the opacity of a control again that has once become clear.
  @Test(.bug(id: "B095"), arguments: HeadlessSwitches.everySetting(with: [false, true]))
  func aHeaderThatFadedOutStaysInvisible(switches: HeadlessSwitches, isStill: Bool) async {
    await Scene.run(switches) { scene in
      scene.world.accessibility.isReduceMotionEnabled = isStill
      let view = FollowingView()
      scene.addHeader(view: view)
      let opacity = { view.isSeen ? view.superview?.alpha ?? 0 : 0 }
      for round in 1...3 {
        #expect(opacity() == 0)
        for distance in [20.0, 60, 20, 60] {
          scene.pull(to: distance)
          // What the last session has left fades away meanwhile.
          scene.finger.hold(for: 0.6)
          #expect(abs(opacity() - 1) < 1e-3, "\(distance) of round \(round)")
        }
        scene.finger.lift()
        await scene.settle()
        #expect(opacity() == 0)
        await scene.refresh()
        #expect(opacity() == 1)
        await scene.finish()
      }
    }
  }

  /// The reports of the end of a session.
  enum Interruption: CaseIterable {
    case none, finger, window, fingerAndWindow
  }

  /// The app is told that a refresh is over when its closing begins, and changes the rows under it.
  @Test(.bug(id: "B098"), arguments: HeadlessSwitches.everySetting(with: Interruption.allCases))
  func theEndIsReportedBeforeTheHeaderIsGone(switches: HeadlessSwitches, interruption: Interruption) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      let ends = SidePair(of: control, in: scene.list)
      await scene.world.settleTasks()
      await scene.refresh()
      control.endRefreshing()
      for _ in 0..<120 where scene.pull > 30 { scene.world.advance(frames: 1) }
      #expect(control.refreshState == .ending && scene.list.contentInset.top > 0)
      await scene.interrupt(interruption)
      await scene.settle()
      if scene.list.isDragging { scene.touchAndLift() }
      #expect(scene.pull == 0)
      await scene.world.settleTasks()
      #expect(ends.count == 2, "at the beginning, and when the list has settled")
      #expect(!ends.isEarly)
      #expect(control.refreshState == .idle && scene.pull == 0 && scene.world.isIdle)
    }
  }
}

extension Scene {
  fileprivate func interrupt(_ interruption: VisualMuseumTests.Interruption) async {
    if interruption == .finger || interruption == .fingerAndWindow {
      finger.touchDown(at: Scene.middle)
      finger.hold(for: 0.4)
      #expect(header?.refreshState == .ending && list.contentInset.top > 0)
    }
    if interruption == .window || interruption == .fingerAndWindow {
      client { list.removeFromSuperview() }
      await advance(by: 0.1)
      client { world.window.addSubview(list) }
    }
    if finger.isDown { finger.lift() }
  }

  /// If UIKit has lost a drag or a touch, it does not bounce either: the next touch brings the list to rest.
  fileprivate func touchAndLift() {
    pull(to: 20)
    finger.lift()
  }
}

/// Hears how often a control says that nothing goes on.
@MainActor
private final class SidePair {
  private(set) var count = 0

  /// `true` if it was called while the list still held its space.
  private(set) var isEarly = false

  private var task: Task<Void, Never>?

  init(of control: RefreshControl, in list: UIScrollView) {
    let states = control.refreshStates
    task = Task { [weak self, weak list] in
      for await state in states where state == .idle {
        self?.count += 1
        if list?.contentInset != .zero { self?.isEarly = true }
      }
    }
  }

  deinit { task?.cancel() }
}

/// A table that counts its layouts.
private final class WatchfulTable: UITableView {
  var layouts = 0
  var animatedLayouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if UIView.inheritedAnimationDuration > 0 { animatedLayouts += 1 }
  }
}
#endif
