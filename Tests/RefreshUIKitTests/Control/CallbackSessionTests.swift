#if canImport(HeadlessUIKit)
import Foundation
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Sessions whose work a callback starts, and something else ends.
@MainActor
@Suite struct CallbackSessionTests {
  /// The sessions that a control has told of.
  @MainActor
  private final class Begun {
    private(set) var sessions: [RefreshSession] = []
    var onBegin: ((RefreshSession) -> Void)?

    init(_ control: RefreshControl) {
      control.onBegin = { [weak self] session in
        self?.sessions.append(session)
        self?.onBegin?(session)
      }
    }

    var last: RefreshSession? { sessions.last }
    var origins: [RefreshOrigin] { sessions.map(\.origin) }
  }

  /// Adds a header without an action.
  private func addHeader(to scene: Scene) -> (RefreshControl, Begun) {
    let header = scene.list.refresh.addHeader(animator: PlainAnimator())
    scene.watch.follow(header)
    return (header, Begun(header))
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aPullBeginsASessionThatGoesOnUntilItIsEnded(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let (header, begun) = addHeader(to: scene)
      await scene.refresh()
      #expect(begun.origins == [.finger])
      await scene.advance(by: 3)
      #expect(header.isRefreshing)
      begun.last?.end()
      await scene.settle()
      #expect(begun.last?.outcome == .success && header.refreshState == .idle)
      #expect(scene.pull == 0 && begun.sessions.count == 1)
    }
  }

  /// A container in which the system owns the pull, or a bar lies above the list.
  enum Place: CaseIterable, Sendable {
    case sheet, largeTitle
  }

  @Test(arguments: Place.allCases, [RefreshBacking.automatic, .own])
  func aListThatIsEmptyAtFirstIsLoadedInEveryPlace(place: Place, backing: RefreshBacking) async {
    await Scene.run(HeadlessSwitches(), contentHeight: 0) { scene in
      scene.watch.isClientWriting = true
      switch place {
      case .sheet: scene.present(scene.putIntoController())
      case .largeTitle: _ = scene.putBelowLargeTitle()
      }
      let header = scene.list.refresh.addHeader(animator: .arrow)
      header.backing = backing
      scene.watch.follow(header)
      let begun = Begun(header)
      await scene.advance(by: 0.5)
      header.beginRefreshing()
      await scene.advance(by: 0.5)
      #expect(begun.origins == [.program] && header.backingInUse == (backing == .own ? .own : .system))
      scene.grow(by: 3000)
      begun.last?.end()
      await scene.settle()
      #expect(header.refreshState == .idle && scene.list.contentInset == .zero && begun.last?.outcome == .success)
    }
  }

