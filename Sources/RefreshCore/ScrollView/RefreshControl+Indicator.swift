#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  /// The animator that draws the control, unless it shows a ``view``.
  ///
  /// Setting it during a session hands the session over to the new animator, and removes the view. Setting the same one
  /// again only asks for its metrics, which may have changed. `.automatic` returns to the animator of the style. By default the
  /// animator of the style, or `.ring`.
  ///
  /// ```swift
  /// header.animator = .arrow     // also while a session runs
  /// header.animator = .automatic // that of the style again
  /// ```
  public var animator: any RefreshAnimator {
    get { drawn.animator }
    set {
      look.fallback = (newValue as? AutomaticAnimator)?.fallback
      let animator = look.fallback.map { look.style.animator(for: role) ?? $0 } ?? newValue
      let isSame = drawn.animator.isSame(as: animator)
      drawn.animator = animator
      if hosted != nil { return host(nil) }
      guard !isSame else { return metricsMayHaveChanged() }
      forgetMetrics()
      wordsChanged()
    }
  }

  /// The view that the control shows instead of a drawing; `nil` by default.
  ///
  /// Setting it during a session hands the session over to the new view; the old view receives a last update with the
  /// state `idle`. Setting the same one again only asks for its metrics, which may have changed. Without a view the
  /// ``animator`` draws.
  ///
  /// ```swift
  /// header.view = FramesView(pulling: drops, refreshing: splash)
  /// header.view = nil  // the animator draws again
  /// ```
  public var view: (any RefreshViewAnimator)? {
    get { hosted?.view }
    set { newValue === hosted?.view ? metricsMayHaveChanged() : host(newValue) }
  }

  /// Creates a control that is drawn by an animator.
  ///
  /// ```swift
  /// let header = RefreshControl(animator: .gum, edge: .top)
  /// ```
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control.
  ///   - edge: The edge of the control; `.top` by default.
  public convenience init(animator: some RefreshAnimator, edge: RefreshEdge = .top) {
    self.init(animator, for: .refresh, edge: edge)
  }

  /// Creates a control that shows a view.
  ///
  /// ```swift
  /// let header = RefreshControl(view: FramesView(pulling: drops, refreshing: splash))
  /// tableView.addSubview(header)
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view that shows the state of the control.
  ///   - edge: The edge of the control; `.top` by default.
  public convenience init(view: some RefreshViewAnimator, edge: RefreshEdge = .top) {
    self.init(RingAnimator(), for: .refresh, edge: edge)
    host(view)
  }
}

extension RefreshControl {
  func host(_ view: (any RefreshViewAnimator)?) {
    hosted?.leave()
    hosted = view.map { ViewHost($0, viewUpdates) }
    forgetMetrics()
    if view != nil { drawn.hide() }
    hosted?.enter(canvas)
    wordsChanged()
  }

  /// The view in which the content is shown.
  private var canvas: UIView { system?.control?.canvas ?? self }

  /// Moves the content to the view in which it is shown.
  func stage() {
    guard drawn.layer.superlayer !== canvas.layer else { return }
    canvas.layer.addSublayer(drawn.layer)
    hosted?.enter(canvas)
  }

  /// The content of the control: the view of the app, or the drawing.
  var indicator: any IndicatorHost { hosted ?? drawn }

  /// Passes an update to the listener of the app.
  func tellListener(_ update: RefreshUpdate) { listener?.tell(update, by: viewUpdates) }

  /// The tint that was set on the control itself.
  var ownTint: UIColor? { givenTint == nil ? nil : tintColor }
}

extension RefreshControl {
  /// The state and the session of a control in the machine, as they are published.
  struct Published {
    let state: RefreshState
    let session: UInt32
    let outcome: RefreshOutcome?
    let origin: RefreshOrigin
  }

  /// Publishes the state of the machine after an event.
  func stateMayHaveChanged(to published: Published, after event: RefreshStateMachine.Event) {
    let (state, outcome) = (published.state, published.outcome)
    if isMessageOver(in: state, after: outcome) { message = nil }
    let number = published.session
    if state != .refreshing || sessions.isOver(number) {
      // Only the app and the action end a session with a failure, by a call; the machine itself does so for the timeout.
      if sessions.current != nil, outcome == .failure, !event.isCall { timedOut() }
      let isReplaced = state == .refreshing
      sessions.end(isReplaced ? .cancelled : outcome ?? .cancelled, isReplaced ? nil : lastError)
    }
    let isBegun = state == .refreshing && sessions.current == nil
    if isBegun { sessions.begin(number, from: published.origin, of: self) }
    // At the end: the clock is the app's, and may change the state in its call.
    defer { if isBegun { noteStart() } }
    guard state != refreshState else { return }
    if refreshState == .refreshing {
      sessionEnded()
      playSuccess(outcome, from: published.origin)
    }
    // A listener that asks for the state has to find the new one (report B015).
    refreshState = state
    if state == .idle || state == .noMoreData { feedback.rest() }
    states.send(state)
    guard state == .idle || state == .noMoreData else { return }
    sessions.settle()
  }

