#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Draws drawings with layers that are reused from one to the next.
///
/// Nothing is written for a drawing that looks like the last one. Loops are run by Core Animation in the render server,
/// where a busy main thread cannot stop them.
@MainActor
final class LayerRenderer {
  /// The layer that everything is drawn in; the host gives it a place.
  let root = CALayer()

  private let pool = LayerPool()
  private var shown = Drawing()
  private var next = Drawing()
  private var colors: DrawingColors?
  private var scale: CGFloat = 0

  init() {
    root.anchorPoint = .zero
    root.isHidden = true
    pool.container = root
  }

  /// Shows what an animator draws.
  func show(_ update: RefreshUpdate, by animator: any RefreshAnimator, colors: DrawingColors, scale: CGFloat) {
    animator.redraw(update, in: &next)
    guard root.isHidden || next != shown || colors != self.colors || scale != self.scale else { return }
    swap(&shown, &next)
    self.colors = colors
    self.scale = scale
    withoutActions {
      root.isHidden = false
      LayerWalk(drawing: shown, colors: colors, scale: scale).render(into: pool)
    }
  }

  /// Shows nothing.
  func hide() {
    guard !root.isHidden else { return }
    withoutActions { root.isHidden = true }
    forgetLoops()
  }

  /// Lets the next drawing start its loops anew, in phase: Core Animation has dropped them with the window.
  func forgetLoops() {
    shown.removeAll()
    pool.forgetLoops()
  }

  /// Layers without a view animate every change for a quarter of a second unless they are told not to.
  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }
}

#endif
