#if REFRESH_ADAPTER
extension RefreshController {
  func attach(_ control: RefreshControl, at side: AxisSide) {
    place(control, at: side)
    followRecording()
    if control.enablesBouncing, bounce == nil, let scrollView { bounce = BounceSetting(scrollView, along: axis) }
    configure(control, at: side)
    send(.attached(side))
    if !control.isEnabled { send(.enabled(side, false)) }
    if control.isHidden { send(.hidden(side, true)) }
    if control.sessions.isExhausted { send(.noMoreData(side, true)) }
  }

  func detach(_ control: RefreshControl, at side: AxisSide) {
    if release(control, at: side) { leaveIfEmpty() }
  }

  /// Leaves the list after its last control, once what that has moved is home.
  func leaveIfEmpty() {
    guard isEmpty else { return }
    invalidate()
    host?.leaveIfEmpty()
  }

  /// Ends the sessions, because the list is gone, or its app has removed the host: there the controls begin anew.
  func hostHasLeft() {
    guard scrollView == nil || host?.superview !== scrollView else { return }
    let controls = [near, far].compactMap { $0 }
    // A listener may have moved the other control when it was told of the end.
    for control in controls where control.attachment === self { control.leave() }
    controls.forEach { $0.join() }
  }

  /// Releases a control; returns `true` if it was attached here.
  private func release(_ control: RefreshControl, at side: AxisSide) -> Bool {
    guard self.control(at: side) === control else { return false }
    control.sessions.isExhausted = frames[side].isExhausted
    if side == .near { system.leave() }
    send(.detached(side))
    control.sessions.lastRecording = control.recording
    place(nil, at: side)
    followRecording()
    return true
  }

  /// Moves controls to the other side if the layout direction has changed, or a collection layout that flips its axis:
  /// as if each had been removed and added there.
  func followDirection() {
    guard axis == .horizontal, let scrollView else { return }
    let moved = [near, far].compactMap { $0 }.filter { ScrollAxis.side(of: $0.edge, in: scrollView) != $0.side }
    for control in moved { _ = release(control, at: control.side) }
    // A listener may have removed the control for good when it was told of the removal.
    for control in moved where control.attachment === self {
      control.side = ScrollAxis.side(of: control.edge, in: scrollView)
      attach(control, at: control.side)
    }
  }
}

/// The drawing of the controls, and their frames while the content scrolls.
extension RefreshController {
  /// Redraws the control at a side, even if nothing has changed.
  func redraw(at side: AxisSide) {
    if let control = control(at: side) { redraw(control, at: side) }
  }

  func redraw(_ control: RefreshControl, at side: AxisSide) {
    guard let scrollView else { return }
    draw(control, at: side, RefreshSurroundings(scrollView, of: control))
  }

  /// Draws the control at a side as the machine has decided.
  func drawDecision(at side: AxisSide) {
    guard let control = control(at: side), let scrollView else { return }
    draw(control, at: side, control.configuration.surroundings(of: control, in: scrollView))
  }

  private func draw(_ control: RefreshControl, at side: AxisSide, _ surroundings: RefreshSurroundings) {
    guard let scrollView, let clock else { return }
    let (frame, now) = (frames[side], clock.now)
    var update = frame.update(at: now, in: surroundings, message: control.sessions.message)
    update.fadesIn = control.pull.fadesIn
    if control.role == .refresh {
      let isCovered = control.configuration.coversLastRefresh(in: update)
      update.lastRefresh = control.refreshes.text(for: update, isCovered: isCovered) { control.words.lastRefresh($0) }
    }
    if control.still != nil { update.settle(to: machine.targets(at: side, time: now)) }
    control.show(update, frame.placement, in: strip(of: frame, in: scrollView))
    followGap(of: control, at: side)
  }

  /// The frame of the uncovered area, or of a floating indicator, in the coordinates of the scroll view.
  private func strip(of frame: Machine.SideFrame, in scrollView: UIScrollView) -> CGRect {
    let start = CGFloat(frame.stripStart(at: Double(axis.of(scrollView.contentOffset))))
    let length = CGFloat(frame.visibleExtent)
    let (adjusted, bounds) = (scrollView.adjustedContentInset, scrollView.bounds)
    let across = startAcross(bounds, adjusted)
    switch axis {
    case .vertical:
      let width = max(bounds.width - adjusted.left - adjusted.right, 0)
      return CGRect(x: across, y: start, width: width, height: length)
    case .horizontal:
      let height = max(bounds.height - adjusted.top - adjusted.bottom, 0)
      return CGRect(x: start, y: across, width: length, height: height)
    }
  }

