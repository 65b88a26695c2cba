#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshController {
  func attach(_ control: RefreshControl, at side: AxisSide) {
    place(control, at: side)
    followRecording()
    if control.enablesBouncing, bounce == nil, let scrollView { bounce = BounceSetting(scrollView, along: axis) }
    configure(control, at: side)
    send(.attached(side))
    if !control.isEnabled { send(.enabled(side, false)) }
    if control.isHidden { send(.hidden(side, true)) }
    if control.sessions.isExhausted { send(.noMoreData(side, true)) }
  }

  func detach(_ control: RefreshControl, at side: AxisSide) {
    guard release(control, at: side) else { return }
    if isEmpty { invalidate() }
    host?.leaveIfEmpty()
  }

  /// Ends the sessions, because the list is gone, or its app has removed the host: there the controls begin anew.
  func hostHasLeft() {
    guard scrollView == nil || host?.superview !== scrollView else { return }
    let controls = [near, far].compactMap { $0 }
    // A listener may have moved the other control when it was told of the end.
    for control in controls where control.attachment === self { control.leave() }
    controls.forEach { $0.join() }
  }

  /// Releases a control; returns `true` if it was attached here.
  private func release(_ control: RefreshControl, at side: AxisSide) -> Bool {
    guard self.control(at: side) === control else { return false }
    control.sessions.isExhausted = frames[side].isExhausted
    if side == .near { system.leave() }
    send(.detached(side))
    control.sessions.lastRecording = control.recording
    place(nil, at: side)
    followRecording()
    return true
  }

  /// Moves controls to the other side if the layout direction has changed, or a collection layout that flips its axis:
  /// as if each had been removed and added there.
  func followDirection() {
    guard axis == .horizontal, let scrollView else { return }
    let moved = [near, far].compactMap { $0 }.filter { ScrollAxis.side(of: $0.edge, in: scrollView) != $0.side }
    for control in moved { _ = release(control, at: control.side) }
    // A listener may have removed the control for good when it was told of the removal.
    for control in moved where control.attachment === self {
      control.side = ScrollAxis.side(of: control.edge, in: scrollView)
      attach(control, at: control.side)
    }
  }
}

#endif
