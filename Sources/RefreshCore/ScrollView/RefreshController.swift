#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Passes the events of one axis to the machine, and carries out its effects.
@MainActor
final class RefreshController {
  typealias Machine = RefreshStateMachine

  let axis: ScrollAxis
  private(set) var machine = Machine()
  private(set) weak var scrollView: UIScrollView?
  private(set) weak var host: RefreshHost?
  private(set) weak var near: RefreshControl?
  private(set) weak var far: RefreshControl?
  private var clock: (any FrameClock)?
  private var pan: (any PanWatcher)?
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
  private var wake = Machine.Wake.never

  /// The number of calls of the app that wrote geometry.
  ///
  /// A call inside a write makes the rest of that write stale. The flush of a layout pass inside a write does not: it
  /// takes the stop and the offset that follow for done.
  private var callCount: UInt = 0

  /// `true` if the list had pinned section headers at the last frame of a pull or a session.
  ///
  /// A list sends readings from inside its updates, when it cannot answer; a frame is never inside an update.
  private var hasPinnedHeaders = false

  /// The last reading that was passed to the machine.
  private var lastReading: ScrollMetrics?

  /// `true` if the settings of a control are configured again at the next layout pass or frame.
  private var needsConfiguration = false

  /// The number of items at the last layout pass: at any other time the data may have changed before the list knows.
  private var itemCount = 0
  private var staleInset = StaleInsetDetector()

  /// The offset across the axis when the controls were last moved along with it.
  private var offsetAcross: CGFloat?

  init(_ scrollView: UIScrollView, along axis: ScrollAxis, host: RefreshHost) {
    self.scrollView = scrollView
    self.axis = axis
    self.host = host
    clock = makeFrameClock(for: self)
    pan = makePanWatcher(scrollView.panGestureRecognizer) { [weak self] isCancelled in
      self?.send(isCancelled ? .touchCancelled : .lifted)
    }
  }

  var isEmpty: Bool { near == nil && far == nil }

  func control(at side: AxisSide) -> RefreshControl? { side == .near ? near : far }

  func place(_ control: RefreshControl?, at side: AxisSide) {
    switch side {
    case .near: near = control
    case .far: far = control
    }
  }

  func invalidate() {
    clock?.invalidate()
    pan?.invalidate()
    bounce?.restore()
    clock = nil
    pan = nil
    bounce = nil
  }
}

extension RefreshController {
  func scrolled() {
    keepInSight()
    guard !isWriting, let scrollView, let clock else { return }
    let scroll = read(scrollView)
    // UIKit also notifies of a write without a change.
    guard scroll != lastReading else { return }
    send(.scrolled, scroll, at: clock.now)
    watchForPollution()
  }

  private func watchForPollution() {
    guard staleInset.isArmed, machine.addedInset == SidePair(), let scrollView else { return }
    let scale = Double(scrollView.traitCollection.displayScale)
    let inset = axis.of(scrollView.contentInset)
    if staleInset.recognizes(inset, scale: max(scale, 1)) { RefreshLog.write(.polluted, about: scrollView) }
  }

  func laidOut() {
    followDirection()
    configureChangedControls()
    if let scrollView, near?.countsItems == true || far?.countsItems == true { itemCount = scrollView.itemCount }
    send(.laidOut)
    if let near { followPlace(of: near, at: .near) }
    if let far { followPlace(of: far, at: .far) }
  }

  /// Redraws a visible control whose surroundings have changed without a scroll.
  private func followPlace(of control: RefreshControl, at side: AxisSide) {
    guard control.isDrawn, let scrollView, control.surroundings(in: scrollView) != control.place else { return }
    redraw(control, at: side)
  }

  /// Handles a move to or from a window, which the app makes: the machine decides in the layout pass or, outside a
  /// window, at the next frame.
  func windowChanged() {
    send(.scrolled)
    host?.setNeedsLayout()
  }

  /// Sets the app's own inset, unless that is the inset already and no other write has changed it.
  func setClientInset(_ inset: SidePair) {
    guard let scrollView else { return }
    let isWritten = pendingInset != nil || axis.of(scrollView.contentInset) == machine.ledger.total
    guard inset != machine.ledger.client || !isWritten else { return }
    send(.clientDidSetInset(inset))
  }

  /// The app's own inset.
  func clientInset(in scrollView: UIScrollView) -> SidePair {
    var scroll = ScrollMetrics(scrollView, along: axis)
    anticipate(&scroll)
    return machine.clientInset(in: scroll)
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
    near?.restartLoops()
    far?.restartLoops()
  }

  /// Redraws the control at a side, even if nothing has changed.
  func redraw(at side: AxisSide) {
    if let control = control(at: side) { redraw(control, at: side) }
  }

  /// Applies changed settings of a control, and draws it.
  func settingsChanged(_ control: RefreshControl, at side: AxisSide) {
    if configure(control, at: side) { flushSettings() }
    redraw(control, at: side)
  }

