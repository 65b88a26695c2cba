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

  private let pool: LayerPool
  let measure: LabelMeasure
  let symbols = SymbolImages()
  private var shown: Drawing
  private var next: Drawing
  private var colors: DrawingColors?
  private var scale: CGFloat = 0
  private var isResting = false

  /// Whether the layers are to be brought into line whatever the next drawing is.
  private var isStale = true

  init() {
    measure = LabelMeasure()
    pool = LayerPool(in: root)
    shown = Drawing(measuring: measure)
    next = Drawing(measuring: measure)
    root.anchorPoint = .zero
    root.isHidden = true
  }

  /// Shows what an animator draws.
  func show(_ update: RefreshUpdate, by animator: any RefreshAnimator, colors: DrawingColors, scale: CGFloat) {
    if measure.follow(colors.traits) { isStale = true }
    animator.redraw(update, in: &next)
    let isResting = update.isResting
    guard
      isStale || root.isHidden || next != shown || isResting != self.isResting || colors != self.colors
        || scale != self.scale
    else { return }
    swap(&shown, &next)
    self.colors = colors
    self.scale = scale
    self.isResting = isResting
    isStale = false
    withoutActions {
      root.isHidden = false
      LayerWalk(drawing: shown, colors: colors, scale: max(scale, 1), fonts: measure.fonts, symbols: symbols)
        .render(into: pool, isResting: isResting)
    }
  }

  /// What is written in the drawing, in the order in which it was drawn; `nil` if nothing is.
  var words: String? { shown.texts.isEmpty ? nil : shown.texts.map(\.string).joined(separator: ", ") }

  /// Shows nothing.
  func hide() {
    guard !root.isHidden else { return }
    withoutActions { root.isHidden = true }
    forgetLoops()
  }

  /// Lets the next drawing start its loops anew, in phase: Core Animation has dropped them with the window.
  func forgetLoops() {
    isStale = true
    pool.forgetLoops()
  }

  /// Layers without a view animate every change for a quarter of a second unless they are told not to, and labels do in
  /// an animation of the client's.
  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.performWithoutAnimation(body)
    CATransaction.commit()
  }
}

extension RefreshUpdate {
  /// Whether exactly what is held is uncovered: the list rests there, or is on its way through.
  fileprivate var isResting: Bool { abs(visibleExtent - heldExtent) < Self.restTolerance }

  /// Less than a pixel at any scale, and more than sums of floating-point numbers miss by, in points.
  private static let restTolerance = 0.001
}

#endif
