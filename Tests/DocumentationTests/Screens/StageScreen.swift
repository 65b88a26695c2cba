#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators

/// A list between a curtain, which is drawn down by the pull, and a toolbar, which leaves it the screen.
final class StageScreen: UIViewController {
  static let barHeight: CGFloat = 50

  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
  let curtain = UIView(frame: CGRect(x: 0, y: -200, width: 393, height: 200))
  let toolbar = UIView(frame: CGRect(x: 0, y: 802, width: 393, height: 50))
  let server = SlowServer()

  override func loadView() {
    view = UIView(frame: tableView.frame)
    [tableView, curtain, toolbar].forEach(view.addSubview)
    let header = tableView.refresh.addHeader(animator: .hidden(heldExtent: 60))
    header.onBegin = { [server] session in server.request { _ in session.end() } }
    // The last update of each pull and each session is one without a pull, so both views are back where they were.
    header.onUpdate = { [curtain, toolbar] update in
      curtain.transform = CGAffineTransform(translationX: 0, y: CGFloat(update.visibleExtent))
      toolbar.transform = CGAffineTransform(translationX: 0, y: Self.barHeight * CGFloat(min(update.progress, 1)))
    }
  }
}
#endif