  private func noteStart() {
    guard !isAskingForLastRefresh else { return }
    isAskingForLastRefresh = true
    automatic.lastStart = history.now()
    isAskingForLastRefresh = false
  }

  /// `true` if the message of the last session is out of date.
  ///
  /// The message of a failed load stays until the result of the next load is known.
  private func isMessageOver(in state: RefreshState, after outcome: RefreshOutcome?) -> Bool {
    switch role {
    case .refresh: state == .idle || state == .refreshing
    case .loadMore: state == .idle && outcome != .failure
    }
  }

  /// Shows an update in a frame, without animation: in an animation of the app, the frame would lag behind the content.
  func show(_ update: RefreshUpdate, _ placement: RefreshPlacement, in strip: CGRect) {
    place = update.surroundings
    UIView.performWithoutAnimation {
      if strip.isFinite {
        frame = strip
        system?.place(strip, pull: update.visibleExtent)
      }
      placeTaps(update)
    }
    drawn.tint = ownTint
    indicator.show(update, placement: placement, in: self)
    tellListener(update)
  }

  /// `true` if the content of the control is visible.
  var isDrawn: Bool { indicator.isShown }

  /// `true` if the content needs the state, even while it is not visible.
  var needsStateUpdate: Bool { indicator.lastState.map { $0 != refreshState } ?? false }

  /// Restarts the loops in phase, after Core Animation has removed them with the window.
  func restartLoops() {
    indicator.forgetLoops()
    redraw()
  }
}

extension RefreshControl: IndicatorOwner {
  func redraw() { attachment?.redraw(at: side) }

  func reportUnusableDrawing() { report(.unusableDrawing) }
}

extension RefreshControl {
  /// The settings of this control for the machine.
  func machineSettings(in scrollView: UIScrollView) -> RefreshSettings {
    reportSettingsOfTheSystem()
    return RefreshSettings(
      role: role, metrics: metricsInUse(in: scrollView), trigger: triggerInUse(in: scrollView), loadMore: loadMore,
      placement: placementInUse, pinnedHeaders: pinnedHeaders, whenBusy: whenBusy, backing: backingInUse,
      startOffset: startOffset, pullsOnlyFromEdge: pullsOnlyFromEdge, minimumVisibleTime: minimumVisibleTime,
      timeout: timeout)
  }

  /// The metrics in use.
  ///
  /// An animator may scale with the viewport. Without a viewport, as in a list that Auto Layout has not sized yet, the last
  /// metrics remain in use.
  private func metricsInUse(in scrollView: UIScrollView) -> RefreshMetrics {
    guard scrollView.hasViewport, !isAskingForMetrics else { return metrics }
    isAskingForMetrics = true
    defer { isAskingForMetrics = false }
    let number = animatorNumber
    let answer = indicator.metrics(in: surroundings(in: scrollView))
    guard number == animatorNumber else {
      // The animator was replaced in the call, by one that has yet to be asked.
      attachment?.configureLater()
      return metrics
    }
    let metricsOfSystem = system?.metrics(answer)
    if let metricsOfSystem, metricsOfSystem.heldExtent < answer.heldExtent { report(.systemExtent) }
    metrics = look.style.applied(to: metricsOfSystem ?? answer.replacing(triggerDistance))
    if metrics.isClamped { report(.clampedMetrics) }
    return metrics
  }

  /// Discards the metrics of the previous animator.
  func forgetMetrics() {
    animatorNumber += 1
    metrics = RefreshMetrics()
    reports.forget(.clampedMetrics)
  }

  /// The placement in use: the one set by the app, or the preferred one.
  ///
  /// A footer that remains visible would cover the last rows permanently, so it floats only if the app says so.
  ///
  /// Below a navigation bar that grows, the uncovered area is the bar's, and held space would collapse the bar.
  var placementInUse: RefreshPlacement {
    if backingInUse == .system { return .withContent }
    if let placement { return placement }
    guard role == .refresh else { return .withContent }
    return isBelowGrowingBar ? .floating : indicator.preferredPlacement
  }

  private var isBelowGrowingBar: Bool { edge == .top && attachment?.container.hasGrowingBar == true }

  /// The backing of the system; `nil` where no control can have it.
  var system: SystemBacking? { side == .near ? attachment?.system : nil }

