import ScrollPhysics

extension Drawing {
  /// One degree, in radians.
  ///
  /// ```swift
  /// drawing.stroke(.tint, .init(width: 3)) {
  ///   $0.arc(center: .zero, radius: 12, from: -90 * Drawing.degree, to: 180 * Drawing.degree)
  /// }
  /// ```
  public static let degree = 0.017453292519943295

  /// An affine map: (x, y) maps to (a·x + c·y + tx, b·x + d·y + ty), as in Core Graphics, SVG and canvas.
  ///
  /// ```swift
  /// let turn = Drawing.Transform.rotation(45 * Drawing.degree).around(update.center)
  /// let grow = Drawing.Transform.scale(min(update.progress, 1)).around(update.center)
  /// drawing.group(transform: grow.followed(by: turn)) { $0.fill { $0.circle(center: update.center, radius: 12) } }
  /// ```
  ///
  /// A map moves points too:
  ///
  /// ```swift
  /// let mirror = Drawing.Transform.scale(x: -1, y: 1).followed(by: .translation(x: update.crossLength, y: 0))
  /// #expect(mirror(.zero) == Drawing.Point(x: update.crossLength, y: 0))
  /// #expect(Drawing.Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) == .identity)
  /// ```
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
