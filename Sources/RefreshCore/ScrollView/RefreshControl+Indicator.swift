#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  func stateMayHaveChanged(to state: RefreshState, outcome: RefreshOutcome?) {
    if isMessageOver(in: state, after: outcome) { message = nil }
    guard state != refreshState else { return }
    if refreshState == .refreshing { sessionEnded() }
    refreshState = state
    if state == .idle || state == .noMoreData { feedback.rest() }
    states.send(state)
  }

  /// Whether what was said of the last session is out of date.
  ///
  /// A load that failed goes on saying so until it is known what came of the next try.
  private func isMessageOver(in state: RefreshState, after outcome: RefreshOutcome?) -> Bool {
    switch role {
    case .refresh: state == .idle || state == .refreshing
    case .loadMore: state == .idle && outcome != .failure
    }
  }

  /// Shows an update in the strip; inside a client's animation the strip would lag behind the content.
  func show(_ update: RefreshUpdate, in strip: CGRect) {
    place = update.surroundings
    UIView.performWithoutAnimation {
      frame = strip
      placeTaps(update)
    }
    indicator.show(update, in: self)
  }

  /// Whether something of the control is shown.
  var isDrawn: Bool { indicator.isShown }

  /// Whether what the control shows has to hear of the state, though nothing of it may be in sight.
  var needsStateUpdate: Bool { indicator.lastState.map { $0 != refreshState } ?? false }

  /// Core Animation has dropped the loops with the window; they go on in phase.
  func restartLoops() {
    indicator.forgetLoops()
    attachment?.redraw(at: side)
  }
}

extension RefreshControl {
  /// What the machine is told of this control.
  func machineSettings(in scrollView: UIScrollView) -> RefreshSettings {
    RefreshSettings(
      role: role,
      metrics: metricsInUse(in: scrollView),
      trigger: triggerInUse(in: scrollView),
      loadMore: loadMore,
      placement: placementInUse,
      pinnedHeaders: pinnedHeaders,
      whenBusy: whenBusy,
      minimumVisibleTime: minimumVisibleTime,
      timeout: timeout
    )
  }

  /// The metrics of what the control shows.
  ///
  /// An animator may scale with the viewport: while there is none, as in a list that Auto Layout has not sized yet, those
  /// stand that were asked for last.
  private func metricsInUse(in scrollView: UIScrollView) -> RefreshMetrics {
    guard scrollView.hasViewport else { return metrics }
    metrics = indicator.metrics(in: surroundings(in: scrollView))
    if metrics.isClamped, !hasReportedMetrics {
      hasReportedMetrics = true
      RefreshLog.write(.clampedMetrics, about: scrollView)
    }
    return metrics
  }

  /// Another animator has metrics of its own.
  func forgetMetrics() {
    metrics = RefreshMetrics()
    hasReportedMetrics = false
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

extension UIScrollView {
  /// Whether both lengths of the bounds can be drawn in.
  fileprivate var hasViewport: Bool {
    let size = bounds.size
    return size.width > 0 && size.height > 0 && Double(size.width).isLength && Double(size.height).isLength
  }
}

#endif
