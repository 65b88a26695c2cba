#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The invisible view among a scroll view's subviews that everything hangs on.
///
/// It dies with the scroll view, is found by its type, and its layout pass is the flush of the turn.
@MainActor
final class RefreshHost: UIView {
  private var observer: ScrollViewObserver?
  private var lifecycle: AppLifecycleObserver?
  private var controllers: [ScrollAxis: RefreshController] = [:]
  private var safeArea: UIEdgeInsets?

  /// Told of every decision, for a log.
  var onDecision: (@MainActor (RefreshDecision) -> Void)?

  /// The host of a scroll view, if it has one.
  static func existing(in scrollView: UIScrollView) -> RefreshHost? {
    scrollView.subviews.lazy.compactMap { $0 as? RefreshHost }.first
  }

  /// The host of a scroll view, made if it has none.
  static func host(in scrollView: UIScrollView) -> RefreshHost {
    if let host = existing(in: scrollView) { return host }
    // As large as the scroll view, so that it is laid out when that is resized, which need not move anything in it.
    let host = RefreshHost(frame: CGRect(origin: .zero, size: scrollView.bounds.size))
    scrollView.insertSubview(host, at: 0)
    return host
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var scrollView: UIScrollView? { superview as? UIScrollView }

  func controller(along axis: ScrollAxis) -> RefreshController? { controllers[axis] }

  /// Makes the controller of an axis if there is none.
  func makeController(along axis: ScrollAxis, in scrollView: UIScrollView) -> RefreshController {
    if let controller = controllers[axis] { return controller }
    let controller = RefreshController(scrollView, along: axis, host: self)
    controllers[axis] = controller
    return controller
  }

  /// Leaves the scroll view once no control is left on it.
  func leaveIfEmpty() {
    for (axis, controller) in controllers where controller.isEmpty {
      controller.invalidate()
      controllers[axis] = nil
    }
    if controllers.isEmpty { removeFromSuperview() }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    observer?.invalidate()
    guard let scrollView else {
      observer = nil
      lifecycle = nil
      return
    }
    observer = ScrollViewObserver(scrollView) { [weak self] in self?.each { $0.scrolled() } }
    lifecycle = AppLifecycleObserver { [weak self] isInBackground in self?.each { $0.crossedGround(isInBackground) } }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Until its first layout in a window a list at its beginning may follow its inset: no share is raised before.
    scrollView?.setNeedsLayout()
    each { $0.windowChanged() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    each { $0.laidOut() }
  }

  /// The host is scrolled away with the content, so that its own safe area changes with each step of a scroll: only
  /// that of the scroll view counts.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    guard let scrollView, scrollView.safeAreaInsets != safeArea else { return }
    safeArea = scrollView.safeAreaInsets
    setNeedsLayout()
  }

  private func each(_ body: (RefreshController) -> Void) {
    for axis in ScrollAxis.allCases {
      if let controller = controllers[axis] { body(controller) }
    }
  }
}

#endif
