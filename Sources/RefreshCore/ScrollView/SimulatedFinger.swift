#if REFRESH_ADAPTER
extension ScrollViewRefresh {
  /// The touch that replaces the one of UIKit; `nil` by default.
  package var touchSource: (any ScrollTouchSource)? {
    get { RefreshHost.existing(in: scrollView)?.touchSource }
    nonmutating set {
      guard newValue !== touchSource else { return }
      RefreshHost.host(in: scrollView).touchSource = newValue
    }
  }

  /// Reports the end of a simulated drag, as the target of the pan does.
  package func dragDidEnd(isCancelled: Bool) {
    RefreshHost.existing(in: scrollView)?.dragDidEnd(isCancelled: isCancelled)
  }

  /// `true` if a control needs the next frame: the list, or the drawing of a control, is moving.
  package var isMoving: Bool { RefreshHost.existing(in: scrollView)?.isMoving ?? false }

  /// Ticks the controllers that the system keeps waiting for a frame.
  package func tickIfLate() { RefreshHost.existing(in: scrollView)?.tickIfLate() }
}

extension RefreshControl {
  /// The frame with the present settings and the present reading; `nil` outside a scroll view.
  package var presentFrame: RefreshStateMachine.SideFrame? { attachment?.presentFrame(at: side) }

  /// Begins the session of a simulated pull, of which a system that owns the pull does not know.
  package func beginSimulatedPull() {
    if system?.control?.isRefreshing == false { system?.beginUnderFinger() }
  }
}
#endif
