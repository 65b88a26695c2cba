import ScrollPhysics

extension Drawing {
  /// One degree, in radians.
  public static let degree = 0.017453292519943295

  /// An affine map: (x, y) maps to (a·x + c·y + tx, b·x + d·y + ty), as in Core Graphics, SVG and canvas.
  public struct Transform: Equatable, Sendable {
    /// The factor of x in the new x.
    package var a: Double
    /// The factor of x in the new y.
    package var b: Double
    /// The factor of y in the new x.
    package var c: Double
    /// The factor of y in the new y.
    package var d: Double
    /// The translation to the right, in points.
    package var tx: Double
    /// The translation down, in points.
    package var ty: Double

    /// The identity map.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a map from its six numbers.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// A translation by `x` points to the right and `y` points down.
    public static func translation(x: Double, y: Double) -> Transform {
      Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// A scale by the same factor in both directions.
    public static func scale(_ factor: Double) -> Transform { scale(x: factor, y: factor) }

    /// A scale by a horizontal and a vertical factor.
    public static func scale(x: Double, y: Double) -> Transform {
      Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A rotation by `angle` radians, clockwise on the screen.
    public static func rotation(_ angle: Double) -> Transform {
      let (sine, cosine) = (Kernel.sin(angle), Kernel.cos(angle))
      return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// This map followed by `next`.
    public func followed(by next: Transform) -> Transform {
      Transform(
        a: a * next.a + b * next.c,
        b: a * next.b + b * next.d,
        c: c * next.a + d * next.c,
        d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx,
        ty: tx * next.b + ty * next.d + next.ty
      )
    }

    /// This map with `anchor` as its origin.
    public func around(_ anchor: Point) -> Transform {
      let image = self(Point(x: -anchor.x, y: -anchor.y))
      return Transform(a: a, b: b, c: c, d: d, tx: image.x + anchor.x, ty: image.y + anchor.y)
    }

    /// The image of `point`.
    public func callAsFunction(_ point: Point) -> Point {
      Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
  }
}