  /// Applies metrics that may have changed, and draws the control if they have.
  func metricsMayHaveChanged(of control: RefreshControl, at side: AxisSide) {
    guard configure(control, at: side) else { return }
    flushSettings()
    redraw(control, at: side)
  }

  /// Configures the controls at the next layout pass or frame, whichever comes first.
  func configureSoon() { needsConfiguration = true }

  /// Configures the controls in a layout pass of this turn.
  func configureLater() {
    configureSoon()
    host?.setNeedsLayout()
  }

  private func flushSettings() {
    host?.setNeedsLayout()
    send(.scrolled)
  }

  @discardableResult
  func send(_ event: Machine.Event) -> RefreshRequestResult? {
    guard let scrollView, let clock else { return nil }
    let scroll = read(scrollView)
    let time = clock.now
    return send(event, scroll, at: time)
  }
}

extension RefreshController: FrameClockDelegate {
  func frameClockDidTick(at time: Double) {
    guard let scrollView else { return }
    askForPinnedHeaders(scrollView)
    if needsConfiguration { configureChangedControls() }
    send(.ticked, read(scrollView), at: time)
  }

  func frameClockDidWake(at time: Double) {
    guard let scrollView else { return }
    send(.woke, read(scrollView), at: time)
  }
}

extension RefreshController {
  private func askForPinnedHeaders(_ scrollView: UIScrollView) {
    guard axis == .vertical, near?.pinnedHeaders == .automatic else { return }
    guard machine.addedInset.near != 0 || machine.state(at: .near) != .idle else { return }
    hasPinnedHeaders = scrollView.pinsSectionHeaders
  }

  @discardableResult
  private func send(_ event: Machine.Event, _ scroll: ScrollMetrics, at time: Double) -> RefreshRequestResult? {
    lastReading = scroll
    let effects = machine.receive(event, scroll, at: time)
    wake = effects.wake
    let (outerInset, outerCount) = (pendingInset, callCount)
    if let inset = effects.inset { pendingInset = inset }
    if effects.writesGeometry, event.isCall { callCount &+= 1 }
    let count = callCount
    effects.apply { step in
      if step == .publishStates {
        host?.report(RefreshDecision(axis, event, scroll, at: time, effects, machine))
      }
      carryOut(step)
      return count == callCount
    }
    showStates()
    // A call that has written geometry makes the rest of an outer write stale, with its inset.
    pendingInset = outerCount == callCount ? outerInset : nil
    if effects.asksForFlush, effects.answer?.changesNothing != true { host?.setNeedsLayout() }
    // A callback may have changed the wake of the machine: the newest counts.
    clock?.wake(wake)
    return effects.answer
  }

  private func publishStates() {
    near?.stateMayHaveChanged(to: machine.state(at: .near), outcome: machine.outcome(at: .near))
    far?.stateMayHaveChanged(to: machine.state(at: .far), outcome: machine.outcome(at: .far))
  }

  /// Tells the views of controls that are out of view of a state that has changed.
  private func showStates() {
    if let near, near.needsStateUpdate { redraw(near, at: .near) }
    if let far, far.needsStateUpdate { redraw(far, at: .far) }
  }

  private func carryOut(_ step: Machine.Effects.Step) {
    switch step {
    case .cancelAction(let side): control(at: side)?.cancelAction()
    case .publishStates: publishStates()
    case .setInset, .stopScrolling, .setOffset: write(step)
    case .readBack:
      guard let scrollView, let clock else { return }
      let scroll = read(scrollView)
      lastReading = scroll
      wake = machine.receive(.scrolled, scroll, at: clock.now).wake
    case .startAction(let session, let side):
      if machine.isActionRunning(at: side) { control(at: side)?.startAction(session: session) }
    case .prepareFeedback(let feedback, let side): control(at: side)?.prepareFeedback(feedback)
    case .playFeedback(let feedback, let side): control(at: side)?.playFeedback(feedback)
    case .announce(let outcome, let side): control(at: side)?.announce(outcome)
    case .redraw(let side): redraw(at: side)
    case .reportInsetConflict:
      if let scrollView { RefreshLog.write(.insetConflict, about: scrollView) }
    case .sendValueChanged(let side):
      if machine.state(at: side) == .refreshing { control(at: side)?.sendActions(for: .valueChanged) }
    }
  }

  /// Carries out a geometry step; its writes come back as readings, which are ignored.
  private func write(_ step: Machine.Effects.Step) {
    guard let scrollView else { return }
    let wasWriting = isWriting
    isWriting = true
    switch step {
    case .setInset(let inset): write(inset, to: scrollView)
    case .stopScrolling: scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    case .setOffset(let offset): scrollView.contentOffset = axis.replacing(offset, in: scrollView.contentOffset)
    case .cancelAction, .publishStates, .readBack, .startAction, .prepareFeedback, .playFeedback, .announce, .redraw,
      .reportInsetConflict, .sendValueChanged:
      break
    }
    isWriting = wasWriting
  }

