#if REFRESH_ADAPTER
/// Passes the events of one axis to the machine, and carries out its effects.
@MainActor
final class RefreshController {
  typealias Machine = RefreshStateMachine

  let axis: ScrollAxis
  private(set) var machine = Machine()

  /// The last frames of both sides, which answer between the events.
  private(set) var frames = SideFrames()
  private(set) weak var scrollView: UIScrollView?
  private(set) weak var host: RefreshHost?

  /// The controls, which the scroll view owns; they own the controller, so that one that outlives its list leaves it in order.
  private(set) weak var near: RefreshControl?
  private(set) weak var far: RefreshControl?
  private(set) var clock: (any FrameClock)?
  private var pan: PanTarget?
  private var observer: ScrollViewObserver?

  var container: PullContainer { host?.container ?? PullContainer() }

  /// The touch that a test simulates.
  var touchSource: (any ScrollTouchSource)?
  var bounce: BounceSetting?

  /// `true` during a write.
  ///
  /// The controller's own writes come back as readings between the inset and the offset, where UIKit may clamp: they
  /// are not passed to the machine.
  private var isWriting = false

  /// The inset that the machine has decided and the scroll view does not have yet; `nil` if none is to be written.
  ///
  /// In a callback before or during the write, the app's own inset cannot be read from the scroll view.
  private var pendingInset: SidePair?
  private(set) var wake = Machine.Wake.never

  /// The number of calls of the app that wrote geometry.
  ///
  /// A call inside a write makes the rest of that write stale. The flush of a layout pass inside a write does not: it
  /// takes the stop and the offset that follow for done.
  private var callCount: UInt = 0

  private let probe: ListProbe

  /// The last reading that was passed to the machine.
  private var lastReading: ScrollMetrics?

  /// `true` if the settings of a control are configured again at the next layout pass or frame.
  private var needsConfiguration = false

  var reportedInsets = InsetNotice()

  private(set) lazy var system = SystemBacking(self)

  /// The recorder of the machine's inputs; `nil` while no control asks for it.
  var recorder: RecorderBox?

  /// The offset across the axis when the controls were last moved along with it.
  var offsetAcross: CGFloat?

  init(_ scrollView: UIScrollView, along axis: ScrollAxis, host: RefreshHost) {
    self.scrollView = scrollView
    self.axis = axis
    self.host = host
    probe = ListProbe(scrollView, along: axis)
    clock = makeFrameClock(for: self)
    pan = PanTarget(scrollView.panGestureRecognizer) { [weak self] state in
      switch state {
      case .ended: self?.send(.lifted)
      case .cancelled, .failed: self?.send(.touchCancelled)
      default: break
      }
    }
    observe()
  }

  /// Begins to observe the scroll view, or ends it if the host has been removed from it.
  func observe() {
    observer?.invalidate()
    observer = host?.scrollView.map { ScrollViewObserver($0, self) }
  }

  /// `true` without controls, without a motion of one that was removed, and without content that has yet to bounce back.
  var isEmpty: Bool {
    near == nil && far == nil && !frames.near.isMoving && !frames.far.isMoving && bounce?.isNeeded != true
  }

  /// The time of the clock that stamps frames; 0 once the controller is invalid.
  var now: Double { clock?.now ?? 0 }

  func control(at side: AxisSide) -> RefreshControl? { side == .near ? near : far }

  func each(_ body: (RefreshControl) -> Void) {
    if let near { body(near) }
    if let far { body(far) }
  }

  func place(_ control: RefreshControl?, at side: AxisSide) {
    if side == .near { near = control } else { far = control }
    probe.note(near, far)
  }

  func invalidate() {
    clock?.invalidate()
    pan?.invalidate()
    observer?.invalidate()
    bounce?.restore()
    clock = nil
    pan = nil
    observer = nil
    bounce = nil
  }
}

extension RefreshController: @preconcurrency ScrollViewListener {
  func scrollViewDidChange(_ scrollView: UIScrollView) {
    if scrollView.zooms { host?.yieldFirstPlaceSoon() }
    probe.noteScroll(scrollView, at: now)
    noteScroll(scrollView)
    keepInSight(in: scrollView)
  }

  /// Passes a reading that may have changed to the machine.
  func noteScroll(_ scrollView: UIScrollView) {
    guard !isWriting, let clock else { return }
    // Only a scroll tells that the app has removed its own refresh control.
    if near?.configuration.isBesideSystemControl == true, scrollView.foreignRefreshControl == nil { layOutSoon() }
    let scroll = read(scrollView)
    // UIKit also notifies of a write without a change.
    guard scroll != lastReading else { return }
    send(.scrolled, scroll, at: clock.now)
    each { askToBegin($0) }
  }

