/// A container that shows one of its controllers.
@MainActor
open class UITabBarController: UIViewController {
  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for child in children {
        child.view.removeFromSuperview()
        child.parent = nil
      }
      children = []
      newValue?.forEach(addChild)
      selectedIndex = 0
    }
  }

  /// The place of the controller that is shown.
  open var selectedIndex = 0 {
    didSet {
      guard children.indices.contains(selectedIndex) else { return }
      let shown = children[selectedIndex]
      for child in children where child !== shown { child.view.removeFromSuperview() }
      guard shown.view.superview !== view else { return }
      shown.view.frame = view.bounds
      view.addSubview(shown.view)
    }
  }
}

/// A container that shows its controllers beside one another.
@MainActor
open class UISplitViewController: UIViewController {}