  private func write(_ inset: SidePair, to scrollView: UIScrollView) {
    staleInset.note(inset, addedInset: machine.addedInset)
    scrollView.contentInset = axis.replacing(inset, in: scrollView.contentInset)
    pendingInset = nil
  }

  func read(_ scrollView: UIScrollView) -> ScrollMetrics {
    let asksForHiding = machine.fillsScreen(at: .near) || machine.fillsScreen(at: .far)
    var scroll = ScrollMetrics(
      scrollView, along: axis, hasPinnedHeaders: hasPinnedHeaders, asksForHiding: asksForHiding, itemCount: itemCount)
    anticipate(&scroll)
    return scroll
  }

  private func redraw(_ control: RefreshControl, at side: AxisSide) {
    guard let scrollView, let clock else { return }
    let scroll = read(scrollView)
    let surroundings = control.surroundings(in: scrollView)
    var update = machine.update(
      at: side, scroll, time: clock.now, surroundings: surroundings, message: control.message)
    update.lastRefresh = control.lastRefreshText(for: update)
    control.show(update, in: strip(update, of: control, at: side, scroll, in: scrollView))
  }

  private func strip(
    _ update: RefreshUpdate, of control: RefreshControl, at side: AxisSide, _ scroll: ScrollMetrics,
    in scrollView: UIScrollView
  ) -> CGRect {
    IndicatorFrame(update, side: side, machine, scroll, in: scrollView, along: axis, placement: control.placementInUse)
      .frame
  }

  /// Keeps floating controls at the edge of the view, and all controls centred in the visible area across their axis,
  /// while the content scrolls under them.
  private func keepInSight() {
    guard let scrollView else { return }
    let across = axis.across(scrollView.contentOffset)
    let slides = across != offsetAcross
    offsetAcross = across
    if let near { keepInSight(near, at: .near, slides: slides) }
    if let far { keepInSight(far, at: .far, slides: slides) }
  }

  private func keepInSight(_ control: RefreshControl, at side: AxisSide, slides: Bool) {
    guard control.isDrawn else { return }
    if control.placementInUse == .floating {
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
    let start = IndicatorFrame.start(across: axis, in: scrollView)
    guard start.isFinite else { return }
    UIView.performWithoutAnimation {
      switch axis {
      case .vertical: control.frame.origin.x = start
      case .horizontal: control.frame.origin.y = start
      }
    }
  }

  private func keepFloating(_ control: RefreshControl, at side: AxisSide) {
    guard let scrollView, let clock else { return }
    let scroll = read(scrollView)
    let update = machine.update(at: side, scroll, time: clock.now)
    let frame = strip(update, of: control, at: side, scroll, in: scrollView)
    guard frame.isFinite else { return }
    UIView.performWithoutAnimation { control.frame = frame }
  }

  /// Configures the controls whose surroundings have changed, which needs no call of the control.
  func configureChangedControls() {
    let isDue = needsConfiguration
    needsConfiguration = false
    if let near { configure(near, at: .near, ifDue: isDue) }
    if let far { configure(far, at: .far, ifDue: isDue) }
  }

  private func configure(_ control: RefreshControl, at side: AxisSide, ifDue isDue: Bool) {
    guard let scrollView, isDue || control.inputs(in: scrollView) != control.configuredInputs else { return }
    configure(control, at: side)
  }

  /// Passes the settings of a control to the machine; returns `true` if they have changed.
  @discardableResult
  func configure(_ control: RefreshControl, at side: AxisSide) -> Bool {
    guard let scrollView else { return false }
    control.configuredInputs = control.inputs(in: scrollView)
    let settings = control.machineSettings(in: scrollView)
    // The animator may have removed the control when it was asked for its metrics.
    guard self.control(at: side) === control, settings != machine.control(at: side).settings else { return false }
    machine.configure(settings, at: side)
    return true
  }
}

extension RefreshController {
  func attach(_ control: RefreshControl, at side: AxisSide) {
    place(control, at: side)
    if control.enablesBouncing, bounce == nil, let scrollView { bounce = BounceSetting(scrollView, along: axis) }
    configure(control, at: side)
    send(.attached(side))
    if !control.isEnabled { send(.enabled(side, false)) }
    if control.isHidden { send(.hidden(side, true)) }
    if control.isExhausted { send(.noMoreData(side, true)) }
  }

  func detach(_ control: RefreshControl, at side: AxisSide) {
    guard release(control, at: side) else { return }
    host?.leaveIfEmpty()
  }

  /// Releases a control; returns `true` if it was attached here.
  private func release(_ control: RefreshControl, at side: AxisSide) -> Bool {
    guard self.control(at: side) === control else { return false }
    control.isExhausted = machine.isExhausted(at: side)
    send(.detached(side))
    place(nil, at: side)
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

extension RefreshRequestResult {
  /// `true` if the request has changed nothing, so that there is nothing to decide.
  fileprivate var changesNothing: Bool {
    switch self {
    case .started, .queued: false
    case .joined, .refused: true
    }
  }
}

#endif
