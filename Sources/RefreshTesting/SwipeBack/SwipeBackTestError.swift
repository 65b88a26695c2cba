#if REFRESH_ADAPTER
/// The reason why a test could not swipe back.
///
/// Its description is a sentence that says what to change.
///
/// A test that expects why a swipe is not possible:
///
/// ```swift
/// detail.swipeBack.isEnabled = false
/// await #expect(throws: SwipeBackTestError.disabled) { try await detail.swipeBack.simulateSwipe(to: 1) }
/// ```
///
/// The remedy for each:
///
/// ```swift
/// do {
///   try await navigationController.swipeBack.simulateSwipe(to: 1.2)
/// } catch let error as SwipeBackTestError {
///   switch error {
///   case .notSwitchedOn, .disabled, .notOnTop, .onlyScreen: Issue.record("push a screen that may be swiped back: \(error)")
///   case .noWindow, .noSize, .noInteraction: Issue.record("set the window up: \(error)")
///   case .yields(let owner): Issue.record("begin beside \(owner): \(error)")
///   case .outOfReach, .noFinger, .realFinger: Issue.record("swipe as a hand can: \(error)")
///   case .inTransition, .restless: Issue.record("let the screens come to rest: \(error)")
///   }
/// }
/// ```
public enum SwipeBackTestError: Error, Equatable, CustomStringConvertible {
  /// Nobody has switched on the swipe back of a stack with this screen.
  case notSwitchedOn

  /// The view of the navigation controller is not in a window.
  case noWindow

  /// The view of the navigation controller has no width or no height.
  case noSize

  /// No touch reaches the view of the navigation controller.
  case noInteraction

  /// The screen may not be swiped back, or hides its back button.
  case disabled

  /// Another screen is on top of this one.
  case notOnTop

  /// The screen is the first of its stack.
  case onlyScreen

  /// Screens are changing.
  case inTransition

  /// The swipe belongs to something under the finger.
  case yields(to: String)

  /// The distance is not finite, below 0, or above `most` swipes, for which the screen has no room.
  case outOfReach(most: Double)

  /// No simulated finger is down.
  case noFinger

  /// A finger of the system is swiping.
  case realFinger

  /// The stack had not come to rest after a time, in seconds.
  case restless(seconds: Double)

  /// The reason and its remedy in one sentence.
  public var description: String {
    switch self {
    case .notSwitchedOn:
      "This screen is in no stack that swipes back: set swipeBack.isEnabled of its navigation controller to true."
    case .noWindow:
      "The navigation controller is not in a window: make it the root of a UIWindow that is not hidden."
    case .noSize:
      "The navigation controller has no width or no height: give its window a frame, and call layoutIfNeeded() on the window."
    case .noInteraction:
      "No touch reaches the navigation controller: set isUserInteractionEnabled of its view and of the views around it."
    case .disabled:
      "The top screen may not be swiped back: set its swipeBack.isEnabled to true, and hidesBackButton of its item to false."
    case .notOnTop:
      "Another screen is on top of this one, and would be swiped: wait until it has gone, or ask that one."
    case .onlyScreen:
      "The stack has one screen, so there is none to go back to: push another one."
    case .inTransition:
      "Screens are changing: push without an animation, or wait for it."
    case .yields(let owner):
      "The swipe belongs to \(owner) under the finger: begin it at another point, or expect this error."
    case .outOfReach(let most):
      "A finger cannot swipe this far from this point: the distance is a number from 0 to \(most.inTenths) swipes."
    case .noFinger:
      "No finger is down: call simulateSwipe(to:) before release()."
    case .realFinger:
      "A finger of the system is swiping: run this test without one."
    case .restless(let seconds):
      """
      The stack was still moving after \(seconds.inTenths) s: its transition does not end, or no frames come, because the test has \
      no host application.
      """
    }
  }
}
#endif
