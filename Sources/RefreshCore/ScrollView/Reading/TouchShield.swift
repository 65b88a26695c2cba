#if REFRESH_ADAPTER
/// Takes the touches for the rows of a list while RefreshKit moves it, as UIKit does in its own motions: a finger that catches the
/// list opens no row.
///
/// A plain view. The pan of the list recognizes the touches of all views in it, so the finger drags the list.
final class TouchShield: UIView {
  /// Moves the shield in front of the rows of a list, to the visible area.
  func cover(_ scrollView: UIScrollView) {
    if superview !== scrollView { scrollView.addSubview(self) }
    guard frame != scrollView.bounds else { return }
    UIView.performWithoutAnimation { frame = scrollView.bounds }
  }
}
#endif
