import Foundation

/// Something that is told of scrolls.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset became another one.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger is about to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// A finger was lifted that dragged; the velocity is in points a millisecond, and the target can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// A finger was lifted that dragged; `decelerate` tells whether contents go on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Contents go on moving.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Contents have come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated scroll has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// A scroll to the top has ended.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The adjusted inset became another one.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Allows it.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    true
  }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