  /// The start of the visible area across the axis, at any scroll position on that axis.
  private func startAcross(_ bounds: CGRect, _ adjusted: UIEdgeInsets) -> CGFloat {
    axis == .vertical ? bounds.minX + adjusted.left : bounds.minY + adjusted.top
  }

  /// Makes the background of a control fill the area between the edge of the list and its content.
  func followGap(of control: RefreshControl, at side: AxisSide) {
    guard let view = control.stage.gap, let scrollView, control.attachment === self else { return }
    let area = gap(of: frames[side], in: scrollView)
    guard area.isFinite else { return }
    // In an animation of the app it would lag behind the content.
    UIView.performWithoutAnimation { view.fill(control.isHidden ? .zero : area, in: scrollView) }
  }

  /// The area between the edge of the list and its content.
  private func gap(of frame: Machine.SideFrame, in scrollView: UIScrollView) -> CGRect {
    let length = CGFloat(frame.gapLength(at: Double(axis.of(scrollView.contentOffset))))
    let distance = CGFloat(frame.gapDistance)
    let start = frame.side == .near ? -distance - length : axis.of(scrollView.contentSize) + distance
    let bounds = scrollView.bounds
    switch axis {
    case .vertical: return CGRect(x: bounds.minX, y: start, width: bounds.width, height: length)
    case .horizontal: return CGRect(x: start, y: bounds.minY, width: length, height: bounds.height)
    }
  }

  /// Keeps floating controls at the edge of the view, and all controls centred in the visible area across their axis,
  /// while the content scrolls under them.
  func keepInSight(in scrollView: UIScrollView) {
    let across = axis.across(scrollView.contentOffset)
    let slides = across != offsetAcross
    offsetAcross = across
    each { keepInSight($0, at: $0.side, slides: slides) }
    followGaps()
  }

  private func followGaps() { each { followGap(of: $0, at: $0.side) } }

  private func keepInSight(_ control: RefreshControl, at side: AxisSide, slides: Bool) {
    guard control.stage.isShown else { return }
    if frames[side].placement == .floating {
      keepFloating(control, at: side)
    } else if slides {
      slide(control)
    }
  }

  /// Moves a control across its axis.
  ///
  /// Along its axis it stays where it was drawn: a flush decides on that.
  private func slide(_ control: RefreshControl) {
    guard let scrollView else { return }
    let start = startAcross(scrollView.bounds, scrollView.adjustedContentInset)
    guard start.isFinite else { return }
    // In an animation of the app the control would lag behind the content.
    UIView.performWithoutAnimation {
      if axis == .vertical { control.frame.origin.x = start } else { control.frame.origin.y = start }
    }
  }

  private func keepFloating(_ control: RefreshControl, at side: AxisSide) {
    guard let scrollView else { return }
    let strip = strip(of: frames[side], in: scrollView)
    guard strip.isFinite else { return }
    UIView.performWithoutAnimation { control.frame = strip }
  }

  /// Redraws visible controls whose surroundings have changed without a scroll.
  func followPlaces() {
    each { control in
      guard control.stage.isShown, let scrollView else { return }
      let known = control.configuration.surroundings(of: control, in: scrollView)
      guard known != control.stage.surroundings else { return }
      redraw(control, at: control.side)
    }
    followGaps()
  }

  /// Tells the views of controls that are out of view of a state that has changed.
  func showStates() {
    each { if $0.stage.needs($0.refreshState) { redraw($0, at: $0.side) } }
  }
}

/// The reports to the log.
extension RefreshController {
  /// Logs pulls that are let go past the trigger and begin nothing, which are hard to find otherwise.
  func reportIgnoredPulls(_ effects: Machine.Effects) {
    if effects.near?.refusal != nil { near?.log.say(.ignoredPull) }
    if effects.far?.refusal != nil { far?.log.say(.ignoredPull) }
  }

  /// Logs what keeps the user from pulling; looks at the container in layout passes only, when the app has set it up.
  func reportObstacles(after event: Machine.Event) {
    guard let scrollView, event == .laidOut || !scrollView.bounces || !scrollView.isScrollEnabled,
      scrollView.window != nil
    else { return }
    if event == .laidOut {
      each { $0.log.noteContainer(of: $0) }
    }
    each { $0.log.noteObstacles(of: $0, in: scrollView) }
  }

  /// Logs once what the machine has found about the insets that the app writes.
  func reportInsets() {
    let found = machine.insetNotices.subtracting(reportedInsets)
    guard !found.isEmpty, let scrollView else { return }
    reportedInsets.formUnion(found)
    if found.contains(.taken) { RefreshLog.sink(.polluted, scrollView) }
    if found.contains(.corrected) { RefreshLog.sink(.restored, scrollView) }
  }
}
#endif
