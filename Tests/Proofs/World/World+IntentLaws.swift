/// What a reader's hand may begin.
extension World {
  /// Only a reader's gesture begins a session by itself, and so many loads a gesture.
  mutating func checkIntent(_ step: Step) {
    for end in End.allCases where machine.session(at: end) != step.before.session(at: end) {
      switch step.event {
      case .began, .tapped: continue
      default: break
      }
      let control = machine.control(at: end)
      let fills = control.fills != step.before.control(at: end).fills
      guard !fills else { continue }
      if !hand.isByHand { report(15, "\(step.event) began a session without a gesture") }
      if control.picture.origin == .finger, hand.countPull(at: end) > 1 {
        report(32, "\(step.event) began a second session of one touch")
      }
      guard control.picture.origin == .scroll else { continue }
      let loads = hand.countLoad(at: end)
      if loads > control.settings.loadMore.loadsPerGesture { report(16, "one gesture began \(loads) loads") }
    }
  }

  /// A second after everything is over no frame is asked for.
  mutating func checkIdleTick(_ step: Step) {
    guard case .ticked = step.event, wake == .nextFrame, view.isIdle, view.isInWindow else { return }
    for end in End.allCases {
      let control = machine.control(at: end)
      switch control.phase {
      case .absent, .idle, .noMoreData: break
      case .pulling, .armed, .refreshing, .ending: return
      }
      let picture = control.picture
      let isStill = !control.space.isBusy && !picture.isFloating && picture.seated.isAt(picture.isSeated ? 1 : 0)
      // A first screen that is not full begins a load.
      guard control.fills >= control.settings.loadMore.loadsToFill else { return }
      guard isStill, areFollowersThere, time > picture.endTime + 1 + 2 * ModelScrollView.frame else { return }
    }
    report(5, "a frame is asked for though everything has been over for a second")
  }
}
