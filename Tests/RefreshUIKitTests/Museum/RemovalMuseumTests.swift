#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Lists and controls that go in the middle of something: each test is named by what users of other libraries saw, and
/// shows that it does not happen here.
@MainActor
@Suite struct RemovalMuseumTests {
  private static let animator = PlainAnimator(showsOutcomes: true)

  #if canImport(HeadlessUIKit)
  /// Deallocation of a list without an owner.
  private struct Leftovers {
    weak var list: UIScrollView?
    let board: HeadlessObservationBoard
    let view: FollowingView
    let work: Work
  }
  #endif

  private nonisolated static let phases: [SessionMoment] = [.idle, .armed, .opening, .holding, .closing]

  #if canImport(HeadlessUIKit)
  /// Observers are taken off when a superview changes, of which a list that is freed does not tell.
  @Test(.bug(id: "B032"), arguments: TestSetting.everySetting(with: phases))
  func theScrollViewIsGoneWhileObserversAreRegistered(switches: TestSetting, moment: SessionMoment) async {
    await TestWorld.run(switches: switches) { world in
      let left = await Self.drop(at: moment, in: world)
      await world.settleTasks()
      #expect(left.list == nil)
      #expect(left.board.observerCount == 0)
      let (told, starts) = (left.view.updates.count, left.work.startCount)
      for _ in 0..<10 {
        world.advance(by: 0.1)
        await world.settleTasks()
      }
      #expect(left.view.updates.count == told && left.work.startCount == starts)
      #expect(world.displayLinkCount == 0 && world.timerCount == 0)
    }
  }
  #endif

  #if canImport(HeadlessUIKit)
  /// Lets go of a list in its window, without a word to its control.
  private static func drop(at moment: SessionMoment, in world: TestWorld) async -> Leftovers {
    let scene = Scene(world)
    let view = FollowingView()
    scene.addHeader(view: view)
    await moment.reach(in: scene)
    let board = scene.list.headlessObservations
    #expect(board.observerCount > 0)
    scene.list.removeFromSuperview()
    if scene.finger.isDown { scene.finger.cancel() }
    return Leftovers(list: scene.list, board: board, view: view, work: scene.work)
  }
  #endif

  /// The ways to switch a control off.
  enum Cut: CaseIterable {
    case removed, disabled, hidden
  }

  private nonisolated static let cuts: [(Cut, Bool)] = Cut.allCases.flatMap { cut in [true, false].map { (cut, $0) } }

