#if REFRESH_ADAPTER
import RefreshCore

/// Follows a swipe of the system, by what its transition tells.
@MainActor
final class SystemSwipe {
  /// `true` while a finger may be moving the page.
  var isTouching = false

  private let send: (SwipeBackMachine.Event) -> Void
  private var isFollowing = false

  init(send: @escaping (SwipeBackMachine.Event) -> Void) { self.send = send }

  /// `true` if the transition has to be looked at in the next frame.
  var isWatching: Bool { isTouching || isFollowing }

  /// Looks at the transition of the stack in a frame.
  func look(at coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard isWatching else { return }
    if let coordinator, coordinator.isInteractive {
      send(.followed(Double(coordinator.percentComplete)))
      guard !isFollowing else { return }
      isFollowing = true
      coordinator.notifyWhenInteractionChanges { [weak self] in self?.end(isCommitted: !$0.isCancelled) }
    } else {
      end(isCommitted: coordinator?.isCancelled == false)
    }
  }

  private func end(isCommitted: Bool) {
    guard isFollowing else { return }
    isFollowing = false
    send(.followEnded(isCommitted: isCommitted))
  }
}

/// Moves the page with the finger, for an app that returns it from its own navigation delegate.
///
/// The framework replaces no delegate, so without one the page stays until the system animates the pop. The app's delegate returns an
/// animation of its own for a pop, and this object to move it:
///
/// ```swift
/// extension ShopDelegate {
///   func navigationController(
///     _ controller: UINavigationController, interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
///   ) -> (any UIViewControllerInteractiveTransitioning)? { controller.swipeBack.transition }
/// }
/// ```
///
/// `handleNavigationTransition:`, with which apps have moved the page by the system's own animation, is a private method of UIKit.
public final class SwipeBackTransition: UIPercentDrivenInteractiveTransition {
  /// `true` while a finger moves the page.
  private(set) var isRunning = false

  public override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    isRunning = true
  }

  func move(to progress: Double) {
    if isRunning { update(CGFloat(progress)) }
  }

  func end(isCommitted: Bool) {
    isRunning = false
    isCommitted ? finish() : cancel()
  }
}
#endif
