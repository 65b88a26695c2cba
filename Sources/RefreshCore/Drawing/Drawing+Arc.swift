import ScrollPhysics

/// The turn of one cubic curve about the middle of a circle.
struct Turn {
  /// A point of the unit circle.
  struct Direction {
    let x: Double
    let y: Double
  }

  let cosine: Double
  let sine: Double

  /// How far the curve's control points are from its ends, along the tangents, in radii.
  let handle: Double

  init(cosine: Double, sine: Double, handle: Double) {
    (self.cosine, self.sine, self.handle) = (cosine, sine, handle)
  }

  /// The handle of a curve that turns by θ is 4/3 · tan(θ/4); θ follows by doubling θ/4 twice.
  init(angle: Double) {
    let (sine, cosine) = (Kernel.sin(angle / 4), Kernel.cos(angle / 4))
    let (half, other) = (2 * sine * cosine, cosine * cosine - sine * sine)
    self.init(cosine: other * other - half * half, sine: 2 * half * other, handle: 4.0 / 3.0 * sine / cosine)
  }

  /// The direction, turned.
  func callAsFunction(_ direction: Direction) -> Direction {
    Direction(x: direction.x * cosine - direction.y * sine, y: direction.x * sine + direction.y * cosine)
  }
}

/// What a map makes of a circle.
struct Ellipse {
  private let center: Drawing.Point
  private let right: Drawing.Point
  private let down: Drawing.Point

  /// Creates the image of a circle: its mapped middle, and the radius to the right and down, mapped.
  init(center: Drawing.Point, radius: Double, map: Drawing.Transform) {
    self.center = center
    right = Drawing.Point(x: radius * map.a, y: radius * map.b)
    down = Drawing.Point(x: radius * map.c, y: radius * map.d)
  }

  /// The point in a direction, or one that lies by `handle` radii farther along the tangent.
  func point(_ direction: Turn.Direction, along handle: Double = 0) -> Drawing.Point {
    let (x, y) = (direction.x - handle * direction.y, direction.y + handle * direction.x)
    return Drawing.Point(x: center.x + x * right.x + y * down.x, y: center.y + x * right.y + y * down.y)
  }
}
