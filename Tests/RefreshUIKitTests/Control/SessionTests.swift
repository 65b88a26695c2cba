#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// The sessions that an action gets and `sessionEvents` reports.
@MainActor
@Suite struct SessionTests {
  private struct Offline: Error {}

  /// Reads the events of a control as text.
  @MainActor
  private final class Log {
    private(set) var lines: [String] = []
    private(set) var sessions: [RefreshSession] = []
    private(set) var errors: [any Error] = []
    private(set) var isOver = false

    init(_ control: RefreshControl) {
      let events = control.sessionEvents
      Task { @MainActor [weak self] in
        for await event in events { self?.note(event) }
        self?.isOver = true
      }
    }

    private func note(_ event: RefreshSessionEvent) {
      switch event {
      case .began(let session):
        sessions.append(session)
        lines.append("began \(session.id) \(session.origin)")
      case .ended(let session, let outcome, let error):
        if let error { errors.append(error) }
        lines.append("ended \(session.id) \(outcome)")
      case .settled: lines.append("settled")
      }
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aPullBeginsEndsAndSettles(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let log = Log(scene.addHeader())
      await scene.refresh()
      #expect(log.lines == ["began 1 finger"])
      await scene.finish()
      #expect(log.lines == ["began 1 finger", "ended 1 success", "settled"])
      await scene.refresh()
      await scene.finish(throwing: Offline())
      #expect(log.lines.suffix(3) == ["began 2 finger", "ended 2 failure", "settled"])
      #expect(log.errors.count == 1 && log.errors.first is Offline)
    }
  }

