#if canImport(UIKit)
import UIKit
#endif

/// A navigation controller of two screens, whose state is written down during a pop.
@MainActor
final class ProbeStack {
  let navigation = UINavigationController(rootViewController: UIViewController())
  private weak var recorder: FactsRecorder?
  private var hasPopped = false

  /// Shows the stack above a list.
  init(in container: UIView, _ recorder: FactsRecorder) {
    self.recorder = recorder
    navigation.pushViewController(UIViewController(), animated: false)
    let parent = container.next as? UIViewController
    parent?.addChild(navigation)
    navigation.view.frame = container.bounds
    container.addSubview(navigation.view)
    navigation.haveMoved(to: parent)
  }

  /// Goes back with an animation.
  func pop() {
    recorder?.note(.action, "stack", "contentPop", [navigation.hasContentPop ? 1 : 0])
    navigation.popViewController(animated: true)
    hasPopped = true
    note()
  }

  /// Writes down the state in a frame after the pop.
  func note() {
    guard hasPopped else { return }
    recorder?.note(.action, "stack", "transitionCoordinator", [navigation.transitionCoordinator == nil ? 0 : 1])
    recorder?.note(.action, "stack", "viewControllers", [Double(navigation.viewControllers.count)])
  }
}

extension UINavigationController {
  fileprivate var hasContentPop: Bool {
    guard #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) else { return false }
    return interactiveContentPopGestureRecognizer != nil
  }
}