  @Test func everyOriginBeginsWithTheSameCall() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let (header, begun) = addHeader(to: scene)
      begun.onBegin = { $0.end() }
      await scene.refresh()
      for origin in [RefreshOrigin.program, .keyboard] {
        header.begin(origin: origin)
        await scene.settle()
      }
      header.beginRefreshing()
      await scene.settle()
      let element = scene.list.refresh.accessibilityAction
      _ = element.actionHandler?(element)
      await scene.settle()
      #expect(begun.origins == [.finger, .program, .keyboard, .program, .assistive])
    }
  }

  @Test(arguments: [RefreshTrigger.onReachingEnd(within: .viewports(1)), .onTap])
  func aFooterLoadsByCallbacksToTheLastPage(trigger: RefreshTrigger) async {
    await Scene.run(HeadlessSwitches()) { scene in
      let footer = scene.list.refresh.addFooter(animator: PlainAnimator(), trigger: trigger)
      scene.watch.follow(footer)
      let begun = Begun(footer)
      @MainActor func load() async {
        if trigger == .onTap { footer.tapped() } else { await scene.reachEnd() }
        await scene.advance(by: 0.5)
      }
      await load()
      #expect(begun.sessions.count == 1 && footer.isRefreshing)
      scene.grow(by: 2000)
      begun.last?.end()
      await scene.settle()
      await load()
      #expect(begun.sessions.count == 2)
      begun.last?.end(.noMoreData)
      await scene.settle()
      #expect(footer.refreshState == .noMoreData && !footer.hasMoreData)
      await load()
      #expect(begun.sessions.count == 2)
    }
  }

  @Test func aLateAnswerEndsNoOtherSession() async throws {
    try await Scene.run(HeadlessSwitches()) { scene in
      let (header, begun) = addHeader(to: scene)
      await scene.refresh()
      let old = try #require(begun.last)
      header.end(.cancelled)
      await scene.settle()
      await scene.refresh()
      old.end(.failure, message: "too late")
      old.end(.noMoreData)
      #expect(header.isRefreshing && old.outcome == .cancelled && header.sessions.message == nil)
      begun.last?.end(.failure, message: "The server is busy")
      #expect(begun.last?.outcome == .failure && header.sessions.message == "The server is busy")
      begun.last?.end()
      #expect(begun.last?.outcome == .failure)
    }
  }

  @Test func aSessionThatEndsInItsTurnStartsNothing() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let (header, begun) = addHeader(to: scene)
      header.beginRefreshing()
      header.endRefreshing()
      await scene.settle()
      header.begin(runsAction: false)
      await scene.advance(by: 0.5)
      #expect(begun.sessions.isEmpty && header.isRefreshing)
      header.endRefreshing()
    }
  }

  @Test func aCallbackThatIsSetInTheTurnOfTheBeginIsCalled() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let header = scene.list.refresh.addHeader(animator: PlainAnimator())
      scene.watch.follow(header)
      header.beginRefreshing()
      let begun = Begun(header)
      await scene.advance(by: 0.1)
      #expect(begun.origins == [.program])
      begun.last?.end()
    }
  }

  @Test func anActionDoesNotStartAfterACallbackThatHasEndedItsSession() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let header = scene.addHeader()
      header.onBegin = { $0.end(.cancelled) }
      await scene.refresh()
      #expect(scene.work.startCount == 0 && !header.isRefreshing)
    }
  }

  @Test func aHandlerOfACancellationEndsItsOwnSessionAlone() async {
    await Scene.run(HeadlessSwitches()) { scene in
      var sessions: [RefreshSession] = []
      let header = scene.list.refresh.addHeader(animator: PlainAnimator()) { [work = scene.work] session in
        sessions.append(session)
        try await withTaskCancellationHandler {
          try await work.run()
        } onCancel: {
          MainActor.assumeIsolated { session.end(.failure, message: "cancelled") }
        }
      }
      scene.watch.follow(header)
      header.whenBusy = .restart
      await scene.refresh()
      header.beginRefreshing()
      await scene.advance(by: 0.1)
      #expect(sessions.map(\.outcome) == [.cancelled, nil] && header.isRefreshing)
      #expect(header.sessions.message == nil)
    }
  }

  @Test func aSessionThatWaitsForAListBeginsInIt() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let header = RefreshControl(animator: PlainAnimator())
      let begun = Begun(header)
      header.beginRefreshing()
      await scene.advance(by: 0.1)
      #expect(begun.sessions.isEmpty)
      scene.add(header)
      await scene.advance(by: 0.1)
      #expect(begun.origins == [.program])
      begun.last?.end()
    }
  }

  @Test func aControlThatIsRemovedInItsCallbackEnds() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let (header, begun) = addHeader(to: scene)
      begun.onBegin = { _ in header.removeFromSuperview() }
      await scene.refresh()
      #expect(begun.last?.outcome == .cancelled && !header.isRefreshing && scene.pull == 0)
    }
  }

  @Test func aRestartTellsOfTheNewSession() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let (header, begun) = addHeader(to: scene)
      header.whenBusy = .restart
      await scene.refresh()
      header.beginRefreshing()
      await scene.advance(by: 0.1)
      #expect(begun.sessions.map(\.outcome) == [.cancelled, nil])
      begun.sessions.first?.end()
      #expect(header.isRefreshing)
      begun.last?.end()
    }
  }

  @Test func theTimeoutEndsASessionWithoutAnAnswer() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let (header, begun) = addHeader(to: scene)
      header.timeout = 2
      await scene.refresh()
      await scene.advance(by: 3)
      #expect(begun.last?.outcome == .failure && header.lastError is RefreshTimeout)
    }
  }

  @Test func theCallbackComesBeforeTheAction() async {
    await Scene.run(HeadlessSwitches()) { scene in
      var calls: [String] = []
      let header = scene.list.refresh.addHeader(animator: PlainAnimator()) {
        calls.append("action")
        return .success("2 new")
      }
      scene.watch.follow(header)
      header.onBegin = { calls.append("begin \($0.id)") }
      await scene.refresh()
      await scene.settle()
      #expect(calls == ["begin 1", "action"] && header.refreshState == .idle)
    }
  }

  @Test func aViewTakesSessionsToo() async {
    await Scene.run(HeadlessSwitches()) { scene in
      var sessions: [RefreshSession] = []
      let header = scene.list.refresh.addHeader(animator: .view(FollowingView())) { session in
        sessions.append(session)
        return .failure("No answer")
      }
      let footer = scene.list.refresh.addFooter(animator: .view(FollowingView())) { session in
        sessions.append(session)
        return .end
      }
      for control in [header, footer] { scene.watch.follow(control) }
      await scene.refresh()
      await scene.settle()
      await scene.reachEnd()
      await scene.settle()
      #expect(sessions.map(\.outcome) == [.failure, .noMoreData])
      #expect(sessions.first?.control === header && sessions.last?.control === footer)
    }
  }

  @Test func aViewBeginsByACallback() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let controls = [
        scene.list.refresh.addHeader(animator: .view(FollowingView())),
        scene.list.refresh.addFooter(animator: .view(FollowingView())),
      ]
      for control in controls { scene.watch.follow(control) }
      let (header, footer) = (Begun(controls[0]), Begun(controls[1]))
      (header.onBegin, footer.onBegin) = ({ $0.end() }, { $0.end(.noMoreData) })
      await scene.refresh()
      await scene.reachEnd()
      await scene.settle()
      #expect(header.origins == [.finger] && footer.origins == [.scroll])
    }
  }

  @Test func aSessionKnowsHowLongItTook() async throws {
    try await Scene.run(HeadlessSwitches()) { scene in
      let (header, begun) = addHeader(to: scene)
      header.beginRefreshing()
      await scene.advance(by: 2)
      let session = try #require(begun.last)
      #expect(abs(session.duration - 2) < 0.1)
      session.end()
      let duration = session.duration
      await scene.advance(by: 1)
      #expect(session.duration == duration)
    }
  }

  @Test func oneSequenceHearsAllControls() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let events = RefreshSession.events
      scene.addHeader()
      scene.addFooter()
      await scene.refresh()
      await scene.finish()
      await scene.reachEnd()
      await scene.advance(by: 0.5)
      scene.load.finish(.end)
      await scene.settle()
      var lines: [String] = []
      // The sequence has the events of the tests that run beside this one too.
      for await event in events where event.session.control?.superview === scene.list {
        let role = event.session.control?.role == .refresh ? "header" : "footer"
        switch event {
        case .began: lines.append("\(role) began")
        case .ended(_, let outcome, _): lines.append("\(role) \(outcome)")
        case .settled: lines.append("\(role) settled")
        }
        if lines.last == "footer settled" { break }
      }
      #expect(
        lines == [
          "header began", "header success", "header settled", "footer began", "footer noMoreData", "footer settled",
        ])
    }
  }
}

