#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension UIScrollView {
  /// The refresh controls of this scroll view.
  ///
  /// A subclass with a *property* of this name does not compile; a method of this name is possible.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .gum) { [feed] in try await feed.reload() }
  /// ```
  public var refresh: ScrollViewRefresh { ScrollViewRefresh(scrollView: self) }
}

#endif
