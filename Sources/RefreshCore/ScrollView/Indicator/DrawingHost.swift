#if REFRESH_ADAPTER
/// Renders the drawing of an animator in layers.
@MainActor
final class DrawingHost {
  var animator: any RefreshAnimator
  let renderer = LayerRenderer()

  private let calls: CallGate

  init(_ animator: any RefreshAnimator, _ calls: CallGate) {
    self.animator = animator
    self.calls = calls
  }

  /// The tint that the app has set on the control itself; `nil` for the inherited one.
  var tint: UIColor?

  /// The colours of the style.
  private var palette: [RefreshStyle.ColorRole: UIColor] = [:]

  /// `true` if the drawing is visible.
  var isShown: Bool { !renderer.root.isHidden }

  /// Shows an update in a control that already has its frame, drawn by the animator or by another one.
  func show(_ update: RefreshUpdate, by other: (any RefreshAnimator)?, in control: UIView) {
    guard update.isShown else { return hide() }
    let traits = control.traitCollection
    let colors = DrawingColors(traits, tint: tint, palette: palette)
    calls.call { renderer.show(update, by: other ?? animator, colors: colors, scale: traits.displayScale) }
  }

  /// Draws with the colours and the fonts of a style from now on.
  func use(_ style: RefreshStyle) {
    palette = style.colors
    renderer.use(style.fonts)
  }

  func hide() { renderer.hide() }
}

/// Draws the sign of a failure in place of what an indicator shows that draws no outcome.
package struct FailureCover: RefreshAnimator {
  /// The animator whose drawing gives way; `nil` for a view.
  let animator: (any RefreshAnimator)?

  package init(animator: (any RefreshAnimator)?) { self.animator = animator }

  package func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard let badge = OutcomeBadge(failureOf: update) else { animator?.draw(update, into: &drawing); return }
    drawing.group(opacity: badge.opacityBelow) { animator?.draw(update, into: &$0) }
    let room = min(update.visibleExtent, update.heldExtent)
    let scale = min(update.surroundings.indicatorScale, room / OutcomeBadge.diameter)
    let place = Drawing.Transform.scale(scale).moved(to: update.center)
    badge.draw(.failure, strokeScale: update.surroundings.strokeScale, at: place, into: &drawing)
  }
}

extension RefreshUpdate {
  /// Replaces the smoothed values by their targets.
  mutating func settle(to targets: Fractions) {
    (armedFraction, activityFraction, outcomeFraction) = (targets.armed, targets.activity, targets.outcome)
    velocity = 0
    if sessionProgress != nil { sessionProgress = targets.work }
    if targets.outcome == 1 { timeSinceEnd = RefreshTiming.ticksAfterEnd }
  }
}
#endif
