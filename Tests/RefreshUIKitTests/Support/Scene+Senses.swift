#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

extension Scene {
  /// The announcements of VoiceOver.
  var said: [String?] { world.announcements.map(\.text) }

  /// The calls of the feedback generators.
  var feedback: [String] { world.feedback.map(\.name) }
}

/// A list that forwards VoiceOver's scrolling as the documentation says.
final class SpokenList: UIScrollView {
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    refresh.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }

  /// Creates a list of 3000 points with the size of a phone.
  static func make() -> SpokenList {
    let list = SpokenList(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    list.contentSize = CGSize(width: 393, height: 3000)
    return list
  }
}
#endif
