#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators

/// A list whose pull refreshes, and whose deeper pull opens another screen.
final class FairScreen: ListScreen {
  /// The pull that opens the other screen, in trigger distances.
  static let depth = 1.6

  let server = SlowServer()
  let hint = UILabel()
  private(set) var visitCount = 0
  private var isDeep = false

  override func addControls() {
    hint.text = "Release to visit the fair"
    hint.isHidden = true
    hint.textAlignment = .center
    // Above the arrow, where only a deep pull shows it.
    hint.frame = CGRect(x: 0, y: -100, width: 393, height: 20)
    tableView.addSubview(hint)
    let header = tableView.refresh.addHeader(animator: .arrow, trigger: .onRelease)
    header.onUpdate = { [weak self] update in self?.note(update) }
    header.onBegin = { [weak self] session in self?.begin(session) }
  }

  /// Notes how deep the pull is; the last update before the release counts.
  private func note(_ update: RefreshUpdate) {
    let isDeepNow = update.state == .armed && update.progress > Self.depth
    hint.isHidden = !isDeepNow
    if update.state != .refreshing { isDeep = isDeepNow }
  }

  private func begin(_ session: RefreshSession) {
    if session.origin == .finger, isDeep {
      session.end(.cancelled)
      openFair()
    } else {
      server.request { _ in session.end() }
    }
  }

  private func openFair() { visitCount += 1 }
}
#endif
