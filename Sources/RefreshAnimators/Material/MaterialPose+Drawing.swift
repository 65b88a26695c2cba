import RefreshCore
import ScrollPhysics

extension MaterialPose {
  /// The hairline round the disc, in points.
  private static let hairline = 0.5

  /// Half the base of the arrowhead and its length, in units.
  private static let arrow = (halfBase: 4.4, length: 5.2)

  /// Draws the disc with its arc.
  func draw(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    guard size > 0 else { return }
    drawing.group(opacity: opacity, transform: .scale(size * unit), around: center) {
      drawDisc(into: &$0)
      drawArc(paint, into: &$0)
      drawHead(paint, into: &$0)
    }
  }

  /// The surface, its edge and its shadow: for more contrast a line in the place of the shadow.
  private func drawDisc(into drawing: inout Drawing) {
    let isPlain = surroundings.increasesContrast
    let shadow = Drawing.Shadow(opacity: isPlain ? 0 : 0.22, offset: .init(x: 0, y: 2), blur: 5)
    drawing.shadow(shadow) { $0.circle(center: center, radius: MaterialUnits.disc) }
    drawing.fill(.elevated) { $0.circle(center: center, radius: MaterialUnits.disc) }
    let edge = Drawing.Stroke(width: (isPlain ? 2 * Self.hairline : Self.hairline) / unit)
    drawing.stroke(isPlain ? .label : .separator, edge) { $0.circle(center: center, radius: MaterialUnits.disc) }
  }

  private func drawArc(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    let ring = MaterialUnits.ring(center, unit: 1, strokeScale: surroundings.strokeScale)
    guard opened == 0 else {
      if surroundings.reducesMotion { return ring.drawFading(opened, paint, into: &drawing) }
      return ring.draw(opened, paint, into: &drawing)
    }
    drawing.stroke(paint, Drawing.Stroke(width: ring.width, cap: .butt, from: 0, to: sweep)) {
      $0.circle(center: center, radius: ring.radius, from: rotation)
    }
  }

  /// The arrowhead at the end of the arc.
  private func drawHead(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    guard head > 0 else { return }
    let end = rotation + sweep * 360 * Drawing.degree
    let place = Drawing.Transform.scale(head)
      .followed(by: .rotation(end))
      .followed(
        by: .translation(
          x: center.x + MaterialUnits.radius * Kernel.cos(end), y: center.y + MaterialUnits.radius * Kernel.sin(end)))
    drawing.fill(paint) {
      $0.transform = place
      $0.move(to: .init(x: 0, y: Self.arrow.length))
      $0.line(to: .init(x: -Self.arrow.halfBase, y: 0))
      $0.line(to: .init(x: Self.arrow.halfBase, y: 0))
      $0.close()
    }
  }
}
