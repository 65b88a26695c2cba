extension Drawing.Path {
  /// Adds a quadratic Bézier curve from the current point; without one, the curve starts at `control`.
  ///
  /// It is raised to a cubic curve, which is the same curve.
  ///
  /// ```swift
  /// drawing.fill {
  ///   $0.move(to: .init(x: 0, y: 12))
  ///   $0.quad(.init(x: 20, y: -12), to: .init(x: 40, y: 12))
  ///   $0.close()
  /// }
  /// ```
  public mutating func quad(_ control: Drawing.Point, to end: Drawing.Point) {
    let (handle, last) = (transform(control), transform(end))
    let start = currentPoint ?? handle
    add(from: start, handle.moved(to: start, by: 1.0 / 3), handle.moved(to: last, by: 1.0 / 3), to: last)
  }

  /// Adds a rectangle as a subpath, clockwise on the screen from its top left corner.
  ///
  /// ```swift
  /// drawing.fill(.separator) { $0.rect(origin: .zero, size: .init(width: update.crossLength, height: 1)) }
  /// ```
  ///
  /// - Parameters:
  ///   - origin: The top left corner.
  ///   - size: The size. A negative width extends to the left of `origin`, and a negative height above it. A rectangle
  ///     without a width or a height is a line, which only a stroke shows.
  public mutating func rect(origin: Drawing.Point, size: Drawing.Size) {
    let (left, top, right, bottom) = Self.sides(origin, size)
    move(to: .init(x: left, y: top))
    line(to: .init(x: right, y: top))
    line(to: .init(x: right, y: bottom))
    line(to: .init(x: left, y: bottom))
    close()
  }

  /// Adds a rectangle with round corners as a subpath, clockwise on the screen from the end of its top left corner.
  ///
  /// ```swift
  /// drawing.fill(.elevated) {  // a capsule
  ///   $0.roundedRect(origin: .init(x: 16, y: 8), size: .init(width: 80, height: 28), radius: .infinity)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - origin: The top left corner.
  ///   - size: The size; negative numbers as in ``rect(origin:size:)``.
  ///   - radius: The radius of the corners in points, at most half of the width and of the height. Without a radius, the
  ///     rectangle is that of ``rect(origin:size:)``.
  public mutating func roundedRect(origin: Drawing.Point, size: Drawing.Size, radius: Double) {
    let (left, top, right, bottom) = Self.sides(origin, size)
    let reach = min(min(radius, abs(size.width) / 2), abs(size.height) / 2)
    // Not a radius that is NaN, which leaves the path out as every such number does.
    if reach <= 0 { return rect(origin: origin, size: size) }
    let inset = reach * (1 - Turn.quarterHandle)
    move(to: .init(x: left + reach, y: top))
    line(to: .init(x: right - reach, y: top))
    cubic(.init(x: right - inset, y: top), .init(x: right, y: top + inset), to: .init(x: right, y: top + reach))
    line(to: .init(x: right, y: bottom - reach))
    cubic(
      .init(x: right, y: bottom - inset), .init(x: right - inset, y: bottom), to: .init(x: right - reach, y: bottom))
    line(to: .init(x: left + reach, y: bottom))
    cubic(.init(x: left + inset, y: bottom), .init(x: left, y: bottom - inset), to: .init(x: left, y: bottom - reach))
    line(to: .init(x: left, y: top + reach))
    cubic(.init(x: left, y: top + inset), .init(x: left + inset, y: top), to: .init(x: left + reach, y: top))
    close()
  }

  /// Adds a whole ellipse as a subpath, clockwise on the screen from its top.
  ///
  /// ```swift
  /// drawing.fill { $0.ellipse(center: update.center, size: .init(width: 30, height: 20)) }
  /// ```
  ///
  /// - Parameters:
  ///   - center: The centre.
  ///   - size: The width and the height; their signs do not matter. An ellipse without one of them is a line, which only a
  ///     stroke shows.
  public mutating func ellipse(center: Drawing.Point, size: Drawing.Size) {
    let outer = transform
    defer { transform = outer }
    let unit = Drawing.Transform(
      a: abs(size.width) / 2, b: 0, c: 0, d: abs(size.height) / 2, tx: center.x, ty: center.y)
    transform = unit.followed(by: outer)
    circle(center: .zero, radius: 1)
  }

  /// Returns the left, the top, the right and the bottom of a rectangle whose size may be negative.
  private static func sides(
    _ origin: Drawing.Point, _ size: Drawing.Size
  ) -> (left: Double, top: Double, right: Double, bottom: Double) {
    let (left, top) = (origin.x + min(size.width, 0), origin.y + min(size.height, 0))
    return (left, top, left + abs(size.width), top + abs(size.height))
  }
}

extension Drawing.Point {
  /// Returns the point at a fraction of the way to another one.
  fileprivate func moved(to end: Drawing.Point, by fraction: Double) -> Drawing.Point {
    Drawing.Point(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }
}