  /// The action of a finger's session waits for the next frame.
  @Test func aSessionThatEndsBeforeItsActionHasNotTheErrorOfTheLast() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader(trigger: .whilePulling)
      let log = Log(control)
      await scene.refresh()
      await scene.finish(throwing: Offline())
      #expect(control.lastError is Offline && log.errors.count == 1)
      var isEnded = false
      control.onUpdate = { [weak control] update in
        guard let control, update.state == .refreshing, !isEnded else { return }
        isEnded = true
        #expect(control.lastError == nil)
        control.end(.cancelled)
      }
      scene.pullAndRelease()
      await scene.settle()
      #expect(isEnded && scene.work.startCount == 1)
      #expect(log.lines.suffix(3) == ["began 2 finger", "ended 2 cancelled", "settled"] && log.errors.count == 1)
    }
  }

  @Test func everySequenceHasTheEventsFromItsStart() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      let first = Log(control)
      await scene.refresh()
      let second = Log(control)
      await scene.finish()
      #expect(first.lines == ["began 1 finger", "ended 1 success", "settled"])
      #expect(second.lines == ["ended 1 success", "settled"])
    }
  }

  @Test func aSessionKnowsItsProgressAndItsOutcome() async throws {
    try await Scene.run(HeadlessSwitches()) { scene in
      let work = scene.work
      var given: RefreshSession?
      let control = scene.list.refresh.addHeader(animator: PlainAnimator()) { session in
        given = session
        session.progress = 0.25
        try await work.run()
        session.progress = 7
      }
      scene.watch.follow(control)
      await scene.refresh()
      let session = try #require(given)
      #expect(session.outcome == nil)
      #expect(control.sessionProgress == 0.25)
      await scene.finish()
      #expect(session.outcome == .success)
      #expect(session.progress == 1)
      session.progress = 0.5
      #expect(session.progress == 1)
      #expect(control.sessionProgress != 0.5)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aSessionThatIsCancelledEndsAsCancelled(switches: HeadlessSwitches) async throws {
    try await Scene.run(switches) { scene in
      let log = Log(scene.addHeader())
      await scene.refresh()
      let session = try #require(log.sessions.first)
      session.cancel()
      session.cancel()
      await scene.settle()
      #expect(scene.work.cancelCount == 1)
      #expect(log.lines == ["began 1 finger", "ended 1 cancelled", "settled"])
      await scene.refresh()
      session.cancel()
      #expect(scene.header?.isRefreshing == true)
    }
  }

  /// A pull fires before the action starts, and a listener may know the fraction at once.
  @Test func aSessionBeginsWithoutTheProgressOfTheOneBefore() async throws {
    try await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      let log = Log(control)
      await scene.refresh()
      try #require(log.sessions.first).progress = 0.5
      await scene.finish()
      control.trigger = .whilePulling
      var first: (progress: Double?, hasStarted: Bool)?
      control.onUpdate = { [weak control, work = scene.work] update in
        guard update.state == .refreshing, first == nil else { return }
        first = (control?.sessionProgress, work.startCount == 2)
      }
      scene.pull(to: 110)
      control.onUpdate = nil
      #expect(try #require(first) == (nil, false))
      await scene.world.settleTasks()
      let session = try #require(log.sessions.last)
      #expect(log.sessions.count == 2)
      session.progress = 0.25
      scene.finger.hold(for: 0.1)
      #expect(control.sessionProgress == 0.25 && scene.work.startCount == 2)
      scene.finger.lift()
      await scene.finish()
    }
  }

  @Test func anOldSessionDoesNotSetTheProgressOfTheNext() async throws {
    try await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      let log = Log(control)
      await scene.refresh()
      await scene.finish()
      await scene.refresh()
      try #require(log.sessions.first).progress = 0.5
      #expect(control.sessionProgress == nil)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func theMessageOfAResultIsShown(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let work = scene.work
      let animator = MessageReader()
      let control = scene.list.refresh.addHeader(animator: animator) { _ in
        try await work.run()
        return .success("12 new posts")
      }
      scene.watch.follow(control)
      await scene.refresh()
      #expect(animator.messages.isEmpty)
      await scene.finish()
      #expect(animator.messages == ["12 new posts"])
      #expect(scene.watch.outcome == .success)
    }
  }

  @Test func aResultThatIsAFailureHasNoError() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.list.refresh.addHeader(animator: PlainAnimator()) { _ in .failure("The server is busy") }
      scene.watch.follow(control)
      let log = Log(control)
      await scene.refresh()
      await scene.settle()
      #expect(log.lines == ["began 1 finger", "ended 1 failure", "settled"])
      #expect(control.lastError == nil)
      #expect(log.errors.isEmpty)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aTimeoutIsAnErrorOfItsOwn(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      control.timeout = 1.5
      let log = Log(control)
      await scene.refresh()
      await scene.advance(by: 1)
      await scene.settle()
      #expect(log.lines == ["began 1 finger", "ended 1 failure", "settled"])
      #expect(control.lastError as? RefreshTimeout == RefreshTimeout(seconds: 1.5))
      #expect(log.errors.first as? RefreshTimeout == RefreshTimeout(seconds: 1.5))
    }
  }

  @Test func aFailureByTheAppIsNoTimeout() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.timeout = 5
      let log = Log(control)
      await scene.refresh()
      control.end(.failure)
      await scene.settle()
      #expect(control.lastError == nil)
      #expect(log.errors.isEmpty)
    }
  }

  @Test func aRestartEndsTheOldSessionAndBeginsAnother() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.whenBusy = .restart
      let log = Log(control)
      await scene.refresh()
      control.begin()
      await scene.advance(by: 0.1)
      #expect(log.lines == ["began 1 finger", "ended 1 cancelled", "began 2 program"])
      #expect(scene.work.startCount == 2)
      await scene.finish()
      #expect(log.lines.suffix(2) == ["ended 2 success", "settled"])
    }
  }

  @Test func aRemovalCancelsTheSessionAndTheNextListContinuesTheNumbers() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      let log = Log(control)
      await scene.refresh()
      scene.client { control.removeFromSuperview() }
      await scene.advance(by: 0.1)
      #expect(log.lines == ["began 1 finger", "ended 1 cancelled", "settled"])
      scene.client { scene.list.addSubview(control) }
      await scene.settle()
      control.begin(origin: .keyboard)
      await scene.advance(by: 0.1)
      #expect(log.lines.last == "began 2 keyboard")
    }
  }

  @Test func theSequenceEndsWithItsControl() async {
    await Scene.run(HeadlessSwitches()) { scene in
      var control: RefreshControl? = RefreshControl(animator: .ring)
      let log = control.map(Log.init)
      control = nil
      await scene.advance(by: 0.1)
      #expect(log?.isOver == true)
    }
  }

  @Test func anActionThatIsSetLaterServesTheNextSession() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = RefreshControl(animator: .ring)
      scene.add(control)
      var count = 0
      control.action = { _ in
        count += 1
        return .success
      }
      await scene.refresh()
      await scene.settle()
      #expect(count == 1)
      control.action = nil
      await scene.refresh()
      #expect(count == 1 && control.isRefreshing)
    }
  }

  @Test func anActionThatIsReplacedDuringASessionEndsItNevertheless() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      control.action = nil
      await scene.finish()
      #expect(scene.watch.outcome == .success)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func settledReturnsWhenTheListIsClosed(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      var insets: [CGFloat] = []
      Task { @MainActor in
        await control.settled()
        insets.append(scene.list.contentInset.top)
      }
      await scene.advance(by: 0.2)
      #expect(insets.isEmpty)
      await scene.finish()
      #expect(insets == [0])
    }
  }

  @Test func settledReturnsAtOnceWithoutASessionAndForACancelledTask() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      await control.settled()
      await scene.refresh()
      var isBack = false
      let task = Task { @MainActor in
        await control.settled()
        isBack = true
      }
      await scene.advance(by: 0.1)
      #expect(!isBack)
      task.cancel()
      await scene.advance(by: 0.1)
      #expect(isBack && control.isRefreshing)
    }
  }

  @Test func aFooterWithASessionReportsItsLoads() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let load = scene.load
      let control = scene.list.refresh.addFooter(animator: PlainAnimator()) { session in
        session.progress = 0.5
        return try await load.load()
      }
      scene.watch.follow(control)
      let log = Log(control)
      control.begin()
      await scene.advance(by: 0.2)
      #expect(control.sessionProgress == 0.5)
      load.finish(.end)
      await scene.settle()
      #expect(log.lines == ["began 1 program", "ended 1 noMoreData", "settled"])
      #expect(!control.hasMoreData)
    }
  }

  /// An app applies its rows in the action, or after the close: in both orders the visible rows move by nothing but the close.
  @Test(arguments: [true, false], HeadlessSwitches.everySetting)
  func newRowsMoveNothingButTheCloseDoes(appliesFirst: Bool, switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      scene.watch.forgetOffsets()
      let insert = { scene.client { scene.list.contentSize.height += 600 } }
      let apply = Task { @MainActor in
        if !appliesFirst { await control.settled() }
        insert()
      }
      if appliesFirst { await apply.value }
      await scene.finish()
      await scene.advance(by: 0.3)
      scene.watch.expectMonotone(to: -59)
      #expect(scene.list.contentSize.height == 3600)
    }
  }
}

/// Records the messages that a control passes to its animator.
private final class MessageReader: RefreshAnimator {
  private(set) var messages: [String] = []

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { RefreshMetrics(showsOutcomes: true) }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    if let message = update.message, messages.last != message { messages.append(message) }
  }
}
#endif
