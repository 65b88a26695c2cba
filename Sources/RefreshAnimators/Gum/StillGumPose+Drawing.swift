import RefreshCore

extension StillGumPose {
  /// The radius of the arc round the ball and the width of its line, in units.
  private static let arcRadius = 19.0
  private static let arcWidth = 2.0

  /// The radius of the disc of the filled icon, as a part of the ball's.
  private static let discRadius = 0.72

  func draw(into drawing: inout Drawing) {
    drawing.group(opacity: opacity) {
      $0.group(opacity: 1 - spinner) {
        drawBall(into: &$0)
        drawArc(into: &$0)
        drawMark(into: &$0)
      }
      $0.group(opacity: spinner) { drawSpinner(into: &$0) }
    }
  }

  private func drawBall(into drawing: inout Drawing) {
    let radius = GumUnits.radius * unit
    skin.drawBody(into: &drawing) { $0.circle(center: center, radius: radius) }
    skin.drawRim(into: &drawing) { $0.circle(center: center, radius: radius) }
    let gloss = radius - GumSkin.highlightMargin * unit
    skin.drawHighlight(center, reach: gloss, into: &drawing) { $0.circle(center: center, radius: gloss) }
    let place = Drawing.Transform.scale(radius).followed(by: .translation(x: center.x, y: center.y))
    drawing.group(opacity: iconOpacity * (1 - filled), transform: place) {
      ReloadIcon.draw(skin.ink.onBody, strokeScale: strokeScale, into: &$0)
    }
    drawing.group(opacity: iconOpacity * filled, transform: place) {
      $0.fill(skin.ink.onBody) { $0.circle(center: .zero, radius: Self.discRadius) }
      ReloadIcon.draw(skin.ink.body, strokeScale: strokeScale, into: &$0)
    }
  }

  private func drawArc(into drawing: inout Drawing) {
    guard arcOpacity > 0, progress > 0 else { return }
    let line = Drawing.Stroke(width: Self.arcWidth * strokeScale * unit, from: 0, to: progress)
    drawing.stroke(skin.ink.body.opacity(arcOpacity), line) { $0.circle(center: center, radius: Self.arcRadius * unit) }
  }

  private func drawMark(into drawing: inout Drawing) {
    guard verdict.opacity > 0, let mark = verdict.mark else { return }
    let place = Drawing.Transform.scale(unit).followed(by: .translation(x: center.x, y: center.y))
    let width = GumVerdict.lineWidth * strokeScale * unit
    mark.draw(
      verdict.pen, width: width, paint: skin.ink.onBody.opacity(verdict.opacity), transform: place, into: &drawing)
  }

  private func drawSpinner(into drawing: inout Drawing) {
    let spokes = petals.spokes(around: center, scale: unit)
    if light > 0 {
      spokes.drawLit(floor: spokeFloor, into: &drawing) { index, drawing in
        spokes.draw(index, skin.ink.body, into: &drawing)
      }
    }
    drawing.group(opacity: 1 - light) { spokes.draw(skin.ink.body, into: &$0) }
  }
}
