#if REFRESH_ADAPTER
/// Passes the events of one axis to the machine, and carries out its effects.
///
/// The controls own it, so that one that outlives its list leaves it in order.
@MainActor
final class RefreshController {
  typealias Machine = RefreshStateMachine

  let axis: ScrollAxis
  let controls = ControlPair()
  private(set) var recorded = RecordedMachine()

  /// The last frames of both sides, which answer between the events.
  private(set) var frames = SideFrames()
  private(set) weak var scrollView: UIScrollView?
  private(set) weak var host: RefreshHost?

  private(set) var clock: (any FrameClock)?
  private var pan: PanTarget?
  private var observations: [NSKeyValueObservation] = []

  var container: PullContainer { host?.container ?? PullContainer() }

  var bounce: BounceSetting? { didSet { oldValue?.restore() } }

  private(set) var wake = Machine.Wake.never
  private let writer: ListWriter
  private let probe: ListProbe

  /// The last reading that was passed to the machine.
  private var lastReading: ScrollMetrics?

  /// `true` if the controls are configured again at the next layout pass or frame, whichever comes first.
  private var needsConfiguration = false

  /// `true` if a control needs the number of items, as they are configured.
  private var countsItems = false

  private var reports = ListReports()
  private(set) lazy var painter = ControlPainter(self)
  private(set) lazy var system = SystemBacking(self)

  init(_ scrollView: UIScrollView, along axis: ScrollAxis, host: RefreshHost) {
    self.scrollView = scrollView
    self.axis = axis
    self.host = host
    probe = ListProbe(scrollView, along: axis)
    writer = ListWriter(scrollView, along: axis)
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
  func observe() { observations = host?.scrollView?.observations(by: self) ?? [] }

  /// `true` without controls, without a motion of one that was removed, and without content that has yet to bounce back.
  var isEmpty: Bool {
    guard controls.isEmpty, !frames.near.isMoving, !frames.far.isMoving else { return false }
    // Without the host in the list, no later frame would see that the content is back.
    return bounce?.isNeeded(in: host?.scrollView) != true
  }

  /// The time of the clock that stamps frames; 0 once the controller has left its list.
  var now: Double { clock?.now ?? 0 }

  /// Records from now on if a control asks for it, and stops if none does.
  func followRecording() {
    let isWanted = controls.contains(\.isRecording)
    recorded.record(isWanted, from: isWanted ? scrollView.map(read) : nil, at: now, isVertical: axis == .vertical)
  }

  func place(_ control: RefreshControl?, at side: AxisSide) {
    controls[side] = control
    countsItems = controls.countsItems
    followRecording()
  }
}

extension RefreshController: @preconcurrency ScrollViewListener {
  func scrollViewDidChange(_ scrollView: UIScrollView) {
    if scrollView.zooms { host?.yieldFirstPlaceSoon() }
    probe.noteScroll(scrollView, at: now)
    noteScroll(scrollView)
    painter.keepInSight()
  }

  /// Passes a reading that may have changed to the machine.
  func noteScroll(_ scrollView: UIScrollView) {
    guard !writer.isWriting, let clock else { return }
    // Only a scroll tells that the app has removed its own refresh control.
    if controls.near?.configuration.isBesideSystemControl == true, scrollView.foreignRefreshControl == nil {
      layOutSoon()
    }
    let scroll = read(scrollView)
    // UIKit also notifies of a write without a change.
    guard scroll != lastReading else { return }
    send(.scrolled, scroll, at: clock.now)
    controls.each { $0.askAboutPull() }
  }

  func laidOut() {
    // No notification tells that the layout direction has changed, or a collection layout: a layout pass follows.
    followDirection()
    configureChangedControls()
    if let scrollView { probe.noteLayout(scrollView, keepsPlace: controls.keepsPlace) }
    send(.laidOut)
    // A finger holds the list: its lift is followed by a layout pass. So is a change of the backing, which is due before the
    // first session. In the background, nobody sees it: a return asks again.
    let isDue = controls.contains { $0.automatic.mayBegin(beside: frames[$0.side.opposite].state) }
    if isDue, !isTouchDown, !system.isDue, host?.isAway == false {
      controls.each { $0.automatic.beginIfDue(in: $0) }
    }
    painter.followPlaces()
  }

