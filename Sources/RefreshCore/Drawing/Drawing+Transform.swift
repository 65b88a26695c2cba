import ScrollPhysics

extension Drawing {
  /// One degree, in radians.
  public static let degree = 0.017453292519943295

  /// An affine map: (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty), as in Core Graphics, SVG and canvas.
  public struct Transform: Equatable, Sendable {
    /// How much x counts for x.
    public var a: Double
    /// How much x counts for y.
    public var b: Double
    /// How much y counts for x.
    public var c: Double
    /// How much y counts for y.
    public var d: Double
    /// Points to the right.
    public var tx: Double
    /// Points downwards.
    public var ty: Double

    /// The map that changes nothing.
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

    /// A move by `x` points to the right and `y` points downwards.
    public static func translation(x: Double, y: Double) -> Transform {
      Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// A scale by the same factor in every direction.
    public static func scale(_ factor: Double) -> Transform { scale(x: factor, y: factor) }

    /// A scale by two factors.
    public static func scale(x: Double, y: Double) -> Transform {
      Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A turn by `angle` radians, clockwise on the screen.
    public static func rotation(_ angle: Double) -> Transform {
      let (sine, cosine) = (Kernel.sin(angle), Kernel.cos(angle))
      return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// This map, then `next`.
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

    /// This map with `anchor` in the place of the origin.
    public func around(_ anchor: Point) -> Transform {
      let image = self(Point(x: -anchor.x, y: -anchor.y))
      return Transform(a: a, b: b, c: c, d: d, tx: image.x + anchor.x, ty: image.y + anchor.y)
    }

    /// Where `point` goes.
    public func callAsFunction(_ point: Point) -> Point {
      Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
  }
}
