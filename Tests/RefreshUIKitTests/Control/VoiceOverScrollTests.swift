#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// The effect of VoiceOver's three-finger swipe at the edges of a list.
@MainActor
@Suite struct VoiceOverScrollTests {
  private static let directions: [UIAccessibilityScrollDirection] = [.up, .down, .left, .right, .next, .previous]

  private func run(_ body: @MainActor (Scene) async -> Void) async {
    await HeadlessWorld.run { world in
      world.accessibility.isVoiceOverRunning = true
      await body(Scene(world, list: SpokenList.make()))
    }
  }

  /// The directions in which a scroll does something, asked one by one.
  private func answers(_ scene: Scene) -> [UIAccessibilityScrollDirection] {
    Self.directions.filter { scene.list.accessibilityScroll($0) }
  }

  @Test func fingersThatMoveDownAtTheTopBeginOneSession() async {
    await run { scene in
      let control = scene.addHeader()
      #expect(scene.list.accessibilityScroll(.up))
      #expect(control.refreshState == .refreshing)
      #expect(!scene.list.accessibilityScroll(.up))
      await scene.advance(by: 1)
      #expect(!scene.list.accessibilityScroll(.up))
      #expect(scene.work.startCount == 1 && scene.watch.valueChangeCount == 1)
      #expect(scene.pull == 60 && scene.said.count == 1 && scene.feedback == [])
      await scene.finish()
      #expect(scene.said.count == 2 && scene.list.contentInset == .zero)
      #expect(scene.list.accessibilityScroll(.up))
      await scene.advance(by: 1)
      await scene.finish()
      #expect(scene.work.startCount == 2)
    }
  }

  @Test func noOtherDirectionDoesAnything() async {
    await run { scene in
      let control = scene.addHeader()
      for direction in Self.directions where direction != .up {
        #expect(!scene.list.accessibilityScroll(direction))
      }
      #expect(control.refreshState == .idle && scene.said == [])
    }
  }

  @Test func awayFromTheTopNothingBegins() async {
    await run { scene in
      let control = scene.addHeader()
      for distance: CGFloat in [1, 300, 2000] {
        scene.show(scene.rest + distance)
        #expect(answers(scene) == [])
      }
      scene.show(scene.rest + 0.1)
      #expect(control.refreshState == .idle && scene.said == [])
      scene.show(scene.rest)
      #expect(answers(scene) == [.up])
      await scene.finish()
    }
  }

  /// Why a control does not answer.
  enum Reason: CaseIterable {
    case absent, removed, disabled, hidden, outsideWindow, unscrollable, manual, systemControl
  }

  @Test(arguments: Reason.allCases)
  func aControlThatCannotBePulledDoesNotAnswer(reason: Reason) async {
    await run { scene in
      if reason != .absent { scene.addHeader() }
      switch reason {
      case .absent: break
      case .removed: scene.list.refresh.removeHeader()
      case .disabled: scene.header?.isEnabled = false
      case .hidden: scene.header?.isHidden = true
      case .outsideWindow: scene.list.removeFromSuperview()
      case .unscrollable: scene.list.isScrollEnabled = false
      case .manual: scene.header?.trigger = .manual
      case .systemControl: scene.list.refreshControl = UIRefreshControl()
      }
      #expect(answers(scene) == [])
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 0 && scene.said == [])
    }
  }

  @Test(arguments: SessionMoment.allCases, [RefreshBusyPolicy.join, .restart])
  func onlyAListAtRestAnswers(moment: SessionMoment, whenBusy: RefreshBusyPolicy) async {
    await run { scene in
      let control = scene.addHeader(animator: PlainAnimator(showsOutcomes: true))
      control.whenBusy = whenBusy
      await moment.reach(in: scene)
      let count = scene.work.startCount
      let state = control.refreshState
      #expect(answers(scene) == (moment == .idle ? [.up] : []))
      if moment != .idle { #expect(control.refreshState == state && scene.work.startCount == count) }
      if scene.finger.isDown { scene.finger.cancel() }
      await scene.finish()
    }
  }

  @Test func aListThatStillMovesDoesNotAnswer() async {
    await run { scene in
      let control = scene.addHeader()
      scene.pull(to: 50)
      scene.finger.lift()
      scene.world.advance(frames: 2)
      #expect(scene.pull > 0 && answers(scene) == [])
      await scene.settle()
      scene.show(400)
      scene.client { scene.list.setContentOffset(CGPoint(x: 0, y: scene.rest), animated: true) }
      scene.world.advance(frames: 3)
      #expect(answers(scene) == [])
      await scene.settle()
      #expect(control.refreshState == .idle && scene.work.startCount == 0)
    }
  }

  /// VoiceOver's scrolling is no gesture, and would load nothing by reaching the end.
  @Test(arguments: [RefreshTrigger.onReachingEnd(within: .viewports(1)), .onRelease, .onTap, .manual])
  func atTheEndAFooterLoadsThatAScrollCanMake(trigger: RefreshTrigger) async {
    await run { scene in
      let footer = scene.addFooter(trigger: trigger)
      footer.refreshStyle = .with { $0.language = .english }
      #expect(answers(scene) == [])
      scene.show(scene.end)
      await scene.advance(by: 0.3)
      let loads = trigger != .onTap && trigger != .manual
      #expect(answers(scene) == (loads ? [.down] : []))
      await scene.advance(by: 0.3)
      #expect(scene.load.startCount == (loads ? 1 : 0))
      #expect(scene.said == (loads ? ["Loading more…"] : []))
      scene.grow(by: 900)
      await scene.finishLoad()
    }
  }

  @Test func aLoadThatFailedIsTriedAgainAndNoneThatFoundTheEnd() async {
    await run { scene in
      scene.addFooter()
      await scene.failToLoad()
      #expect(answers(scene) == [.down])
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 2)
      await scene.finishLoad(.end)
      await scene.showFooter()
      #expect(answers(scene) == [] && scene.load.startCount == 2)
    }
  }

  @Test func aFooterDoesNotAnswerDuringARefresh() async {
    await run { scene in
      let header = scene.addHeader()
      let footer = scene.addFooter()
      header.begin(reveals: false)
      scene.show(scene.end)
      #expect(answers(scene) == [] && footer.refreshState == .idle)
      await scene.finish()
    }
  }
}

/// Lists that scroll sideways.
extension VoiceOverScrollTests {
  @Test(arguments: [RefreshEdge.leading, .trailing], [false, true])
  func sidewaysTheFingersMoveAwayFromTheEdge(edge: RefreshEdge, isRightToLeft: Bool) async {
    await HeadlessWorld.run { world in
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
      list.contentSize = CGSize(width: 2000, height: 200)
      if isRightToLeft { list.semanticContentAttribute = .forceRightToLeft }
      let scene = Scene(world, list: list, safeArea: 0)
      let control = scene.addHeader(edge: edge)
      let isAtLeft = (edge == .leading) != isRightToLeft
      scene.client { list.contentOffset.x = isAtLeft ? 1607 : 0 }
      world.finishTurn()
      #expect(Self.directions.allSatisfy { !list.refresh.accessibilityScroll($0) })
      scene.client { list.contentOffset.x = isAtLeft ? 0 : 1607 }
      world.finishTurn()
      #expect(Self.directions.filter { list.refresh.accessibilityScroll($0) } == [isAtLeft ? .right : .left])
      #expect(control.isRefreshing)
      await scene.finish()
    }
  }
}
#endif
