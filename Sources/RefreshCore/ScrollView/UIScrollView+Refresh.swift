#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension UIScrollView {
  /// Pull-to-refresh for this scroll view.
  ///
  /// A subclass that has a *property* of this name does not compile; one with a method does.
  public var refresh: ScrollViewRefresh { ScrollViewRefresh(scrollView: self) }
}

#endif
