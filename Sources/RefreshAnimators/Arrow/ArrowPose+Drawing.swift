import RefreshCore

extension ArrowPose {
  /// Draws the icon about a point of the drawing.
  func draw(_ update: RefreshUpdate, around center: Drawing.Point, into drawing: inout Drawing) {
    guard opacity > 0 else { return }
    let strokeScale = update.surroundings.strokeScale
    drawing.group(opacity: opacity) {
      drawArrows(update, center, strokeScale, into: &$0)
      $0.group(opacity: spinner.opacity) {
        ArrowSymbols.drawSpinner(
          around: center, unit: unit * spinner.scale, light: light, in: update.surroundings, into: &$0)
      }
      badge?.draw(.tint, strokeScale: strokeScale, at: place(Part(opacity: 1), center), into: &$0)
    }
  }

  private func place(_ part: Part, _ center: Drawing.Point) -> Drawing.Transform {
    Drawing.Transform.scale(part.scale * unit).followed(by: .translation(x: center.x, y: center.y))
  }

  private func drawArrows(
    _ update: RefreshUpdate, _ center: Drawing.Point, _ strokeScale: Double, into drawing: inout Drawing
  ) {
    let direction = Self.direction(update.orientation)
    let angled = direction.followed(by: .rotation(arrow.angle)).followed(by: place(arrow, center))
    drawing.group(opacity: arrow.opacity, transform: angled) {
      ArrowSymbols.drawArrow(strokeScale: strokeScale, into: &$0)
    }
    drawing.group(opacity: turned.opacity, transform: direction.followed(by: place(turned, center))) {
      ArrowSymbols.drawTurnedArrow(strokeScale: strokeScale, into: &$0)
    }
    let wound = Drawing.Transform.rotation(reload.angle).followed(by: place(reload, center))
    drawing.group(opacity: reload.opacity, transform: wound) {
      ArrowSymbols.drawReload(strokeScale: strokeScale, into: &$0)
    }
  }

  /// The turn that brings an arrow from pointing downwards to pointing where the pull goes.
  private static func direction(_ orientation: Drawing.Transform) -> Drawing.Transform {
    let (x, y) = (orientation.c, orientation.d)
    return Drawing.Transform(a: y, b: -x, c: x, d: y, tx: 0, ty: 0)
  }
}
