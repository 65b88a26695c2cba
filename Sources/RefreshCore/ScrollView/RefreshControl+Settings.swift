#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  /// What the machine is told of this control.
  func machineSettings(in scrollView: UIScrollView) -> RefreshStateMachine.Settings {
    RefreshStateMachine.Settings(
      role: role,
      metrics: indicator.metrics(in: surroundings(in: scrollView)),
      trigger: triggerInUse(in: scrollView),
      loadMore: loadMore,
      placement: placementInUse,
      pinnedHeaders: pinnedHeaders,
      whenBusy: whenBusy,
      minimumVisibleTime: minimumVisibleTime,
      timeout: timeout
    )
  }

  /// Where the control stands: as it was set, or as what it shows prefers.
  ///
  /// What stays at the end of a list would lie over its rows for ever, so there it floats only if the app says so.
  var placementInUse: RefreshPlacement {
    placement ?? (role == .loadMore ? .withContent : indicator.preferredPlacement)
  }

  /// Two controls would answer to one pull, so one of the system's goes first; it does not load more.
  private func triggerInUse(in scrollView: UIScrollView) -> RefreshTrigger {
    guard role == .refresh else { return trigger ?? .onReachingEnd(within: .viewports(1)) }
    return scrollView.refreshControl == nil ? trigger ?? indicator.preferredTrigger : .manual
  }

  /// What floats lies over the rows; a drawing that does reaches beyond its strip, which may be shorter than it.
  func stand() {
    let floats = placementInUse == .floating
    clipsToBounds = !floats || view != nil
    layer.zPosition = floats ? 1 : -1
  }

  func settingsChanged() {
    stand()
    attachment?.settingsChanged(self, at: side)
  }

  func progressChanged() { attachment?.send(.progressed(side, sessionProgress ?? .nan)) }

  func surroundings(in scrollView: UIScrollView) -> RefreshSurroundings {
    RefreshSurroundings(scrollView, of: self)
  }
}

#endif
