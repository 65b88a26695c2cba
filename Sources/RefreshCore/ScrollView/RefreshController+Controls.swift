#if REFRESH_ADAPTER
/// The controls at the two ends of an axis, which the scroll view owns.
@MainActor
final class ControlPair {
  private(set) weak var near: RefreshControl?
  private(set) weak var far: RefreshControl?

  var isEmpty: Bool { near == nil && far == nil }

  /// The controls as they are now, whatever a call of the app changes meanwhile.
  var all: [RefreshControl] { [near, far].compactMap { $0 } }

  subscript(side: AxisSide) -> RefreshControl? {
    get { side == .near ? near : far }
    set { if side == .near { near = newValue } else { far = newValue } }
  }

  func each(_ body: (RefreshControl) -> Void) {
    if let near { body(near) }
    if let far { body(far) }
  }

  /// Returns `true` if something holds for one of the controls.
  func contains(_ isSo: (RefreshControl) -> Bool) -> Bool { near.map(isSo) == true || far.map(isSo) == true }

  /// `true` if the list goes to a session that has begun without an animation.
  var moveAtOnce: Bool { contains { $0.sessions.movesAtOnce } }

  /// `true` if the rows are kept in place when others are inserted before them.
  var keepsPlace: Bool { near.map { $0.role == .loadMore && $0.loadMore.keepsPlace } ?? false }

  /// `true` if a trigger is a number of items.
  var countsItems: Bool {
    contains {
      guard $0.role == .loadMore, case .onReachingEnd(.items) = $0.trigger else { return false }
      return true
    }
  }
}

extension RefreshController {
  func attach(_ control: RefreshControl) {
    let side = control.side
    place(control, at: side)
    if control.enablesBouncing, bounce == nil, let scrollView { bounce = BounceSetting(scrollView, along: axis) }
    configure(control)
    send(.attached(side))
    if !control.isEnabled { send(.enabled(side, false)) }
    if control.isHidden { send(.hidden(side, true)) }
    if control.sessions.isExhausted { send(.noMoreData(side, true)) }
  }

  func detach(_ control: RefreshControl) { if release(control) { leaveIfEmpty() } }

  /// Leaves the list after its last control, once what that has moved is home.
  func leaveIfEmpty() {
    guard isEmpty else { return }
    invalidate()
    host?.release(self)
    // Whoever has called the app, which has removed the last control, may still ask.
    inNextTurn { withExtendedLifetime(self) {} }
  }

  /// Ends what needs a frame, which a controller without its host in the list no longer has: a control that leaves gives its inset
  /// back at once, and nothing keeps the controller for the motion of one that has left.
  func loseFrames() {
    send(.enteredBackground)
    guard controls.isEmpty else { return }
    send(.enteredForeground)
    send(.laidOut)
    leaveIfEmpty()
  }

  /// Ends the sessions, because the list is gone, or its app has removed the host: there the controls begin anew.
  func hostHasLeft() {
    guard scrollView == nil || host?.superview !== scrollView else { return }
    let controls = controls.all
    // A listener may have moved the other control when it was told of the end.
    for control in controls where control.attachment === self { control.leave() }
    controls.forEach { $0.join() }
  }

  /// Releases a control; returns `true` if it was attached here.
  private func release(_ control: RefreshControl) -> Bool {
    let side = control.side
    guard controls[side] === control else { return false }
    control.sessions.isExhausted = frames[side].isExhausted
    if side == .near { system.leave() }
    send(.detached(side))
    control.sessions.lastRecording = control.recording
    place(nil, at: side)
    return true
  }

  /// Moves controls to the other side if the layout direction has changed, or a collection layout that flips its axis:
  /// as if each had been removed and added there.
  func followDirection() {
    guard axis == .horizontal, let scrollView else { return }
    let moved = controls.all.filter { ScrollAxis.side(of: $0.edge, in: scrollView) != $0.side }
    for control in moved { _ = release(control) }
    // A listener may have removed the control for good when it was told of the removal.
    for control in moved where control.attachment === self {
      control.side = ScrollAxis.side(of: control.edge, in: scrollView)
      attach(control)
    }
  }
}
#endif
