#if REFRESH_ADAPTER
/// Makes UIKit's refresh control follow a session of ours, and ours begin where UIKit's fires.
@MainActor
final class SystemBacking {
  /// The refresh control of the system; `nil` while the framework owns the pull.
  private(set) var control: SystemRefreshControl?

  /// The pull at which the system fires.
  var distance = SystemDistance.shared

  /// `true` if something is done in the next turn, or after a transition.
  private(set) var isDue = false

  private weak var controller: RefreshController?

  /// The control for which the system may hold space, until it has left the list: at first that of a header that was replaced, which
  /// leaves in the next turn; `nil` while the list has none of ours.
  private lazy var holder = controller?.axis == .vertical ? list?.refreshControl as? SystemRefreshControl : nil

  /// The pull that was drawn last, in points.
  private var drawnPull = 0.0

  /// The condition under which the list moves for the session that has begun.
  private var reveal = Reveal.never

  /// `true` if the list moves without an animation.
  private var isShownAtOnce = false

  /// `true` if a finger held the list when the session began, so that the list moves after the lift.
  private var isRevealLate = false

  /// The number of times that the app has taken the control out of the list since the last session.
  private var lossCount = 0

  /// The number from which the app is left alone: one that takes it out in each layout pass would never come to rest.
  private static let mostLosses = 3

  /// The duration of the scroll to a session that the app has begun, in seconds: that of React Native's `RCTRefreshControl`.
  private static let showTime = 0.25

  init(_ controller: RefreshController) { self.controller = controller }

  private var list: UIScrollView? { controller?.scrollView }

  /// `true` if the app or the container asks for the backing of the system, and the list can have it.
  var isWanted: Bool {
    guard lossCount < Self.mostLosses, let list, list.window != nil, list.foreignRefreshControl == nil,
      let controller, let header = controller.controls.near, header.role == .refresh, header.edge == .top,
      header.isEnabled, !header.isHidden, header.trigger != .manual,
      header.backing == .system || header.backing == .automatic && controller.container.needsSystem
    else { return false }
    // The system refuses its refresh control there.
    return list.traitCollection.userInterfaceIdiom != .mac
  }

  /// `true` if no session runs and no finger is down.
  private var isAtRest: Bool {
    controller?.controls.near?.refreshState.isAtRest == true && controller?.isTouchDown == false
  }

  /// The distance of the content below its rest, in points; negative where it is scrolled away.
  private var pull: Double {
    guard let controller, let list else { return 0 }
    // The system may fire before it notifies of the scroll.
    return controller.frames.near.pull(at: controller.read(list).offset)
  }

  /// `true` while a finger keeps the control from following: it would feel the space come or go.
  var awaitsLift: Bool { isBehind && controller?.isTouchDown == true }

  /// Follows the container and the session in the next turn; called at a flush.
  ///
  /// A flush may be a layout pass. There, a begin or an end of a control in a bar would lay out the bar, its safe area the list,
  /// and so on, until the stack is full (woocommerce-ios 17742).
  func followSoon() {
    guard !isDue, needsChange || isBehind && !awaitsLift else { return }
    isDue = true
    inNextTurn { [weak self] in self?.follow() }
  }

  /// Changes, begins, ends, or shows what has begun; the layout pass that follows may ask for the next.
  private func follow() {
    isDue = false
    guard let controller, let list else { return }
    if needsChange {
      change(in: list)
    } else if let control, isBehind, !awaitsLift {
      if !controller.frames.near.isHeld {
        control.endRefreshing()
      } else if control.isRefreshing {
        show(in: list)
      } else if !waitsForTransition(of: list) {
        control.beginRefreshing()
      }
    }
    controller.layOutSoon()
  }

  /// `true` if the control does not do what the session asks for.
  private var isBehind: Bool {
    guard let control, let controller, list?.refreshControl === control, list?.window != nil else { return false }
    let isHeld = controller.frames.near.isHeld
    return isHeld != control.isRefreshing || isHeld && reveal != .never
  }

  private var needsChange: Bool { (isWanted != (control != nil) || isLost) && isAtRest }

