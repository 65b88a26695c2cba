/// The laws for sessions begun by gestures of the user.
extension CheckedMachine {
  /// Checks that only a gesture of the user begins a session automatically, and at most the allowed number of loads.
  mutating func checkIntent(_ step: Step) {
    for side in AxisSide.allCases where machine.session(at: side) != step.before.session(at: side) {
      switch step.event {
      case .began, .tapped: continue
      default: break
      }
      let control = machine.controls[side]
      let fills = control.loads.fills != step.before.controls[side].loads.fills
      guard !fills else { continue }
      if !hand.isByHand { report(15, "\(step.event) began a session without a gesture") }
      if control.indicator.origin == .finger, hand.countPull(at: side) > 1 {
        report(32, "\(step.event) began a second session of one touch")
      }
      guard control.indicator.origin == .scroll else { continue }
      let loads = hand.countLoad(at: side)
      if loads > control.settings.loadMore.loadsPerGesture { report(16, "one gesture began \(loads) loads") }
    }
  }

  /// Checks that no frame is requested from one second after the end of everything.
  mutating func checkIdleTick(_ step: Step) {
    guard case .ticked = step.event, wake == .nextFrame, view.isIdle, view.isInWindow else { return }
    for side in AxisSide.allCases {
      let control = machine.controls[side]
      switch control.phase {
      case .absent, .idle, .noMoreData: break
      case .pulling, .armed, .refreshing, .ending: return
      }
      // A layout pass may have left a change of the inset to the frame after an update of the rows.
      guard !step.reading.isUpdating else { return }
      let indicator = control.indicator
      let isStill =
        !control.insetHolder.isBusy && !indicator.isFloating && indicator.seated.isAt(indicator.isSeated ? 1 : 0)
      // A first screen that is not full may begin a load.
      guard control.loads.fills >= control.settings.loadMore.loadsToFill else { return }
      guard isStill, areFollowersThere,
        indicator.end.map({ time - $0.time > 1 + 2 * ModelScrollView.frame }) ?? true
      else { return }
    }
    report(5, "a frame is asked for though everything has been over for a second")
  }
}
