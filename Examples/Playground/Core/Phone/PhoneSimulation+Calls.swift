import RefreshAnimators
import ScrollPhysics

extension PhoneSimulation {
  /// The app begins a session at a side and reveals it.
  func begin(at side: RefreshStateMachine.AxisSide) {
    inTurn(.began(side, .program, .always))
  }

  /// The app ends the session at a side.
  func end(_ outcome: RefreshOutcome, at side: RefreshStateMachine.AxisSide) {
    inTurn(.ended(side, outcome))
  }

  /// The user taps the control at a side.
  func tap(at side: RefreshStateMachine.AxisSide) {
    inTurn(.tapped(side))
  }

  /// The user opens the row at a height of the screen, if one is there that is not below the bar.
  func openRow(at height: Double) {
    guard isVertical, !rowScreen.isShown, height >= settings.safeArea.near else { return }
    let row = ((scroll.offset + height - feed.titleLength) / feed.rowLength).rounded(.down)
    if row >= 0, row < Double(feed.count) { rowScreen.open(Int(row)) }
  }

  /// The user presses the button that goes back.
  func goBack() { rowScreen.leave() }

  /// Turns a notched wheel: the list moves at once within its range, without a drag.
  func turnWheel(by distance: Double) {
    guard finger == nil, !rowScreen.isShown, scroll.range.overscroll(at: scroll.offset) == 0 else { return }
    layOut()
    animation = nil
    scroll.scroll(to: scroll.range.clamped(scroll.offset + distance), stopsMotion: true)
    send(.scrolled)
    layOut()
  }

  /// The app scrolls to an offset within the range, in 0.3 s.
  func scroll(to offset: Double) {
    guard finger == nil else { return }
    layOut()
    scroll.scroll(to: scroll.offset, stopsMotion: true)
    animation = ScrollAnimation(from: scroll.offset, to: scroll.range.clamped(offset), start: now)
    send(.scrolled)
    layOut()
  }

  private func inTurn(_ event: Machine.Event) {
    layOut()
    send(event)
    layOut()
  }
}
