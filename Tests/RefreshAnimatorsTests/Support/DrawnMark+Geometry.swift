import RefreshAnimators

extension DrawnMark {
  /// Returns the reach of a disc about a point beyond this filled shape; 0 if it lies inside.
  func outside(_ point: Drawing.Point, by radius: Double) -> Double {
    let outline = polygon
    return (0..<24).map { index in
      let turn = Drawing.Transform.rotation(Double(index) * 15 * Drawing.degree)
      let arm = turn(.init(x: radius, y: 0))
      let rim = Drawing.Point(x: point.x + arm.x, y: point.y + arm.y)
      return Self.contains(rim, outline) ? 0 : Self.nearest(rim, outline)
    }.max() ?? 0
  }

  /// The outline with straight lines, sixteen a curve.
  private var polygon: [Drawing.Point] {
    var result: [Drawing.Point] = []
    guard let first = points.first else { return [] }
    var (last, index) = (first, 1)
    while index + 2 < points.count {
      let (a, b, end) = (points[index], points[index + 1], points[index + 2])
      for step in 1...16 { result.append(Drawing.Point.cubic(last, a, b, end, Double(step) / 16)) }
      (last, index) = (end, index + 3)
    }
    return result
  }

  private static func contains(_ point: Drawing.Point, _ outline: [Drawing.Point]) -> Bool {
    var isInside = false
    var last = outline[outline.count - 1]
    for next in outline {
      if (next.y > point.y) != (last.y > point.y) {
        let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
        if point.x < x { isInside.toggle() }
      }
      last = next
    }
    return isInside
  }

  private static func nearest(_ point: Drawing.Point, _ outline: [Drawing.Point]) -> Double {
    guard var last = outline.last else { return .infinity }
    var result = Double.infinity
    for next in outline {
      result = min(result, point.distance(to: last, next))
      last = next
    }
    return result
  }
}

extension Drawing.Point {
  func distance(to other: Drawing.Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  /// The distance from the straight line between two points.
  func distance(to start: Drawing.Point, _ end: Drawing.Point) -> Double {
    let (width, height) = (end.x - start.x, end.y - start.y)
    let square = width * width + height * height
    let along = square > 0 ? Easing.clamp(((x - start.x) * width + (y - start.y) * height) / square) : 0
    return distance(to: .init(x: start.x + along * width, y: start.y + along * height))
  }

  /// The point of a cubic curve at a parameter.
  static func cubic(_ a: Drawing.Point, _ b: Drawing.Point, _ c: Drawing.Point, _ d: Drawing.Point, _ t: Double)
    -> Drawing.Point
  {
    let s = 1 - t
    let (i, j, k, l) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return .init(x: i * a.x + j * b.x + k * c.x + l * d.x, y: i * a.y + j * b.y + k * c.y + l * d.y)
  }
}
