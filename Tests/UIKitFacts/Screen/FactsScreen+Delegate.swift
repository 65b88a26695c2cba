#if canImport(UIKit)
import UIKit
#endif

extension FactsScreen: UIScrollViewDelegate {
  /// Notes it.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    recorder.note(
      .delegate, "list", "scrollViewDidScroll",
      [Double(scrollView.contentOffset.x), Double(scrollView.contentOffset.y)]
    )
  }

  /// Notes it.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    hasDragged = true
    recorder.note(.delegate, "list", "scrollViewWillBeginDragging")
  }

  /// Notes it.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    recorder.note(
      .delegate, "list", "scrollViewWillEndDragging", [Double(velocity.y), Double(targetContentOffset.pointee.y)])
  }

  /// Notes it, acts if the scenario acts in the lift, and notes the end of the turn.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    recorder.note(.delegate, "list", "scrollViewDidEndDragging", [decelerate ? 1 : 0])
    probeInLift()
    if scenario == .pull { scrollView.setNeedsLayout() }
    afterTurn { [weak recorder] in recorder?.note(.action, "world", "turn", [], "ends") }
  }

  /// Notes it.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    recorder.note(.delegate, "list", "scrollViewWillBeginDecelerating")
  }

  /// Notes it.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    recorder.note(.delegate, "list", "scrollViewDidEndDecelerating")
  }

  /// Notes it.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    recorder.note(.delegate, "list", "scrollViewDidEndScrollingAnimation")
  }

  /// Notes it.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    recorder.note(.delegate, "list", "scrollViewDidChangeAdjustedContentInset")
  }
}

// Without it a table takes no delegate.
extension FactsScreen: UITableViewDelegate {}
