#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A view of the app's, in a container.
///
/// The control moves, hides and fades the container: those properties of the view itself are the app's.
@MainActor
final class ViewHost: IndicatorHost {
  let view: any RefreshViewAnimator

  private let container = UIView(frame: .zero)
  private var told: RefreshUpdate?

  /// What the view has brought about by calling the control while it was told something.
  private var answer: RefreshUpdate?
  private var isTelling = false

  init(_ view: any RefreshViewAnimator) {
    self.view = view
    container.isHidden = true
    container.isUserInteractionEnabled = false
    container.accessibilityElementsHidden = true
  }

  var layer: CALayer { container.layer }

  var preferredTrigger: RefreshTrigger { view.preferredTrigger }

  var preferredPlacement: RefreshPlacement { view.preferredPlacement }

  var words: String? { nil }

  var isShown: Bool { !container.isHidden }

  var lastState: RefreshState? { told?.state ?? .idle }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { view.metrics(in: surroundings) }

  func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? {
    view.lastRefreshText(age, in: language)
  }

  func spokenTexts(in language: RefreshLanguage) -> RefreshTexts { .standard(for: language) }

  /// Joins a control; the view leaves the one it was in.
  func enter(_ control: RefreshControl) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    container.addSubview(view)
    control.addSubview(container)
  }

  /// Leaves the control, and the view with it, unless another control has it by now.
  func leave() {
    hide()
    if view.superview === container { view.removeFromSuperview() }
    container.removeFromSuperview()
  }

  /// The view is told outside the block without animations: what it begins by itself in an answer is its own.
  func show(_ update: RefreshUpdate, in control: RefreshControl) {
    UIView.performWithoutAnimation {
      place(update, in: control)
      container.isHidden = !update.isShown
      container.alpha = CGFloat(update.closingOpacity)
    }
    tell(update)
  }

  func hide() {
    container.isHidden = true
    guard var update = told else { return }
    update.state = .idle
    update.tap = nil
    update.outcome = nil
    update.visibleExtent = 0
    tell(update)
  }

  /// The view begins again in the next update what it misses.
  func forgetLoops() {}

  /// That nothing goes on is said once, and nothing is said while the view is still being told something.
  private func tell(_ update: RefreshUpdate) {
    let isIdle = update.state == .idle && !update.stays
    if isIdle && told == nil { return }
    told = isIdle ? nil : update
    answer = update
    guard !isTelling else { return }
    isTelling = true
    while let next = answer {
      answer = nil
      view.refreshDidUpdate(next)
    }
    isTelling = false
  }

  /// The view's own transform stands: it gets a size and a centre, no frame.
  private func place(_ update: RefreshUpdate, in control: RefreshControl) {
    container.frame = ViewPlace(update, placement: control.placementInUse, in: control.bounds.size).frame
    let size = container.bounds.size
    if view.bounds.size != size { view.bounds.size = size }
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }
}

#endif