  /// `true` if a finger is down.
  ///
  /// One that rests has made no event, so the machine is asked.
  var isTouchDown: Bool { scrollView.map { recorded.machine.gesture.isDown(in: read($0)) } ?? false }

  /// Reads the list and asks for a layout pass, after settings that have changed, or a move to or from a window: outside of one,
  /// the machine decides at the next frame.
  func noteChange() {
    layOutSoon()
    send(.scrolled)
  }

  /// Sets the app's own inset, unless that is the inset already and no other write has changed it.
  func setClientInset(_ inset: SidePair) {
    guard let scrollView, !recorded.machine.hasClientInset(inset, in: insets(of: scrollView)) else { return }
    send(.clientDidSetInset(inset))
  }

  /// The app's own inset.
  ///
  /// It may ask between a write of its own and the notification, so the machine is asked.
  func clientInset(in scrollView: UIScrollView) -> SidePair { recorded.machine.clientInset(in: insets(of: scrollView)) }

  private func insets(of scrollView: UIScrollView) -> ScrollMetrics {
    var scroll = ScrollMetrics(scrollView, along: axis)
    writer.anticipate(&scroll)
    return scroll
  }

  func crossedGround(_ isInBackground: Bool) {
    send(isInBackground ? .enteredBackground : .enteredForeground)
    guard !isInBackground else { return }
    // Both before the first redraw, which calls the app.
    controls.each { $0.automatic.checkSoon($0) }
    controls.each {
      // Core Animation has removed the loops in the background (report B040).
      $0.stage.forgetLoops()
      painter.redraw($0)
    }
  }

  /// Applies settings of a control that may have changed, and draws it; with `onlyIfChanged` only if they have.
  func settingsChanged(_ control: RefreshControl, onlyIfChanged: Bool = false) {
    let isChanged = configure(control)
    if isChanged { noteChange() }
    if isChanged || !onlyIfChanged { painter.redraw(control) }
  }

  func configureSoon() { needsConfiguration = true }

  /// Requests a layout pass.
  func layOutSoon() { host?.requestLayout() }

  @discardableResult
  func send(_ event: Machine.Event) -> RefreshRequestResult? {
    // A call about a list that is gone finds it as it was last.
    guard let clock, let scroll = scrollView.map(read) ?? (event.isCall ? lastReading : nil) else { return nil }
    return send(event, scroll, at: clock.now)
  }
}

extension RefreshController {
  /// The wake of the machine, or the next frame if items have to be counted or the lift of a finger is waited for.
  private var dueWake: Machine.Wake {
    // A finger that rests on the shield reports nothing when it lifts.
    let countsSoon = countsItems && scrollView.map(probe.needsCount) == true
    let needsFrame = system.awaitsLift || host?.isShielded == true || countsSoon
    // A list without controls is left at the first frame in which nothing moves it.
    return needsFrame || controls.isEmpty ? .nextFrame : wake
  }

  /// `true` while the machine moves the content, which it does not in the background.
  var movesContent: Bool { wake == .nextFrame && (frames.near.isSettling || frames.far.isSettling) }

  /// `true` if it matters whether the section headers are pinned.
  private var asksForHeaders: Bool {
    let isAsked = controls.near.map { $0.role == .refresh && $0.pinnedHeaders == .automatic } == true
    return isAsked && axis == .vertical && (frames.near.addedInset != 0 || frames.near.state != .idle)
  }

  @discardableResult
  private func send(_ event: Machine.Event, _ scroll: ScrollMetrics, at time: Double) -> RefreshRequestResult? {
    lastReading = scroll
    let effects = recorded.receive(event, scroll, at: time)
    frames.take(effects)
    wake = effects.wake
    let turn = writer.begin(effects, of: event, over: scroll.inset)
    effects.apply { step in
      if step == .publishStates {
        host?.report(
          (isVertical: axis == .vertical, time: time, event: event, scroll: scroll, effects: effects, frames: frames))
      }
      carryOut(step, of: event, in: turn)
      return writer.isCurrent(turn)
    }
    reports.noteRefusals(effects, controls)
    painter.showStates()
    writer.end(turn)
    // A write in the caller's stack would lay out a list whose data have changed but which does not know it yet
    // (report B012).
    // A request that was joined or refused has changed nothing.
    if effects.asksForFlush, effects.answer.map({ $0 == .started || $0 == .queued }) ?? true { layOutSoon() }
    if case .began(.near, _, let reveal) = event, effects.answer == .started { system.note(reveal) }
    if event.isFlush {
      system.followSoon()
      host?.shieldRows()
    }
    // A callback may have changed the wake of the machine: the newest counts.
    clock?.wake(dueWake)
    if frames.near.addedInset != 0, wake != .nextFrame { host?.standBelowBars() }
    guard let scrollView else { return effects.answer }
    reports.noteObstacles(after: event, controls, in: scrollView)
    reports.note(recorded.machine.insetNotices, in: scrollView)
    return effects.answer
  }

