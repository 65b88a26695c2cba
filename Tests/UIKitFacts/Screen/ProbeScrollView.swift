import RefreshCore

#if canImport(UIKit)
import UIKit
#endif

/// A scroll view that tells of its layouts and of fingers that come down.
final class ProbeScrollView: UIScrollView {
  weak var recorder: FactsRecorder?

  override func layoutSubviews() {
    recorder?.note(.layout, "list", "layoutSubviews", [Double(panGestureRecognizer.state.rawValue)])
    super.layoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit != nil, event != nil { recorder?.noteTouch(at: point, in: self) }
    return hit
  }
}

/// A table that tells of its layouts and of fingers that come down.
final class ProbeTable: UITableView {
  weak var recorder: FactsRecorder?

  override func layoutSubviews() {
    recorder?.note(.layout, "list", "layoutSubviews", [Double(panGestureRecognizer.state.rawValue)])
    super.layoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit != nil, event != nil { recorder?.noteTouch(at: point, in: self) }
    return hit
  }
}

/// A table that forwards the scrolling of VoiceOver, as the documentation of the product says.
final class SpokenTable: UITableView {
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    refresh.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }
}

/// A view that tells of its superview.
final class ProbeView: UIView {
  weak var recorder: FactsRecorder?

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    recorder?.note(.tree, "child", "didMoveToSuperview", [superview == nil ? 0 : 1])
  }
}

extension FactsRecorder {
  /// A touch is looked for in a list: on the way down, and nowhere else in these scenarios; accessibility looks for
  /// views without an event.
  fileprivate func noteTouch(at point: CGPoint, in list: UIScrollView) {
    let origin = list.contentOffset
    note(.touch, "list", "down", [Double(point.x - origin.x), Double(point.y - origin.y)])
  }
}
