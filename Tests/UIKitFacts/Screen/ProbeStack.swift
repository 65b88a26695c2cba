#if canImport(UIKit)
import UIKit
#endif

/// A navigation controller of two screens, whose state is written down during a pop.
@MainActor
final class ProbeStack {
  let navigation = UINavigationController(rootViewController: UIViewController())
  private weak var recorder: FactsRecorder?
  private var hasPopped = false
  private var swipes: [ProbePanTarget] = []

  /// Shows the stack above a list.
  init(in container: UIView, _ recorder: FactsRecorder) {
    self.recorder = recorder
    let (page, child) = (ProbePage(), ProbePage())
    (page.name, page.recorder) = ("page", recorder)
    (child.name, child.recorder) = ("child", recorder)
    page.addChild(child)
    child.haveMoved(to: page)
    navigation.pushViewController(page, animated: false)
    let parent = container.next as? UIViewController
    parent?.addChild(navigation)
    navigation.view.frame = container.bounds
    container.addSubview(navigation.view)
    navigation.haveMoved(to: parent)
  }

  /// Writes down the states of the system's swipes from now on.
  func watchSwipes() {
    let known = [("edgePop", navigation.interactivePopGestureRecognizer), ("contentPop", navigation.contentPop)]
    swipes = known.compactMap { name, swipe in
      swipe.map { swipe in
        ProbePanTarget(on: swipe) { [weak recorder] in
          recorder?.note(.gesture, "stack", name, [Double($0.state.rawValue)])
        }
      }
    }
    recorder?.note(.action, "stack", "swipes", [Double(swipes.count)])
  }

  /// Goes back with an animation.
  func pop() {
    recorder?.note(.action, "stack", "contentPop", [navigation.contentPop == nil ? 0 : 1])
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

/// A screen that tells of its disappearance: if it has a transition coordinator then, and if that is interactive.
private final class ProbePage: UIViewController {
  var name = ""
  weak var recorder: FactsRecorder?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let coordinator = transitionCoordinator
    recorder?.note(
      .action, name, "viewWillDisappear", [coordinator == nil ? 0 : 1, coordinator?.isInteractive == true ? 1 : 0])
  }
}

extension UINavigationController {
  fileprivate var contentPop: UIGestureRecognizer? {
    guard #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) else { return nil }
    return interactiveContentPopGestureRecognizer
  }
}
