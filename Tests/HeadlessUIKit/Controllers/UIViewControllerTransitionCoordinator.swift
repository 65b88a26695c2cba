import Foundation

/// The state of a transition between controllers; empty in the stand-in.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

/// An object that tells of the end of a transition between controllers.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs code beside the transition and after it; returns `false` if it has not been accepted.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A transition of a test.
@MainActor
public final class HeadlessTransition: NSObject, UIViewControllerTransitionCoordinator {
  private let forget: @MainActor () -> Void
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

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

  /// Ends the transition: the completions are called while it is still that of its controller.
  public func end() {
    completions.forEach { $0(self) }
    completions = []
    forget()
  }
}
