#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension ScrollViewRefresh {
  /// Refreshes the list, or loads more, where VoiceOver's swipe with three fingers finds nothing left to scroll to.
  ///
  /// UIKit asks the element that VoiceOver stands on and what contains it, never a refresh control, so that the app
  /// passes the question on, from the view controller of the list or from a subclass of the scroll view:
  ///
  /// ```swift
  /// override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
  ///   tableView.refresh.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  /// }
  /// ```
  ///
  /// Where the list rests at an edge with a control, a swipe on towards it begins a session as ``RefreshControl/begin(reveals:)``
  /// does, and sends `.valueChanged` as a pull does. A control that loads more begins so too, also after a load that
  /// failed: VoiceOver's scrolling is no gesture that reaches the end. One whose trigger is `.manual` or `.onTap` does
  /// not.
  ///
  /// - Parameter direction: What `accessibilityScroll(_:)` was asked for. `.up`, fingers that move down, leads to the
  ///   top, and `.down` to the bottom; `.right`, fingers that move to the right, leads to the left edge, and `.left` to
  ///   the right one, in layouts of either direction. `.next` and `.previous` lead to none.
  /// - Returns: Whether a session has begun. `false`, and nothing is done, away from the edge, while the list moves or is
  ///   touched, while a session runs, without a control there, if it is disabled or hidden or has nothing left to load,
  ///   and outside a window.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let (axis, side) = ScrollAxis.target(of: direction) else { return false }
    return RefreshHost.existing(in: scrollView)?.controller(along: axis)?.scrollAssistively(to: side) ?? false
  }
}

extension RefreshController {
  /// An assistive technology scrolls to an end; answers whether that has begun a session.
  func scrollAssistively(to side: AxisSide) -> Bool {
    guard let scrollView, let control = control(at: side), control.refreshState == .idle else { return false }
    configure(control, at: side)
    guard machine.control(at: side).settings.trigger.isByScrolling, scrollView.isScrollEnabled else { return false }
    let scroll = read(scrollView)
    guard scroll.isInWindow, scroll.isUsable, !scroll.isInMotion else { return false }
    let geometry = machine.geometry(side, scroll)
    guard geometry.pullDistance >= -geometry.grid.halfPixel else { return false }
    return control.begin(.assistive, .always) == .started
  }
}

extension ScrollAxis {
  /// The end that a scroll of an assistive technology leads to.
  ///
  /// Upwards and downwards it is named by the way of the scroll bar, sideways by that of the fingers, whatever the
  /// layout's direction: Flutter's engine found out (`SemanticsObject.mm`), Apple's pages do not say.
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
  /// Whether the list is held, or moves.
  fileprivate var isInMotion: Bool { isDragging || isTracking || isDecelerating || isZooming || isScrollAnimating }
}

extension RefreshTrigger {
  /// Whether a reader who scrolls begins a session.
  fileprivate var isByScrolling: Bool {
    switch self {
    case .onRelease, .whilePulling, .onReachingEnd: true
    case .onTap, .manual: false
    }
  }
}

#endif
