import Foundation

/// A container that shows pages beside each other, reduced to the scroll view that moves them.
@MainActor
open class UIPageViewController: UIViewController {
  open override func loadView() {
    super.loadView()
    view.addSubview(PageScrollView(frame: view.bounds))
  }
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
