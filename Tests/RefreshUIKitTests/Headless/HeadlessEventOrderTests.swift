#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

/// The order of what a drag and a lift bring about (scroll-physics §6).
@MainActor
@Suite struct HeadlessEventOrderTests {
  /// The events of the list, abbreviated: the delegate's calls, writes of the offset, observers, pan states, targets.
  private static func order(of log: HeadlessLog) -> [String] {
    log.events(.delegate, .write, .observation, .gesture).compactMap { event in
      switch event.kind {
      case .delegate: event.name.replacingOccurrences(of: "scrollView", with: "")
      case .write: event.name == "contentOffset" ? "write" : nil
      case .observation: "observers"
      case .gesture: event.name.replacingOccurrences(of: "UIPanGestureRecognizer.", with: "pan ")
      default: nil
      }
    }
  }

  @Test func beginsADragWithTheDelegateThenTheOffsetThenObservers() {
    HeadlessScreen.run { screen in
      let token = screen.list.observe(\.contentOffset) { _, _ in }
      screen.finger.touchDown(at: CGPoint(x: 100, y: 100))
      screen.finger.move(to: CGPoint(x: 100, y: 120))
      #expect(
        Self.order(of: screen.world.log)
          == ["pan began", "WillBeginDragging", "write", "DidScroll", "observers"]
      )
      token.invalidate()
    }
  }

  @Test func isNotDraggingYetWhenTheDelegateIsToldOfTheBegin() {
    HeadlessScreen.run { screen in
      var wasDragging: [Bool] = []
      screen.delegate.didScroll = { wasDragging.append($0.isDragging) }
      screen.finger.touchDown(at: CGPoint(x: 100, y: 100))
      screen.finger.move(to: CGPoint(x: 100, y: 120))
      #expect(wasDragging == [true])
    }
  }

  @Test(arguments: HeadlessSwitches.FirstStep.allCases)
  func endsADragInTheOrderOfTheLogs(setting: HeadlessSwitches.FirstStep) {
    HeadlessScreen.run(.with { $0.firstStep = setting }) { screen in
      screen.finger.pull(to: 80)
      let token = screen.list.observe(\.contentOffset) { _, _ in }
      screen.world.log.removeAll()
      screen.finger.lift()
      let lift = ["pan ended", "WillEndDragging", "DidEndDragging", "WillBeginDecelerating"]
      let step = ["write", "DidScroll", "observers"]
      let isSynchronous = setting == .synchronous
      #expect(Self.order(of: screen.world.log) == lift + (isSynchronous ? step : []) + ["pan possible"])
      screen.world.log.removeAll()
      screen.world.advance(frames: 1)
      #expect(Self.order(of: screen.world.log) == step)
      screen.world.advanceUntilIdle()
      #expect(Self.order(of: screen.world.log).suffix(4) == ["write", "DidScroll", "observers", "DidEndDecelerating"])
      token.invalidate()
    }
  }

  @Test(arguments: HeadlessSwitches.ExtraPanTargets.allCases)
  func callsAnAddedTargetWhereTheSwitchSays(setting: HeadlessSwitches.ExtraPanTargets) {
    HeadlessScreen.run(.with { $0.extraPanTargets = setting }) { screen in
      var seen: [(UIGestureRecognizer.State, isDragging: Bool, offset: CGFloat)] = []
      let target = HeadlessGestureTarget(on: screen.list.panGestureRecognizer) { pan in
        seen.append((pan.state, screen.list.isDragging, screen.list.contentOffset.y))
      }
      screen.finger.touchDown(at: CGPoint(x: 100, y: 100))
      screen.finger.move(to: CGPoint(x: 100, y: 210))
      screen.finger.move(to: CGPoint(x: 100, y: 220))
      screen.finger.lift()
      let isAfter = setting == .afterScrollView
      #expect(seen.map(\.0) == [.began, .changed, .ended])
      #expect(seen.map(\.isDragging) == [isAfter, true, !isAfter])
      #expect((seen[0].offset == 0) == !isAfter)
      target.remove()
      screen.finger.tap(at: CGPoint(x: 100, y: 100))
      #expect(seen.count == 3)
    }
  }

  @Test func tellsTheFlagsOfADragAsLogsHaveThem() {
    HeadlessScreen.run(.with { $0.firstStep = .nextTick }) { screen in
      var flags: [String] = []
      let note = { (name: String, list: UIScrollView) in
        flags.append("\(name) \(list.isTracking) \(list.isDragging) \(list.isDecelerating)")
      }
      screen.delegate.willEndDragging = { list, _, _ in note("will", list) }
      screen.delegate.didEndDragging = { list, _ in note("did", list) }
      screen.release(at: 80)
      screen.delegate.didScroll = { note("scroll", $0) }
      screen.world.advance(frames: 1)
      #expect(flags == ["will true true false", "did true false false", "scroll false false true"])
    }
  }

  @Test func endsAtRestWithoutAnyOffset() {
    HeadlessScreen.run { screen in
      screen.finger.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 390), duration: 0.1)
      screen.finger.hold(for: 0.2)
      screen.world.log.removeAll()
      screen.finger.lift()
      screen.world.advance(by: 0.2)
      #expect(
        Self.order(of: screen.world.log) == ["pan ended", "WillEndDragging", "DidEndDragging", "pan possible"]
      )
      #expect(screen.world.log.events(.delegate).last?.numbers == [0])
    }
  }

  @Test func endsACancelledDragLikeALift() {
    HeadlessScreen.run { screen in
      screen.finger.pull(to: 80)
      screen.world.log.removeAll()
      screen.finger.cancel()
      #expect(Self.order(of: screen.world.log).prefix(3) == ["pan cancelled", "WillEndDragging", "DidEndDragging"])
      #expect(screen.list.isDecelerating)
      #expect(!screen.finger.isDown)
      screen.world.advanceUntilIdle()
      #expect(screen.offset == 0)
    }
  }

  @Test func takesADragAwayWhenThePanIsTurnedOff() {
    HeadlessScreen.run { screen in
      screen.finger.pull(to: 80)
      screen.list.panGestureRecognizer.isEnabled = false
      #expect(!screen.list.isDragging)
      let offset = screen.offset
      screen.finger.move(to: CGPoint(x: 100, y: 700))
      #expect(abs(screen.offset) <= abs(offset))
      screen.list.panGestureRecognizer.isEnabled = true
      screen.finger.lift()
      screen.world.advanceUntilIdle()
      #expect(screen.offset == 0)
    }
  }

  @Test func takesADragAwayWhenTheOffsetIsSetWithTheMethod() {
    HeadlessScreen.run { screen in
      screen.finger.pull(to: 80)
      screen.list.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      #expect(!screen.list.isDragging)
      #expect(screen.offset == 200)
      screen.finger.move(to: CGPoint(x: 100, y: 700))
      #expect(screen.offset == 200)
    }
  }

  @Test(arguments: HeadlessSwitches.PanStateObservation.allCases, HeadlessSwitches.PanReset.allCases)
  func notifiesObserversOfThePanAsTheSwitchesSay(
    observation: HeadlessSwitches.PanStateObservation,
    reset: HeadlessSwitches.PanReset
  ) {
    let switches = HeadlessSwitches.with {
      $0.panStateObservation = observation
      $0.panReset = reset
    }
    HeadlessScreen.run(switches) { screen in
      var states: [(UIGestureRecognizer.State, isDragging: Bool)] = []
      let list = screen.list
      let note: @MainActor (UIPanGestureRecognizer) -> Void = { pan in states.append((pan.state, list.isDragging)) }
      let token = list.panGestureRecognizer.observe(\.state) { pan, _ in MainActor.assumeIsolated { note(pan) } }
      screen.release(at: 40)
      token.invalidate()
      guard observation == .beforeHandlers else {
        #expect(states.isEmpty)
        return
      }
      #expect(states.map(\.0) == [.began, .changed, .ended] + (reset == .observed ? [.possible] : []))
      #expect(states.map(\.isDragging).prefix(3) == [false, true, true])
    }
  }

  /// The state of the pan in the layout pass of the turn in which the finger lifts.
  @Test(arguments: HeadlessSwitches.PanReset.allCases)
  func resetsThePanBeforeOrAfterTheLayoutOfTheTurn(reset: HeadlessSwitches.PanReset) {
    HeadlessScreen.run(.with { $0.panReset = reset }) { screen in
      var states: [UIGestureRecognizer.State] = []
      let witness = LayoutWitness(frame: screen.list.bounds)
      screen.list.addSubview(witness)
      screen.world.finishTurn()
      witness.onLayout = { states.append(screen.list.panGestureRecognizer.state) }
      screen.delegate.didEndDragging = { _, _ in witness.setNeedsLayout() }
      screen.release(at: 40)
      #expect(states.first == (reset == .afterCommit ? .ended : .possible))
      #expect(screen.list.panGestureRecognizer.state == .possible)
      screen.finger.pull(to: 20)
      #expect(screen.list.isDragging)
    }
  }

  @Test func goesOnAfterAStopThatIsIssuedInTheLift() {
    // A stop issued there stops nothing, because the bounce starts afterwards.
    HeadlessScreen.run { screen in
      screen.delegate.didEndDragging = { list, _ in list.setContentOffset(list.contentOffset, animated: false) }
      screen.release(at: 80)
      #expect(screen.list.isDecelerating)
      screen.world.advanceUntilIdle()
      #expect(screen.offset == 0)
    }
  }
}

/// A view that tells of its layouts.
private final class LayoutWitness: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
#endif
