#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshController {
  func attach(_ control: RefreshControl, at end: Machine.End) {
    place(control, at: end)
    if control.enablesBouncing, bounce == nil, let scrollView { bounce = BounceSetting(scrollView, along: axis) }
    configure(control, at: end)
    send(.attached(end))
    if !control.isEnabled { send(.enabled(end, false)) }
    if control.isHidden { send(.hidden(end, true)) }
    if control.isExhausted { send(.noMoreData(end, true)) }
  }

  func detach(_ control: RefreshControl, at end: Machine.End) {
    guard release(control, at: end) else { return }
    host?.leaveIfEmpty()
  }

  /// Gives a control up; answers whether it was here.
  private func release(_ control: RefreshControl, at end: Machine.End) -> Bool {
    guard self.control(at: end) === control else { return false }
    control.isExhausted = machine.isExhausted(at: end)
    send(.detached(end))
    place(nil, at: end)
    return true
  }

  /// The layout's direction may have changed, or a collection's layout that turns its axis around: what stood at one end
  /// then stands at the other, as if it had been removed and added there.
  func followDirection() {
    guard axis == .horizontal, let scrollView else { return }
    let moved = [near, far].compactMap { $0 }.filter { ScrollAxis.end(of: $0.edge, in: scrollView) != $0.end }
    for control in moved { _ = release(control, at: control.end) }
    // Whoever was told of the removal may have removed it for good.
    for control in moved where control.attachment === self {
      control.end = ScrollAxis.end(of: control.edge, in: scrollView)
      attach(control, at: control.end)
    }
  }
}

#endif
