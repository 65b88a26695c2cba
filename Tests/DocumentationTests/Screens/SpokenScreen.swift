#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators

/// A list that VoiceOver refreshes at its top, and continues at its end, by the swipe with three fingers that scrolls.
final class SpokenScreen: ListScreen {
  let server = SlowServer()
  private(set) var origins: [RefreshOrigin] = []

  override func addControls() {
    for control in [tableView.refresh.addHeader(animator: .arrow), tableView.refresh.addFooter(animator: .spinner)] {
      control.onBegin = { [weak self] session in
        self?.origins.append(session.origin)
        self?.server.request { _ in session.end() }
      }
    }
  }

  /// Asked by VoiceOver; anywhere but at the edges the list scrolls by a page, as ever.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    tableView.refresh.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }
}
#endif
