import Foundation

/// A container that shows pages beside each other, reduced to the scroll view that moves them.
@MainActor
open class UIPageViewController: UIViewController {
  /// The direction in which the pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The object that knows the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?

  /// The direction of the pages.
  open var navigationOrientation: NavigationOrientation { .horizontal }

  /// Shows a page in the scroll view, which stands in the middle of three.
  public func headlessShow(_ page: UIViewController) {
    guard let pages = view.subviews.first as? UIScrollView else { return }
    viewControllers = [page]
    pages.frame = view.bounds
    pages.contentSize = CGSize(width: 3 * view.bounds.width, height: view.bounds.height)
    pages.contentOffset.x = view.bounds.width
    page.view.frame = CGRect(origin: CGPoint(x: view.bounds.width, y: 0), size: view.bounds.size)
    pages.addSubview(page.view)
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(PageScrollView(frame: view.bounds))
  }
}

/// The pages of a container.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The scroll view of pages, which nobody else may move with an animation.
private final class PageScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isPagingEnabled = true
    contentSize = frame.size
  }

  required init?(coder: NSCoder) { nil }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    world.onViolation("setContentOffset(_:animated:) of the scroll view of a page view controller")
  }
}
