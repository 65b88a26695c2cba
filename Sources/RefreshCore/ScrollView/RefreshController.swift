#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Asks the machine of one axis, and carries out what it answers.
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

  /// Own writes come back as readings between the inset and the offset, where UIKit may clamp: they are not answered.
  private var isWriting = false
  private var wake = Machine.Wake.never

  /// As counted in the last layout pass: at any other time the data may have changed and the list not know of it.
  private var itemCount = 0
  private var staleInset = StaleInsetDetector()

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
    keepFloating()
    guard !isWriting else { return }
    send(.scrolled)
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
    configureControls()
    if let scrollView, near?.countsItems == true || far?.countsItems == true { itemCount = scrollView.itemCount }
    send(.laidOut)
    if let near { followPlace(of: near, at: .near) }
    if let far { followPlace(of: far, at: .far) }
  }

  /// A held control is drawn again in a place that has changed, though nothing moves.
  private func followPlace(of control: RefreshControl, at side: AxisSide) {
    guard control.isDrawn, let scrollView, control.surroundings(in: scrollView) != control.place else { return }
    redraw(control, at: side)
  }

  /// The move is the app's: what it comes to is decided in the layout pass or, off a window, at the next frame.
  func windowChanged() {
    send(.scrolled)
    host?.setNeedsLayout()
  }

  func crossedGround(_ isInBackground: Bool) {
    send(isInBackground ? .enteredBackground : .enteredForeground)
    guard !isInBackground else { return }
    near?.restartLoops()
    far?.restartLoops()
  }

  /// Draws the control at an end again, whatever was drawn last.
  func redraw(at side: AxisSide) {
    if let control = control(at: side) { redraw(control, at: side) }
  }

  /// What the control is set to has changed.
  func settingsChanged(_ control: RefreshControl, at side: AxisSide) {
    configure(control, at: side)
    host?.setNeedsLayout()
    send(.scrolled)
    redraw(control, at: side)
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
    configureControls()
    send(.ticked, read(scrollView), at: time)
  }

  func frameClockDidWake(at time: Double) {
    guard let scrollView else { return }
    send(.woke, read(scrollView), at: time)
  }
}

extension RefreshController {
  @discardableResult
  private func send(_ event: Machine.Event, _ scroll: ScrollMetrics, at time: Double) -> RefreshRequestResult? {
    let effects = machine.receive(event, scroll, at: time)
    wake = effects.wake
    // Before anybody else is called, who may begin the next session of either end.
    if effects.near.contains(.cancelAction) { near?.cancelAction() }
    if effects.far.contains(.cancelAction) { far?.cancelAction() }
    host?.onDecision?(
      RefreshDecision(
        isVertical: axis == .vertical, time: time, event: event, scroll: scroll, effects: effects, machine: machine))
    // Whoever is called from here on may ask for the state: the scroll view's delegate, animators and listeners.
    near?.stateMayHaveChanged(to: machine.state(at: .near), outcome: machine.outcome(at: .near))
    far?.stateMayHaveChanged(to: machine.state(at: .far), outcome: machine.outcome(at: .far))
    write(effects)
    carryOut(effects.near, at: .near)
    carryOut(effects.far, at: .far)
    if effects.asksForFlush { host?.setNeedsLayout() }
    // An answer to a callback may have changed what the machine waits for: the newest counts.
    clock?.wake(wake)
    return effects.answer
  }

  /// The geometry, in one place.
  private func write(_ effects: Machine.Effects) {
    guard let scrollView, effects.inset != nil || effects.offset != nil || effects.stopsScrolling else { return }
    isWriting = true
    if !effects.writesInsetLast { write(effects.inset, to: scrollView) }
    if effects.stopsScrolling { scrollView.setContentOffset(scrollView.contentOffset, animated: false) }
    if let offset = effects.offset { scrollView.contentOffset = axis.replacing(offset, in: scrollView.contentOffset) }
    if effects.writesInsetLast { write(effects.inset, to: scrollView) }
    isWriting = false
    guard let clock else { return }
    // One reading follows for all of them. What it asks for waits for the next frame: at most one repair a turn.
    wake = machine.receive(.scrolled, read(scrollView), at: clock.now).wake
  }

