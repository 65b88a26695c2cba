#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  func leave() {
    attachment?.detach(self, at: end)
    attachment = nil
    lastRefreshLine.leave()
    announcer.cancel()
    face.hide()
  }

  func join(_ scrollView: UIScrollView) {
    end = ScrollAxis.end(of: edge, in: scrollView)
    // The one that stands here already goes first, and may take the host with it.
    RefreshHost.existing(in: scrollView)?.controller(along: ScrollAxis(edge))?.control(at: end)?.removeFromSuperview()
    let controller = RefreshHost.host(in: scrollView).makeController(along: ScrollAxis(edge), in: scrollView)
    attachment = controller
    controller.attach(self, at: end)
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
    let end = end
    runner.start(action) { [weak self] outcome, error in self?.finish(session, end, outcome, error) }
  }

  func cancelAction() { runner.cancel() }

  private func finish(
    _ session: UInt32, _ end: RefreshStateMachine.End, _ outcome: RefreshOutcome, _ error: (any Error)?
  ) {
    guard let attachment, attachment.machine.session(at: end) == session else { return }
    if attachment.machine.isActionRunning(at: end) {
      lastError = error
      if role == .loadMore { message = error.flatMap(failureText) }
    }
    attachment.send(.actionFinished(session: session, end, outcome))
  }
}

#endif
