import RefreshCore
import Testing

@testable import RefreshAnimators

@Suite struct GumOutlineTests {
  /// Stretch, R, r, α, β in degrees, A, a, b, B.
  private static let goldens: [[Double]] = [
    [0.0, 16.000, 16.000, -14.00, -26.00, 15.525, 12.129, 16.435, 15.779, 16.030, 19.633, 14.381, 23.014],
    [0.1, 14.780, 13.682, -4.12, -14.98, 14.742, 13.719, 15.040, 17.854, 14.212, 22.936, 13.217, 26.655],
    [0.2, 13.804, 11.608, 4.72, -5.12, 13.757, 14.940, 13.362, 19.723, 11.927, 26.947, 11.562, 31.028],
    [0.3, 13.043, 9.778, 12.52, 3.58, 12.733, 15.871, 11.517, 21.347, 9.486, 31.657, 9.759, 36.011],
    [0.4, 12.472, 8.192, 19.28, 11.12, 11.773, 16.590, 9.632, 22.710, 7.160, 36.959, 8.038, 41.428],
    [0.5, 12.062, 6.850, 25.00, 17.50, 10.932, 17.160, 7.820, 23.834, 5.137, 42.664, 6.533, 47.090],
    [0.6, 11.788, 5.752, 29.68, 22.72, 10.241, 17.625, 6.169, 24.771, 3.513, 48.545, 5.306, 52.826],
    [0.7, 11.621, 4.898, 33.32, 26.78, 9.711, 18.005, 4.730, 25.583, 2.296, 54.381, 4.373, 58.495],
    [0.8, 11.536, 4.288, 35.92, 29.68, 9.342, 18.304, 3.527, 26.331, 1.443, 59.984, 3.725, 63.989],
    [0.9, 11.505, 3.922, 37.48, 31.42, 9.130, 18.505, 2.564, 27.068, 0.884, 65.202, 3.347, 69.233],
    [1.0, 11.500, 3.800, 38.00, 32.00, 9.062, 18.580, 1.833, 27.833, 0.556, 69.919, 3.223, 74.186],
  ]

  /// Area in per cent of that at rest, and the narrowest half-width where there is a neck.
  private static let shapes: [(stretch: Double, area: Double, neck: Double?)] = [
    (0, 100, nil), (0.1, 109.5, nil), (0.2, 115.2, nil), (0.3, 117.1, 9.73), (0.4, 115.8, 7.86), (0.5, 112.4, 6.15),
    (0.6, 107.9, 4.74), (0.7, 103.4, 3.63), (0.8, 99.9, 2.82), (0.9, 97.7, 2.27), (1, 97.5, 1.94),
  ]

  private func outline(_ stretch: Double, travel: Double = 48) -> GumOutline {
    GumOutline(stretch: stretch, travel: travel)
  }

  @Test(arguments: goldens) func anOutlineIsThatOfTheSpecification(golden: [Double]) {
    let outline = outline(golden[0])
    let values = [
      outline.head, outline.tail, outline.headAngle / Drawing.degree, outline.tailAngle / Drawing.degree,
      outline.start.x, outline.start.y, outline.startHandle.x, outline.startHandle.y, outline.endHandle.x,
      outline.endHandle.y, outline.end.x, outline.end.y,
    ]
    for (value, expected) in zip(values, golden.dropFirst()) {
      #expect(abs(value - expected) <= 0.000501, "stretch \(golden[0])")
    }
  }

  @Test func anOutlineAlwaysHasTheSameElements() {
    for stretch in [0, 0.31, 1] { #expect(outline(stretch).elements.count == 12) }
  }

  @Test func atRestItIsACircle() {
    for point in outline(0).polygon {
      #expect(abs(point.distance(to: .init(x: 0, y: 16)) - 16) < 0.02)
    }
  }

  @Test func theSidesLeaveTheCirclesAlongTheirTangents() {
    for step in 0...100 {
      let outline = outline(Double(step) / 100)
      let head = Drawing.Point(x: 0, y: outline.head)
      let tail = Drawing.Point(x: 0, y: outline.length - outline.tail)
      #expect(angle(head, outline.start, outline.startHandle) < 0.1)
      #expect(angle(tail, outline.end, outline.endHandle) < 0.1)
      #expect(abs(outline.start.distance(to: head) - outline.head) < 1e-9)
      #expect(abs(outline.end.distance(to: tail) - outline.tail) < 1e-9)
    }
  }

  /// By how many degrees a handle misses the tangent of a circle at a point.
  private func angle(_ center: Drawing.Point, _ point: Drawing.Point, _ handle: Drawing.Point) -> Double {
    let arm = (x: point.x - center.x, y: point.y - center.y)
    let way = (x: handle.x - point.x, y: handle.y - point.y)
    let sine = (arm.x * way.x + arm.y * way.y) / (center.distance(to: point) * point.distance(to: handle))
    return abs(sine) / Drawing.degree
  }

  @Test func theAreaStaysNearlyTheSame() {
    let rest = outline(0).area
    for step in 0...100 {
      let addedInset = outline(Double(step) / 100).area / rest * 100
      #expect(addedInset > 97 && addedInset < 118, "stretch \(Double(step) / 100)")
    }
    for shape in Self.shapes { #expect(abs(outline(shape.stretch).area / rest * 100 - shape.area) < 0.06) }
  }

  @Test func theNeckGetsNarrowerToTheLast() {
    for shape in Self.shapes {
      guard let neck = shape.neck else { continue }
      #expect(abs(outline(shape.stretch).neck - neck) < 0.006, "stretch \(shape.stretch)")
    }
    var last = Double.infinity
    for step in 30...100 {
      let neck = outline(Double(step) / 100).neck
      #expect(neck < last && neck >= 1.9)
      last = neck
    }
  }

  @Test(arguments: [12.0, 20.8, 28, 48, 70]) func theSideRunsDownwardsWhateverTheTravel(travel: Double) {
    for step in 0...50 {
      let outline = outline(Double(step) / 50, travel: travel)
      for (above, below) in zip(outline.side, outline.side.dropFirst()) { #expect(above.y < below.y) }
      #expect(outline.neck >= 1.9)
    }
  }
}

extension GumOutline {
  fileprivate var elements: [Drawing.Path.Element] {
    var drawing = Drawing()
    drawing.fill { add(to: &$0) }
    return drawing.elements
  }

  /// The right side, from the head to the tail.
  fileprivate var side: [Drawing.Point] {
    (0...200).map { Drawing.Point.cubic(start, startHandle, endHandle, end, Double($0) / 200) }
  }

  /// The narrowest half-width of the side.
  fileprivate var neck: Double { side.map(\.x).min() ?? 0 }

  fileprivate var polygon: [Drawing.Point] {
    var (result, last): ([Drawing.Point], Drawing.Point) = ([], .zero)
    for element in elements {
      if case .cubic(let a, let b, let c) = element {
        result += (1...64).map { Drawing.Point.cubic(last, a, b, c, Double($0) / 64) }
      }
      last = element.points.last ?? last
    }
    return result
  }

  fileprivate var area: Double {
    let points = polygon
    let pairs = zip(points, points.dropFirst() + points.prefix(1))
    return abs(pairs.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
  }
}
