#if REFRESH_ADAPTER
/// The invisible subview of a scroll view that keeps a simulated touch, also while the scroll view has no control.
@MainActor
final class ScrollTouchHost: UIView {
  fileprivate let source: any ScrollTouchSource

  fileprivate init(_ source: any ScrollTouchSource) {
    self.source = source
    super.init(frame: .zero)
    isHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  fileprivate static func existing(in scrollView: UIScrollView) -> ScrollTouchHost? {
    for case let host as ScrollTouchHost in scrollView.subviews { return host }
    return nil
  }
}

extension ScrollViewRefresh {
  /// The touch that replaces the one of UIKit; `nil` by default.
  package var touchSource: (any ScrollTouchSource)? {
    get { ScrollTouchHost.existing(in: scrollView)?.source }
    nonmutating set {
      guard newValue !== touchSource else { return }
      ScrollTouchHost.existing(in: scrollView)?.removeFromSuperview()
      if let newValue { scrollView.addSubview(ScrollTouchHost(newValue)) }
      RefreshHost.existing(in: scrollView)?.touchSource = newValue
    }
  }

  /// Reports the end of a simulated drag, as the target of the pan does.
  package func dragDidEnd(isCancelled: Bool) {
    RefreshHost.existing(in: scrollView)?.dragDidEnd(isCancelled: isCancelled)
  }

  /// `true` if a control needs the next frame: the list, or the drawing of a control, is moving.
  package var isMoving: Bool { RefreshHost.existing(in: scrollView)?.isMoving ?? false }

  /// Ticks the controllers that the system keeps waiting for a frame.
  package func tickIfLate() { RefreshHost.existing(in: scrollView)?.tickIfLate() }

  /// The scroll view of the controls.
  package var view: UIScrollView { scrollView }

  /// The controls of the scroll view.
  package var controls: [RefreshControl] { scrollView.subviews.compactMap { $0 as? RefreshControl } }
}

/// The numbers with which a test computes the offset of a pull.
package struct PullGeometry: Sendable {
  /// The axis of the pull.
  package let axis: ScrollAxis

  /// The side of the control.
  package let side: AxisSide

  /// The offset at which the content rests at the side without an added inset.
  package let restOffset: Double

  /// The pull at which the control begins to be pulled, in points.
  package let start: Double

  /// The distance from there that arms, in points.
  package let triggerDistance: Double

  /// `true` if a pull may begin a session.
  package let respondsToPull: Bool

  /// Returns the offset of a pull, in points.
  package func offset(ofPull distance: Double) -> Double {
    side == .near ? restOffset - distance : restOffset + distance
  }
}

extension RefreshControl {
  /// The geometry of a pull at this control; `nil` outside a scroll view.
  package var pullGeometry: PullGeometry? {
    guard let attachment, attachment.scrollView != nil else { return nil }
    let frame = attachment.presentFrame(at: side)
    return PullGeometry(
      axis: attachment.axis, side: side, restOffset: frame.restOffset, start: frame.start,
      triggerDistance: frame.triggerDistance, respondsToPull: frame.trigger.respondsToPull)
  }

  /// Begins the session of a simulated pull, of which a system that owns the pull does not know.
  package func beginSimulatedPull() {
    if system?.control?.isRefreshing == false { attachment?.header.beginUnderFinger() }
  }
}
#endif
