#if REFRESH_ADAPTER
/// Renders drawings in layers that are reused between frames.
///
/// A drawing that equals the last one writes nothing. Core Animation runs the loops in the render server, where a busy
/// main thread cannot stop them.
@MainActor
package final class LayerRenderer {
  /// The layer of the drawing; the host sets its position.
  package let root = CALayer()

  private let pool: LayerPool
  let measure = LabelMeasure()
  let symbols = SymbolImages()
  private var shown: Drawing
  private var next: Drawing
  private var colors: DrawingColors?
  private var scale: CGFloat = 0
  private var isResting = false

  /// Returns a drawing at a time without its loops; `nil` while they run.
  var still: ((_ drawing: Drawing, _ time: Double) -> Drawing)?

  /// `true` if parts of the last drawing were left out or clamped.
  private(set) var hasUnusableNumbers = false

  /// `true` if the layers must be updated even for an equal drawing.
  private var isStale = true

  package init() {
    pool = LayerPool(in: root)
    shown = Drawing(measuredBy: measure)
    next = Drawing(measuredBy: measure)
    root.anchorPoint = .zero
    root.isHidden = true
  }

  /// Sets texts in the fonts of a style from now on.
  package func use(_ styleFonts: [Drawing.TextStyle.Size: RefreshStyle.Font]) {
    measure.use(styleFonts)
    isStale = true
  }

  /// Shows the drawing of an animator.
  package func show(_ update: RefreshUpdate, by animator: any RefreshAnimator, colors: DrawingColors, scale: CGFloat) {
    if measure.follow(colors.traits) { isStale = true }
    animator.redraw(update, in: &next)
    if let still { next = still(next, update.motionStart) }
    next.cutTextsToVisible()
    hasUnusableNumbers = next.hasUnusableNumbers
    let isResting = update.isResting
    // Writing equal values would still commit a transaction in every frame (report B120).
    guard
      isStale || root.isHidden || next != shown || isResting != self.isResting || colors != self.colors
        || scale != self.scale
    else { return }
    swap(&shown, &next)
    var colors = colors
    colors.number = (self.colors?.number ?? 0) + (colors == self.colors ? 0 : 1)
    self.colors = colors
    self.scale = scale
    self.isResting = isResting
    isStale = false
    CATransaction.withoutActions {
      if root.isHidden { root.isHidden = false }
      LayerWalk(drawing: shown, colors: colors, scale: max(scale, 1), measure: measure, symbols: symbols)
        .render(into: pool, isResting: isResting)
    }
  }

  /// The texts of the drawing in drawing order; `nil` without texts.
  var words: String? { shown.texts.isEmpty ? nil : shown.texts.map(\.string).joined(separator: ", ") }

  /// Hides the drawing.
  package func hide() {
    guard !root.isHidden else { return }
    CATransaction.withoutActions { root.isHidden = true }
    forgetLoops()
  }

  /// Allows the next drawing to restart its loops, in phase, after Core Animation has removed them with the window.
  func forgetLoops() {
    isStale = true
    pool.forgetLoops()
  }
}

extension CATransaction {
  /// Disables implicit animations: layers without a view animate every change for 0.25 s, and labels join an animation
  /// of the app.
  @MainActor
  package static func withoutActions(_ body: () -> Void) {
    begin()
    setDisableActions(true)
    UIView.performWithoutAnimation(body)
    commit()
  }
}

extension Drawing {
  /// Cuts texts as they were when they were measured, before they are compared and shown.
  fileprivate mutating func cutTextsToVisible() {
    for index in texts.indices where texts[index].string.mayBeCut {
      texts[index].string = texts[index].string.cutToVisible
    }
  }
}

extension RefreshUpdate {
  /// `true` if exactly the held extent is uncovered: the list rests there, or passes through.
  fileprivate var isResting: Bool { abs(visibleExtent - heldExtent) < Self.restTolerance }

  /// The tolerance in points: less than a pixel at any scale, and more than the error of floating-point sums.
  private static let restTolerance = 0.001
}

/// The properties that a level of a drawing inherits from the groups around it.
struct LayerContext {
  /// The offset to the coordinates of the control, in points; `nil` if a group around the level rotates, scales or
  /// loops.
  var offset: CGPoint?

  /// The innermost loop around the level that changes strokes.
  var strokeLoop: Drawing.Motion?

  /// The factor by which the groups around the level enlarge it.
  var enlargement = 1.0

  /// The factor by which a bitmap has more pixels than the screen.
  ///
  /// In steps of a quarter, so that a motion does not make a bitmap per frame, and up to 8, because the memory grows with its square.
  /// A factor that rounding has left a hundredth of a step above one is of that step.
  var sharpness: Double { min(max((4 * enlargement - 0.01).rounded(.up) / 4, 1), 8) }

  /// The context for the content of a group.
  func inside(_ group: Drawing.Group) -> LayerContext {
    var inner = self
    if group.motion?.property == .strokeLength { inner.strokeLoop = group.motion }
    let place = group.placement
    let isShift = place.a == 1 && place.b == 0 && place.c == 0 && place.d == 1
    if !isShift { inner.enlargement *= max(hypot(place.a, place.b), hypot(place.c, place.d)) }
    let isStill = isShift && (group.motion == nil || group.motion?.property == .strokeLength)
    inner.offset = isStill ? offset.map { CGPoint(x: $0.x + CGFloat(place.tx), y: $0.y + CGFloat(place.ty)) } : nil
    return inner
  }
}

/// The layers of one level of a drawing, reused by their index.
@MainActor
final class LayerPool {
  private let container: CALayer
  private var layers: [CALayer] = []
  private var used = 0

  /// The number of layers at the beginning that may not be hidden.
  private var shown = 0

  init(in container: CALayer) { self.container = container }

  /// Starts a drawing: the first layer is the next to be reused.
  func begin() { used = 0 }

  /// The layer at the next index, if it has the class of those that are made, otherwise a new one in its place.
  func next<Layer: CALayer>(_ make: () -> Layer) -> Layer {
    used += 1
    if used <= layers.count, let layer = layers[used - 1] as? Layer {
      if used > shown { layer.isHidden = false }
      return layer
    }
    let layer = make()
    put(layer, at: used - 1)
    return layer
  }

  @inline(never)
  private func put(_ layer: CALayer, at index: Int) {
    if index < layers.count {
      layers[index].removeFromSuperlayer()
      layers[index] = layer
    } else {
      layers.append(layer)
    }
    container.insertSublayer(layer, at: UInt32(index))
  }

  /// Hides unused layers and ends their loops; they are kept for later drawings.
  func end() {
    for index in used..<max(used, shown) {
      layers[index].isHidden = true
      forgetLoops(of: layers[index])
    }
    shown = used
  }

  /// Allows the next drawing to restart all loops, in phase.
  func forgetLoops() { layers.forEach(forgetLoops) }

  private func forgetLoops(of layer: CALayer) {
    (layer as? GroupLayer)?.forgetLoops()
    (layer as? ShapeLayer)?.forgetLoop()
  }
}
#endif