  /// The owner of the pull at present.
  var backingInUse: RefreshBacking { system?.control == nil ? .own : .system }

  /// `true` if the app or the container asks for the backing of the system, and the list can have it.
  var asksForSystem: Bool {
    guard let attachment, role == .refresh, edge == .top, isEnabled, !isHidden, trigger != .manual,
      backing == .system || backing == .automatic && attachment.container.needsSystem
    else { return false }
    guard let scrollView = attachment.scrollView, scrollView.window != nil, scrollView.foreignRefreshControl == nil
    else { return false }
    // The system refuses its refresh control there.
    return scrollView.traitCollection.userInterfaceIdiom != .mac
  }

  /// Logs that the container takes the pull, or changes the placement; called after the setup.
  func reportContainer() {
    guard let container = attachment?.container, container.isInSheet || container.hasGrowingBar else { return }
    guard isEnabled, !isHidden, role == .refresh, edge == .top, let scrollView = superview as? UIScrollView,
      scrollView.refreshControl == nil, system?.isWanted != true
    else { return }
    if container.isInSheet { report(.sheet) }
    if isBelowGrowingBar, placement == nil, indicator.preferredPlacement != .floating { report(.growingBar) }
  }

  /// The trigger in use; `.manual` beside a `UIRefreshControl`, because otherwise both would respond to one pull.
  ///
  /// A `UIRefreshControl` does not load more, so it does not affect a control that does.
  private func triggerInUse(in scrollView: UIScrollView) -> RefreshTrigger {
    guard role == .refresh else { return trigger ?? .onReachingEnd(within: .viewports(1)) }
    let wanted = trigger ?? indicator.preferredTrigger
    if wanted.needsFooter { report(.headerTrigger) }
    guard scrollView.foreignRefreshControl != nil else {
      // A header has no tap of its own.
      return wanted == .onTap ? .manual : wanted
    }
    report(.systemControl)
    return .manual
  }

  /// Updates clipping and z-position: a floating drawing may extend beyond a short uncovered area.
  func stand() {
    clipsToBounds = placementInUse != .floating || view != nil
    // A background view or a decoration of a layout may be opaque and extend beyond the content: whatever their order, the
    // control is in front. It never covers a row unless it floats, because its frame is the uncovered area (report B121).
    layer.zPosition = 1
  }

  func settingsChanged() {
    stand()
    attachment?.settingsChanged(self, at: side)
  }

  /// Applies metrics of the animator that may have changed without a change of the surroundings.
  func metricsMayHaveChanged() { attachment?.metricsMayHaveChanged(of: self, at: side) }

  /// The present inputs of the machine's settings that change without a call of the control.
  func inputs(in scrollView: UIScrollView) -> ConfigurationInputs {
    ConfigurationInputs(
      surroundings: surroundings(in: scrollView), isBesideSystemControl: scrollView.foreignRefreshControl != nil)
  }

  func stillnessChanged() {
    drawn.renderer.still = still
    redraw()
  }

  func progressChanged() { attachment?.send(.progressed(side, sessionProgress ?? .nan)) }

  func surroundings(in scrollView: UIScrollView) -> RefreshSurroundings {
    RefreshSurroundings(scrollView, of: self)
  }

  /// The surroundings at the last configuration, with the present message: frames ask the system nothing.
  ///
  /// A change of theirs either configures the control at once or is followed by a layout pass, which does.
  func knownSurroundings(in scrollView: UIScrollView) -> RefreshSurroundings {
    guard var known = configuredInputs?.surroundings else { return surroundings(in: scrollView) }
    known.hasMessage = hasFooterMessage
    return known
  }

  /// `true` if a footer has a message to show.
  var hasFooterMessage: Bool { role == .loadMore && message != nil }
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

/// The inputs of the machine's settings that change without a call of the control.
struct ConfigurationInputs: Equatable {
  let surroundings: RefreshSurroundings
  let isBesideSystemControl: Bool
}

extension RefreshAnimator {
  /// Returns `true` for the same object, and for an equal value; `false` for values that cannot be compared.
  func isSame(as other: any RefreshAnimator) -> Bool {
    if let value = self as? any Equatable { return value.isEqual(to: other) }
    guard type(of: self) is AnyClass, type(of: other) is AnyClass else { return false }
    return self as AnyObject === other as AnyObject
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any RefreshAnimator) -> Bool { (other as? Self) == self }
}

extension CGRect {
  /// `true` if the system accepts the rectangle as a frame.
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

extension UIScrollView {
  /// `true` if the bounds have a usable width and height.
  fileprivate var hasViewport: Bool {
    let size = bounds.size
    return size.width > 0 && size.height > 0 && Double(size.width).isLength && Double(size.height).isLength
  }
}

#endif
