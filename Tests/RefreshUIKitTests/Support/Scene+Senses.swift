#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

extension Scene {
  /// What VoiceOver was told to say.
  var said: [String?] { world.announcements.map(\.text) }

  /// What the fingertip was to feel, and what was to be woken up for it.
  var felt: [String] { world.feedback.map(\.name) }
}

/// A list of an app that answers VoiceOver's scrolling as the documentation says.
final class SpokenList: UIScrollView {
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    refresh.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }

  /// A list of a phone's size, of 3000 points.
  static func make() -> SpokenList {
    let list = SpokenList(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    list.contentSize = CGSize(width: 393, height: 3000)
    return list
  }
}
#endif
