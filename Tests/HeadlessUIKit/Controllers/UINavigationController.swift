import Foundation

/// A container that shows the topmost of its controllers below a bar.
@MainActor
open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))

  /// `true` if the bar is hidden.
  open var isNavigationBarHidden = false

  /// Creates a container of one controller.
  public init(rootViewController: UIViewController) {
    super.init()
    pushViewController(rootViewController, animated: false)
  }

  /// The topmost controller.
  open var topViewController: UIViewController? {
    children.last
  }

  /// Shows a controller above the others, without an animation.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    topViewController?.view.removeFromSuperview()
    addChild(viewController)
    view.addSubview(viewController.view)
  }
}

/// The bar of a navigation controller, reduced to its settings and its frame.
@MainActor
open class UINavigationBar: UIView {
  /// `true` if the bar shows large titles; `false` by default.
  open var prefersLargeTitles = false
}

/// The content of a navigation bar for one controller, reduced to what changes its height.
@MainActor
open class UINavigationItem: NSObject {
  /// The size of the title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As below.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
    /// Small, in the line of the buttons.
    case inline
  }

  /// The size of the title; as below by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The search bar below the title.
  open var searchController: UISearchController?

  /// `true` if scrolling hides the search bar; `true` by default.
  open var hidesSearchBarWhenScrolling = true
}

/// A controller of a search bar.
@MainActor
open class UISearchController: UIViewController {}
