#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// A list that goes, in whatever way, ends the session of its control, and whoever waits goes on.
@MainActor
@Suite struct GoneListTests {
  /// A way in which a control loses its list.
  enum Way: CaseIterable {
    case listIsDropped, viewIsDropped, controlIsRemoved, headerIsRemoved, isReplaced, moves
    case hostIsRemoved, subviewsAreRemoved
  }

  /// The work of a session.
  enum Kind: CaseIterable {
    case action, stubbornAction, noAction
  }

  /// A scene of the test: a control that loses its list at a moment.
  struct Loss: Sendable, CustomTestStringConvertible {
    let way: Way
    let moment: SessionMoment
    let kind: Kind

    var testDescription: String { "\(way), \(moment), \(kind)" }

    static let all = Way.allCases.flatMap { way in
      SessionMoment.allCases.flatMap { moment in Kind.allCases.map { Loss(way: way, moment: moment, kind: $0) } }
    }
  }

  /// Tasks that wait for a control in each of the ways that it offers.
  @MainActor
  private final class Waiters {
    private(set) var settledCount = 0
    private(set) var outcomes: [RefreshOutcome] = []
    private(set) var states: [RefreshState] = []
    private(set) var begun = 0
    private(set) var ended: [RefreshOutcome] = []
    private(set) var isSettledTold = false

    init(_ control: RefreshControl) {
      let (states, events) = (control.refreshStates, control.sessionEvents)
      Task { for await state in states { self.states.append(state) } }
      Task { for await event in events { self.note(event) } }
    }

    func wait(for control: RefreshControl) {
      for _ in 0..<2 {
        Task {
          await control.settled()
          settledCount += 1
        }
        Task { outcomes.append(await control.refresh(reveals: false)) }
      }
    }

    private func note(_ event: RefreshSessionEvent) {
      switch event {
      case .began: begun += 1
      case .ended(_, let outcome, _): ended.append(outcome)
      case .settled: isSettledTold = true
      }
    }
  }

  /// The tasks, the work and the objects of a control that has lost its list.
  private struct Left {
    let waiters: Waiters
    let work: Work
    weak var control: RefreshControl?
    weak var list: UIScrollView?