  /// Asks the app about a touch that begins to pull a control.
  private func askToBegin(_ control: RefreshControl) {
    let side = control.side
    // Below a bar that grows, the pull of a frame may be the first.
    guard let shouldBegin = control.shouldBegin, awaitsPull(at: side), let touch = frames[side].pullingTouch else {
      return
    }
    guard control.sessions.askedTouch != touch else { return }
    control.sessions.askedTouch = touch
    // The app may have removed the control in the call, or begun a session.
    guard !shouldBegin(), control.attachment === self, awaitsPull(at: side) else { return }
    // A control that is disabled and enabled again ignores the touch that is down.
    send(.enabled(side, false))
    send(.enabled(side, control.isEnabled))
  }

  private func awaitsPull(at side: AxisSide) -> Bool {
    frames[side].state == .idle || frames[side].state == .pulling
  }

  func laidOut() {
    // No notification tells that the layout direction has changed, or a collection layout: a layout pass follows.
    followDirection()
    configureChangedControls()
    if let scrollView { probe.noteLayout(scrollView) }
    send(.laidOut)
    refreshByThemselves()
    followPlaces()
  }

  private func refreshByThemselves() {
    guard near?.automatic.isDue == true || far?.automatic.isDue == true else { return }
    // A finger holds the list: its lift is followed by a layout pass. So is a change of the backing, which is due before the
    // first session.
    guard !isTouchDown, !system.isDue else { return }
    each { $0.automatic.beginIfDue(in: $0) }
  }

  /// `true` if a finger is down.
  ///
  /// One that rests has made no event, so the machine is asked.
  var isTouchDown: Bool { scrollView.map { machine.isTouchDown(read($0)) } ?? false }

  /// Reads the list and asks for a layout pass, after settings that have changed, or a move to or from a window: outside of one,
  /// the machine decides at the next frame.
  func noteChange() {
    layOutSoon()
    send(.scrolled)
  }

  /// Sets the app's own inset, unless that is the inset already and no other write has changed it.
  func setClientInset(_ inset: SidePair) {
    guard let scrollView, !machine.hasClientInset(inset, in: insets(of: scrollView)) else { return }
    send(.clientDidSetInset(inset))
  }

  /// The app's own inset.
  ///
  /// It may ask between a write of its own and the notification, so the machine is asked.
  func clientInset(in scrollView: UIScrollView) -> SidePair { machine.clientInset(in: insets(of: scrollView)) }

  private func insets(of scrollView: UIScrollView) -> ScrollMetrics {
    var scroll = ScrollMetrics(scrollView, along: axis)
    anticipate(&scroll)
    return scroll
  }

  /// Replaces the inset of a reading by the one that is about to be written.
  private func anticipate(_ scroll: inout ScrollMetrics) {
    guard let pendingInset else { return }
    scroll.adjustedInset = pendingInset + scroll.systemInset
    scroll.inset = pendingInset
  }

  func crossedGround(_ isInBackground: Bool) {
    send(isInBackground ? .enteredBackground : .enteredForeground)
    guard !isInBackground else { return }
    each { $0.automatic.check($0) }
    // Core Animation has removed the loops in the background (report B040).
    each {
      $0.stage.indicator.forgetLoops()
      redraw($0, at: $0.side)
    }
  }

  /// Applies settings of a control that may have changed, and draws it; with `onlyIfChanged` only if they have.
  func settingsChanged(_ control: RefreshControl, at side: AxisSide, onlyIfChanged: Bool = false) {
    let isChanged = configure(control, at: side)
    if isChanged { noteChange() }
    if isChanged || !onlyIfChanged { redraw(control, at: side) }
  }

  /// Configures the controls at the next layout pass or frame, whichever comes first.
  func configureSoon() { needsConfiguration = true }

  /// Requests a layout pass.
  func layOutSoon() { host?.requestLayout() }

  @discardableResult
  func send(_ event: Machine.Event) -> RefreshRequestResult? {
    // A call about a list that is gone finds it as it was last.
    guard let clock, let scroll = scrollView.map(read) ?? (event.isCall ? lastReading : nil) else { return nil }
    let time = clock.now
    return send(event, scroll, at: time)
  }
}

extension RefreshController: FrameClockDelegate {
  func tickIfLate() { clock?.tickIfLate() }

  func frameClockDidTick(at time: Double) {
    guard let scrollView else { return }
    host?.frameBegan()
    probe.noteFrame(scrollView, asksForHeaders: asksForHeaders)
    if needsConfiguration { configureChangedControls() }
    send(.ticked, read(scrollView), at: time)
    leaveIfEmpty()
  }

  func frameClockDidWake(at time: Double) {
    guard let scrollView else { return }
    probe.noteWake(scrollView)
    send(.woke, read(scrollView), at: time)
  }
}

