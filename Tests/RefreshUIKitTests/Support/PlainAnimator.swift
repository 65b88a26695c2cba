#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators

/// Draws a dot in the middle of the uncovered area, with the metrics of a test.
struct PlainAnimator: RefreshAnimator {
  var extent = 60.0
  var trigger = 84.0
  var showsOutcomes = false
  var preferredTrigger = RefreshTrigger.onRelease
  var preferredPlacement = RefreshPlacement.withContent

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(heldExtent: extent, triggerDistance: trigger, showsOutcomes: showsOutcomes)
  }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    drawing.fill { $0.circle(center: Drawing.Point(x: 20, y: update.visibleExtent / 2), radius: 4) }
  }
}
#endif