  /// The space that is given back moves the list, which is told in the same call stack, and leads to the call again.
  @Test(.bug(id: "B034"), arguments: TestSetting.everySetting(with: cuts))
  func switchingItOffCallsItselfUntilItCrashes(
    switches: TestSetting, cut: (how: Cut, isRefresh: Bool)
  ) async {
    await Scene.run(switches) { scene in
      let (header, footer) = (scene.addHeader(), scene.addFooter(trigger: .onRelease))
      let control = cut.isRefresh ? header : footer
      if !cut.isRefresh { scene.show(scene.end) }
      control.begin()
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.list.contentInset != .zero)
      scene.watch.mayComeFromOutside = true
      let echo = Echo(scene) { Self.switchOff(control, cut.how) }
      echo.call()
      await scene.settle()
      #expect(echo.count > 1 && echo.deepest < 10)
      #expect(scene.list.contentInset == .zero && control.refreshState == .idle)
      echo.isOver = true
      await scene.settle()
      #expect((scene.work.cancelCount, scene.load.cancelCount) == (cut.isRefresh ? (1, 0) : (0, 1)))
      #expect((control.superview == nil) == (cut.how == .removed))
    }
  }

  private static func switchOff(_ control: RefreshControl, _ cut: Cut) {
    switch cut {
    case .removed: control.removeFromSuperview()
    case .disabled: control.isEnabled = false
    case .hidden: control.isHidden = true
    }
  }

  #if canImport(HeadlessUIKit)
  /// Observers are put on in the next turn, or put back when an animation is over, whether the control is there or not.
  @Test(.bug(id: "B035"), arguments: TestSetting.everySetting(with: [SessionMoment.idle, .opening, .closing]))
  func anObserverIsRegisteredAfterTheTeardown(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      let board = scene.list.headlessObservations
      let before = board.observerCount
      scene.addHeader()
      #expect(board.observerCount > before)
      await moment.reach(in: scene)
      scene.client { scene.list.refresh.removeHeader() }
      #expect(board.observerCount == before || moment != .idle, "a motion is watched to its end")
      await scene.advance(by: 1)
      #expect(board.observerCount == before && scene.list.contentInset == .zero)
    }
  }
  #endif

  /// Observation is off while the library writes, and what the app writes then is lost.
  @Test(.bug(id: "B035"), arguments: TestSetting.everySetting(with: [true, false]))
  func insetChangesDuringTheLibrarysOwnWriteAreMissed(switches: TestSetting, isOpening: Bool) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.watch.mayComeFromOutside = true
      let inset = UIEdgeInsets(top: 20, left: 0, bottom: 300, right: 0)
      if !isOpening { await scene.refresh() }
      let observation = scene.list.observe(\.contentInset) { list, _ in
        MainActor.assumeIsolated {
          guard scene.watch.clientInset != inset, (list.contentInset.top > 0) == isOpening else { return }
          scene.watch.clientInset = inset
          scene.client { list.contentInset = inset }
        }
      }
      if isOpening {
        await scene.refresh()
        #expect(scene.list.contentInset == UIEdgeInsets(top: 80, left: 0, bottom: 300, right: 0) && scene.pull == 60)
      }
      await scene.finish()
      #expect(scene.watch.clientInset == inset && scene.list.contentInset == inset)
      #expect(scene.list.refresh.contentInset == inset)
      observation.invalidate()
    }
  }

  private nonisolated static let endings: [(SessionMoment, Bool, Bool)] = SessionMoment.allCases.flatMap { moment in
    [(true, true), (true, false), (false, true), (false, false)].map { (moment, $0.0, $0.1) }
  }

  /// A control that goes leaves what it has added, and its end comes to nobody, or to the next one.
  @Test(.bug(id: "B042"), arguments: TestSetting.everySetting(with: endings))
  func removingOrReplacingTheControlLeavesTheListOffset(
    switches: TestSetting, ending: (moment: SessionMoment, isReplaced: Bool, oldEndsFirst: Bool)
  ) async {
    await Scene.run(switches) { scene in
      let old = scene.addHeader(animator: Self.animator)
      await ending.moment.reach(in: scene)
      let isRunning = old.isRefreshing
      scene.client {
        if ending.isReplaced { scene.addHeader(animator: Self.animator) } else { scene.list.refresh.removeHeader() }
      }
      let isMoving = [.opening, .closing].contains(ending.moment)
      #expect((scene.list.contentInset == .zero || isMoving) && old.refreshState == .idle)
      let ends = [old, scene.header].compactMap { $0 }
      for control in ending.oldEndsFirst ? ends : ends.reversed() { control.endRefreshing() }
      scene.finger.cancel()
      await scene.settle()
      for control in ends { #expect(control.refreshState == .idle) }
      #expect(scene.work.cancelCount == (isRunning ? 1 : 0) && !scene.work.isRunning)
      #expect(scene.list.contentInset == .zero && scene.pull <= 0)
      if ending.moment != .scrolledAway { #expect(scene.pull == 0) }
    }
  }
}

/// Does something again whenever the list is moved or its inset changes.
@MainActor
private final class Echo {
  var isOver = false

  /// The number of calls.
  private(set) var count = 0

  /// The maximum depth of nested calls.
  private(set) var deepest = 0

  private var depth = 0
  private let scene: Scene
  private let body: () -> Void
  private var observations: [NSKeyValueObservation] = []

  init(_ scene: Scene, _ body: @escaping () -> Void) {
    self.scene = scene
    self.body = body
    observations = [
      scene.list.observe(\.contentOffset) { [weak self] _, _ in MainActor.assumeIsolated { self?.call() } },
      scene.list.observe(\.contentInset) { [weak self] _, _ in MainActor.assumeIsolated { self?.call() } },
    ]
  }

  func call() {
    guard !isOver, depth < 10 else { return }
    count += 1
    depth += 1
    deepest = max(deepest, depth)
    scene.client(body)
    depth -= 1
  }
}
#endif