  private func carryOut(_ step: Machine.Effects.Step, of event: Machine.Event, in turn: ListWriter.Turn) {
    switch step {
    case .cancelAction(let side): controls[side]?.sessions.runner.cancel()
    case .publishStates: controls.each { $0.sessions.publish(frames[$0.side], after: event, of: $0) }
    case .setInset(let inset): writer.setInset(inset, in: turn)
    case .stopScrolling:
      host?.touchSource?.stopScrolling()
      writer.stopScrolling()
    case .setOffset(let offset): writer.setOffset(offset, decidedAt: lastReading?.contentLength)
    case .readBack:
      guard let scrollView, let clock else { return }
      let scroll = read(scrollView)
      lastReading = scroll
      let effects = recorded.receive(.scrolled, scroll, at: clock.now)
      frames.take(effects)
      wake = effects.wake
    case .startAction(let session, let side):
      // Code of the app in an earlier step may have ended the session, and begun another, whose action has started.
      if frames[side].isActionRunning, frames[side].session == session, let control = controls[side] {
        control.sessions.startAction(session, of: control)
      }
    case .prepareFeedback(let feedback, let side): controls[side]?.haptics.prepare(feedback)
    case .playFeedback(let feedback, let side): controls[side]?.haptics.play(feedback)
    case .announce(let outcome, let side):
      guard let control = controls[side] else { return }
      control.announcer.announce(outcome, by: control) {
        if let text = control.announcementText { return text(outcome) }
        return control.words.announcement(outcome, of: control.role, message: control.sessions.message)
      }
    case .redraw(let side): controls[side].map(painter.drawDecision)
    case .reportInsetConflict:
      if let scrollView { RefreshLog.sink(.insetConflict, scrollView) }
    case .sendValueChanged(let session, let side):
      let frame = frames[side]
      if frame.state == .refreshing, frame.session == session { controls[side]?.sendActions(for: .valueChanged) }
    }
  }

  func read(_ scrollView: UIScrollView) -> ScrollMetrics {
    let (host, asksForHiding) = (host, frames.near.fillsScreen || frames.far.fillsScreen)
    var scroll = ScrollMetrics(scrollView, along: axis, asksForHiding: asksForHiding)
    host?.touchSource?.replaceTouch(in: &scroll, along: axis)
    probe.complete(&scroll, of: scrollView, at: now)
    if axis == .vertical { scroll.hasGrowingBar = host?.container.hasGrowingBar == true }
    if controls.moveAtOnce { scroll.areAnimationsEnabled = false }
    system.removeSpace(from: &scroll)
    writer.anticipate(&scroll)
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
    controls.each { control in
      guard let scrollView, isDue || control.configuration.isOutdated(control, in: scrollView) else { return }
      configure(control)
    }
  }

  /// Passes the settings of a control to the machine; returns `true` if they have changed.
  @discardableResult
  func configure(_ control: RefreshControl) -> Bool {
    guard let scrollView else { return false }
    let settings = control.configuration.settings(of: control, in: scrollView)
    countsItems = controls.countsItems
    // The animator may have removed the control when it was asked for its metrics.
    return controls[control.side] === control && recorded.configure(settings, at: control.side)
  }
}

/// The controls of the list, as they come and go.
extension RefreshController {
  func attach(_ control: RefreshControl) {
    let side = control.side
    place(control, at: side)
    if control.enablesBouncing, bounce == nil, let scrollView { bounce = BounceSetting(scrollView, along: axis) }
    configure(control)
    send(.attached(side))
    if !control.isEnabled { send(.enabled(side, false)) }
    if control.isHidden { send(.hidden(side, true)) }
    if control.sessions.isExhausted { send(.noMoreData(side, true)) }
  }