  private func write(_ inset: SidePair?, to scrollView: UIScrollView) {
    guard let inset else { return }
    staleInset.note(inset, addedInset: machine.addedInset)
    scrollView.contentInset = axis.replacing(inset, in: scrollView.contentInset)
  }

  /// The orders, in one place; a start comes before listeners, who may end it at once.
  private func carryOut(_ commands: RefreshCommands, at side: AxisSide) {
    guard let control = control(at: side), !commands.isEmpty || control.needsStateUpdate else { return }
    if commands.contains(.startAction), machine.isActionRunning(at: side) {
      control.startAction(session: machine.session(at: side))
    }
    carryOutUnseen(commands, of: control, at: side)
    if commands.contains(.redraw) || control.needsStateUpdate { redraw(control, at: side) }
    if commands.contains(.reportInsetConflict), let scrollView { RefreshLog.write(.insetConflict, about: scrollView) }
    if commands.contains(.sendValueChanged), machine.state(at: side) == .refreshing {
      control.sendActions(for: .valueChanged)
    }
  }

  /// What is felt and said, before the drawing: a view that is drawn may end the session while it is told of it.
  private func carryOutUnseen(_ commands: RefreshCommands, of control: RefreshControl, at side: AxisSide) {
    if commands.contains(.prepareFeedback) {
      control.prepareFeedback(machine.control(at: side).settings.trigger == .whilePulling ? .fired : .armed)
    }
    if commands.contains(.playFeedback) { control.playFeedback(machine.feedback(at: side)) }
    guard commands.contains(.announce) else { return }
    control.announce(machine.state(at: side) == .refreshing ? nil : machine.control(at: side).drawnOutcome)
  }

  func read(_ scrollView: UIScrollView) -> ScrollMetrics {
    let isHolding = machine.addedInset.near != 0 || machine.state(at: .near) == .refreshing
    let asksForHeaders = axis == .vertical && isHolding && near?.pinnedHeaders == .automatic
    return ScrollMetrics(scrollView, along: axis, asksForHeaders: asksForHeaders, itemCount: itemCount)
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

  /// Keeps floating controls at the edge of the view while the list is scrolled under them.
  private func keepFloating() {
    if let near { keepFloating(near, at: .near) }
    if let far { keepFloating(far, at: .far) }
  }

  private func keepFloating(_ control: RefreshControl, at side: AxisSide) {
    guard control.isDrawn, control.placementInUse == .floating, let scrollView, let clock else { return }
    let scroll = read(scrollView)
    let update = machine.update(at: side, scroll, time: clock.now)
    let frame = strip(update, of: control, at: side, scroll, in: scrollView)
    UIView.performWithoutAnimation { control.frame = frame }
  }

  private func configureControls() {
    if let near { configure(near, at: .near) }
    if let far { configure(far, at: .far) }
  }

  func configure(_ control: RefreshControl, at side: AxisSide) {
    guard let scrollView else { return }
    machine.configure(control.machineSettings(in: scrollView), at: side)
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

  /// Gives a control up; answers whether it was here.
  private func release(_ control: RefreshControl, at side: AxisSide) -> Bool {
    guard self.control(at: side) === control else { return false }
    control.isExhausted = machine.isExhausted(at: side)
    send(.detached(side))
    place(nil, at: side)
    return true
  }

  /// The layout's direction may have changed, or a collection's layout that turns its axis around: what stood at one end
  /// then stands at the other, as if it had been removed and added there.
  func followDirection() {
    guard axis == .horizontal, let scrollView else { return }
    let moved = [near, far].compactMap { $0 }.filter { ScrollAxis.side(of: $0.edge, in: scrollView) != $0.side }
    for control in moved { _ = release(control, at: control.side) }
    // Whoever was told of the removal may have removed it for good.
    for control in moved where control.attachment === self {
      control.side = ScrollAxis.side(of: control.edge, in: scrollView)
      attach(control, at: control.side)
    }
  }
}

#endif
