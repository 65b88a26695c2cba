import RefreshCore
import ScrollPhysics

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
