import RefreshCore
import ScrollPhysics

/// The opacities of the gum's colours: flat, with one highlight for its volume.
struct GumSkin {
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

  init(_ surroundings: RefreshSurroundings, activityFraction: Double, scale: Double, size: Double) {
    let isPlain = surroundings.increasesContrast
    let gloss = 1 - Easing.smooth(activityFraction / 0.15)
    self.scale = scale
    rimWidth = size
    highlight = isPlain ? 0 : (surroundings.isDark ? 0.22 : 0.30) * gloss
    shadow = isPlain || surroundings.isDark ? 0 : 0.16 * (1 - Easing.smooth(activityFraction / 0.35))
    // The rim does not follow the body as it shrinks: it is gone before that can be seen.
    rim = isPlain ? 1 - Easing.smooth(activityFraction / 0.06) : 0
  }

  /// Draws the shadow and the body.
  func drawBody(_ paint: Drawing.Paint, into drawing: inout Drawing, _ outline: (inout Drawing.Path) -> Void) {
    let fall = Drawing.Shadow(opacity: shadow, offset: .init(x: 0, y: scale), blur: 1.4 * scale)
    drawing.fill(paint, shadow: fall, outline)
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
struct GumInk {
  /// The colour of the body, and of the spinner that it becomes.
  let body: Drawing.Paint

  /// The colour of the marks on the body.
  let onBody: Drawing.Paint

  /// Creates the colours of a gum from that of its body, on which the marks are legible.
  init(_ color: Drawing.Color = .tint) {
    body = Drawing.Paint(color)
    onBody = Drawing.Paint(.onTint(over: color))
  }
}

/// The outline of the stretched gum: a head and a tail, both arcs of circles, and sides of one curve each.
///
/// The side leaves both circles along their tangents, so there is no corner at any stretch. Coordinates are in units,
/// x across from the centre line, y along the pull from the top of the head.
struct GumOutline: Equatable {
  /// The length from the top of the head to the tip of the tail.
  let length: Double

  /// The radius of the head.
  let head: Double

  /// The radius of the tail.
  let tail: Double

  /// The angle below the equator of the head at which the side leaves it, in radians.
  let headAngle: Double

  /// The angle above the equator of the tail at which the side meets it, in radians.
  let tailAngle: Double

  /// The point at which the right side leaves the head.
  let start: Drawing.Point

  /// The control points of the right side.
  let startHandle: Drawing.Point
  let endHandle: Drawing.Point

  /// The point at which the right side meets the tail.
  let end: Drawing.Point

  /// The longest chord in proportion to which handles grow.
  private static let longestChord = 56.0

  /// Creates an outline.
  ///
  /// - Parameters:
  ///   - stretch: The stretch, from 0, a circle, to 1, a thread.
  ///   - travel: The additional length of the gum at a stretch of 1, in units; 48 if nothing is capped.
  init(stretch: Double, travel: Double) {
    let slack = 1 - stretch
    let square = slack * slack
    length = 2 * GumUnits.radius + travel * stretch
    head = 11.5 + 4.5 * square * slack
    tail = 3.8 + 12.2 * square
    headAngle = (38 - 52 * square) * Drawing.degree
    tailAngle = (32 - 58 * square) * Drawing.degree
    // If the outline is a circle, each side is an arc of 40°; its handles are 4/3 · tan 10° of the radius, 0.3437 of
    // its chord.
    let (headHandle, tailHandle) = (0.21 + 0.1337 * square, 0.09 + 0.2537 * square)
    let (headSine, headCosine) = (Kernel.sin(headAngle), Kernel.cos(headAngle))
    let (tailSine, tailCosine) = (Kernel.sin(tailAngle), Kernel.cos(tailAngle))
    start = Drawing.Point(x: head * headCosine, y: head + head * headSine)
    end = Drawing.Point(x: tail * tailCosine, y: length - tail - tail * tailSine)
    let (width, height) = (end.x - start.x, end.y - start.y)
    let chord = min((width * width + height * height).squareRoot(), Self.longestChord)
    startHandle = Drawing.Point(
      x: start.x - headHandle * chord * headSine, y: start.y + headHandle * chord * headCosine)
    endHandle = Drawing.Point(x: end.x - tailHandle * chord * tailSine, y: end.y - tailHandle * chord * tailCosine)
  }

  /// Adds the outline to a path: always a move, ten curves and a close.
  func add(to path: inout Drawing.Path) {
    let halfTurn = 180 * Drawing.degree
    path.arc(center: .init(x: 0, y: head), radius: head, from: halfTurn - headAngle, to: 2 * halfTurn + headAngle)
    path.cubic(startHandle, endHandle, to: end)
    path.arc(center: .init(x: 0, y: length - tail), radius: tail, from: -tailAngle, to: halfTurn + tailAngle)
    path.cubic(mirrored(endHandle), mirrored(startHandle), to: mirrored(start))
    path.close()
  }

  private func mirrored(_ point: Drawing.Point) -> Drawing.Point { .init(x: -point.x, y: point.y) }
}

/// The eight petals that the ball turns into, and that become the spokes of the spinner.
///
/// At first they are hidden in the head, touching its rim; at the end they are exactly the spinner. Lengths are in
/// units from the top of the head.
struct GumPetals {
  /// `true` if there are any petals.
  let areOut: Bool

  /// The distance of their middle from the top of the head.
  let center: Double

  /// The distance of a petal's inner end from the middle.
  let inner: Double

  /// The distance of a petal's outer end from the middle, without its round cap.
  let outer: Double

  /// The width of a petal.
  let width: Double

  /// The activity at which they are all in the ball, which has its full size: until then, its edge is round.
  static let start = 0.1

  /// The width of a petal in the ball; neighbours overlap.
  private static let firstWidth = 12.0

  init(_ activityFraction: Double, headRadius: Double, strokeScale: Double) {
    let bloom = Easing.smooth((activityFraction - 0.05) / 0.95)
    let spoke = Spokes.spokeWidth * strokeScale
    let size = Easing.lerp(headRadius / GumUnits.radius, 1, bloom)
    let tip = Easing.lerp(GumUnits.radius, Spokes.outerDistance + spoke / 2, bloom) * size
    areOut = activityFraction > Self.start
    center = Easing.lerp(headRadius, GumUnits.radius, bloom)
    inner = Spokes.innerDistance * size
    width = Easing.lerp(Self.firstWidth, spoke, bloom) * size
    outer = tip - width / 2
  }

  /// Returns the petals as spokes, at `scale` points per unit, about a point of the drawing.
  func spokes(around middle: Drawing.Point, scale: Double) -> Spokes {
    Spokes(center: middle, inner: inner * scale, outer: outer * scale, width: width * scale)
  }
}