  /// `true` if the app has taken the control out of its list.
  private var isLost: Bool { control.map { $0 !== list?.refreshControl } ?? false }

  private func change(in list: UIScrollView) {
    if isLost { lossCount += 1 }
    if let control { release(control, from: list) }
    control = isWanted ? SystemRefreshControl { [weak self] in self?.fired() } : nil
    if let control {
      control.onLeave = { [weak controller] in controller?.layOutSoon() }
      holder = control
      list.refreshControl = control
    }
    controller?.controls.near?.moveContent()
    controller?.controls.near?.changes.note(.settings)
  }

  /// Leaves the list in the next turn: the app may remove the header in a layout pass.
  func leave() {
    guard let control else { return }
    self.control = nil
    inNextTurn { [self, weak list] in release(control, from: list) }
  }

  private func release(_ control: SystemRefreshControl, from list: UIScrollView?) {
    if holder === control { holder = nil }
    if control.isRefreshing { control.endRefreshing() }
    if let list, list.refreshControl === control { list.refreshControl = nil }
  }

  /// Begins the session for which the user has pulled; called by the system, under the finger.
  private func fired() {
    guard let height = list?.bounds.height else { return }
    // The app, or an assistive technology, may have sent the event without a pull.
    if controller?.isTouchDown == true { distance.learn(from: pull, drawn: drawnPull, inHeight: Double(height)) }
    beginUnderFinger()
  }

  /// Begins the session of the finger that pulls, unless the app has refused it.
  func beginUnderFinger() {
    guard let controller else { return }
    if let list { controller.noteScroll(list) }
    if controller.frames.near.mayBegin {
      // The system may have shown another distance.
      controller.controls.near?.changes.note(.settings)
      controller.send(.began(.near, .finger, .never))
    }
    controller.layOutSoon()
  }

  /// Notes that a session has begun, which may move the list.
  func note(_ reveal: Reveal) {
    self.reveal = reveal
    isShownAtOnce = controller?.controls.moveAtOnce == true
    lossCount = 0
    isRevealLate = controller?.isTouchDown == true
  }

  /// Returns `true` if the control follows after the present transition: UIKit places one in a bar wrongly that begins before
  /// the bar has appeared (openradar 42862724).
  private func waitsForTransition(of list: UIScrollView) -> Bool {
    guard controller?.container.hasGrowingBar == true, let transition = list.nearestController?.transitionCoordinator
    else { return false }
    isDue = transition.animate(alongsideTransition: nil) { [weak self] _ in
      inNextTurn { [weak self] in self?.follow() }
    }
    return isDue
  }

  /// Moves the list to the space that the system has added, as `beginRefreshing()` alone does not.
  private func show(in list: UIScrollView) {
    defer { reveal = .never }
    // The finger may have scrolled the list away.
    guard !isRevealLate || pull >= 0 else { return }
    let edge = -list.adjustedContentInset.top
    let distance = list.contentOffset.y - edge
    guard distance > 0, reveal == .always || distance <= list.bounds.height else { return }
    // An animated scroll of the system would be ended by its refresh control.
    UIView.animate(withDuration: isShownAtOnce ? 0 : Self.showTime) {
      list.contentOffset = CGPoint(x: list.contentOffset.x, y: edge)
    }
  }

  /// Shows the content in an area of the list, at a pull in points.
  func place(_ area: CGRect, pull: Double) {
    if let list { control?.place(area, in: list) }
    drawnPull = pull
  }

  /// Returns metrics with the extent and the distance of the system; `nil` while the framework owns the pull.
  func metrics(_ metrics: RefreshMetrics) -> RefreshMetrics? {
    guard let control, let list else { return nil }
    let known = RefreshTriggerDistance.points(distance.points(inHeight: Double(list.bounds.height)))
    return metrics.holding(atMost: control.heldHeight).replacing(known, within: RefreshMetrics.mostViewportFraction)
  }

  /// Removes the space of the system from a reading.
  func removeSpace(from scroll: inout ScrollMetrics) {
    if holder !== control, holder !== list?.refreshControl { holder = nil }
    holder?.removeSpace(from: &scroll)
  }
}
#endif
