#if REFRESH_ADAPTER
import RefreshCore

/// Shows a gauge in a layer above the screens, or in a view of the app.
@MainActor
final class GaugeCanvas {
  /// The style where the gauge is shown, as it was when a finger last went down.
  let look = StyleInUse()
  private let renderer = LayerRenderer()

  /// Looks up the style where a gauge is shown.
  func lookUp(for gauge: any SwipeBackGauge, in navigation: UINavigationController) {
    if look.lookUp(for: (gauge as? FillGauge)?.view ?? navigation.view) { renderer.use(look.style.fonts) }
  }

  /// Draws the state of a swipe; hides the gauge at rest.
  func show(_ machine: SwipeBackMachine, by gauge: any SwipeBackGauge, in navigation: UINavigationController) {
    let fill = (gauge as? FillGauge)?.view
    guard machine.state != .idle, let view = gauge is FillGauge ? fill : navigation.view else { return renderer.hide() }
    let (bounds, hasNoBar) = (view.bounds, fill != nil || navigation.isNavigationBarHidden)
    var update = SwipeBackUpdate(machine, size: .init(width: Double(bounds.width), height: Double(bounds.height)))
    update.barBottom = hasNoBar ? 0 : Double(navigation.navigationBar.frame.maxY)
    (update.isRightToLeft, update.reducesMotion) = (navigation.isRightToLeft, UIAccessibility.isReduceMotionEnabled)
    // Above everything, or under the content of a view that is filled, and within its bounds.
    let root = renderer.root
    if root.superlayer !== view.layer { view.layer.insertSublayer(root, at: 0) }
    (root.bounds, root.zPosition, root.masksToBounds) = (bounds, fill == nil ? 1 : 0, fill != nil)
    root.cornerRadius = fill?.layer.cornerRadius ?? 0
    let (palette, traits) = (look.style.colors, view.traitCollection)
    renderer.show(
      RefreshUpdate(visibleExtent: 1), by: GaugePicture(gauge: gauge, update: update),
      colors: DrawingColors(traits, tint: palette[.tint] == nil ? view.tintColor : nil, palette: palette),
      scale: traits.displayScale)
  }
}

/// A gauge as an animator, which the renderer of drawings draws.
private struct GaugePicture: RefreshAnimator {
  let gauge: any SwipeBackGauge
  let update: SwipeBackUpdate

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) { gauge.draw(self.update, into: &drawing) }
}
#endif
