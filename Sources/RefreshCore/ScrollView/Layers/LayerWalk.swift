#if REFRESH_ADAPTER
/// Iterates over the commands of a drawing and updates the layers.
@MainActor
struct LayerWalk {
  let drawing: Drawing
  let colors: DrawingColors
  let scale: CGFloat
  let measure: LabelMeasure
  let symbols: SymbolImages

  /// Renders the drawing.
  ///
  /// - Parameters:
  ///   - pool: The layers of the drawing's outermost level.
  ///   - isResting: `true` if the list rests, so that texts and symbols are aligned to pixels.
  func render(into pool: LayerPool, isResting: Bool) {
    var index = 0
    render(from: &index, into: pool, LayerContext(offset: isResting ? .zero : nil))
  }

  /// Renders one level, up to the end of its group.
  private func render(from index: inout Int, into pool: LayerPool, _ context: LayerContext) {
    pool.begin()
    defer { pool.end() }
    var last: (elements: Range<Int>, path: CGPath)?
    /// The path of a range; the shadow and the fill of a shape share it.
    func path(_ elements: Range<Int>) -> CGPath {
      if let last, last.elements == elements { return last.path }
      let path = drawing.cgPath(elements)
      last = (elements, path)
      return path
    }
    while index < drawing.commands.count {
      let command = drawing.commands[index]
      index += 1
      switch command {
      case .fill(let paint, let range, let isEvenOdd): fill(paint, path(range), isEvenOdd, in: pool)
      case .stroke(let paint, let stroke, let range): self.stroke(paint, stroke, path(range), in: pool, context)
      case .shadow(let shadow, let range): pool.next(ShadowLayer.init).show(shadow, of: path(range))
      case .text(let text): show(drawing.texts[text], in: pool, context)
      case .beginGroup(let group): begin(drawing.groups[group], from: &index, in: pool, context)
      case .endGroup: return
      }
    }
  }

  private func begin(_ group: Drawing.Group, from index: inout Int, in pool: LayerPool, _ context: LayerContext) {
    if let symbol = group.symbol.map({ drawing.symbols[$0] }), show(symbol, in: pool, context) {
      return skipGroup(from: &index)
    }
    let layer = pool.next(GroupLayer.init)
    layer.show(group, clip: group.clip.map(drawing.cgPath), motionStart: drawing.motionStart)
    render(from: &index, into: layer.content, context.inside(group))
  }

  /// Skips to the end of the group that has just begun.
  private func skipGroup(from index: inout Int) {
    var depth = 1
    while index < drawing.commands.count, depth > 0 {
      switch drawing.commands[index] {
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      case .fill, .stroke, .shadow, .text: break
      }
      index += 1
    }
  }

  private func fill(_ paint: Int, _ path: CGPath, _ isEvenOdd: Bool, in pool: LayerPool) {
    switch drawing.paints[paint] {
    case .solid(let color, let opacity):
      let layer = shape(in: pool)
      layer.fill(path, with: color, opacity: opacity, in: colors)
      layer.followRule(isEvenOdd)
    case .fading(let fade):
      let layer = pool.next(FadeLayer.init)
      layer.show(fade, in: path, covering: path.boundingBox, colors: colors)
      layer.outline.followRule(isEvenOdd)
    }
  }

  private func stroke(
    _ paint: Int, _ stroke: Drawing.Stroke, _ path: CGPath, in pool: LayerPool, _ context: LayerContext
  ) {
    let layer = shape(in: pool)
    layer.stroke(path, stroke, loop: context.strokeLoop, motionStart: drawing.motionStart)
    layer.color(drawing.paints[paint].flat, in: colors)
  }

  private func show(_ text: Drawing.Text, in pool: LayerPool, _ context: LayerContext) {
    let layer = pool.next { TextLayer(UILabel(frame: .zero)) }
    let frame = text.labelFrame(scale: scale, offset: context.offset)
    let (plain, opacity) = text.paint.flat
    let (font, color) = (measure.font(of: text.style), colors.color(plain, opacity: opacity))
    layer.show(text, font: font, color: color, in: frame, scale: scale * CGFloat(context.sharpness))
  }

  /// Shows a symbol; returns `false` if the system does not have it.
  private func show(_ symbol: Drawing.Symbol, in pool: LayerPool, _ context: LayerContext) -> Bool {
    // More pixels than its own do not make a bitmap of the app sharper.
    let scale = (symbol.image as? UIImage)?.isSymbolImage == false ? scale : scale * CGFloat(context.sharpness)
    let (plain, opacity) = symbol.paint.flat
    let color = colors.color(plain, opacity: 1)
    guard let image = symbols.image(of: symbol, color: color, scale: scale) else { return false }
    pool.next(SymbolLayer.init).show(image, opacity: Float(opacity), at: symbol.center, offset: context.offset)
    return true
  }

  private func shape(in pool: LayerPool) -> ShapeLayer {
    let layer = pool.next(ShapeLayer.init)
    if layer.contentsScale != scale { layer.contentsScale = scale }
    return layer
  }
}

extension Drawing.Paint {
  /// The one colour of strokes, texts and symbols: of a fade, the more opaque end.
  fileprivate var flat: (color: Drawing.Color, opacity: Double) {
    switch self {
    case .solid(let color, let opacity): (color, opacity)
    case .fading(let fade): (fade.color, max(fade.startOpacity, fade.endOpacity))
    }
  }
}

/// The looping animation of one layer.
///
/// The animation is added once and kept while motion and start do not change. Its phase depends on the start, not on
/// the time at which it is added, so it can be added again at any time.
struct LayerLoop {
  private var running: (motion: Drawing.Motion, motionStart: Double, start: Double, end: Double)?

  /// Ends the running loop if it is another one.
  ///
  /// - Parameters:
  ///   - motion: The loop.
  ///   - motionStart: The host time of its phase 0, in seconds.
  ///   - base: The ends of a stroke, on which its animated values depend; the standard ones for a group.
  ///   - layer: The animated layer.
  /// - Returns: `true` if the loop has to be added.
  mutating func begin(
    _ motion: Drawing.Motion, _ motionStart: Double, base: (start: Double, end: Double) = (0, 1), on layer: CALayer
  ) -> Bool {
    let loop = (motion: motion, motionStart: motionStart, start: base.start, end: base.end)
    if let running, running == loop { return false }
    remove(from: layer)
    running = loop
    return true
  }

  /// Adds the loop that has begun, as the values of a property at the corners of its wave.
  func add(_ values: [Double], of keyPath: String, to layer: CALayer) {
    guard let running else { return }
    let motion = running.motion
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values.map { NSNumber(value: $0) }
    animation.keyTimes = motion.wave.corners.map { NSNumber(value: $0.time) }
    animation.duration = motion.period
    animation.repeatCount = .infinity
    animation.isRemovedOnCompletion = false
    // Core Animation reads a `beginTime` of 0 as now; one period earlier, the phase is the same.
    let start = layer.convertTime(motion.start(motionStart: running.motionStart), from: nil)
    animation.beginTime = start == 0 ? -motion.period : start
    layer.add(animation, forKey: keyPath)
  }

  /// Ends the loop; its layer has no other animations.
  mutating func remove(from layer: CALayer) {
    guard running != nil else { return }
    layer.removeAllAnimations()
    running = nil
  }
}
#endif
