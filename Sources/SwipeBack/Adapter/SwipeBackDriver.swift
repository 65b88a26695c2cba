#if REFRESH_ADAPTER
import RefreshCore

/// Drives the swipe back of a navigation controller: it tells the machine of the finger, and does what follows.
@MainActor
package final class SwipeBackDriver: NSObject {
  package private(set) weak var navigation: UINavigationController?
  // A call of the app may drop the stack, and with it the settings, in the middle of one of the driver.
  package private(set) weak var settings: ControllerSwipeBack?
  package private(set) lazy var clock = makeFrameClock(for: self)

  private var machine = SwipeBackMachine()
  private let pan = UIPanGestureRecognizer()
  private var target: PanTarget?
  private let canvas = GaugeCanvas()
  private lazy var haptics = ControlHaptics(canvas.look)
  private var log = SwipeBackLog()

  /// The view under the finger, and the screen that it is on.
  private weak var touched: UIView?
  private weak var screen: UIViewController?

  init(_ navigation: UINavigationController, _ settings: ControllerSwipeBack) {
    (self.navigation, self.settings) = (navigation, settings)
    super.init()
    (pan.maximumNumberOfTouches, pan.delegate) = (1, self)
    target = PanTarget(pan) { [weak self] in self?.panChanged(to: $0) }
    navigation.view.addGestureRecognizer(pan)
  }

  /// `true` if the system moves the page, and the pan only tells that a finger may be doing so.
  private var onlyWatches: Bool {
    settings?.policy == .progressOnly || settings?.policy == .system && navigation?.wholePagePop != nil
  }

  /// The app's transition while it moves the page.
  private var page: SwipeBackTransition? { settings?.transition.flatMap { $0.isRunning ? $0 : nil } }

  // A screen that has left the stack knows no gauge of it any more.
  private var gauge: any SwipeBackGauge { screen?.swipeBack.ownGauge ?? settings?.gauge ?? GumGauge() }

  private func reading(isAllowed: Bool = true) -> SwipeBackMachine.Reading {
    var reading = SwipeBackMachine.Reading()
    guard let navigation, let settings, let top = navigation.topViewController else { return reading }
    (reading.width, reading.isRightToLeft) = (Double(navigation.view.bounds.width), navigation.isRightToLeft)
    reading.depth = navigation.viewControllers.count + (page == nil ? 0 : 1)
    reading.isInTransition = navigation.transitionCoordinator != nil && page == nil
    let isSwiped = top === screen || !machine.state.isHeld
    reading.isEnabled = page != nil || isSwiped && top.swipeBack.isEnabled && !top.navigationItem.hidesBackButton
    (reading.isAllowed, reading.trigger) = (isAllowed, settings.trigger)
    return reading
  }

  package func receive(_ event: SwipeBackMachine.Event, isAllowed: Bool = true) {
    let effects = machine.receive(event, reading(isAllowed: isAllowed), at: clock.now)
    if let refusal = effects.refusal { log.say(refusal.sentence) }
    if effects.feelsArming { haptics.play(.armed) }
    if effects.redraws { show() }
    if effects.pop != nil { goBack() }
    if !machine.state.isHeld { settings?.transition?.end(isCommitted: false) }
    clock.wake(effects.needsFrame || onlyWatches && [.began, .changed].contains(pan.state) ? .nextFrame : .never)
  }

  private func show() {
    if machine.state == .idle { haptics.rest() }
    settings?.publish(machine.state, machine.progress)
    screen?.swipeBack.publish(machine.state, machine.progress)
    if machine.state.isHeld { page?.update(CGFloat(machine.progress)) }
    if let navigation { canvas.show(machine, by: gauge, in: navigation) }
  }

  private func goBack() {
    if let page { return page.end(isCommitted: true) }
    if #available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *), let action = screen?.navigationItem.backAction {
      return action.performWithSender(screen, target: nil)
    }
    navigation?.popViewController(animated: true)
  }

  /// Takes note of a finger that has gone down on a view.
  package func touch(_ view: UIView?) {
    guard let navigation else { return }
    touched = view
    // While screens change, the top one may already be the next; and a gauge returns on the screen on which it was pulled.
    if machine.state == .idle, navigation.transitionCoordinator == nil { screen = navigation.topViewController }
    canvas.lookUp(for: gauge, in: navigation)
  }

  /// Returns the reason for which a swipe may not begin, and says it once; `nil` if it may.
  package func refusal(of finger: SwipeBackMachine.Finger, isWatched: Bool = false) -> SwipeBackRefusal? {
    let hooks = [navigation?.topViewController?.swipeBack.shouldBegin, settings?.shouldBegin]
    let obstacle = navigation?.obstacle(under: isWatched ? nil : touched, at: finger.y, asking: hooks)
    // A copy is asked, because UIKit may let another recogniser begin after all.
    var trial = machine
    let refusal = trial.receive(.began(finger, under: obstacle), reading(), at: clock.now).refusal
    if let refusal { log.say(refusal.sentence) }
    return refusal
  }

  /// Begins a swipe, with the page if the app moves it.
  package func begin(_ finger: SwipeBackMachine.Finger) {
    screen = navigation?.topViewController
    let isAllowed = screen?.swipeBack.shouldPop?() != false && screen?.isModalInPresentation != true
    haptics.prepare(.armed)
    receive(.began(finger, under: nil), isAllowed: isAllowed)
    guard machine.state.isHeld, isAllowed, let transition = settings?.transition, page == nil else { return }
    // The lift performs it in place of the pop, so the page stays.
    if #available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *), screen?.navigationItem.backAction != nil { return }
    transition.wantsInteractiveStart = true
    navigation?.popViewController(animated: true)
    // UIKit begins the transition of an app in a layout pass, which a lift in the same turn would precede.
    navigation?.view.layoutIfNeeded()
    if page == nil { log.say(SwipeBackLog.unusedTransition) }
  }
}