    /// The objects that the app keeps, such as the list of a control that went from it.
    var kept: [AnyObject] = []
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Loss.all))
  func whoeverWaitsGoesOn(switches: HeadlessSwitches, loss: Loss) async {
    await HeadlessWorld.run(switches: switches) { world in
      var left = await Self.lose(loss, in: world)
      await world.settleTasks()
      #expect(left.waiters.settledCount == 2)
      #expect(left.waiters.outcomes == [.cancelled, .cancelled])
      // A control that begins anew under a finger may be pulled.
      let rest: [RefreshState] = loss.way == .hostIsRemoved ? [.idle, .pulling] : [.idle]
      #expect(left.waiters.states.last.map(rest.contains) == true)
      #expect(left.waiters.begun > 0 && left.waiters.ended.count == left.waiters.begun)
      #expect(left.waiters.ended.last == .cancelled && left.waiters.isSettledTold)
      left.work.finish()
      await world.settleTasks()
      world.advance(by: 0.1)
      #expect(left.control.map { rest.contains($0.refreshState) } ?? true)
      #expect((left.control == nil) == (loss.way != .moves && loss.way != .hostIsRemoved))
      left.kept = []
      world.window.subviews.forEach { $0.removeFromSuperview() }
      await world.settleTasks()
      world.advance(by: 0.1)
      #expect(left.control == nil && left.list == nil)
      #expect(world.displayLinkCount == 0 && world.timerCount == 0)
    }
  }

  /// Drops the list in the turn in which its control is added, or later, with a request that waited for it.
  @Test(arguments: HeadlessSwitches.everySetting(with: [true, false]))
  func aRequestThatWaitedForTheListIsCancelledWithIt(switches: HeadlessSwitches, isLaidOut: Bool) async {
    await HeadlessWorld.run(switches: switches) { world in
      let control = RefreshControl(animator: PlainAnimator())
      let waiters = Waiters(control)
      waiters.wait(for: control)
      await world.settleTasks()
      #expect(waiters.settledCount == 2 && waiters.outcomes.isEmpty)
      Self.drop(control, isLaidOut: isLaidOut, in: world)
      await world.settleTasks()
      #expect(waiters.outcomes == [.cancelled, .cancelled] && waiters.ended == [.cancelled])
      #expect(control.refreshState == .idle && world.timerCount == 0 && world.displayLinkCount == 0)
    }
  }

  private static func drop(_ control: RefreshControl, isLaidOut: Bool, in world: HeadlessWorld) {
    let list = makeList(in: world)
    list.addSubview(control)
    if isLaidOut { world.advance(by: 0.5) }
    list.removeFromSuperview()
  }

  private static func makeList(in world: HeadlessWorld) -> UIScrollView {
    let list = UIScrollView(frame: world.window.bounds)
    list.contentSize = CGSize(width: 393, height: 3000)
    world.window.addSubview(list)
    return list
  }

  /// The next list may come in the turn in which the last one is deallocated.
  @Test(arguments: HeadlessSwitches.everySetting(with: [true, false]))
  func aControlThatHasLostItsListServesTheNext(switches: HeadlessSwitches, isSameTurn: Bool) async {
    await HeadlessWorld.run(switches: switches) { world in
      let control = RefreshControl(animator: PlainAnimator())
      let waiters = Waiters(control)
      control.begin()
      Self.drop(control, isLaidOut: true, in: world)
      if !isSameTurn { await world.settleTasks() }
      #expect(control.isRefreshing == isSameTurn)
      let list = Self.makeList(in: world)
      list.addSubview(control)
      #expect(control.refreshState == .idle)
      await world.settleTasks()
      control.begin()
      world.advance(by: 1)
      await world.settleTasks()
      #expect(control.isRefreshing && list.contentInset.top == 60)
      control.endRefreshing()
      world.advance(by: 3)
      await world.settleTasks()
      #expect(waiters.begun == 2 && waiters.ended == [.cancelled, .success] && list.contentInset == .zero)
    }
  }

  /// Calls that the app makes between the deallocation of the list and the next turn.
  @Test(arguments: HeadlessSwitches.Deallocation.allCases)
  func aCallBeforeTheNextTurnFindsTheSession(deallocation: HeadlessSwitches.Deallocation) async {
    await HeadlessWorld.run(switches: .with { $0.deallocation = deallocation }) { world in
      let footer = RefreshControl(PlainAnimator(), for: .loadMore, edge: .bottom)
      let waiters = Waiters(footer)
      footer.begin()
      Self.drop(footer, isLaidOut: true, in: world)
      footer.hasMoreData = false
      await world.settleTasks()
      #expect(waiters.ended == [.noMoreData] && footer.refreshState == .idle && !footer.hasMoreData)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aFooterWithoutMoreDataHasNoneAfterItsListEither(switches: HeadlessSwitches) async {
    await HeadlessWorld.run(switches: switches) { world in
      let footer = RefreshControl(PlainAnimator(), for: .loadMore, edge: .bottom)
      footer.action = { _ in RefreshResult(.noMoreData) }
      footer.isRecording = true
      footer.begin()
      var list: UIScrollView? = Self.makeList(in: world)
      list?.addSubview(footer)
      await world.settleTasks()
      world.advance(by: 3)
      #expect(footer.refreshState == .noMoreData && !footer.hasMoreData)
      list?.removeFromSuperview()
      list = nil
      await world.settleTasks()
      #expect(footer.refreshState == .idle && !footer.hasMoreData && footer.recording != nil)
    }
  }

  /// A list whose app removes the views that it does not know.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aListWithoutItsHostIsGivenBackAndItsControlsBeginAnew(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.watch.mayGiveUpShare = true
      let (header, footer) = (scene.addHeader(), scene.addFooter(trigger: .onRelease))
      let board = scene.list.headlessObservations
      await scene.refresh()
      let count = board.observerCount
      let (host, note) = (RefreshHost.existing(in: scene.list), scene.list.refresh.onDecision)
      scene.client { host?.removeFromSuperview() }
      scene.world.finishTurn()
      scene.list.refresh.onDecision = note
      await scene.advance(by: 0.5)
      #expect(header.refreshState == .idle && scene.work.cancelCount == 1)
      #expect(scene.list.contentInset == .zero && scene.pull == 0 && board.observerCount == count)
      await scene.refresh()
      #expect(header.isRefreshing && scene.pull == 60)
      await scene.finish()
      scene.client {
        header.removeFromSuperview()
        footer.removeFromSuperview()
      }
      #expect(scene.list.subviews.isEmpty && !scene.list.alwaysBounceVertical && board.observerCount == count - 3)
    }
  }

  /// A control that nobody keeps ends its session with its list, and then its sequences.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aControlThatGoesWithItsListEndsItsSession(switches: HeadlessSwitches) async {
    await HeadlessWorld.run(switches: switches) { world in
      let log = Self.dropControl(in: world)
      await world.settleTasks()
      #expect(log.lines == ["began", "ended cancelled", "over"])
      #expect(log.session?.outcome == .cancelled)
    }
  }

  /// The events of a control as text.
  @MainActor private final class Log {
    var lines: [String] = []
    var session: RefreshSession?
  }

  private static func dropControl(in world: HeadlessWorld) -> Log {
    let (log, control) = (Log(), RefreshControl(animator: PlainAnimator()))
    let events = control.sessionEvents
    Task {
      for await event in events {
        switch event {
        case .began(let session): (log.lines, log.session) = (["began"], session)
        case .ended(_, let outcome, _): log.lines.append("ended \(outcome)")
        case .settled: log.lines.append("settled")
        }
      }
      log.lines.append("over")
    }
    control.begin()
    drop(control, isLaidOut: true, in: world)
    return log
  }

  /// Brings a control to the moment, lets tasks wait for it, and takes its list.
  private static func lose(_ loss: Loss, in world: HeadlessWorld) async -> Left {
    let scene = Scene(world)
    let screen = UIViewController()
    screen.view.addSubview(scene.list)
    world.window.addSubview(screen.view)
    world.finishTurn()
    let control = addControl(loss.kind, to: scene)
    let waiters = Waiters(control)
    await loss.moment.reach(in: scene)
    waiters.wait(for: control)
    await world.settleTasks()
    var left = Left(waiters: waiters, work: scene.work, control: control, list: scene.list)
    left.kept = go(loss.way, control, scene, screen)
    if scene.finger.isDown { scene.finger.cancel() }
    return left
  }

  /// Returns what the app keeps.
  private static func go(
    _ way: Way, _ control: RefreshControl, _ scene: Scene, _ screen: UIViewController
  ) -> [AnyObject] {
    switch way {
    case .listIsDropped:
      scene.list.removeFromSuperview()
      return [screen]
    case .viewIsDropped:
      screen.view.removeFromSuperview()
      return []
    case .controlIsRemoved: control.removeFromSuperview()
    case .headerIsRemoved: scene.list.refresh.removeHeader()
    case .isReplaced: addControl(.action, to: scene)
    case .moves:
      let other = UIScrollView(frame: scene.list.frame)
      other.contentSize = scene.list.contentSize
      screen.view.addSubview(other)
      other.addSubview(control)
    case .hostIsRemoved: RefreshHost.existing(in: scene.list)?.removeFromSuperview()
    case .subviewsAreRemoved: scene.list.subviews.forEach { $0.removeFromSuperview() }
    }
    return [scene, screen]
  }

  @discardableResult
  private static func addControl(_ kind: Kind, to scene: Scene) -> RefreshControl {
    let work = scene.work
    let animator = PlainAnimator(showsOutcomes: true)
    switch kind {
    case .action: return scene.addHeader(animator: animator)
    case .stubbornAction:
      return scene.list.refresh.addHeader(animator: animator) { await Task { try? await work.run() }.value }
    case .noAction:
      let control = RefreshControl(animator: animator)
      control.trigger = .onRelease
      control.addAction(
        UIAction { [weak control] _ in
          Task {
            try? await work.run()
            control?.endRefreshing()
          }
        }, for: .valueChanged)
      scene.list.addSubview(control)
      return control
    }
  }
}
#endif
