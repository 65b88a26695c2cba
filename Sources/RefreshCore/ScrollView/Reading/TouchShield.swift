#if REFRESH_ADAPTER
/// Takes the touches for the rows of a list while RefreshKit moves it, as UIKit does in its own motions: a finger that catches the
/// list opens no row.
///
/// A plain view in front of the rows. The pan of the list recognizes the touches of all views in it, so the finger drags the list.
@MainActor
final class TouchShield: UIView {
  /// Creates a shield in front of the rows of a list.
  init(in scrollView: UIScrollView) {
    super.init(frame: scrollView.bounds)
    scrollView.addSubview(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Moves the shield to the visible area.
  func cover(_ scrollView: UIScrollView) {
    guard frame != scrollView.bounds else { return }
    UIView.performWithoutAnimation { frame = scrollView.bounds }
  }
}
#endif
