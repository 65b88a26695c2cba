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
    get { stage.drawn.animator }
    set {
      look.fallback = (newValue as? AutomaticAnimator)?.fallback
      let animator = look.animator(for: role) ?? newValue
      let isSame = stage.drawn.animator.isSame(as: animator)
      stage.drawn.animator = animator
      if view != nil { return host(nil) }
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
    get { stage.view }
    set { newValue === stage.view ? metricsMayHaveChanged() : host(newValue) }
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
    stage.replaceView(by: view, on: canvas)
    forgetMetrics()
    wordsChanged()
  }

  /// The view in which the content is shown.
  private var canvas: UIView { system?.control?.canvas ?? self }

  /// Moves the content to the view in which it is shown.
  func moveContent() { stage.move(to: canvas) }

  /// Discards the metrics of the previous animator.
  func forgetMetrics() {
    configuration.forgetMetrics()
    log.forget(.clampedMetrics)
  }
}

extension RefreshControl {
  /// Publishes the state of the machine after an event.
  func stateMayHaveChanged(to published: RefreshStateMachine.SideFrame, after event: RefreshStateMachine.Event) {
    noticeSlowness()
    let (state, outcome) = (published.state, published.outcome)
    if isMessageOver(in: state, after: outcome) { message = nil }
    let number = published.session
    if state != .refreshing || sessions.isOver(number) {
      // Only the app and the action end a session with a failure, by a call; the machine itself does so for the timeout.
      if sessions.current != nil, outcome == .failure, !event.isCall { note(RefreshTimeout(seconds: timeout ?? 0)) }
      let isReplaced = state == .refreshing
      sessions.end(isReplaced ? .cancelled : outcome ?? .cancelled, isReplaced ? nil : lastError)
    }
    let isBegun = state == .refreshing && sessions.current == nil
    if isBegun { sessions.begin(number, from: published.origin, of: self) }
    // At the end: the clock is the app's, and may change the state in its call.
    defer { if isBegun { automatic.noteStart(refreshes) } }
    guard state != refreshState else { return }
    if refreshState == .refreshing {
      sessionEnded()
      // Of a session that the user has begun and sees.
      if outcome == .success, published.origin == .finger, isDrawn { haptics.play(.succeeded) }
    }
    // A listener that asks for the state has to find the new one (report B015).
    refreshState = state
    if state == .idle || state == .noMoreData { haptics.rest() }
    sessions.states.send(state)
    guard state == .idle || state == .noMoreData else { return }
    sessions.settle()
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
    guard !calls.isInside else { return changeLater(.drawing) }
    place = update.surroundings
    UIView.performWithoutAnimation {
      if strip.isFinite {
        frame = strip
        system?.place(strip, pull: update.visibleExtent)
      }
    }
    // The inherited tint is none of the control's own.
    stage.drawn.tint = givenTint == nil ? nil : tintColor
    stage.show(update, placement, in: self)
    if stage.drawn.renderer.hasUnusableNumbers { log.say(.unusableDrawing) }
  }

  /// `true` if the content of the control is visible.
  var isDrawn: Bool { stage.indicator.isShown }

  /// `true` if the content needs the state, even while it is not visible.
  var needsStateUpdate: Bool { stage.indicator.lastState.map { $0 != refreshState } ?? false }

  /// Restarts the loops in phase, after Core Animation has removed them with the window.
  func restartLoops() {
    stage.indicator.forgetLoops()
    redraw()
  }
}

extension RefreshControl {
  /// The parts of a control that the app may change in a call.
  enum Change {
    case drawing, metrics, settings
  }

  func redraw() { attachment?.redraw(at: side) }

  /// Logs what keeps the user from pulling; of a control without a pull, it does not matter.
  func reportObstacles(in scrollView: UIScrollView) {
    guard scrollView.cannotBePulled(along: ScrollAxis(edge)), isEnabled, !isHidden,
      let trigger = sideFrame?.trigger, trigger.respondsToPull
    else { return }
    log.say(.cannotPull)
  }

  /// Logs an action without a timeout that runs for long.
  ///
  /// Called with each event, since no timer is worth it.
  func noticeSlowness() {
    if timeout == nil, let attachment, sessions.runner.isSlow(at: attachment.now) { log.say(.slowAction) }
  }
}

extension RefreshControl {
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

  /// Logs that the container takes the pull; called after the setup.
  func reportContainer() {
    guard attachment?.container.isInSheet == true else { return }
    guard isEnabled, !isHidden, role == .refresh, edge == .top, let scrollView = superview as? UIScrollView,
      scrollView.refreshControl == nil, system?.isWanted != true
    else { return }
    log.say(.sheet)
  }

  /// Updates clipping and z-position: a floating drawing may extend beyond a short uncovered area.
  func stand() {
    clipsToBounds = configuration.placement(of: self) != .floating || view != nil
    // A background view or a decoration of a layout may be opaque and extend beyond the content: whatever their order, the
    // control is in front. It never covers a row unless it floats, because its frame is the uncovered area (report B121).
    layer.zPosition = 1
  }

  func settingsChanged() { change(.settings) }

  /// Applies metrics of the animator that may have changed without a change of the surroundings.
  func metricsMayHaveChanged() { if !configuration.isAsking { change(.metrics) } }

  private func change(_ change: Change) {
    guard !calls.isInside else { return changeLater(configuration.isAsking ? .drawing : change) }
    stand()
    switch change {
    case .drawing: redraw()
    case .metrics: attachment?.metricsMayHaveChanged(of: self, at: side)
    case .settings: attachment?.settingsChanged(self, at: side)
    }
  }

  /// Makes a change in the next turn, because it was asked for in a call of the app.
  func changeLater(_ change: Change) {
    laterChange = laterChange.map { $0 == change ? change : .settings } ?? change
    nextChange.perform { [weak self] in
      guard let self, let change = laterChange else { return }
      laterChange = nil
      self.change(change)
    }
  }

  func stillnessChanged() {
    stage.drawn.renderer.still = still
    redraw()
  }

  func progressChanged() { attachment?.send(.progressed(side, sessionProgress ?? .nan)) }

  /// `true` if a footer has a message to show.
  var hasFooterMessage: Bool { role == .loadMore && message != nil }
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
  /// Returns `true` if a finger cannot overscroll the content along an axis.
  fileprivate func cannotBePulled(along axis: ScrollAxis) -> Bool {
    guard bounces, isScrollEnabled else { return true }
    let length = axis.of(contentSize)
    guard length > 0, length <= axis.of(bounds.size) else { return false }
    return axis == .vertical ? !alwaysBounceVertical : !alwaysBounceHorizontal
  }
}

#endif
