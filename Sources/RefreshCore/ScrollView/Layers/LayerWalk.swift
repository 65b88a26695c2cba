#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Walks the commands of a drawing once and brings layers into line with it.
struct LayerWalk {
  let drawing: Drawing
  let colors: DrawingColors
  let scale: CGFloat

  func render(into pool: LayerPool) {
    var index = 0
    render(from: &index, into: pool, length: nil)
  }

  /// Renders one level, up to the end of its group.
  private func render(from index: inout Int, into pool: LayerPool, length: Drawing.Motion?) {
    pool.begin()
    while index < drawing.commands.count {
      let command = drawing.commands[index]
      index += 1
      switch command {
      case .fill(let paint, let range): fill(paint, range, in: pool)
      case .stroke(let paint, let stroke, let range): self.stroke(paint, stroke, range, in: pool, length: length)
      case .shadow(let shadow, let range):
        pool.next(ShadowLayer.self, make: ShadowLayer.init).show(shadow, of: drawing.cgPath(range))
      case .text: break
      case .beginGroup(let group): begin(drawing.groups[group], from: &index, in: pool, length: length)
      case .endGroup:
        pool.end()
        return
      }
    }
    pool.end()
  }

  private func begin(_ group: Drawing.Group, from index: inout Int, in pool: LayerPool, length: Drawing.Motion?) {
    let layer = pool.next(GroupLayer.self, make: GroupLayer.init)
    layer.show(group, clip: group.clip.map(drawing.cgPath), motionStart: drawing.motionStart)
    let own = group.motion?.property == .strokeLength ? group.motion : nil
    render(from: &index, into: layer.content, length: own ?? length)
  }

  private func fill(_ paint: Drawing.Paint, _ range: Range<Int>, in pool: LayerPool) {
    let path = drawing.cgPath(range)
    switch paint {
    case .solid(let color, let opacity):
      let layer = shape(in: pool)
      layer.fill(path, with: colors.color(color, opacity: opacity))
    case .fading(let fade):
      let layer = pool.next(FadeLayer.self, make: FadeLayer.init)
      layer.show(fade, in: path, covering: path.boundingBox, colors: colors)
    }
  }

  private func stroke(
    _ paint: Drawing.Paint, _ stroke: Drawing.Stroke, _ range: Range<Int>, in pool: LayerPool,
    length: Drawing.Motion?
  ) {
    let layer = shape(in: pool)
    layer.stroke(
      drawing.cgPath(range), stroke, with: strokeColor(paint), length: length, motionStart: drawing.motionStart)
  }

  /// A stroke has one colour: of one that fades, the stronger end.
  private func strokeColor(_ paint: Drawing.Paint) -> CGColor {
    switch paint {
    case .solid(let color, let opacity): colors.color(color, opacity: opacity)
    case .fading(let fade): colors.color(fade.color, opacity: max(fade.startOpacity, fade.endOpacity))
    }
  }

  private func shape(in pool: LayerPool) -> ShapeLayer {
    let layer = pool.next(ShapeLayer.self, make: ShapeLayer.init)
    layer.contentsScale = scale
    return layer
  }
}

#endif