extension SwipeBackDriver: UIGestureRecognizerDelegate {
  package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    self.touch(touch.view)
    // A swipe of the system's is the one that cancels the touches of the view under the finger, or does not.
    pan.cancelsTouchesInView = !onlyWatches
    return true
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    SwipeBackMachine.isSwipe(finger, isRightToLeft: navigation?.isRightToLeft == true)
      && refusal(of: finger, isWatched: onlyWatches) == nil
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { onlyWatches }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { !onlyWatches && other === navigation?.interactivePopGestureRecognizer }

  /// The system's swipe of the whole page waits, and so does a list that is at its leading edge.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard !onlyWatches, let navigation else { return false }
    let list = (other.view as? UIScrollView).flatMap { $0.panGestureRecognizer === other ? $0 : nil }
    return other === navigation.wholePagePop || list?.isAtLeadingEdge(navigation.isRightToLeft) == true
  }

  private var finger: SwipeBackMachine.Finger {
    let view = navigation?.view
    let (movement, speed) = (pan.translation(in: view), pan.velocity(in: view))
    return SwipeBackMachine.Finger(
      x: Double(movement.x), y: Double(pan.location(in: view).y), vx: Double(speed.x), vy: Double(speed.y))
  }

  private func panChanged(to state: UIGestureRecognizer.State) {
    switch state {
    case .began: onlyWatches ? receive(.ticked) : begin(finger)
    case .changed: receive(.moved(finger))
    case .ended: receive(.ended(finger))
    case .cancelled, .failed: receive(.cancelled)
    default: break
    }
  }
}

extension SwipeBackDriver: FrameClockDelegate {
  package func frameClockDidTick(at time: Double) {
    watchSystem()
    receive(.ticked)
  }

  package func frameClockDidWake(at time: Double) {}

  /// Tells the machine of a swipe of the system, by what its transition says.
  private func watchSystem() {
    let (coordinator, wasFollowing) = (navigation?.transitionCoordinator, machine.isFollowing)
    guard onlyWatches, let coordinator, coordinator.isInteractive else {
      return receive(.followEnded(isCommitted: coordinator?.isCancelled == false))
    }
    receive(.followed(Double(coordinator.percentComplete)))
    guard machine.isFollowing, !wasFollowing else { return }
    coordinator.notifyWhenInteractionChanges { [weak self] _ in self?.watchSystem() }
  }
}
#endif
