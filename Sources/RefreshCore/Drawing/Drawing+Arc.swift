import ScrollPhysics

/// The rotation of one cubic curve about the centre of a circle.
struct Turn {
  /// A point of the unit circle.
  struct Direction {
    let x: Double
    let y: Double
  }

  let cosine: Double
  let sine: Double

  /// The distance of the curve's control points from its end points, along the tangents, in radii.
  let handle: Double

  init(cosine: Double, sine: Double, handle: Double) {
    (self.cosine, self.sine, self.handle) = (cosine, sine, handle)
  }

  /// The handle of a curve that turns by θ is 4/3 · tan(θ/4); doubling θ/4 twice gives θ.
  init(angle: Double) {
    let (sine, cosine) = (Kernel.sin(angle / 4), Kernel.cos(angle / 4))
    let (half, other) = (2 * sine * cosine, cosine * cosine - sine * sine)
    self.init(cosine: other * other - half * half, sine: 2 * half * other, handle: 4.0 / 3.0 * sine / cosine)
  }

  /// The rotated direction.
  func callAsFunction(_ direction: Direction) -> Direction {
    Direction(x: direction.x * cosine - direction.y * sine, y: direction.x * sine + direction.y * cosine)
  }
}

/// The image of a circle under an affine map.
struct Ellipse {
  private let center: Drawing.Point
  private let right: Drawing.Point
  private let down: Drawing.Point

  /// Creates the image of a circle from its mapped centre and the mapped radii to the right and down.
  init(center: Drawing.Point, radius: Double, map: Drawing.Transform) {
    self.center = center
    right = Drawing.Point(x: radius * map.a, y: radius * map.b)
    down = Drawing.Point(x: radius * map.c, y: radius * map.d)
  }

  /// The point in a direction, moved by `handle` radii along the tangent.
  func point(_ direction: Turn.Direction, along handle: Double = 0) -> Drawing.Point {
    let (x, y) = (direction.x - handle * direction.y, direction.y + handle * direction.x)
    return Drawing.Point(x: center.x + x * right.x + y * down.x, y: center.y + x * right.y + y * down.y)
  }
}