  func detach(_ control: RefreshControl) { if release(control) { leaveIfEmpty() } }

  /// Leaves the list after its last control, once what that has moved is home.
  func leaveIfEmpty() {
    guard isEmpty else { return }
    clock?.wake(.never)
    pan?.invalidate()
    (clock, pan, bounce, observations) = (nil, nil, nil, [])
    host?.release(self)
    // Whoever has called the app, which has removed the last control, may still ask.
    inNextTurn { withExtendedLifetime(self) {} }
  }

  /// Ends what needs a frame, which a controller without its host in the list no longer has: a control that leaves gives its inset
  /// back at once, and nothing keeps the controller for the motion of one that has left.
  func loseFrames() {
    send(.enteredBackground)
    guard controls.isEmpty else { return }
    send(.enteredForeground)
    send(.laidOut)
    leaveIfEmpty()
  }

  /// Ends the sessions, because the list is gone, or its app has removed the host: there the controls begin anew.
  func hostHasLeft() {
    guard scrollView == nil || host?.superview !== scrollView else { return }
    let controls = controls.all
    // A listener may have moved the other control when it was told of the end.
    for control in controls where control.attachment === self { control.leave() }
    controls.forEach { $0.join() }
  }

  /// Releases a control; returns `true` if it was attached here.
  private func release(_ control: RefreshControl) -> Bool {
    let side = control.side
    guard controls[side] === control else { return false }
    control.sessions.isExhausted = frames[side].isExhausted
    if side == .near { system.leave() }
    send(.detached(side))
    control.sessions.lastRecording = control.recording
    place(nil, at: side)
    return true
  }

  /// Moves controls to the other side if the layout direction has changed, or a collection layout that flips its axis:
  /// as if each had been removed and added there.
  func followDirection() {
    guard axis == .horizontal, let scrollView else { return }
    let moved = controls.all.filter { ScrollAxis.side(of: $0.edge, in: scrollView) != $0.side }
    for control in moved { _ = release(control) }
    // A listener may have removed the control for good when it was told of the removal.
    for control in moved where control.attachment === self {
      control.side = ScrollAxis.side(of: control.edge, in: scrollView)
      attach(control)
      control.sessions.sendPending { control.begin($0) }
    }
  }
}

extension RefreshController: FrameClockDelegate {
  func frameClockDidTick(at time: Double) {
    guard let scrollView else { return }
    host?.frameBegan()
    probe.noteFrame(scrollView, countsItems: countsItems, asksForHeaders: asksForHeaders)
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

/// The controls at the two ends of an axis, which the scroll view owns.
@MainActor
final class ControlPair {
  private(set) weak var near: RefreshControl?
  private(set) weak var far: RefreshControl?

  var isEmpty: Bool { near == nil && far == nil }

  /// The controls as they are now, whatever a call of the app changes meanwhile.
  var all: [RefreshControl] { [near, far].compactMap { $0 } }

  subscript(side: AxisSide) -> RefreshControl? {
    get { side == .near ? near : far }
    set { if side == .near { near = newValue } else { far = newValue } }
  }

  func each(_ body: (RefreshControl) -> Void) {
    if let near { body(near) }
    if let far { body(far) }
  }

  /// Returns `true` if something holds for one of the controls.
  func contains(_ isSo: (RefreshControl) -> Bool) -> Bool { near.map(isSo) == true || far.map(isSo) == true }

  /// `true` if the list goes to a session that has begun without an animation.
  var moveAtOnce: Bool { contains { $0.sessions.movesAtOnce } }

  /// `true` if the rows are kept in place when others are inserted before them.
  var keepsPlace: Bool { near.map { $0.role == .loadMore && $0.loadMore.keepsPlace } ?? false }

  /// `true` if the number of items matters: for a trigger in items, or to distinguish inserted rows from a relayout.
  var countsItems: Bool {
    keepsPlace || contains { if case .onReachingEnd(.items) = $0.trigger { $0.role == .loadMore } else { false } }
  }
}
#endif
