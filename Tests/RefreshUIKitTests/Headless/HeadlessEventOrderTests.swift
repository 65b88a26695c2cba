#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

/// The order of what a drag and a lift bring about (scroll-physics §6).
@MainActor
@Suite struct HeadlessEventOrderTests {
  /// What happened to the list, shortened: the delegate's calls, writes of the offset, observers, pan states, targets.
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
    HeadlessStage.run { stage in
      let token = stage.list.observe(\.contentOffset) { _, _ in }
      stage.finger.touchDown(at: CGPoint(x: 100, y: 100))
      stage.finger.move(to: CGPoint(x: 100, y: 120))
      #expect(
        Self.order(of: stage.world.log)
          == ["pan began", "WillBeginDragging", "write", "DidScroll", "observers"]
      )
      token.invalidate()
    }
  }

  @Test func isNotDraggingYetWhenTheDelegateIsToldOfTheBegin() {
    HeadlessStage.run { stage in
      var wasDragging: [Bool] = []
      stage.delegate.didScroll = { wasDragging.append($0.isDragging) }
      stage.finger.touchDown(at: CGPoint(x: 100, y: 100))
      stage.finger.move(to: CGPoint(x: 100, y: 120))
      #expect(wasDragging == [true])
    }
  }

  @Test(arguments: HeadlessSwitches.FirstStep.allCases)
  func endsADragInTheOrderOfTheLogs(setting: HeadlessSwitches.FirstStep) {
    HeadlessStage.run(.with { $0.firstStep = setting }) { stage in
      stage.finger.pull(to: 80)
      stage.finger.hold(for: 0.2)
      let token = stage.list.observe(\.contentOffset) { _, _ in }
      stage.world.log.removeAll()
      stage.finger.lift()
      let lift = ["pan ended", "WillEndDragging", "DidEndDragging", "WillBeginDecelerating"]
      let step = ["write", "DidScroll", "observers"]
      let isSynchronous = setting == .synchronous
      #expect(Self.order(of: stage.world.log) == lift + (isSynchronous ? step : []) + ["pan possible"])
      stage.world.log.removeAll()
      stage.world.advance(frames: 1)
      #expect(Self.order(of: stage.world.log) == step)
      stage.world.advanceUntilIdle()
      #expect(Self.order(of: stage.world.log).suffix(4) == ["write", "DidScroll", "observers", "DidEndDecelerating"])
      token.invalidate()
    }
  }

  @Test(arguments: HeadlessSwitches.ExtraPanTargets.allCases)
  func callsAnAddedTargetWhereTheSwitchSays(setting: HeadlessSwitches.ExtraPanTargets) {
    HeadlessStage.run(.with { $0.extraPanTargets = setting }) { stage in
      var seen: [(UIGestureRecognizer.State, isDragging: Bool, offset: CGFloat)] = []
      let target = HeadlessGestureTarget(on: stage.list.panGestureRecognizer) { pan in
        seen.append((pan.state, stage.list.isDragging, stage.list.contentOffset.y))
      }
      stage.finger.touchDown(at: CGPoint(x: 100, y: 100))
      stage.finger.move(to: CGPoint(x: 100, y: 210))
      stage.finger.move(to: CGPoint(x: 100, y: 220))
      stage.finger.lift()
      let isAfter = setting == .afterScrollView
      #expect(seen.map(\.0) == [.began, .changed, .ended])
      #expect(seen.map(\.isDragging) == [isAfter, true, !isAfter])
      #expect((seen[0].offset == 0) == !isAfter)
      target.remove()
      stage.finger.tap(at: CGPoint(x: 100, y: 100))
      #expect(seen.count == 3)
    }
  }

  @Test func tellsTheFlagsOfADragAsLogsHaveThem() {
    HeadlessStage.run(.with { $0.firstStep = .nextTick }) { stage in
      var flags: [String] = []
      let note = { (name: String, list: UIScrollView) in
        flags.append("\(name) \(list.isTracking) \(list.isDragging) \(list.isDecelerating)")
      }
      stage.delegate.willEndDragging = { list, _, _ in note("will", list) }
      stage.delegate.didEndDragging = { list, _ in note("did", list) }
      stage.release(at: 80)
      stage.delegate.didScroll = { note("scroll", $0) }
      stage.world.advance(frames: 1)
      #expect(flags == ["will true true false", "did true false false", "scroll false false true"])
    }
  }

  @Test func endsAtRestWithoutAnyOffset() {
    HeadlessStage.run { stage in
      stage.finger.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 390), duration: 0.1)
      stage.finger.hold(for: 0.2)
      stage.world.log.removeAll()
      stage.finger.lift()
      stage.world.advance(by: 0.2)
      #expect(
        Self.order(of: stage.world.log) == ["pan ended", "WillEndDragging", "DidEndDragging", "pan possible"]
      )
      #expect(stage.world.log.events(.delegate).last?.numbers == [0])
    }
  }

  @Test func endsACancelledDragLikeALift() {
    HeadlessStage.run { stage in
      stage.finger.pull(to: 80)
      stage.world.log.removeAll()
      stage.finger.cancel()
      #expect(Self.order(of: stage.world.log).prefix(3) == ["pan cancelled", "WillEndDragging", "DidEndDragging"])
      #expect(stage.list.isDecelerating)
      #expect(!stage.finger.isDown)
      stage.world.advanceUntilIdle()
      #expect(stage.offset == 0)
    }
  }

  @Test func takesADragAwayWhenThePanIsTurnedOff() {
    HeadlessStage.run { stage in
      stage.finger.pull(to: 80)
      stage.list.panGestureRecognizer.isEnabled = false
      #expect(!stage.list.isDragging)
      let offset = stage.offset
      stage.finger.move(to: CGPoint(x: 100, y: 700))
      #expect(abs(stage.offset) <= abs(offset))
      stage.list.panGestureRecognizer.isEnabled = true
      stage.finger.lift()
      stage.world.advanceUntilIdle()
      #expect(stage.offset == 0)
    }
  }

  @Test func takesADragAwayWhenTheOffsetIsSetWithTheMethod() {
    HeadlessStage.run { stage in
      stage.finger.pull(to: 80)
      stage.list.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      #expect(!stage.list.isDragging)
      #expect(stage.offset == 200)
      stage.finger.move(to: CGPoint(x: 100, y: 700))
      #expect(stage.offset == 200)
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
    HeadlessStage.run(switches) { stage in
      var states: [(UIGestureRecognizer.State, isDragging: Bool)] = []
      let list = stage.list
      let note: @MainActor (UIPanGestureRecognizer) -> Void = { pan in states.append((pan.state, list.isDragging)) }
      let token = list.panGestureRecognizer.observe(\.state) { pan, _ in MainActor.assumeIsolated { note(pan) } }
      stage.release(at: 40)
      token.invalidate()
      guard observation == .beforeHandlers else {
        #expect(states.isEmpty)
        return
      }
      #expect(states.map(\.0) == [.began, .changed, .ended] + (reset == .observed ? [.possible] : []))
      #expect(states.map(\.isDragging).prefix(3) == [false, true, true])
    }
  }

  @Test func goesOnAfterAStopThatIsIssuedInTheLift() {
    // A stop issued there stops nothing, because the bounce starts afterwards.
    HeadlessStage.run { stage in
      stage.delegate.didEndDragging = { list, _ in list.setContentOffset(list.contentOffset, animated: false) }
      stage.release(at: 80)
      #expect(stage.list.isDecelerating)
      stage.world.advanceUntilIdle()
      #expect(stage.offset == 0)
    }
  }
}
#endif
