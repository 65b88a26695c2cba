#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension ScrollViewRefresh {
  /// Refreshes the list, or loads more, when VoiceOver scrolls with three fingers past an edge.
  ///
  /// UIKit asks the focused element and its containers to scroll, never a refresh control. Forward the call from the
  /// view controller of the list or from a subclass of the scroll view:
  ///
  /// ```swift
  /// override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
  ///   tableView.refresh.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  /// }
  /// ```
  ///
  /// If the list rests at an edge with a control, scrolling towards that edge begins a session like
  /// ``RefreshControl/begin(reveals:)`` and sends `.valueChanged` like a pull. A control that loads more begins too,
  /// also after a failed load, because VoiceOver's scrolling is not a gesture that reaches the end. A control with the
  /// trigger `.manual` or `.onTap` does not.
  ///
  /// - Parameter direction: The argument of `accessibilityScroll(_:)`. `.up`, with fingers that move down, leads to the
  ///   top, and `.down` to the bottom; `.right`, with fingers that move to the right, leads to the left edge, and
  ///   `.left` to the right one, in both layout directions. `.next` and `.previous` lead to no edge.
  /// - Returns: `true` if a session has begun. `false`, without any effect, away from the edge, while the list moves or
  ///   is touched, during a session, without a control at the edge, if the control is disabled or hidden or has nothing
  ///   left to load, and outside a window.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let (axis, side) = ScrollAxis.target(of: direction) else { return false }
    return RefreshHost.existing(in: scrollView)?.controller(along: axis)?.scrollAssistively(to: side) ?? false
  }
}

extension ScrollViewRefresh {
  /// An action that refreshes the list, for an accessibility element of the app, such as its title or the list's first row.
  ///
  /// Its name is "Refresh" in the language of the header when the action is created. It has an effect wherever the list
  /// stands, sends `.valueChanged`, and does not retain the scroll view.
  ///
  /// ```swift
  /// titleLabel.accessibilityCustomActions = [tableView.refresh.accessibilityAction]
  /// ```
  public var accessibilityAction: UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: header?.words.texts.refresh ?? RefreshTexts.standard(for: .ofApp).refresh) {
      [weak scrollView] _ in
      switch scrollView?.refresh.header?.begin(SessionRequest(.assistive, .always)) {
      case .started, .joined: true
      case .queued, .refused, nil: false
      }
    }
  }
}

extension RefreshController {
  /// Begins a session when an assistive technology scrolls to a side; returns `true` if it has begun.
  func scrollAssistively(to side: AxisSide) -> Bool {
    guard let scrollView, let control = control(at: side), control.refreshState == .idle else { return false }
    let frame = presentFrame(at: side)
    guard frame.trigger.isByScrolling, scrollView.isScrollEnabled else { return false }
    let scroll = read(scrollView)
    guard scroll.isInWindow, scroll.isUsable, !scroll.isInMotion else { return false }
    // Anywhere else VoiceOver's scroll is one by a page, which UIKit makes.
    guard frame.pull(at: scroll.offset) >= -scroll.grid.halfPixel else { return false }
    return control.begin(SessionRequest(.assistive, .always)) == .started
  }
}

extension ScrollAxis {
  /// The axis and the side to which a scroll by an assistive technology leads.
  ///
  /// Vertically the direction is that of the scroll bar, horizontally that of the fingers, in both layout directions:
  /// Flutter's engine documents this (`SemanticsObject.mm`), Apple's documentation does not.
  fileprivate static func target(
    of direction: UIAccessibilityScrollDirection
  ) -> (ScrollAxis, AxisSide)? {
    switch direction {
    case .up: (.vertical, .near)
    case .down: (.vertical, .far)
    case .right: (.horizontal, .near)
    case .left: (.horizontal, .far)
    case .next, .previous: nil
    @unknown default: nil
    }
  }
}

extension ScrollMetrics {
  /// `true` if the list is touched or moves.
  fileprivate var isInMotion: Bool { isDragging || isTracking || isDecelerating || isZooming || isScrollAnimating }
}

extension RefreshTrigger {
  /// `true` if scrolling begins a session.
  fileprivate var isByScrolling: Bool {
    switch self {
    case .onRelease, .whilePulling, .onReachingEnd: true
    case .onTap, .manual: false
    }
  }
}

#endif
