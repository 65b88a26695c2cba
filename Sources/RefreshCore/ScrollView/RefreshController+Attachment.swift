#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshController {
  func attach(_ control: RefreshControl, at side: AxisSide) {
    place(control, at: side)
    if control.enablesBouncing, bounce == nil, let scrollView { bounce = BounceSetting(scrollView, along: axis) }
    configure(control, at: side)
    send(.attached(side))
    if !control.isEnabled { send(.enabled(side, false)) }
    if control.isHidden { send(.hidden(side, true)) }
    if control.isExhausted { send(.noMoreData(side, true)) }
  }

  func detach(_ control: RefreshControl, at side: AxisSide) {
    guard release(control, at: side) else { return }
    host?.leaveIfEmpty()
  }

  /// Gives a control up; answers whether it was here.
  private func release(_ control: RefreshControl, at side: AxisSide) -> Bool {
    guard self.control(at: side) === control else { return false }
    control.isExhausted = machine.isExhausted(at: side)
    send(.detached(side))
    place(nil, at: side)
    return true
  }

  /// The layout's direction may have changed, or a collection's layout that turns its axis around: what stood at one end
  /// then stands at the other, as if it had been removed and added there.
  func followDirection() {
    guard axis == .horizontal, let scrollView else { return }
    let moved = [near, far].compactMap { $0 }.filter { ScrollAxis.side(of: $0.edge, in: scrollView) != $0.side }
    for control in moved { _ = release(control, at: control.side) }
    // Whoever was told of the removal may have removed it for good.
    for control in moved where control.attachment === self {
      control.side = ScrollAxis.side(of: control.edge, in: scrollView)
      attach(control, at: control.side)
    }
  }
}

#endif
