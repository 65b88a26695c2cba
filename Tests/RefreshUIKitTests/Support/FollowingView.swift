#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

/// A view animator that writes down what it is told.
final class FollowingView: UIView, RefreshViewAnimator {
  var extent = 60.0
  var trigger = 84.0
  var showsOutcomes = false
  var preferredTrigger = RefreshTrigger.onRelease
  var preferredPlacement = RefreshPlacement.withContent

  private(set) var updates: [RefreshUpdate] = []

  /// Called with what the view is told.
  var onUpdate: ((RefreshUpdate) -> Void)?

  /// The states that it was told, without repetitions.
  var states: [RefreshState] {
    updates.reduce(into: []) { states, update in if states.last != update.state { states.append(update.state) } }
  }

  /// Whether it is seen, as far as the views above it decide.
  var isSeen: Bool { sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden } }

  func forgetUpdates() { updates = [] }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(heldExtent: extent, triggerDistance: trigger, showsOutcomes: showsOutcomes)
  }

  func refreshDidUpdate(_ update: RefreshUpdate) {
    updates.append(update)
    onUpdate?(update)
  }
}
#endif