extension RefreshController {
  /// The wake of the machine, or the next frame if items have to be counted or the lift of a finger is waited for.
  private var dueWake: Machine.Wake {
    // A finger that rests on the shield reports nothing when it lifts.
    let needsFrame = system.awaitsLift || host?.isShielded == true || scrollView.map(probe.needsFrame) == true
    // A list without controls is left at the first frame in which nothing moves it.
    return needsFrame || near == nil && far == nil ? .nextFrame : wake
  }

  /// `true` while the machine moves the content, which it does not in the background.
  var movesContent: Bool { wake == .nextFrame && (frames.near.isSettling || frames.far.isSettling) }

  /// `true` if it matters whether the section headers are pinned.
  private var asksForHeaders: Bool {
    guard axis == .vertical, near?.pinnedHeaders == .automatic else { return false }
    return frames.near.addedInset != 0 || frames.near.state != .idle
  }

  private func receive(_ event: Machine.Event, _ scroll: ScrollMetrics, at time: Double) -> Machine.Effects {
    recorder?.value.receive(event, scroll, at: time, by: &machine) ?? machine.receive(event, scroll, at: time)
  }

  private func apply(_ settings: SideSettings, at side: AxisSide) -> Bool {
    recorder?.value.configure(settings, at: side, of: &machine) ?? machine.configure(settings, at: side)
  }

  @discardableResult
  private func send(_ event: Machine.Event, _ scroll: ScrollMetrics, at time: Double) -> RefreshRequestResult? {
    lastReading = scroll
    let effects = receive(event, scroll, at: time)
    frames.take(effects)
    wake = effects.wake
    let (outerInset, outerCount) = (pendingInset, callCount)
    if let inset = effects.inset { pendingInset = inset }
    if effects.writesGeometry, event.isCall { callCount &+= 1 }
    let count = callCount
    let inset = scrollView.map { axis.of($0.contentInset) } ?? scroll.inset
    effects.apply { step in
      if step == .publishStates {
        host?.report(
          Machine.Decision(
            isVertical: axis == .vertical, time: time, event: event, scroll: scroll, effects: effects,
            near: frames.near,
            far: frames.far))
      }
      carryOut(step, of: event, over: inset)
      return count == callCount
    }
    reportIgnoredPulls(effects)
    showStates()
    // A call that has written geometry makes the rest of an outer write stale, with its inset.
    pendingInset = outerCount == callCount ? outerInset : nil
    // A write in the caller's stack would lay out a list whose data have changed but which does not know it yet
    // (report B012).
    if effects.asksForFlush, effects.answer?.changesNothing != true { layOutSoon() }
    if case .began(.near, _, let reveal) = event, effects.answer == .started { system.note(reveal) }
    if event.isFlush {
      system.followSoon()
      host?.shieldRows()
    }
    // A callback may have changed the wake of the machine: the newest counts.
    clock?.wake(dueWake)
    if frames.near.addedInset != 0, wake != .nextFrame { host?.standBelowBars() }
    reportObstacles(after: event)
    reportInsets()
    return effects.answer
  }

  private func publishStates(after event: Machine.Event) {
    each { $0.sessions.publish(frames[$0.side], after: event, of: $0) }
  }

  private func carryOut(_ step: Machine.Effects.Step, of event: Machine.Event, over oldInset: SidePair) {
    switch step {
    case .cancelAction(let side): control(at: side)?.sessions.runner.cancel()
    case .publishStates: publishStates(after: event)
    case .setInset(let inset): write { write(inset, over: oldInset, to: $0) }
    // A plain write of the offset leaves a bounce running, and `stopScrollingAndZooming()` returns it to its edge at
    // once.
    case .stopScrolling:
      touchSource?.stopScrolling()
      write { $0.setContentOffset($0.contentOffset, animated: false) }
    // `setContentOffset(_:animated:)` would cancel the user's scroll under a finger.
    case .setOffset(let offset):
      write { $0.contentOffset = axis.replacing(atMostEnd(offset, of: $0), in: $0.contentOffset) }
    case .readBack:
      guard let scrollView, let clock else { return }
      let scroll = read(scrollView)
      lastReading = scroll
      let effects = receive(.scrolled, scroll, at: clock.now)
      frames.take(effects)
      wake = effects.wake
    case .startAction(let session, let side):
      // Code of the app in an earlier step may have ended the session.
      if frames[side].isActionRunning, let control = control(at: side) {
        control.sessions.startAction(session, of: control)
      }
    case .prepareFeedback(let feedback, let side): control(at: side)?.haptics.prepare(feedback)
    case .playFeedback(let feedback, let side): control(at: side)?.haptics.play(feedback)
    case .announce(let outcome, let side):
      guard let control = control(at: side) else { return }
      control.announcer.announce(outcome, by: control) {
        control.words.announcement(outcome, of: control.role, message: control.sessions.message)
      }
    case .redraw(let side): drawDecision(at: side)
    case .reportInsetConflict:
      if let scrollView { RefreshLog.sink(.insetConflict, scrollView) }
    case .sendValueChanged(let side):
      if frames[side].state == .refreshing { control(at: side)?.sendActions(for: .valueChanged) }
    }
  }

