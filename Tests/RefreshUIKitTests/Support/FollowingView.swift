#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators

/// A view animator that records its updates.
final class FollowingView: UIView, RefreshViewAnimator {
  var extent = 60.0
  var trigger = 84.0
  var showsOutcomes = false
  var preferredTrigger = RefreshTrigger.onRelease
  var preferredPlacement = RefreshPlacement.withContent

  private(set) var updates: [RefreshUpdate] = []

  /// Called with each update of the view.
  var onUpdate: ((RefreshUpdate) -> Void)?

  /// The states of the updates, without repetitions.
  var states: [RefreshState] {
    updates.reduce(into: []) { states, update in if states.last != update.state { states.append(update.state) } }
  }

  /// `true` if neither the view nor an ancestor is hidden.
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
