#if REFRESH_ADAPTER
import RefreshCore

/// Drives the swipe back of a navigation controller: it tells the machine of the finger, and does what follows.
@MainActor
package final class SwipeBackDriver: NSObject {
  private weak var navigation: UINavigationController?
  private unowned let settings: ControllerSwipeBack
  private var machine = SwipeBackMachine()
  private let pan = UIPanGestureRecognizer()
  private var panTarget: AnyObject?
  private let canvas = GaugeCanvas()
  private let log = SwipeBackLog()
  private lazy var clock = makeFrameClock(for: self)
  private lazy var haptics = makeFeedbackPlayer()
  private lazy var system = SystemSwipe { [weak self] in self?.receive($0) }

  /// The view under the finger, and the screen that it is on.
  private weak var touched: UIView?
  private weak var screen: UIViewController?

  init(_ navigation: UINavigationController, _ settings: ControllerSwipeBack) {
    (self.navigation, self.settings) = (navigation, settings)
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.name = "SwipeBack"
    pan.delegate = self
    panTarget = follow(pan)
    navigation.view.addGestureRecognizer(pan)
  }

  /// `true` if the system moves the page, and the pan only tells that a finger may be doing so.
  private var onlyWatches: Bool {
    switch settings.policy {
    case .system: navigation?.wholePagePop != nil
    case .own: false
    case .progressOnly: true
    }
  }

  private var reading: SwipeBackMachine.Reading {
    var reading = SwipeBackMachine.Reading()
    guard let navigation, let top = navigation.topViewController else { return reading }
    let movesPage = settings.transition?.isRunning == true
    reading.width = Double(navigation.view.bounds.width)
    reading.isRightToLeft = navigation.isRightToLeft
    reading.depth = navigation.viewControllers.count + (movesPage ? 1 : 0)
    reading.isInTransition = navigation.transitionCoordinator != nil && !movesPage
    reading.isEnabled = movesPage || top.swipeBack.isEnabled && !top.navigationItem.hidesBackButton
    reading.trigger = settings.trigger
    return reading
  }

  package func receive(_ event: SwipeBackMachine.Event, _ reading: SwipeBackMachine.Reading? = nil) {
    let effects = machine.receive(event, reading ?? self.reading, at: clock.now)
    if let refusal = effects.refusal { log.say(refusal) }
    if effects.feelsArming, allowsHaptics { haptics.play(.armed) }
    if effects.redraws { show() }
    if effects.pop != nil { goBack() }
    if !machine.state.isHeld, settings.transition?.isRunning == true { settings.transition?.end(isCommitted: false) }
    clock.wake(effects.needsFrame || system.isWatching ? .nextFrame : .never)
  }

  private var allowsHaptics: Bool {
    guard let view = navigation?.view, case .off? = RefreshStyle(of: view).haptics else { return true }
    return false
  }

  private func show() {
    if machine.state == .idle { haptics.rest() }
    settings.publish(machine.state, machine.progress)
    screen?.swipeBack.publish(machine.state, machine.progress)
    guard let navigation else { return }
    if machine.state.isHeld { settings.transition?.move(to: machine.progress) }
    canvas.show(machine, by: (screen ?? navigation).swipeBack.gauge, in: navigation)
  }

  private func goBack() {
    guard let navigation else { return }
    if settings.transition?.isRunning == true {
      settings.transition?.end(isCommitted: true)
    } else if navigation.topViewController?.performBackAction() != true {
      navigation.popViewController(animated: true)
    }
  }

  /// Begins a swipe, with the page if the app moves it.
  private func begin(_ finger: SwipeBackMachine.Finger) {
    guard let top = navigation?.topViewController else { return }
    var reading = reading
    screen = top
    reading.isAllowed = top.swipeBack.shouldPop?() != false && !top.isModalInPresentation
    haptics.prepare(.armed)
    receive(.began(finger, under: nil), reading)
    guard machine.state.isHeld, reading.isAllowed, let transition = settings.transition, !transition.isRunning else {
      return
    }
    navigation?.popViewController(animated: true)
    if !transition.isRunning { log.sayUnusedTransition() }
  }

  /// Returns `true` if a swipe may begin, and says once why not.
  private func mayBegin(_ finger: SwipeBackMachine.Finger, on view: UIView?) -> Bool {
    guard let navigation, SwipeBackMachine.isSwipe(finger, isRightToLeft: navigation.isRightToLeft) else {
      return false
    }
    let hooks = [navigation.topViewController?.swipeBack.shouldBegin, settings.shouldBegin].compactMap { $0 }
    let obstacle = view.flatMap { SwipeBackObstacle(under: $0, in: navigation, at: finger, asking: hooks) }
    // A copy is asked, because UIKit may let another recogniser begin after all.
    var trial = machine
    let effects = trial.receive(.began(finger, under: onlyWatches ? nil : obstacle), reading, at: clock.now)
    if let refusal = effects.refusal { log.say(refusal) }
    return trial.state.isHeld && effects.refusal == nil
  }
}

extension SwipeBackDriver: UIGestureRecognizerDelegate {
  package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touched = touch.view
    if machine.state == .idle { screen = navigation?.topViewController }
    return true
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(finger, on: touched)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { onlyWatches }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { !onlyWatches && otherGestureRecognizer === navigation?.interactivePopGestureRecognizer }

  /// The system's swipe of the whole page waits, and so does a list that is at its leading edge.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard !onlyWatches, let navigation else { return false }
    if let pop = navigation.wholePagePop, otherGestureRecognizer === pop { return true }
    guard let list = otherGestureRecognizer.view as? UIScrollView, otherGestureRecognizer === list.panGestureRecognizer
    else { return false }
    return list.scrollsAcross && !list.canScrollToLeading(isRightToLeft: navigation.isRightToLeft)
  }

  private var finger: SwipeBackMachine.Finger {
    let view = navigation?.view
    let (movement, speed) = (pan.translation(in: view), pan.velocity(in: view))
    return SwipeBackMachine.Finger(
      x: Double(movement.x), y: Double(pan.location(in: view).y), vx: Double(speed.x), vy: Double(speed.y))
  }

  func panChanged() {
    guard !onlyWatches else { return watch(isTouching: pan.state == .began || pan.state == .changed) }
    switch pan.state {
    case .began: begin(finger)
    case .changed: receive(.moved(finger))
    case .ended: receive(.ended(finger))
    case .cancelled, .failed: receive(.cancelled)
    case .possible: break
    @unknown default: break
    }
  }

  private func watch(isTouching: Bool) {
    system.isTouching = isTouching
    clock.wake(.nextFrame)
  }
}

extension SwipeBackDriver: FrameClockDelegate {
  package func frameClockDidTick(at time: Double) {
    system.look(at: navigation?.transitionCoordinator)
    receive(.ticked)
  }

  package func frameClockDidWake(at time: Double) {}

  /// Takes the touch of a simulated finger on a view; returns `false` if no swipe begins.
  package func touch(_ finger: SwipeBackMachine.Finger, on view: UIView?) -> Bool {
    guard mayBegin(finger, on: view) else { return false }
    begin(finger)
    return machine.state.isHeld
  }

  /// `true` while the stack goes back, or the progress returns.
  package var isMoving: Bool { machine.state == .popping || machine.state == .returning }

  /// The view that is swiped.
  package var swipedView: UIView? { navigation?.view }
}
#endif