  /// Writes geometry, which comes back as readings: they are ignored.
  private func write(_ body: (UIScrollView) -> Void) {
    guard let scrollView else { return }
    let wasWriting = isWriting
    isWriting = true
    body(scrollView)
    isWriting = wasWriting
  }

  private func write(_ inset: SidePair, over oldInset: SidePair, to scrollView: UIScrollView) {
    // An edge that the app has written in an earlier step is as if it were written after ours. The insets across the axis
    // are the app's, and may be newer than the reading (report B006).
    let present = axis.of(scrollView.contentInset)
    let inset = SidePair(
      near: present.near == oldInset.near ? inset.near : present.near,
      far: present.far == oldInset.far ? inset.far : present.far)
    scrollView.contentInset = axis.replacing(inset, in: scrollView.contentInset)
    pendingInset = nil
  }

  /// Returns an offset, or the end of a list whose rows depend on the inset and have moved it since the reading.
  private func atMostEnd(_ offset: Double, of scrollView: UIScrollView) -> Double {
    let length = axis.of(scrollView.contentSize)
    guard let lastReading, length < lastReading.contentLength else { return offset }
    let inset = axis.of(scrollView.adjustedContentInset)
    return min(offset, max(length + inset.far - axis.of(scrollView.bounds.size), -inset.near))
  }

  func read(_ scrollView: UIScrollView) -> ScrollMetrics {
    let asksForHiding = frames.near.fillsScreen || frames.far.fillsScreen
    var scroll = ScrollMetrics(
      scrollView, along: axis, asksForHiding: asksForHiding, touch: touchSource?.touch)
    probe.complete(&scroll, of: scrollView, at: now)
    if axis == .vertical {
      scroll.hasGrowingBar = container.hasGrowingBar
    }
    if movesAtOnce { scroll.areAnimationsEnabled = false }
    system.removeSpace(from: &scroll)
    anticipate(&scroll)
    return scroll
  }

  /// Returns the frame of a side with the present settings and the present reading, for what no event leads to.
  func presentFrame(at side: AxisSide) -> Machine.SideFrame {
    configureChangedControls()
    send(.scrolled)
    return frames[side]
  }

  /// Configures the controls whose surroundings have changed, which needs no call of the control.
  func configureChangedControls() {
    let isDue = needsConfiguration
    needsConfiguration = false
    each { control in
      guard let scrollView, isDue || control.configuration.isOutdated(control, in: scrollView) else { return }
      configure(control, at: control.side)
    }
  }

  /// Passes the settings of a control to the machine; returns `true` if they have changed.
  @discardableResult
  func configure(_ control: RefreshControl, at side: AxisSide) -> Bool {
    guard let scrollView else { return false }
    probe.note(near, far)
    let settings = control.configuration.settings(of: control, in: scrollView)
    // The animator may have removed the control when it was asked for its metrics.
    return self.control(at: side) === control && apply(settings, at: side)
  }
}

extension RefreshController: SystemBackingOwner {
  var hasGrowingBar: Bool { container.hasGrowingBar }

  var asksForSystem: Bool {
    guard let near, near.role == .refresh, near.edge == .top, near.isEnabled, !near.isHidden, near.trigger != .manual,
      near.backing == .system || near.backing == .automatic && container.needsSystem
    else { return false }
    guard let scrollView, scrollView.window != nil, scrollView.foreignRefreshControl == nil else { return false }
    // The system refuses its refresh control there.
    return scrollView.traitCollection.userInterfaceIdiom != .mac
  }

  var isAtRest: Bool {
    guard let near, near.refreshState == .idle || near.refreshState == .noMoreData else { return false }
    return !isTouchDown
  }

  var isHeld: Bool { frames.near.isHeld }

  var movesAtOnce: Bool { near?.sessions.movesAtOnce == true || far?.sessions.movesAtOnce == true }

  // The system may fire before it notifies of the scroll.
  var pull: Double { scrollView.map { frames.near.pull(at: read($0).offset) } ?? 0 }

  func beginUnderFinger() {
    if let scrollView { noteScroll(scrollView) }
    if frames.near.mayBegin {
      // The system may have shown another distance.
      near?.changes.note(.settings)
      send(.began(.near, .finger, .never))
    }
    layOutSoon()
  }

  func backingChanged() {
    near?.moveContent()
    near?.changes.note(.settings)
  }
}

#endif
