#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import TestSupport
import Testing

/// Drawings that contradict the state: each test is named by a report on other libraries, and shows that it does
/// not happen here.
@MainActor
@Suite struct DrawnStateMuseumTests {
  private nonisolated static let seeds: [UInt64] = Array(1...SweepWidth.choose(quick: 2, full: 12, thorough: 200))

  /// The indicator shows the state even if it changes for several reasons at once.
  @Test(.bug(id: "B096"), arguments: HeadlessSwitches.everySetting(with: seeds))
  func whatIsShownDisagreesWithWhatIsGoingOn(switches: HeadlessSwitches, seed: UInt64) async {
    await Scene.run(switches) { scene in
      var random = SeededGenerator(seed: seed)
      // A list that leaves its window in a closing takes what it holds up again when it is back.
      scene.watch.spareInsetWrites = 2
      let (top, bottom) = (FollowingView(), FollowingView())
      top.showsOutcomes = true
      scene.addHeader(view: top)
      scene.addFooter(view: bottom, trigger: .onRelease)
      var steps: [Step] = []
      for _ in 0..<12 {
        let step = Step.allCases.randomElement(using: &random) ?? .pull
        steps.append(step)
        await scene.play(step)
        await scene.rest()
        expectAgreement(of: top, with: scene.header, "seed \(seed): \(steps)")
        expectAgreement(of: bottom, with: scene.footer, "seed \(seed): \(steps)")
      }
    }
  }

  private func expectAgreement(of view: FollowingView, with control: RefreshControl?, _ note: String) {
    guard let control else { return }
    #expect(view.states.last ?? .idle == control.refreshState, "\(note)")
    let isOver = control.refreshState == .idle || control.refreshState == .noMoreData
    if isOver, view.updates.last?.stays != true { #expect(!view.isSeen, "\(note)") }
    if control.refreshState == .noMoreData { #expect(view.updates.last?.stays == true, "\(note)") }
  }

  /// The spinner goes on in a control that nothing goes on in.
  @Test(.bug(id: "B096"), arguments: HeadlessSwitches.everySetting(with: SessionMoment.running))
  func theSpinnerRunsThoughNothingGoesOn(switches: HeadlessSwitches, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      let counter = DrawCounter()
      let control = scene.addHeader(animator: counter)
      await moment.reach(in: scene)
      if scene.finger.isDown { scene.finger.lift() }
      await scene.finish()
      let seen = control.layer.visibleTree
      #expect(control.layer.loops.allSatisfy { loop in !seen.contains { $0 === loop.layer } })
      #expect(counter.last?.state != .refreshing || moment == .scrolledAway)
      scene.show(scene.rest)
      scene.pull(to: 40)
      #expect(counter.last?.state == .pulling && control.layer.loops.isEmpty)
    }
  }
}

/// The events of a list with two controls.
private enum Step: CaseIterable {
  case pull, shortPull, pullEnd, begin, beginLoad, finish, fail, end, noMore, more, hide, disable, leave, background
}

extension Scene {
  fileprivate func play(_ step: Step) async {
    switch step {
    case .pull:
      show(rest)
      pullAndRelease()
    case .shortPull:
      show(rest)
      pullAndRelease(to: 40)
    case .pullEnd:
      show(end)
      pullEnd(to: 100)
      finger.lift()
    case .begin: header?.begin()
    case .beginLoad: footer?.begin()
    case .finish:
      work.finish()
      load.finish()
    case .fail:
      work.finish(throwing: Failure())
      load.finish(throwing: Failure())
    case .end:
      header?.end(.cancelled)
      footer?.end(.success)
    case .noMore: footer?.hasMoreData = false
    case .more: footer?.hasMoreData = true
    case .hide, .disable, .leave, .background: await playAround(step)
    }
  }

  private func playAround(_ step: Step) async {
    switch step {
    case .hide: header?.isHidden = true
    case .disable: footer?.isEnabled = false
    case .leave: client { list.removeFromSuperview() }
    default: world.enterBackground()
    }
    await advance(by: 0.3)
    header?.isHidden = false
    footer?.isEnabled = true
    if list.superview == nil { client { world.window.addSubview(list) } }
    if step == .background { world.enterForeground() }
  }

  /// Lets everything come to rest that does so by itself: a session that is held may go on.
  fileprivate func rest() async {
    for _ in 0..<40 {
      await advance(by: 0.1)
      let isPulled = [header, footer].contains { $0?.refreshState == .pulling || $0?.refreshState == .ending }
      if world.isIdle, !isPulled { return }
    }
  }
}
#endif
