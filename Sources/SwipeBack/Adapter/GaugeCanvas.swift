#if REFRESH_ADAPTER
import RefreshCore

/// Shows a gauge in a layer above the screens, or in a view of the app.
@MainActor
final class GaugeCanvas {
  private let renderer = LayerRenderer()

  /// Draws the state of a swipe; hides the gauge at rest.
  func show(_ machine: SwipeBackMachine, by gauge: any SwipeBackGauge, in navigation: UINavigationController) {
    let filled = (gauge as? FillGauge)?.view
    guard machine.state != .idle, let view = filled ?? navigation.view else { return renderer.hide() }
    let bar = navigation.isNavigationBarHidden ? .zero : navigation.navigationBar.frame
    var update = SwipeBackUpdate(
      state: machine.state, progress: machine.progress,
      size: .init(width: Double(view.bounds.width), height: Double(view.bounds.height)))
    (update.stretch, update.armedFraction) = (machine.stretch, machine.armedFraction)
    (update.leavingFraction, update.fingerY) = (machine.leavingFraction, machine.fingerY)
    update.barBottom = filled == nil ? Double(bar.maxY) : 0
    update.isRightToLeft = navigation.isRightToLeft
    update.reducesMotion = UIAccessibility.isReduceMotionEnabled
    place(in: view, isFilled: filled != nil)
    let (style, traits) = (RefreshStyle(of: view), view.traitCollection)
    let tint = style.colors[.tint] == nil ? view.tintColor : nil
    renderer.use(style.fonts)
    renderer.show(
      RefreshUpdate(visibleExtent: 1), by: GaugePicture(gauge: gauge, update: update),
      colors: DrawingColors(traits, tint: tint, palette: style.colors), scale: traits.displayScale)
  }

  /// Puts the layer above everything, or under the content of a view that is filled, and within its bounds.
  private func place(in view: UIView, isFilled: Bool) {
    let root = renderer.root
    guard root.superlayer !== view.layer else { return }
    root.masksToBounds = isFilled
    root.bounds = view.bounds
    root.position = .zero
    root.cornerRadius = isFilled ? view.layer.cornerRadius : 0
    root.zPosition = isFilled ? 0 : 1
    if isFilled { view.layer.insertSublayer(root, at: 0) } else { view.layer.addSublayer(root) }
  }
}

/// A gauge as an animator, which the renderer of drawings draws.
private struct GaugePicture: RefreshAnimator {
  let gauge: any SwipeBackGauge
  let update: SwipeBackUpdate

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) { gauge.draw(self.update, into: &drawing) }
}
#endif
