#if REFRESH_ADAPTER
import RefreshCore
import SwipeBack

extension ControllerSwipeBack {
  /// Swipes back with a simulated finger, and keeps the finger down.
  ///
  /// The test runs the app's own screens: everything that a finger asks is asked, and the gauge is drawn. The finger moves in a
  /// quarter of a second. It is not a touch of the system, which it replaces where the system has the swipe: the test is the same
  /// on every iOS.
  ///
  /// From iOS 26 on, the policy `.system` leaves a user's swipe to the system, which asks neither `shouldPop` nor `shouldBegin`: test
  /// those with `.own`.
  ///
  /// ```swift
  /// @MainActor @Test func unsavedChangesStay() async throws {
  ///   window.rootViewController = navigationController
  ///   window.isHidden = false
  ///   navigationController.swipeBack.policy = .own
  ///   navigationController.swipeBack.isEnabled = true
  ///   detail.swipeBack.shouldPop = { false }
  ///   try await detail.swipeBack.simulateSwipe(to: 1.2)
  ///   try await detail.swipeBack.release()
  ///   #expect(navigationController.topViewController === detail)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - fraction: The distance of the finger from where it went down, relative to the whole swipe: 0 at rest, 1 where a lift goes
  ///     back. A second call moves the finger further or back.
  ///   - point: Where the finger goes down, in the view of the navigation controller; the middle by default.
  /// - Throws: ``SwipeBackTestError``, or `CancellationError` if the task of the test is cancelled.
  public func simulateSwipe(to fraction: Double, from point: CGPoint? = nil) async throws {
    let (driver, view) = try touchable()
    let start = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = SwipeBackMachine.distance(width: Double(view.bounds.width))
    let most = Double(isRightToLeft ? start.x : view.bounds.width - start.x) / distance
    guard fraction.isFinite, fraction >= 0, fraction <= most else { throw SwipeBackTestError.outOfReach(most: most) }
    let unit = isRightToLeft ? -distance : distance
    let finger = SwipeBackMachine.Finger(x: progress * unit, y: Double(start.y), vx: unit)
    let touch = try SimulatedSwipe.existing(in: view) ?? driver.touchDown(finger, at: start, in: view)
    try await driver.drag(touch, to: fraction * unit, in: view)
  }

  /// Lifts the finger, and waits until the stack and the gauge no longer move.
  ///
  /// After a swipe to 1 or further the stack has gone back by one screen; after a shorter one, and after one that the screen resists,
  /// it is as before.
  ///
  /// ```swift
  /// try await navigationController.swipeBack.simulateSwipe(to: 1)
  /// try await navigationController.swipeBack.release()
  /// #expect(navigationController.viewControllers.count == 1)
  /// ```
  ///
  /// - Throws: ``SwipeBackTestError``, or `CancellationError` if the task of the test is cancelled.
  public func release() async throws {
    guard let driver = active, let view = driver.navigation?.view, let touch = SimulatedSwipe.existing(in: view) else {
      throw SwipeBackTestError.noFinger
    }
    touch.removeFromSuperview()
    driver.receive(.ended(touch.finger))
    let start = now()
    while driver.settings?.state == .popping || driver.settings?.state == .returning {
      guard now() - start < Self.mostSeconds else { throw SwipeBackTestError.restless(seconds: Self.mostSeconds) }
      try await passFrame(of: view)
      driver.clock.tickIfLate()
    }
  }

  /// The longest time that a stack may move, in seconds.
  private static let mostSeconds = 10.0

  /// The driver of the stack; `nil` until that is switched on.
  private var active: SwipeBackDriver? { driver ?? stack?.driver }

  private func touchable() throws -> (SwipeBackDriver, UIView) {
    guard let driver = active, let view = driver.navigation?.view else { throw SwipeBackTestError.notSwitchedOn }
    guard view.window != nil else { throw SwipeBackTestError.noWindow }
    guard view.bounds.width > 0, view.bounds.height > 0 else { throw SwipeBackTestError.noSize }
    guard view.isTouchable else { throw SwipeBackTestError.noInteraction }
    // The page that the app's transition moves is on top no more.
    let isSwiped = SimulatedSwipe.existing(in: view) != nil
    guard self.driver != nil || isOnTop || isSwiped else { throw SwipeBackTestError.notOnTop }
    guard isSwiped || !state.isHeld else { throw SwipeBackTestError.realFinger }
    return (driver, view)
  }
}

/// The invisible subview of a stack that keeps the finger of a test while it is down.
private final class SimulatedSwipe: UIView {
  var finger: SwipeBackMachine.Finger

  init(_ finger: SwipeBackMachine.Finger) {
    self.finger = finger
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  static func existing(in view: UIView) -> SimulatedSwipe? {
    for case let touch as SimulatedSwipe in view.subviews { return touch }
    return nil
  }
}

extension SwipeBackDriver {
  /// The duration of a movement of the finger, in frames.
  private static let frameCount = 15

  /// Begins a swipe with a finger on what lies under its point, where it then rests.
  fileprivate func touchDown(_ finger: SwipeBackMachine.Finger, at point: CGPoint, in view: UIView) throws
    -> SimulatedSwipe
  {
    touch(view.hitTest(point, with: nil))
    if let refusal = refusal(of: finger) { throw SwipeBackTestError(refusal) }
    begin(finger)
    let touch = SimulatedSwipe(.init(x: finger.x, y: finger.y))
    view.addSubview(touch)
    return touch
  }

  /// Moves the finger of a test, which then rests.
  fileprivate func drag(_ touch: SimulatedSwipe, to goal: Double, in view: UIView) async throws {
    let start = touch.finger.x
    for frame in 1...Self.frameCount {
      touch.finger.x = start + (goal - start) * Double(frame) / Double(Self.frameCount)
      try await passFrame(of: view)
      clock.tickIfLate()
      guard touch.superview != nil else { return }
      receive(.moved(touch.finger))
    }
  }
}

extension SwipeBackTestError {
  fileprivate init(_ refusal: SwipeBackRefusal) {
    switch refusal {
    case .disabled, .notAllowed: self = .disabled
    case .onlyScreen: self = .onlyScreen
    case .inTransition: self = .inTransition
    case .yields(let obstacle): self = .yields(to: obstacle.rawValue)
    }
  }
}
#endif
