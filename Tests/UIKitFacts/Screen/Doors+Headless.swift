#if !canImport(ObjectiveC)
import HeadlessUIKit

/// Calls a handler in every frame, until it is invalidated.
@MainActor
final class ProbeFrames {
  private let link: HeadlessDisplayLink

  init(handler: @escaping () -> Void) {
    link = HeadlessDisplayLink { _ in handler() }
  }

  func invalidate() {
    link.invalidate()
  }
}

/// A target beside the scroll view's own.
@MainActor
final class ProbePanTarget {
  private let target: HeadlessGestureTarget

  init(on recognizer: UIGestureRecognizer, handler: @escaping (UIGestureRecognizer) -> Void) {
    target = HeadlessGestureTarget(on: recognizer, handler: handler)
  }
}

extension UIViewController {
  /// The stand-in has no appearance calls that would depend on it.
  func haveMoved(to parent: UIViewController?) {}
}

extension FactsScreen {
  /// Sets the uncertain facts of the stack that the scenario pops.
  public func setNavigation(_ navigation: HeadlessNavigation) { stack?.navigation.headlessNavigation = navigation }
}

/// Runs code after the present turn of the run loop.
@MainActor
func afterTurn(_ body: @escaping @MainActor () -> Void) {
  HeadlessWorld.current.enqueue { body() }
}
#endif
