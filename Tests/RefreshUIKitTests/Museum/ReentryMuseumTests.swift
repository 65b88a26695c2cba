#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Calls from inside callbacks: each test is named by what users of other libraries saw, and shows that it does not
/// happen here.
@MainActor
@Suite struct ReentryMuseumTests {
  /// The callback that calls the control.
  enum Listener: CaseIterable {
    case view, delegate, event, observer
  }

  /// The call.
  enum Call: CaseIterable {
    case begin, end, endAndBegin, scroll
  }

  /// The time of the call: in a pull, armed or not, or in a refresh.
  enum Phase: CaseIterable {
    case pull, refresh
  }

  /// The call of a callback.
  struct Reentry {
    let listener: Listener
    let call: Call
    let phase: Phase

    static let allCases: [Reentry] = Phase.allCases.flatMap { phase in
      Listener.allCases.filter { $0 != .event || phase == .refresh }.flatMap { listener in
        Call.allCases.map { Reentry(listener: listener, call: $0, phase: phase) }
      }
    }
  }

  /// The state of the list.
  private struct Result: Equatable {
    var state: RefreshState
    var inset: UIEdgeInsets
    /// Not known where the app scrolls itself: UIKit's momentum goes on from there, or does not.
    var offset: CGPoint?
  }

  /// A callback calls, the call tells of a new state at once, and so on until the stack is full.
  @Test(.bug(id: "B024"), arguments: HeadlessSwitches.everySetting(with: Reentry.allCases))
  func theStackOverflowsBetweenStateAndScrollCallbacks(switches: HeadlessSwitches, reentry: Reentry) async {
    let atOnce = await Self.play(switches, reentry, isQueued: false)
    let queued = await Self.play(switches, reentry, isQueued: true)
    #expect(atOnce == queued)
  }

  /// A refresh in which a listener calls up to five times, at once or in a turn of its own.
  private static func play(_ switches: HeadlessSwitches, _ reentry: Reentry, isQueued: Bool) async -> Result {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      let caller = Caller(scene, control, reentry, isQueued: isQueued)
      let observation = listen(reentry.listener, to: scene, view, control, caller)
      // The app scrolls wherever it likes, and begins where it is pulled.
      scene.watch.mayComeFromOutside = true
      scene.watch.spareInsetWrites = 15
      scene.pullAndRelease()
      await scene.advance(by: 2)
      let result = Result(
        state: control.refreshState, inset: scene.list.contentInset,
        offset: reentry.call == .scroll ? nil : scene.list.contentOffset)
      #expect(caller.calls > 0)
      // What the app writes itself it is told of in its own call stack.
      #expect(caller.deepest <= (reentry.call == .scroll ? 2 : 1))
      #expect(scene.watch.legalY.contains(scene.offset))
      observation?.invalidate()
      view.onUpdate = nil
      scene.list.delegate = nil
      await scene.finish()
      #expect(control.refreshState == .idle && scene.list.contentInset == .zero)
      #expect(scene.watch.faults == [])
      return result
    }
  }

  private static func listen(
    _ listener: Listener, to scene: Scene, _ view: FollowingView, _ control: RefreshControl, _ caller: Caller
  ) -> NSKeyValueObservation? {
    switch listener {
    case .view: view.onUpdate = { _ in caller.hear() }
    case .delegate: scene.list.delegate = caller
    case .event: control.addAction(UIAction { _ in caller.hear() }, for: .valueChanged)
    case .observer:
      return scene.list.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { caller.hear() } }
    }
    return nil
  }
}

/// Calls a control that is pulled, or that refreshes, whenever it is told something, five times at most.
@MainActor
private final class Caller: NSObject, UIScrollViewDelegate {
  private(set) var calls = 0

  /// The maximum depth of nested calls.
  private(set) var deepest = 0

  private var depth = 0
  private let scene: Scene
  private let control: RefreshControl
  private let reentry: ReentryMuseumTests.Reentry
  private let isQueued: Bool

  init(_ scene: Scene, _ control: RefreshControl, _ reentry: ReentryMuseumTests.Reentry, isQueued: Bool) {
    self.scene = scene
    self.control = control
    self.reentry = reentry
    self.isQueued = isQueued
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear() }

  func hear() {
    depth += 1
    deepest = max(deepest, depth)
    defer { depth -= 1 }
    guard calls < 5, isDue else { return }
    calls += 1
    if isQueued { scene.world.enqueue { [self] in perform() } } else { perform() }
  }

  private var isDue: Bool {
    switch reentry.phase {
    case .pull: control.refreshState == .pulling || control.refreshState == .armed
    case .refresh: control.isRefreshing
    }
  }

  private func perform() {
    switch reentry.call {
    case .begin: control.begin()
    case .end: control.endRefreshing()
    case .endAndBegin:
      control.endRefreshing()
      control.begin()
    case .scroll: if scene.offset != 400 { scene.client { scene.list.contentOffset.y = 400 } }
    }
  }
}
#endif
