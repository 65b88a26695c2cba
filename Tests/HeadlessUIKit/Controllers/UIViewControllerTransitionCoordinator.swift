import Foundation

/// The state of a transition between controllers.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// `true` while a finger moves the transition.
  var isInteractive: Bool { get }

  /// `true` if the transition goes back to where it began.
  var isCancelled: Bool { get }

  /// The fraction at which a finger has the transition.
  var percentComplete: CGFloat { get }
}

/// An object that tells of the end of a transition between controllers.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs code beside the transition and after it; returns `false` if it has not been accepted.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs code when a finger has let the transition go.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

/// A transition of a test, or of a stack that goes back.
@MainActor
public final class HeadlessTransition: NSObject, UIViewControllerTransitionCoordinator,
  UIViewControllerContextTransitioning
{
  private let forget: @MainActor () -> Void
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// `true` while a finger moves the transition.
  public private(set) var isInteractive = false

  /// `true` if the transition goes back to where it began.
  public private(set) var isCancelled = false

  /// The fraction at which a finger has the transition.
  public private(set) var percentComplete: CGFloat = 0

  /// The time from which the transition moves by itself, and for how long, in seconds.
  private var lift: (time: Double, duration: Double)?

  /// The duration of what follows the finger, in seconds.
  var duration = 0.0

  /// Called before the transition ends.
  var onEnd: @MainActor () -> Void = {}

  init(forget: @escaping @MainActor () -> Void) { self.forget = forget }

  /// Runs the animation at once, and keeps the completion.
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  /// Keeps code for the lift of the finger.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  /// Ends the transition: the completions are called while it is still that of its controller.
  public func end() {
    onEnd()
    completions.forEach { $0(self) }
    completions = []
    forget()
  }

  /// Lets a finger move the transition.
  func startInteraction(_ controller: UIPercentDrivenInteractiveTransition?) {
    isInteractive = true
    controller?.startInteractiveTransition(self)
  }

  func move(to fraction: CGFloat) {
    if isInteractive { percentComplete = min(max(fraction, 0), 1) }
  }

  /// Lets the transition go to its end, or back.
  func release(isCommitted: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = !isCommitted
    interactionHandlers.forEach { $0(self) }
    interactionHandlers = []
    finish(after: duration)
  }

  /// The fraction that is seen: that of the finger, and then on the way to the end or back.
  var fraction: CGFloat {
    guard let lift else { return percentComplete }
    let end: CGFloat = isCancelled ? 0 : 1
    guard lift.duration > 0 else { return end }
    let share = CGFloat(min(max((HeadlessWorld.current.now - lift.time) / lift.duration, 0), 1))
    return percentComplete + (end - percentComplete) * share * (2 - share)
  }

  func finish(after seconds: Double) {
    let world = HeadlessWorld.current
    lift = (world.now, seconds)
    _ = world.frames.schedule(at: world.now + seconds) { self.end() }
  }
}
