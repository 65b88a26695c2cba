#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The settings of a control for the machine, with what they were last computed from.
@MainActor
final class ControlConfiguration {
  /// The inputs of the settings that change without a call of the control.
  private struct Inputs: Equatable {
    let surroundings: RefreshSurroundings
    let isBesideSystemControl: Bool

    @MainActor
    init(_ control: RefreshControl, in scrollView: UIScrollView) {
      surroundings = RefreshSurroundings(scrollView, of: control)
      isBesideSystemControl = scrollView.foreignRefreshControl != nil
    }
  }

  /// The last metrics of the indicator; the default before the first ones.
  private(set) var metrics = RefreshMetrics()
  private var inputs: Inputs?

  /// `true` if the list had a refresh control of the app at the last configuration.
  var isBesideSystemControl: Bool { inputs?.isBesideSystemControl == true }

  /// `true` if the indicator has been asked for its metrics.
  private var hasAnswer = false

  /// Returns `true` if the settings may have changed without a call of the control.
  func isOutdated(_ control: RefreshControl, in scrollView: UIScrollView) -> Bool {
    Inputs(control, in: scrollView) != inputs
  }

  /// Returns the present settings of a control.
  func settings(of control: RefreshControl, in scrollView: UIScrollView) -> RefreshSettings {
    let inputs = Inputs(control, in: scrollView)
    self.inputs = inputs
    // With the backing of the system, they have no effect.
    let isIgnored = control.trigger != nil || control.triggerDistance != nil || control.placement != nil
    if isIgnored, control.backingInUse == .system { control.log.say(.systemBacking) }
    ask(control, in: scrollView, inputs.surroundings)
    return RefreshSettings(
      role: control.role,
      metrics: metrics,
      trigger: trigger(of: control, isBesideSystemControl: inputs.isBesideSystemControl),
      loadMore: control.loadMore,
      placement: placement(of: control),
      pinnedHeaders: control.pinnedHeaders,
      whenBusy: control.whenBusy,
      backing: control.backingInUse,
      startOffset: control.startOffset,
      pullsOnlyFromEdge: control.pullsOnlyFromEdge,
      minimumVisibleTime: control.minimumVisibleTime,
      timeout: control.timeout
    )
  }

  /// Asks the indicator for its metrics.
  ///
  /// An animator may scale with the viewport. Without a viewport, as in a list that Auto Layout has not sized yet, the last
  /// metrics remain in use.
  private func ask(_ control: RefreshControl, in scrollView: UIScrollView, _ surroundings: RefreshSurroundings) {
    guard scrollView.hasViewport else { return }
    guard !control.changes.calls.isInside else { return control.changes.later(.metrics) }
    hasAnswer = true
    let indicator = control.stage.indicator
    let answer = control.changes.ask { indicator.metrics(in: surroundings) }
    // The indicator was replaced in the call, by one that has yet to be asked.
    guard hasAnswer else { return control.changes.later(.settings) }
    metrics = control.look.applied(to: control.system?.metrics(answer) ?? answer.replacing(control.triggerDistance))
    if metrics.isClamped { control.log.say(.clampedMetrics) }
  }

  /// Returns `true` if an outcome is about to cover the text of the last refresh: it is fully visible from 0.85 on.
  func coversLastRefresh(in update: RefreshUpdate) -> Bool {
    update.state == .ending && update.outcomeFraction < 0.9
      && update.outcome.map { metrics.shownTime(of: $0) > 0 } ?? metrics.showsOutcomes
  }

  /// Discards the metrics of an indicator that is replaced.
  func forgetMetrics(_ log: RefreshLog) {
    log.forget(.clampedMetrics)
    metrics = RefreshMetrics()
    hasAnswer = false
  }

  /// The placement in use: the one set by the app, or the preferred one.
  ///
  /// A footer that remains visible would cover the last rows permanently, so it floats only if the app says so.
  ///
  /// Below a navigation bar that grows, the uncovered area is the bar's, and held space would collapse the bar.
  func placement(of control: RefreshControl) -> RefreshPlacement {
    if control.backingInUse == .system { return .withContent }
    if let placement = control.placement { return placement }
    guard control.role == .refresh else { return .withContent }
    let isBelowGrowingBar = control.edge == .top && control.attachment?.container.hasGrowingBar == true
    return isBelowGrowingBar ? .floating : control.stage.indicator.preferredPlacement
  }

  /// The trigger in use; `.manual` beside a `UIRefreshControl`, because otherwise both would respond to one pull.
  ///
  /// A `UIRefreshControl` does not load more, so it does not affect a control that does.
  private func trigger(of control: RefreshControl, isBesideSystemControl: Bool) -> RefreshTrigger {
    guard control.role == .refresh else { return control.trigger ?? .onReachingEnd(within: .viewports(1)) }
    let wanted = control.trigger ?? control.stage.indicator.preferredTrigger
    if wanted.needsFooter { control.log.say(.headerTrigger) }
    if isBesideSystemControl { control.log.say(.systemControl) }
    // A header has no tap of its own.
    return isBesideSystemControl || wanted == .onTap ? .manual : wanted
  }

  /// The surroundings at the last configuration, with the present message: frames ask the system nothing.
  ///
  /// A change of theirs either configures the control at once or is followed by a layout pass, which does.
  func surroundings(of control: RefreshControl, in scrollView: UIScrollView) -> RefreshSurroundings {
    guard var known = inputs?.surroundings else { return RefreshSurroundings(scrollView, of: control) }
    known.hasMessage = control.role == .loadMore && control.sessions.message != nil
    return known
  }
}

extension RefreshTrigger {
  /// `true` if only a control that loads more has the trigger.
  fileprivate var needsFooter: Bool {
    switch self {
    case .onTap, .onReachingEnd: true
    case .onRelease, .whilePulling, .manual: false
    }
  }
}

extension UIScrollView {
  /// `true` if the bounds have a usable width and height.
  fileprivate var hasViewport: Bool {
    let size = bounds.size
    return size.width > 0 && size.height > 0 && Double(size.width).isLength && Double(size.height).isLength
  }
}

#endif
