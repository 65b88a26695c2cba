#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  /// The last decision about the control and what it is drawn from; `nil` outside a scroll view.
  var sideFrame: RefreshStateMachine.SideFrame? { attachment?.frames[side] }

  /// Leaves the scroll view, if the control is in one.
  func leave() {
    attachment?.detach(self, at: side)
    attachment = nil
    moveContent()
    sessions.askedTouch = nil
    refreshes.leave()
    announcer.cancel()
    stage.hide()
    log.leave()
  }

  /// Joins the scroll view that the control is in, if it is in one; the control at the same edge leaves.
  func join() {
    guard attachment == nil, let scrollView = superview as? UIScrollView else { return }
    side = ScrollAxis.side(of: edge, in: scrollView)
    followStyle()
    // The previous control at this side is removed first, because that may remove the host too.
    let present = RefreshHost.existing(in: scrollView)?.controller(along: ScrollAxis(edge))?.control(at: side)
    if let present, present !== self {
      present.removeFromSuperview()
      log.inherit(present.log)
      log.say(.replacedControl)
    }
    // The app may have answered the removal with another place for this control.
    guard superview === scrollView else { return }
    let controller = RefreshHost.host(in: scrollView).makeController(along: ScrollAxis(edge), in: scrollView)
    attachment = controller
    controller.attach(self, at: side)
    stand()
    log.enter(scrollView)
    log.noteObstacles(of: self, in: scrollView)
    sessions.sendPending { begin($0) }
  }
}

#endif
