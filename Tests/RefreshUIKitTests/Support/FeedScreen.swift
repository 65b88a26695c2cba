#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators

/// A screen of an app, with a list, a feed and the controls of a test.
@MainActor
final class FeedScreen {
  let list: UIScrollView
  let work = Work()
  let load = Work()

  init(_ window: UIWindow, contentHeight: CGFloat = 3000) {
    list = UIScrollView(frame: window.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: window.bounds.width, height: contentHeight)
    window.addSubview(list)
    window.layoutIfNeeded()
  }

  var refresh: ScrollViewRefresh { list.refresh }

  /// Adds a header whose action the test ends.
  @discardableResult
  func addHeader(
    animator: some RefreshAnimator = PlainAnimator(), edge: RefreshEdge = .top, trigger: RefreshTrigger? = nil
  ) -> RefreshControl {
    refresh.addHeader(animator: animator, edge: edge, trigger: trigger) { [work] in try await work.run() }
  }

  /// Adds a footer whose action the test ends.
  @discardableResult
  func addFooter(edge: RefreshEdge = .bottom, trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1)))
    -> RefreshControl
  {
    refresh.addFooter(animator: PlainAnimator(), edge: edge, trigger: trigger) { [load] in try await load.load() }
  }
}
#endif
