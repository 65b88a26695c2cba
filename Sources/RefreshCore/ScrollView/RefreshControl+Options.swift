#if REFRESH_ADAPTER
extension RefreshControl {
  /// The background of the area between the edge of the list and its content; none by default.
  ///
  /// The area begins at the rest position of the content, inside the bars and the app's inset, and ends at the content: it is as
  /// long as the pull or the held space, in every frame and every state, and gone at rest. It is as wide as the list, in front of
  /// the list's own background, behind the indicator, and never over a row. Disabling the control leaves the background; hiding
  /// or removing the control removes it. Where the placement is floating, the background stays between edge and content.
  ///
  /// A view is resized to the area, and receives no touches; it leaves its previous superview.
  ///
  /// ```swift
  /// header.background = .color(.systemGray6)
  /// footer.background = .view(GradientView())
  /// ```
  public var background: RefreshBackground? {
    get { stage.gap?.background }
    set {
      stage.gap = newValue.map(GapView.init)
      attachment?.painter.followGap(of: self)
    }
  }

  /// `true` if there may be something left to load; `true` by default.
  ///
  /// A load that ends with `.end` sets it to `false`, and so may the app, in a refresh too; a refresh that succeeds without
  /// that sets it to `true`. Setting it to `false` ends a running load. It is always `true` for a control that refreshes,
  /// where setting it has no effect but a line in the log.
  ///
  /// ```swift
  /// tableView.refresh.footer?.hasMoreData = false  // a search without another page
  /// ```
  public var hasMoreData: Bool {
    get { !(sideFrame?.isExhausted ?? sessions.isExhausted) }
    set {
      guard role == .loadMore else { return log.say(.headerHasMoreData) }
      // What is said again in a refresh is said of the new list.
      guard newValue != hasMoreData || attachment?.frames[side.opposite].state == .refreshing else { return }
      sessions.isExhausted = !newValue
      // It ends the load, and is its result.
      if isRefreshing, !newValue { sessions.show(nil, in: self) }
      attachment?.send(.noMoreData(side, !newValue))
    }
  }

  /// `true` if the user goes from element to element, and drags nothing.
  package static var isStepping: Bool { UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning }

  /// `true` if a tap on the control has an effect.
  var acceptsTap: Bool { isUserInteractionEnabled && sideFrame?.tap != nil }

  /// The animator that draws the control, or whose view it shows.
  ///
  /// Setting it during a session hands the session over to the new animator; a view that it replaces receives a last update with
  /// the state `idle`. Setting the same one again only asks for its metrics, which may have changed. `.automatic` returns to the
  /// animator of the style. By default the animator of the style, or `.ring`.
  ///
  /// ```swift
  /// header.animator = .arrow     // also while a session runs
  /// header.animator = .frames(splash)
  /// header.animator = .automatic // that of the style again
  /// ```
  public var animator: any RefreshAnimator {
    get { stage.animator }
    set {
      look.choosesAnimator = newValue is AutomaticAnimator
      guard stage.use(look.animator(for: role) ?? newValue) else { return changes.note(.metrics) }
      configuration.forgetMetrics(log)
      refreshes.leave()
      changes.note(.settings)
    }
  }

  /// The view of the animator; `nil` if it draws.
  package var view: (any RefreshViewAnimator)? { stage.view }

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

  /// Moves the content to the view in which it is shown.
  func moveContent() { stage.move(to: system?.control?.canvas ?? self) }

  /// Shows an update in a frame, without animation: in an animation of the app, the frame would lag behind the content.
  func show(_ update: RefreshUpdate, _ placement: RefreshPlacement, in strip: CGRect) {
    guard !changes.calls.isInside else { return changes.later(.drawing) }
    UIView.performWithoutAnimation {
      if strip.isFinite {
        frame = strip
        system?.place(strip, pull: update.visibleExtent)
      }
    }
    // The inherited tint is none of the control's own.
    stage.tint = ownTint
    stage.show(update, placement, in: self, traitCollection)
    if stage.renderer.hasUnusableNumbers { log.say(.unusableDrawing) }
  }

  /// The backing of the system; `nil` where no control can have it.
  var system: SystemBacking? { side == .near ? attachment?.system : nil }

  /// The owner of the pull at present.
  var backingInUse: RefreshBacking { system?.control == nil ? .own : .system }

  /// Updates clipping and z-position: a floating drawing may extend beyond a short uncovered area.
  func stand() {
    clipsToBounds = configuration.placement(of: self) != .floating || view != nil
    // A background view or a decoration of a layout may be opaque and extend beyond the content: whatever their order, the
    // control is in front. It never covers a row unless it floats, because its frame is the uncovered area (report B121).
    layer.zPosition = 1
  }

  func apply(_ change: ControlChanges.Change) {
    stand()
    switch change {
    case .drawing: attachment?.painter.redraw(self)
    case .metrics: attachment?.settingsChanged(self, onlyIfChanged: true)
    case .settings: attachment?.settingsChanged(self)
    }
  }
}

extension RefreshAnimator {
  /// Returns `true` for the same object and for an equal value; `false` for values that cannot be compared.
  package func isSame(as other: any RefreshAnimator) -> Bool {
    if let value = self as? any Equatable { return value.isEqual(to: other) }
    return type(of: self) is AnyClass && type(of: other) is AnyClass && self as AnyObject === other as AnyObject
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any RefreshAnimator) -> Bool { (other as? Self) == self }
}

extension CGRect {
  /// `true` if the system accepts the rectangle as a frame.
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

extension RefreshControl {
  /// The time of the last successful refresh; `nil` if there was none.
  ///
  /// Stored in the store of ``history``. Set by a session that ends with `success` or `noMoreData`, and by the app;
  /// never by a control that loads more. The displayed text does not change while it is visible. In a call of the store, the clock
  /// or the text itself it is `nil`, and setting it has no effect.
  ///
  /// ```swift
  /// if let date = header.lastRefresh { label.text = date.formatted() }
  /// header.lastRefresh = nil  // after the user has signed out
  /// ```
  public var lastRefresh: Date? {
    get { refreshes.date }
    set { refreshes.date = newValue }
  }

  /// The refreshes that the control begins by itself; none by default.
  ///
  /// ```swift
  /// let header = tableView.refresh.addHeader(animator: .gum) { [feed] in try await feed.reload() }
  /// header.automaticRefresh.onFirstAppearance = true
  /// header.automaticRefresh.staleAge = 300
  /// ```
  public var automaticRefresh: AutomaticRefreshOptions {
    get { automatic.options }
    set {
      let (old, usable) = (automatic.options, newValue.usable)
      automatic.options = usable
      if usable.minimumInterval != newValue.minimumInterval { log.say(.clampedSetting) }
      let asksAnew = (old.onFirstAppearance, old.staleAge) != (usable.onFirstAppearance, usable.staleAge)
      if asksAnew { automatic.checkSoon(self) }
    }
  }
}

extension AutomaticRefresh {
  /// Checks in the next layout pass whether to refresh: in this call, the app may not have finished its setup.
  func checkSoon(_ control: RefreshControl) {
    guard control.role == .refresh, becomeDue() else { return }
    control.attachment?.layOutSoon()
  }

  /// Begins a refresh, if one is due.
  func beginIfDue(in control: RefreshControl) {
    check(isVisible: control.window != nil, isRefreshing: control.isRefreshing) {
      control.begin(SessionRequest(origin: $0, reveal: .ifNear))
    }
  }
}
#endif
