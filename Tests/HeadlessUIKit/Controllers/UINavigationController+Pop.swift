import Foundation

extension UINavigationController {
  /// The duration of the animation, in seconds (observed).
  private static var popDuration: Double { 0.35 }

  /// Removes the topmost controller, with an animation in a window; returns `nil` for the last one, and during a transition.
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, transitionCoordinator == nil, let popped = topViewController else { return nil }
    view.world.log.record(.animation, view.headlessName, "pop")
    guard animated, view.window != nil else {
      remove(popped)
      return popped
    }
    switch headlessNavigation.popStart {
    case .atOnce: start(removing: popped)
    case .inLayout: startPop = { [weak self] in self?.start(removing: popped) }
    }
    return popped
  }

  private func start(removing popped: UIViewController) {
    let controller = delegate?.interactionController(of: self)
    let transition = begin(removing: popped)
    if let controller, controller.wantsInteractiveStart { return transition.startInteraction(controller) }
    transition.finish(after: Self.popDuration)
  }

  /// Does what the button that goes back does; `false` without one, and during a transition.
  func pressBackButton() -> Bool {
    guard viewControllers.count > 1, transitionCoordinator == nil, let item = topViewController?.navigationItem,
      !item.hidesBackButton
    else { return false }
    if let action = item.backAction {
      action.performWithSender(self, target: nil)
      return true
    }
    return popViewController(animated: true) != nil
  }

  /// Begins the pop that a swipe of the system moves.
  func beginInteractivePop() -> HeadlessTransition? {
    guard viewControllers.count > 1, transitionCoordinator == nil, let popped = topViewController else { return nil }
    let transition = begin(removing: popped)
    transition.startInteraction(nil)
    return transition
  }

  private func begin(removing popped: UIViewController) -> HeadlessTransition {
    let transition = HeadlessTransition { [weak self] in self?.endTransition() }
    transition.duration = Self.popDuration
    transition.onEnd = { [weak self, weak transition] in
      guard let self, let transition else { return }
      popped.enter(nil)
      let isGone = headlessNavigation.depth == .withPage
      if !transition.isCancelled {
        take(popped)
        popped.view.removeFromSuperview()
      } else if !isGone {
        addChild(popped)
      }
      topViewController.map(show)
    }
    keep(transition)
    if headlessNavigation.disappearanceCoordinator == .absent { tellDisappearance(of: popped) }
    if headlessNavigation.depth == .withoutPage { take(popped) }
    switch headlessNavigation.coordinator {
    case .atOnce: present(transition, of: popped)
    case .inNextTurn:
      view.world.enqueue { [weak self, weak transition] in
        guard let transition else { return }
        self?.present(transition, of: popped)
      }
    }
    return transition
  }

  private func present(_ transition: HeadlessTransition, of popped: UIViewController) {
    presentTransition()
    guard headlessNavigation.disappearanceCoordinator == .present else { return }
    popped.enter(transition)
    tellDisappearance(of: popped)
  }

  private func tellDisappearance(of popped: UIViewController) {
    popped.viewWillDisappear(true)
    for child in popped.children where child.isViewLoaded || headlessNavigation.viewlessChild == .isTold {
      child.viewWillDisappear(true)
    }
  }

  private func remove(_ popped: UIViewController) {
    take(popped)
    popped.view.removeFromSuperview()
    topViewController.map(show)
  }

  private func show(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    if controller.view.superview == nil { view.insertSubview(controller.view, at: 0) }
  }
}

/// Chooses what moves the transitions of a navigation controller.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Returns the animation of a transition; `nil` for that of the system.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns what moves an animation; `nil` for an animation by itself.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// None.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// None.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns the interaction of a pop; UIKit asks only for an animation of the app.
  fileprivate func interactionController(of navigation: UINavigationController) -> UIPercentDrivenInteractiveTransition?
  {
    let screens = navigation.viewControllers
    guard screens.count > 1,
      let animation = navigationController(
        navigation, animationControllerFor: .pop, from: screens[screens.count - 1], to: screens[screens.count - 2])
    else { return nil }
    return navigationController(navigation, interactionControllerFor: animation)
      as? UIPercentDrivenInteractiveTransition
  }
}

/// The context of a transition between controllers; empty in the stand-in.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {}

/// Animates a transition between controllers.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Animates the transition; never called by the stand-in.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// Moves a transition between controllers.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called at the beginning of a transition that this object moves.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Moves a transition by a fraction.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var transition: HeadlessTransition?

  /// The fraction of the transition.
  open var percentComplete: CGFloat { transition?.percentComplete ?? 0 }

  /// `false` for a transition that begins without a finger; `true` by default.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transition = transitionContext as? HeadlessTransition
  }

  /// Moves the transition.
  open func update(_ percentComplete: CGFloat) { transition?.move(to: percentComplete) }

  /// Animates the transition to its end.
  open func finish() { transition?.release(isCommitted: true) }

  /// Animates the transition back.
  open func cancel() { transition?.release(isCommitted: false) }
}
