#if REFRESH_ADAPTER
/// Finds the scroll view between two markers, by its base class: neither a private name nor a version of iOS matters.
@MainActor
struct ScrollViewSearch {
  /// The scroll views between the markers that may be meant, in drawing order; `nil` while a marker is in no tree with the other.
  private(set) var candidates: [UIScrollView]?

  private let back: MarkerView
  private let front: MarkerView
  private var isBetween = false
  private var isOver = false
  private var found: [UIScrollView] = []

  init(between back: MarkerView, and front: MarkerView) {
    (self.back, self.front) = (back, front)
    guard let common = sequence(first: back as UIView, next: \.superview).first(where: front.isDescendant) else {
      return
    }
    LinkTrace.current?.walkCount += 1
    visit(common, isRoot: true)
    candidates = found
  }

  /// The one that is meant: the largest that shows no text.
  var best: UIScrollView? {
    let area = { (view: UIScrollView) in view.bounds.width * view.bounds.height }
    let lists = candidates?.filter { !($0 is UITextView) } ?? []
    return lists.reduce(nil) { best, next in best.map { area($0) >= area(next) ? $0 : next } ?? next }
      ?? candidates?.first
  }

  private mutating func visit(_ view: UIView, isRoot: Bool = false) {
    guard !isOver else { return }
    if view === back { return isBetween = true }
    if view === front { return isOver = true }
    guard isRoot || !view.isContainer else { return }
    // A list in a row is another list's: nobody enters a scroll view, but for the markers of what is inside it.
    if let scrollView = view as? UIScrollView, !isRoot, isBetween {
      if !scrollView.isPagingEnabled { found.append(scrollView) }
      return
    }
    for subview in view.subviews { visit(subview) }
  }
}

extension UIView {
  /// `true` for the view of a controller that shows pages: what is inside belongs to them.
  fileprivate var isContainer: Bool {
    switch next {
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController: true
    default: false
    }
  }
}
#endif
