import ScrollPhysics

extension Drawing {
  /// A point of a drawing.
  ///
  /// ```swift
  /// var point = Drawing.Point(x: update.crossLength / 2, y: 30)
  /// point.x += 12
  /// let distance = ((point.x - update.center.x) * (point.x - update.center.x) + point.y * point.y).squareRoot()
  /// drawing.stroke(.separator, .init(width: 1)) { path in
  ///   path.move(to: .zero)
  ///   path.line(to: point)
  /// }
  /// ```
  public struct Point: Equatable, Sendable {
    /// The distance from the left edge of the control, in points.
    public var x: Double

    /// The distance from the top edge of the control, in points.
    public var y: Double

    /// The top left corner of the control.
    public static let zero = Point(x: 0, y: 0)

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The size of an area of a drawing, in points.
  ///
  /// ```swift
  /// var size = drawing.size(of: "Updated", .init(.footnote), width: update.crossLength)
  /// size.height += 8  // room above and below
  /// drawing.text("Updated", style: .init(.footnote), in: .init(x: 16, y: 4), size: size)
  /// #expect(size.width <= update.crossLength && size != Drawing.Size(width: 0, height: 0))
  /// ```
  public struct Size: Equatable, Sendable {
    /// The width in points.
    public var width: Double

    /// The height in points.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

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
  /// A path has one too:
  ///
  /// ```swift
  /// let mirror = Drawing.Transform.scale(x: -1, y: 1).followed(by: .translation(x: update.crossLength, y: 0))
  /// drawing.fill { path in
  ///   path.transform = update.surroundings.isRightToLeft ? mirror : .identity
  ///   path.circle(center: Drawing.Point(x: 20, y: update.center.y), radius: 8)
  /// }
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
    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
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
    public static func scale(x: Double, y: Double) -> Transform { Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

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

    /// Returns the transform of a picture around zero that is moved to a point afterwards.
    package func moved(to center: Point) -> Transform { followed(by: .translation(x: center.x, y: center.y)) }

    /// This map with `anchor` as its origin.
    public func around(_ anchor: Point) -> Transform {
      let image = self(Point(x: -anchor.x, y: -anchor.y))
      return Transform(a: a, b: b, c: c, d: d, tx: image.x + anchor.x, ty: image.y + anchor.y)
    }

    /// The image of `point`.
    package func callAsFunction(_ point: Point) -> Point {
      Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
  }
}

extension Double {
  /// `true` if a host can draw a coordinate, an angle or an opacity.
  var isDrawable: Bool { magnitude < NumberLimits.farthest }
}

extension Drawing.Point {
  /// `true` if a host can draw the point.
  var isDrawable: Bool { x.isDrawable && y.isDrawable }
}

extension Drawing.Path.Element {
  /// `true` if a host can draw the element.
  var isDrawable: Bool {
    switch self {
    case .move(let point), .line(let point): point.isDrawable
    case .cubic(let first, let second, let end): first.isDrawable && second.isDrawable && end.isDrawable
    case .close: true
    }
  }
}

extension Drawing.Paint {
  /// `true` if a host can draw with the paint.
  var isDrawable: Bool {
    switch self {
    case .solid(let color, let opacity): color.isDrawable && opacity.isDrawable
    case .fading(let fade):
      fade.color.isDrawable && fade.start.isDrawable && fade.end.isDrawable && fade.startOpacity.isDrawable
        && fade.endOpacity.isDrawable
    }
  }
}

extension Drawing.Color {
  /// `true` if the components of an exact colour are numbers.
  fileprivate var isDrawable: Bool {
    guard case .exact(let red, let green, let blue) = self else { return true }
    return red.isDrawable && green.isDrawable && blue.isDrawable
  }
}

extension Drawing.Shadow {
  /// `true` if a host can draw the shadow.
  var isDrawable: Bool { opacity.isDrawable && offset.isDrawable && blur.isDrawable }
}

extension Drawing.Stroke {
  /// `true` if a host can draw the stroke.
  var isDrawable: Bool { width.isDrawable && start.isDrawable && end.isDrawable }
}

extension Drawing.Text {
  /// `true` if a host can draw the text in its box.
  var isDrawable: Bool { origin.isDrawable && size.width.isDrawable && size.height.isDrawable && paint.isDrawable }

  /// Returns the text with a scale and a number of lines that a host can draw.
  func usable(in drawing: inout Drawing) -> Self {
    var result = self
    result.style.scale = drawing.used(style.usable.scale, for: style.scale)
    result.lines = max(lines, 0)
    return result
  }
}

extension Drawing.Group {
  /// `true` if a host can draw the group, apart from its loop.
  var isDrawable: Bool { opacity.isDrawable && anchor.isDrawable && transform.isDrawable }

  /// Takes an opacity and a loop that a host can draw; a loop without a usable wave is left out.
  ///
  /// - Returns: `false` if a number of the loop was none that a host can draw.
  mutating func limit() -> Bool {
    if opacity > 1 { opacity = 1 }
    guard let given = motion else { return true }
    let period = given.period.clamped(to: NumberLimits.shortestPeriod...NumberLimits.largest, else: 1)
    if period != given.period { motion?.period = period }
    let isDrawable = given.phase.isDrawable && given.wave.isWellFormed
    if !isDrawable { motion = nil }
    return isDrawable && period == given.period
  }
}

extension Drawing.Transform {
  fileprivate var isDrawable: Bool {
    a.isDrawable && b.isDrawable && c.isDrawable && d.isDrawable && tx.isDrawable && ty.isDrawable
  }
}

extension Drawing.TextStyle {
  /// The style with the nearest scale that a host can draw.
  var usable: Drawing.TextStyle { changed(self) { $0.scale = scale.clamped(to: NumberLimits.textScales, else: 1) } }
}

extension Drawing.Symbol {
  /// Returns the symbol with a size that a host can draw.
  func usable(in drawing: inout Drawing) -> Self {
    var result = self
    // 17 points is the size of body text.
    result.pointSize = drawing.used(pointSize.clamped(to: NumberLimits.symbolSizes, else: 17), for: pointSize)
    return result
  }
}