extension RefreshSessionEvent {
  /// The session of the event.
  fileprivate var session: RefreshSession {
    switch self {
    case .began(let session), .ended(let session, _, _), .settled(let session): session
    }
  }
}

/// The lines of the log about sessions that nothing hears.
@MainActor
@Suite struct UnheardSessionTests {
  @Test func aPullThatNothingHearsIsReportedOnce() async {
    let entries = await LogBoard.entries { scene in
      let header = scene.list.refresh.addHeader(animator: PlainAnimator())
      for _ in 0..<2 {
        await scene.refresh()
        header.endRefreshing()
        await scene.settle()
      }
    }
    #expect(entries == [.unheard])
  }

  @Test(arguments: [RefreshRole.refresh, .loadMore])
  func aTargetHearsAPullButNotTheEndOfTheList(role: RefreshRole) async {
    let entries = await LogBoard.entries { scene in
      let (list, animator) = (scene.list.refresh, PlainAnimator())
      let control = role == .refresh ? list.addHeader(animator: animator) : list.addFooter(animator: animator)
      control.addAction(UIAction { _ in }, for: .valueChanged)
      role == .refresh ? await scene.refresh() : await scene.reachEnd()
      control.endRefreshing()
      await scene.settle()
    }
    #expect(entries == (role == .refresh ? [] : [.unheard]))
  }

  @Test func whoeverListensHearsASession() async {
    let entries = await LogBoard.entries { scene in
      let header = scene.list.refresh.addHeader(animator: PlainAnimator())
      let events = header.sessionEvents
      let listener = Task { for await case .began(let session) in events { session.end() } }
      await scene.refresh()
      await scene.settle()
      listener.cancel()
      await scene.settle()
      header.onUpdate = { _ in }
      await scene.refresh()
      header.endRefreshing()
      await scene.settle()
    }
    #expect(entries == [])
  }

  @Test func theAppKnowsOfASessionThatItBegins() async {
    let entries = await LogBoard.entries { scene in
      let header = scene.list.refresh.addHeader(animator: PlainAnimator())
      header.beginRefreshing()
      await scene.advance(by: 20)
      header.endRefreshing()
    }
    #expect(entries == [])
  }

  @Test func aSessionThatNothingEndsIsReportedAfterHalfAMinute() async {
    let entries = await LogBoard.entries { scene in
      let header = scene.list.refresh.addHeader(animator: PlainAnimator())
      header.addAction(UIAction { _ in header.endRefreshing() }, for: .valueChanged)
      header.beginRefreshing()
      await scene.advance(by: 31)
      scene.pullAndRelease(to: 90)
      await scene.advance(by: 1)
      header.endRefreshing()
    }
    #expect(entries == [.slowAction])
  }
}
#endif
