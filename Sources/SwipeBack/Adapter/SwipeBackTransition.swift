#if REFRESH_ADAPTER
import RefreshCore

/// Moves the page with the finger, for an app that returns it from its own navigation delegate.
///
/// The framework replaces no delegate, so without one the page stays until the system animates the pop. The app's delegate returns an
/// animation of its own for a pop, and this object, which moves it if a swipe has begun the pop:
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

  func end(isCommitted: Bool) {
    wantsInteractiveStart = false
    guard isRunning else { return }
    isRunning = false
    isCommitted ? finish() : cancel()
  }
}
#endif
