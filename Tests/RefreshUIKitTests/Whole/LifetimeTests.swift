#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Dropping a list, or a control, in any phase frees everything and cancels what runs.
@MainActor
@Suite struct LifetimeTests {
  /// The progress of a session at the time of the deallocation.
  enum Phase: CaseIterable {
    case idle, pulling, armed, refreshingUnderFinger, opening, holding, ending, closing
  }

  /// Something that the action keeps alive.
  private final class Token {}

  /// Weak references to what has to go.
  private struct Leftovers {
    weak var list: UIScrollView?
    weak var control: RefreshControl?
    weak var token: Token?
    weak var work: Work?
    weak var host: RefreshHost?
    weak var controller: RefreshController?
    var states: Task<[RefreshState], Never>?
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Phase.allCases))
  func aListThatIsDroppedFreesEverything(switches: HeadlessSwitches, phase: Phase) async {
    await HeadlessWorld.run(switches: switches) { world in
      var leftovers = await Self.reach(phase, in: world) { list, _ in list.removeFromSuperview() }
      await Self.letGo(world)
      #expect(leftovers.list == nil)
      #expect(leftovers.control == nil)
      #expect(leftovers.token == nil)
      #expect(leftovers.work == nil)
      #expect(leftovers.host == nil && leftovers.controller == nil)
      #expect(world.displayLinkCount == 0)
      #expect(world.timerCount == 0)
      // The loop over the states ends with the control; else this would wait for ever.
      let states = await leftovers.states?.value
      leftovers.states = nil
      #expect(states?.first == .idle)
    }
  }

  /// The run loop retains a display link with all that it refers to, also while it is paused.
  @Test(arguments: Phase.allCases, HeadlessSwitches.Deallocation.allCases)
  func listsThatAreDroppedOneAfterAnotherLeaveNoDisplayLinks(
    phase: Phase, deallocation: HeadlessSwitches.Deallocation
  ) async {
    let switches = HeadlessSwitches.with { $0.deallocation = deallocation }
    await HeadlessWorld.run(switches: switches) { world in
      for _ in 0..<5 {
        _ = await Self.reach(phase, in: world) { list, _ in list.removeFromSuperview() }
        await Self.letGo(world)
      }
      #expect(world.displayLinkCount == 0)
    }
  }

  /// A list at rest keeps no display link, not even a paused one.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aListThatHasBeenRefreshedKeepsNoDisplayLink(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      #expect(scene.world.displayLinkCount == 0, "nothing moves while the list is held")
      await scene.finish()
      #expect(scene.world.displayLinkCount == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Phase.allCases))
  func aControlThatIsRemovedIsFreedAndLeavesTheListAsItWas(switches: HeadlessSwitches, phase: Phase) async {
    await HeadlessWorld.run(switches: switches) { world in
      var kept: UIScrollView?
      let leftovers = await Self.reach(phase, in: world) { list, _ in
        kept = list
        list.refresh.removeHeader()
      }
      await Self.letGo(world)
      #expect(leftovers.control == nil)
      #expect(leftovers.token == nil)
      #expect(leftovers.work == nil)
      // Only a motion, or content that bounces back, is waited for.
      let isOut = (kept?.contentOffset.y ?? 0) < -59
      #expect(leftovers.host == nil || isOut || [.opening, .ending, .closing].contains(phase))
      await Self.comeHome(world)
      #expect(leftovers.host == nil && leftovers.controller == nil)
      #expect(kept?.contentInset == .zero)
      #expect(kept?.contentOffset.y == -59)
      #expect(kept?.subviews.isEmpty == true)
      #expect(kept?.alwaysBounceVertical == false)
      #expect(world.displayLinkCount == 0)
      kept?.removeFromSuperview()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Phase.allCases))
  func aControlThatIsReplacedIsFreedAndTheNextStartsClean(switches: HeadlessSwitches, phase: Phase) async {
    await HeadlessWorld.run(switches: switches) { world in
      var kept: UIScrollView?
      let leftovers = await Self.reach(phase, in: world) { list, _ in
        kept = list
        list.refresh.addHeader(animator: .gum) { try await Task.sleep(nanoseconds: 0) }
      }
      await Self.letGo(world)
      #expect(leftovers.control == nil)
      #expect(leftovers.token == nil)
      await Self.comeHome(world)
      #expect(kept?.refresh.header?.refreshState == .idle)
      #expect(kept?.contentInset == .zero)
      kept?.refresh.header?.beginRefreshing()
      world.advance(by: 1)
      #expect(kept?.contentInset.top == 52)
      kept?.removeFromSuperview()
    }
  }

  /// Brings a list of its own to a phase, does something to it, and keeps nothing but weak references.
  private static func reach(
    _ phase: Phase, in world: HeadlessWorld, then body: (UIScrollView, SimulatedFinger) -> Void
  ) async -> Leftovers {
    world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let list = UIScrollView(frame: world.window.bounds)
    list.contentInsetAdjustmentBehavior = .always
    list.contentSize = CGSize(width: 393, height: 3000)
    world.window.addSubview(list)
    world.finishTurn()
    let (token, work) = (Token(), Work())
    let trigger: RefreshTrigger = phase == .refreshingUnderFinger ? .whilePulling : .onRelease
    let control = list.refresh.addHeader(animator: PlainAnimator(), trigger: trigger) { [token, work] in
      try await work.run()
      withExtendedLifetime(token) {}
    }
    let states = control.refreshStates
    let loop = Task {
      var seen: [RefreshState] = []
      for await state in states { seen.append(state) }
      return seen
    }
    let finger = SimulatedFinger(on: list)
    await play(phase, list, finger, work, in: world)
    let host = RefreshHost.existing(in: list)
    let controller = host?.controller(along: .vertical)
    body(list, finger)
    if finger.isDown { finger.cancel() }
    return Leftovers(
      list: list, control: control, token: token, work: work, host: host, controller: controller, states: loop)
  }

  private static func play(
    _ phase: Phase, _ list: UIScrollView, _ finger: SimulatedFinger, _ work: Work, in world: HeadlessWorld
  ) async {
    guard phase != .idle else { return }
    finger.pull(to: phase == .pulling ? 40 : 110)
    switch phase {
    case .idle, .pulling, .armed, .refreshingUnderFinger: return await world.settleTasks()
    case .opening, .holding, .ending, .closing: break
    }
    finger.hold(for: 0.1)
    finger.lift()
    world.advance(by: phase == .opening ? 0.1 : 1)
    await world.settleTasks()
    guard phase == .ending || phase == .closing else { return }
    work.finish()
    await world.settleTasks()
    world.advance(by: phase == .ending ? 0.02 : 0.15)
  }

  /// Lets what was dropped go: tasks that were cancelled, and frames that find nobody left.
  private static func letGo(_ world: HeadlessWorld) async {
    await world.settleTasks()
    world.advance(by: 0.1)
    await world.settleTasks()
  }

  /// Lets the list come home: where frames are dropped, a finger's last move arrives after the removal, and may fire
  /// the next control.
  private static func comeHome(_ world: HeadlessWorld) async {
    for _ in 0..<20 {
      world.advance(by: 0.1)
      await world.settleTasks()
    }
  }
}
#endif
