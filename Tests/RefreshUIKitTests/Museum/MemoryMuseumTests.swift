#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Lifetimes of objects: each test is named by a report on other libraries, and shows that it does
/// not happen here.
@MainActor
@Suite struct MemoryMuseumTests {
  /// The objects that are deallocated with the list.
  private struct Leftovers {
    weak var list: UIScrollView?
    weak var header: RefreshControl?
    weak var footer: RefreshControl?
    weak var animator: KeptAnimator?
    weak var view: FollowingView?
    weak var work: Work?

    var areGone: Bool {
      list == nil && header == nil && footer == nil && animator == nil && view == nil && work == nil
    }
  }

  /// The control keeps the list alive, or its action, or what it shows.
  @Test(.bug(id: "B115"), arguments: HeadlessSwitches.everySetting(with: SessionMoment.allCases))
  func aListWithAControlIsNeverFreed(switches: HeadlessSwitches, moment: SessionMoment) async {
    await HeadlessWorld.run(switches: switches) { world in
      let leftovers = await Self.reach(moment, in: world)
      await world.settleTasks()
      world.advance(by: 0.1)
      await world.settleTasks()
      #expect(leftovers.areGone, "\(leftovers)")
      #expect(world.displayLinkCount == 0)
      // A moment that was waited for finds nobody.
      world.advance(by: 3)
      #expect(world.timerCount == 0)
    }
  }

  /// An animator that somebody has to keep.
  private final class KeptAnimator: RefreshAnimator {
    func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
      RefreshMetrics(heldExtent: 60, triggerDistance: 84, showsOutcomes: true)
    }

    func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
      drawing.group(motion: .spin(period: 1)) { $0.fill { $0.circle(center: .init(x: 20, y: 20), radius: 9) } }
    }
  }

  /// Brings a list of its own to a moment, and drops it.
  private static func reach(_ moment: SessionMoment, in world: HeadlessWorld) async -> Leftovers {
    let scene = Scene(world)
    let (animator, view) = (KeptAnimator(), FollowingView())
    let header = scene.addHeader(animator: animator)
    let footer = scene.addFooter(view: view, trigger: .onRelease)
    await moment.reach(in: scene)
    let leftovers = Leftovers(
      list: scene.list, header: header, footer: footer, animator: animator, view: view, work: scene.work)
    scene.list.removeFromSuperview()
    if scene.finger.isDown { scene.finger.cancel() }
    return leftovers
  }

  /// Animations and blocks in queues hold the control, its display link and its callbacks, while the list dies first.
  @Test(
    .bug(id: "B117"),
    arguments: HeadlessSwitches.everySetting(with: [SessionMoment.opening, .holding, .showingOutcome, .closing]))
  func theControlAndItsCallbacksOutliveTheScreen(switches: HeadlessSwitches, moment: SessionMoment) async {
    await HeadlessWorld.run(switches: switches) { world in
      let view = FollowingView()
      view.showsOutcomes = true
      let screen = await Self.leave(moment, showing: view, in: world)
      #expect(screen.list == nil && screen.header == nil)
      // The view is told of the end in the next turn, and a link that runs ends itself at its next call.
      world.advance(frames: 10)
      #expect(view.updates.last?.state == .idle && world.displayLinkCount == 0)
      let count = view.updates.count
      await world.settleTasks()
      world.advance(by: 3)
      await world.settleTasks()
      #expect(view.updates.count == count)
      #expect(world.displayLinkCount == 0 && world.timerCount == 0)
    }
  }

  /// Brings a list that shows a view to a moment, and drops it with everything but the view.
  private static func leave(
    _ moment: SessionMoment, showing view: FollowingView, in world: HeadlessWorld
  ) async -> Leftovers {
    let scene = Scene(world)
    let header = scene.addHeader(view: view)
    await moment.reach(in: scene)
    scene.list.removeFromSuperview()
    return Leftovers(list: scene.list, header: header)
  }

  /// Nobody but the list holds the control, and it goes before the list does, or stays after it.
  @Test(.bug(id: "B116"), arguments: HeadlessSwitches.everySetting)
  func aControlThatOnlyTheListHoldsDangles(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      weak var control: RefreshControl?
      do {
        let held = RefreshControl(animator: PlainAnimator())
        scene.add(held)
        control = held
      }
      await scene.advance(by: 0.5)
      #expect(control != nil && scene.list.refresh.header === control)
      await scene.refresh()
      #expect(control?.isRefreshing == true && scene.pull == 60)
      control?.endRefreshing()
      await scene.settle()
      #expect(control?.refreshState == .idle)
      scene.client { scene.list.refresh.removeHeader() }
      await scene.world.settleTasks()
      #expect(control == nil)
      scene.pullAndRelease()
      await scene.settle()
      #expect(scene.pull == 0)
    }
  }
}
#endif
