#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  func leave() {
    attachment?.detach(self, at: side)
    attachment = nil
    lastRefreshLine.leave()
    announcer.cancel()
    indicator.hide()
  }

  func join(_ scrollView: UIScrollView) {
    side = ScrollAxis.side(of: edge, in: scrollView)
    // The one that stands here already goes first, and may take the host with it.
    RefreshHost.existing(in: scrollView)?.controller(along: ScrollAxis(edge))?.control(at: side)?.removeFromSuperview()
    let controller = RefreshHost.host(in: scrollView).makeController(along: ScrollAxis(edge), in: scrollView)
    attachment = controller
    controller.attach(self, at: side)
    if scrollView.refreshControl != nil { RefreshLog.write(.systemControl, about: scrollView) }
    if !isPullable && isEnabled && !isHidden { RefreshLog.write(.cannotPull, about: scrollView) }
    guard let pending = pendingBegin else { return }
    pendingBegin = nil
    begin(pending.origin, pending.reveal)
  }

  func startAction(session: UInt32) {
    lastError = nil
    sessionProgress = nil
    guard let action else { return }
    let side = side
    runner.start(action) { [weak self] outcome, error in self?.finish(session, side, outcome, error) }
  }

  func cancelAction() { runner.cancel() }

  private func finish(
    _ session: UInt32, _ side: AxisSide, _ outcome: RefreshOutcome, _ error: (any Error)?
  ) {
    guard let attachment, attachment.machine.session(at: side) == session else { return }
    if attachment.machine.isActionRunning(at: side) {
      lastError = error
      if role == .loadMore { message = error.flatMap(failureText) }
    }
    attachment.send(.actionFinished(session: session, side, outcome))
  }
}

#endif
