import RefreshCore

/// The paints and opacities of the gum: flat, with one highlight for its volume.
struct GumSkin: Equatable {
  /// The colours.
  let ink: GumInk

  /// The opacity of the colour for a failure over the tint.
  let failure: Double

  /// The opacity of the highlight at its top.
  let highlight: Double

  /// The opacity of the shadow.
  let shadow: Double

  /// The opacity of the rim for increased contrast.
  let rim: Double

  /// The width of the rim in points: one at the full size.
  let rimWidth: Double

  /// Points per unit.
  let scale: Double

  init(
    _ surroundings: RefreshSurroundings, _ ink: GumInk, activityFraction: Double, failure: Double, scale: Double,
    size: Double
  ) {
    self.ink = ink
    let isPlain = surroundings.increasesContrast
    let gloss = 1 - Easing.smooth(activityFraction / 0.15)
    self.failure = failure
    self.scale = scale
    rimWidth = size
    highlight = isPlain ? 0 : (surroundings.isDark ? 0.22 : 0.30) * gloss
    shadow = isPlain || surroundings.isDark ? 0 : 0.16 * (1 - Easing.smooth(activityFraction / 0.35))
    // The rim does not follow the body as it shrinks: it is gone before that can be seen.
    rim = isPlain ? 1 - Easing.smooth(activityFraction / 0.06) : 0
  }

  /// Draws the shadow and the body.
  func drawBody(into drawing: inout Drawing, _ outline: (inout Drawing.Path) -> Void) {
    let fall = Drawing.Shadow(opacity: shadow, offset: .init(x: 0, y: scale), blur: 1.4 * scale)
    // Below a shape in the colour of a failure, another colour shows through at the edge.
    guard failure < 1 else { return drawing.fill(.failure, shadow: fall, outline) }
    drawing.fill(ink.body, shadow: fall, outline)
    if failure > 0 { drawing.fill(.failure.opacity(failure), outline) }
  }

  /// Draws the rim.
  func drawRim(into drawing: inout Drawing, _ outline: (inout Drawing.Path) -> Void) {
    guard rim > 0 else { return }
    drawing.stroke(.label.opacity(rim), Drawing.Stroke(width: rimWidth), outline)
  }

  /// Draws the highlight, light from above on the whole shape: white at its top on the screen, nothing at its bottom.
  ///
  /// - Parameters:
  ///   - top: A point at the height of the shape's top on the screen.
  ///   - bottom: A point below it, at the height of its bottom.
  ///   - drawing: The drawing to draw into.
  ///   - outline: The outline of the shape.
  func drawHighlight(
    from top: Drawing.Point, to bottom: Drawing.Point, into drawing: inout Drawing,
    _ outline: (inout Drawing.Path) -> Void
  ) {
    guard highlight > 0 else { return }
    let fade = Drawing.Fade(.white, from: top, opacity: highlight, to: bottom, opacity: 0)
    drawing.fill(.fading(fade), outline)
  }
}

/// The colours of the gum.
struct GumInk: Equatable {
  /// The colour of the body, and of the spinner that it becomes.
  let body: Drawing.Paint

  /// The colour of the marks on the body.
  let onBody: Drawing.Paint

  /// Creates the colours of a gum from that of its body: the marks on an exact colour are white or black, whichever is
  /// legible.
  init(_ color: Drawing.Color = .tint) {
    body = Drawing.Paint(color)
    onBody = Drawing.Paint(color == .tint ? .onTint : .onTint(over: color))
  }
}
