#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The invisible subview of a scroll view that owns the controllers of its controls.
///
/// It is deallocated with the scroll view, is found by its type, and its layout pass is the flush of the turn.
@MainActor
final class RefreshHost: UIView {
  private var observer: ScrollViewObserver?
  private var lifecycle: AppLifecycleObserver?
  private var controllers: [ScrollAxis: RefreshController] = [:]
  private var safeArea: UIEdgeInsets?

  /// Called with every decision, for a log.
  var onDecision: (@MainActor (RefreshDecision) -> Void)?
  private var isReporting = false
  private var isRestlessnessLogged = false

  /// The layout passes and the reports in a turn that no app needs: a loop of a hundred takes a few milliseconds.
  private static let mostPerTurn = 64

  private lazy var passes = TurnLimit(most: Self.mostPerTurn, mostWhenRestless: 1) { [weak self] in
    self?.setNeedsLayout()
  }
  private lazy var reports = TurnLimit(most: Self.mostPerTurn, mostWhenRestless: 1) {}

  /// Returns the host of a scroll view, or `nil` if it has none.
  static func existing(in scrollView: UIScrollView) -> RefreshHost? {
    scrollView.subviews.lazy.compactMap { $0 as? RefreshHost }.first
  }

  /// Returns the host of a scroll view, and creates it if there is none.
  static func host(in scrollView: UIScrollView) -> RefreshHost {
    if let host = existing(in: scrollView) { return host }
    // The host has the size of the scroll view, so that it is laid out when the scroll view is resized, even if nothing
    // in it moves.
    let host = RefreshHost(frame: CGRect(origin: .zero, size: scrollView.bounds.size))
    scrollView.addSubview(host)
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

  /// Returns the controller of an axis, and creates it if there is none.
  func makeController(along axis: ScrollAxis, in scrollView: UIScrollView) -> RefreshController {
    if let controller = controllers[axis] { return controller }
    let controller = RefreshController(scrollView, along: axis, host: self)
    controllers[axis] = controller
    return controller
  }

  /// Removes the host from the scroll view if it has no control.
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
    observer = ScrollViewObserver(scrollView) { [weak self] in self?.scrolled() }
    lifecycle = AppLifecycleObserver { [weak self] isInBackground in self?.each { $0.crossedGround(isInBackground) } }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Until its first layout in a window, a list at its beginning may follow its inset: no inset is added before.
    scrollView?.setNeedsLayout()
    each { $0.windowChanged() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    yieldFirstPlace()
    guard passes.admits() else { return logRestlessness() }
    each { $0.laidOut() }
  }

  /// Reports a decision to the app, unless the app has caused it in such a report.
  func report(_ decision: @autoclosure () -> RefreshDecision) {
    guard let onDecision, !isReporting else { return }
    guard reports.admits() else { return logRestlessness() }
    isReporting = true
    onDecision(decision())
    isReporting = false
  }

  private func logRestlessness() {
    guard !isRestlessnessLogged, let scrollView else { return }
    isRestlessnessLogged = true
    RefreshLog.write(.restlessList, about: scrollView)
  }

  /// Ignores the host's own safe area, which changes with each step of a scroll because the host moves with the
  /// content: only the scroll view's safe area counts.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    guard let scrollView, scrollView.safeAreaInsets != safeArea else { return }
    safeArea = scrollView.safeAreaInsets
    setNeedsLayout()
  }

  private func scrolled() {
    if holdsFirstPlace { setNeedsLayout() }
    each { $0.scrolled() }
  }

  private func each(_ body: (RefreshController) -> Void) {
    for axis in ScrollAxis.allCases {
      if let controller = controllers[axis] { body(controller) }
    }
  }
}

extension RefreshHost {
  /// `true` if a scroll view that zooms has the host or a control before the first subview of the app, which was added
  /// later: `viewForZooming(in:)` often returns the first subview.
  private var holdsFirstPlace: Bool {
    guard let scrollView, scrollView.maximumZoomScale > scrollView.minimumZoomScale else { return false }
    let views = scrollView.subviews
    return views.first.map(Self.isOurs) == true && !views.allSatisfy(Self.isOurs)
  }

  private static func isOurs(_ view: UIView) -> Bool { view is RefreshHost || view is RefreshControl }

  private func yieldFirstPlace() {
    guard holdsFirstPlace, let scrollView else { return }
    scrollView.subviews.prefix(while: Self.isOurs).forEach(scrollView.bringSubviewToFront)
  }
}

#endif
