#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Iterates over the commands of a drawing and updates the layers.
@MainActor
struct LayerWalk {
  let drawing: Drawing
  let colors: DrawingColors
  let scale: CGFloat
  let fonts: TextFonts
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
      case .fill(let paint, let range): fill(paint, path(range), in: pool)
      case .stroke(let paint, let stroke, let range): self.stroke(paint, stroke, path(range), in: pool, context)
      case .shadow(let shadow, let range):
        pool.next(ShadowLayer.self, make: ShadowLayer.init).show(shadow, of: path(range))
      case .text(let text): show(drawing.texts[text], in: pool, context)
      case .beginGroup(let group): begin(drawing.groups[group], from: &index, in: pool, context)
      case .endGroup:
        pool.end()
        return
      }
    }
    pool.end()
  }

  private func begin(_ group: Drawing.Group, from index: inout Int, in pool: LayerPool, _ context: LayerContext) {
    if let symbol = group.symbol.map({ drawing.symbols[$0] }), show(symbol, in: pool, context) {
      return skipGroup(from: &index)
    }
    let layer = pool.next(GroupLayer.self, make: GroupLayer.init)
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

  private func fill(_ paint: Drawing.Paint, _ path: CGPath, in pool: LayerPool) {
    switch paint {
    case .solid(let color, let opacity):
      shape(in: pool).fill(path, with: color, opacity: opacity, in: colors)
    case .fading(let fade):
      let layer = pool.next(FadeLayer.self, make: FadeLayer.init)
      layer.show(fade, in: path, covering: path.boundingBox, colors: colors)
    }
  }

  private func stroke(
    _ paint: Drawing.Paint, _ stroke: Drawing.Stroke, _ path: CGPath, in pool: LayerPool, _ context: LayerContext
  ) {
    let layer = shape(in: pool)
    layer.stroke(path, stroke, loop: context.strokeLoop, motionStart: drawing.motionStart)
    layer.color(paint.flat, in: colors)
  }

  private func show(_ text: Drawing.Text, in pool: LayerPool, _ context: LayerContext) {
    let layer = pool.next(TextLayer.self) { TextLayer(UILabel(frame: .zero)) }
    let frame = LabelFrame(text, scale: scale, offset: context.offset).rectangle
    layer.show(text, font: fonts.font(of: text.style), color: flatColor(text.paint), in: frame, scale: scale)
  }

  /// Shows a symbol; returns `false` if the system does not have it.
  private func show(_ symbol: Drawing.Symbol, in pool: LayerPool, _ context: LayerContext) -> Bool {
    guard let image = symbols.image(of: symbol, color: flatColor(symbol.paint), scale: scale) else { return false }
    pool.next(SymbolLayer.self, make: SymbolLayer.init).show(image, at: symbol.center, offset: context.offset)
    return true
  }

  private func flatColor(_ paint: Drawing.Paint) -> CGColor {
    let (color, opacity) = paint.flat
    return colors.color(color, opacity: opacity)
  }

  private func shape(in pool: LayerPool) -> ShapeLayer {
    let layer = pool.next(ShapeLayer.self, make: ShapeLayer.init)
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

#endif
