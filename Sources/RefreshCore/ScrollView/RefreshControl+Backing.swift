#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  /// The owner of the pull and of the space of a session; `.automatic` by default.
  ///
  /// In a sheet only a `UIRefreshControl` can be pulled, and a navigation bar with a large title or a search bar that hides would
  /// cover any other control. There, `.automatic` lets a `UIRefreshControl` own the pull, the haptic and the space, and shows the
  /// animator in it: states, actions, progress, outcomes and events are the same. It is chosen when the list comes into a window
  /// and when its container changes, never during a session, and the app's own `UIRefreshControl` is never replaced.
  ///
  /// With the backing of the system:
  ///
  /// - The session begins under the finger at the distance of the system, which cannot be asked for. `progress` is measured
  ///   against the pull of the last time, 84 points before the first, and stays below 1 until then.
  /// - ``trigger``, ``triggerDistance`` and ``placement`` have no effect, and the held extent ends at the height of the system's
  ///   control, about 60 points. The log says so once for each of them that is set.
  ///
  /// `.system` asks for it in every container; only a header at the top has it, and not with the trigger `.manual` or in the
  /// interface idiom of the Mac. `.own` declines it.
  ///
  /// ```swift
  /// tableView.refresh.header?.backing = .system
  /// ```
  public var backing: RefreshBacking {
    get { system.wanted }
    set {
      guard newValue != system.wanted else { return }
      system.wanted = newValue
      if newValue == .system, edge != .top || role != .refresh { report(.backingEdge) }
      followBacking()
    }
  }

  /// The owner of the pull at present.
  var backingInUse: RefreshBacking { system.control == nil ? .own : .system }

  /// The backing for the present container and settings.
  var backingOfPlace: RefreshBacking {
    guard asksForSystem, role == .refresh, edge == .top, isEnabled, !isHidden, trigger != .manual
    else { return .own }
    guard let scrollView = attachment?.scrollView, scrollView.window != nil, scrollView.foreignRefreshControl == nil
    else { return .own }
    // The system refuses its refresh control there.
    guard scrollView.traitCollection.userInterfaceIdiom != .mac else { return .own }
    return system.shortStays < SystemBacking.mostShortStays ? .system : .own
  }

  /// `true` if the app or the container asks for the backing of the system.
  private var asksForSystem: Bool {
    switch system.wanted {
    case .own: false
    case .system: true
    case .automatic: attachment?.container.needsSystem == true
    }
  }

  /// Changes the backing in the next turn if the container asks for another: the system may lay out the list when its refresh
  /// control is set, also in a layout pass.
  func followBacking() {
    guard !system.isChangeDue, mayChangeBacking else { return }
    system.isChangeDue = true
    inNextTurn { [weak self] in self?.changeBacking() }
  }

  private var mayChangeBacking: Bool {
    guard let attachment, let scrollView = attachment.scrollView else { return false }
    guard backingOfPlace != backingInUse || hasLostSystem(in: scrollView) else { return false }
    guard refreshState == .idle || refreshState == .noMoreData else { return false }
    return !attachment.machine.isTouchDown(attachment.read(scrollView))
  }

  /// Returns `true` if the app has taken the refresh control of the system out of a list.
  private func hasLostSystem(in scrollView: UIScrollView) -> Bool {
    system.control.map { $0 !== scrollView.refreshControl } ?? false
  }

  private func changeBacking() {
    system.isChangeDue = false
    guard mayChangeBacking, let scrollView = attachment?.scrollView else { return }
    if hasLostSystem(in: scrollView) { system.noteLoss(at: attachment?.now ?? 0) }
    leaveSystem(scrollView)
    if backingOfPlace == .system {
      system.setTime = attachment?.now ?? 0
      let control = SystemRefreshControl { [weak self] in self?.systemFired() }
      control.onLeave = { [weak self] in self?.attachment?.layOutSoon() }
      system.control = control
      attachment?.systemSpace = SystemHeldSpace()
      stage()
      scrollView.refreshControl = control
    }
    settingsChanged()
  }

  /// Takes the refresh control of the system out of a list.
  func leaveSystem(_ scrollView: UIScrollView?) {
    guard let control = system.control else { return }
    system.control = nil
    attachment?.systemSpace = nil
    stage()
    guard let scrollView, scrollView.refreshControl === control else { return }
    if control.isRefreshing { control.endRefreshing() }
    scrollView.refreshControl = nil
  }

  /// Moves the content to the view in which it is shown.
  private func stage() {
    let view = system.control?.canvas ?? self
    view.layer.addSublayer(drawn.renderer.root)
    hosted?.enter(view)
  }

  /// Logs the settings that have no effect with the backing of the system.
  func reportSettingsOfTheSystem() {
    guard backingInUse == .system else { return }
    if trigger != nil { report(.systemTrigger) }
    if triggerDistance != nil { report(.systemDistance) }
    if placement != nil { report(.systemPlacement) }
  }

  /// Begins the session for which the user has pulled; called by the system, under the finger.
  private func systemFired() {
    guard let control = system.control, let attachment, let scrollView = attachment.scrollView else { return }
    let scroll = attachment.read(scrollView)
    let pull = attachment.machine.pull(at: side, scroll)
    guard attachment.machine.mayBeginUnderFinger(at: side, scroll) else { return attachment.layOutSoon() }
    if pull >= control.heldHeight { system.firedDistance = pull }
    settingsChanged()
    attachment.send(.began(side, .finger, .never))
    attachment.layOutSoon()
  }

  /// Begins the session of a simulated pull, of which the system does not know.
  func followSimulatedTouch(_ scroll: ScrollMetrics) {
    guard system.control != nil, let attachment, attachment.touchSource?.touch.isDragging == true else { return }
    let machine = attachment.machine
    guard machine.isArmedPull(at: side, scroll), machine.mayBeginUnderFinger(at: side, scroll) else { return }
    guard let touch = machine.pullingTouch(at: side, scroll), touch != system.simulatedTouch else { return }
    system.simulatedTouch = touch
    attachment.send(.began(side, .finger, .never))
    attachment.layOutSoon()
  }

  /// Makes the refresh control of the system follow the session; called at a flush, outside of the app's calls.
  func followSession() {
    guard let control = system.control, let attachment, let scrollView = attachment.scrollView else { return }
    guard scrollView.refreshControl === control, scrollView.window != nil else { return }
    guard attachment.machine.isHeld(at: side) else {
      system.reveal = .never
      if control.isRefreshing { control.endRefreshing() }
      return
    }
    let isTouched = scrollView.isTracking || scrollView.isDragging
    if !control.isRefreshing {
      control.beginRefreshing()
      system.isRevealLate = isTouched
    }
    guard system.reveal != .never, !isTouched else { return }
    let reveal = system.reveal
    system.reveal = .never
    // The finger may have scrolled the list away.
    guard !system.isRevealLate || attachment.machine.pull(at: side, attachment.read(scrollView)) >= 0 else { return }
    show(control, reveal, in: scrollView)
  }

  /// Moves a list to the space that the system has just added, as `beginRefreshing()` alone does not.
  private func show(_ control: SystemRefreshControl, _ reveal: RefreshReveal, in scrollView: UIScrollView) {
    let edge = -scrollView.adjustedContentInset.top
    let distance = scrollView.contentOffset.y - edge
    guard distance > 0 else { return }
    guard reveal == .always || distance <= scrollView.bounds.height else { return }
    let offset = CGPoint(x: scrollView.contentOffset.x, y: edge)
    // An animated scroll of the system would be ended by its refresh control.
    UIView.animate(withDuration: SystemBacking.showTime) { scrollView.contentOffset = offset }
  }

  /// The metrics with the backing of the system: its own extent and distance.
  func systemMetrics(_ metrics: RefreshMetrics) -> RefreshMetrics {
    guard let control = system.control else { return metrics.replacing(triggerDistance) }
    if metrics.heldExtent > control.heldHeight { report(.systemExtent) }
    // The distance of the system does not depend on the length of the list.
    return metrics.holding(atMost: control.heldHeight)
      .replacing(
        .points(system.firedDistance ?? RefreshMetrics().triggerDistance),
        within: RefreshMetrics.mostViewportFraction)
  }
}

#endif
