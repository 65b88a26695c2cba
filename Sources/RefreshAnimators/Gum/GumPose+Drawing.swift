import RefreshCore

extension GumPose {
  /// Draws the gum: the body, the petals over it, and on them what belongs to the head.
  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let place = placement(update)
    drawing.group(opacity: opacity) {
      drawBody(place, into: &$0)
      drawPetals(place, floor: update.surroundings.spokeFloor, into: &$0)
      drawHead(place, isVertical: update.edge.isVertical, update.surroundings.strokeScale, into: &$0)
    }
  }

  /// The map from units, across and along from the top of the head, to the drawing.
  private func placement(_ update: RefreshUpdate) -> Drawing.Transform {
    Drawing.Transform.scale(scale)
      .followed(by: .translation(x: update.crossLength / 2 + shake, y: top))
      .followed(by: update.orientation)
  }

  /// The map that squashes and swells the body about the top of the head.
  private var deformation: Drawing.Transform { .scale(x: widening, y: lengthening) }

  private var middle: Drawing.Point { .init(x: 0, y: petals.center) }

  private func drawBody(_ place: Drawing.Transform, into drawing: inout Drawing) {
    guard body > 0 else { return }
    let shrinking = Drawing.Transform.scale(body).around(middle)
    let map = deformation.followed(by: shrinking).followed(by: place)
    skin.drawBody(into: &drawing) {
      $0.transform = map
      outline.add(to: &$0)
    }
  }

  /// The petals as they are fade over those with the light going round, so that the loop is seen from its start.
  private func drawPetals(_ place: Drawing.Transform, floor: Double, into drawing: inout Drawing) {
    guard petals.areOut else { return }
    let spokes = petals.spokes(around: place(middle), scale: scale)
    let failed = Drawing.Paint.failure.opacity(skin.failure)
    if light > 0 {
      spokes.drawLit(floor: floor, into: &drawing) { index, drawing in
        spokes.draw(index, skin.ink.body, into: &drawing)
        if skin.failure > 0 { spokes.draw(index, failed, into: &drawing) }
      }
    }
    drawing.group(opacity: 1 - light) {
      spokes.draw(skin.ink.body, into: &$0)
      $0.group(opacity: skin.failure) { spokes.draw(.failure, into: &$0) }
    }
  }

  private func drawHead(
    _ place: Drawing.Transform, isVertical: Bool, _ strokeScale: Double, into drawing: inout Drawing
  ) {
    let map = deformation.followed(by: place)
    let center = map(.init(x: 0, y: outline.head))
    skin.drawRim(into: &drawing) {
      $0.transform = map
      outline.add(to: &$0)
    }
    let size = isVertical ? (x: widening, y: lengthening) : (x: lengthening, y: widening)
    let glossRadius = outline.head - GumSkin.highlightMargin
    skin.drawHighlight(center, reach: glossRadius * size.y * scale, into: &drawing) {
      $0.transform = map
      $0.circle(center: .init(x: 0, y: outline.head), radius: glossRadius)
    }
    let upright = Drawing.Transform.scale(x: size.x * scale, y: size.y * scale)
      .followed(by: .translation(x: center.x, y: center.y))
    drawIcon(upright, strokeScale, into: &drawing)
    drawMark(upright, strokeScale, into: &drawing)
  }

  private func drawIcon(_ upright: Drawing.Transform, _ strokeScale: Double, into drawing: inout Drawing) {
    let icon = Drawing.Transform.scale(outline.head * iconScale).followed(by: .rotation(iconAngle))
    drawing.group(opacity: iconOpacity, transform: icon.followed(by: upright)) {
      ReloadIcon.draw(skin.ink.onBody, strokeScale: strokeScale, into: &$0)
    }
  }

  private func drawMark(_ upright: Drawing.Transform, _ strokeScale: Double, into drawing: inout Drawing) {
    guard verdict.opacity > 0, let mark = verdict.mark else { return }
    let width = GumVerdict.lineWidth * strokeScale * scale
    mark.draw(
      verdict.pen, width: width, paint: skin.ink.onBody.opacity(verdict.opacity), transform: upright, into: &drawing)
  }
}
