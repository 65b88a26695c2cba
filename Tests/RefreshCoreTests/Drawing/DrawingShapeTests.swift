import RefreshCore
import Testing

/// Rectangles, ellipses, quadratic curves and the fill rule.
@Suite struct DrawingShapeTests {
  private typealias Point = Drawing.Point
  private typealias Size = Drawing.Size
  private typealias Element = Drawing.Path.Element

  private func elements(_ build: (inout Drawing.Path) -> Void) -> [Element] {
    var drawing = Drawing()
    drawing.fill(.tint, build)
    return drawing.elements
  }

  /// The ends of the elements, and the control points of curves.
  private func points(_ elements: [Element]) -> [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  private func isNear(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  private static let box: [Element] = [
    .move(.init(x: 1, y: 2)), .line(.init(x: 11, y: 2)), .line(.init(x: 11, y: 6)), .line(.init(x: 1, y: 6)), .close,
  ]

  @Test func aRectangleRunsClockwiseFromItsTopLeftCorner() {
    #expect(elements { $0.rect(origin: .init(x: 1, y: 2), size: .init(width: 10, height: 4)) } == Self.box)
  }

  @Test func aNegativeSizeExtendsToTheOtherSide() {
    #expect(elements { $0.rect(origin: .init(x: 11, y: 6), size: .init(width: -10, height: -4)) } == Self.box)
    let rounded = elements { $0.roundedRect(origin: .init(x: 1, y: 2), size: .init(width: 10, height: 4), radius: 1) }
    let other = elements { $0.roundedRect(origin: .init(x: 11, y: 6), size: .init(width: -10, height: -4), radius: 1) }
    #expect(other == rounded)
    let ellipse = elements { $0.ellipse(center: .zero, size: .init(width: 10, height: 4)) }
    #expect(elements { $0.ellipse(center: .zero, size: .init(width: -10, height: -4)) } == ellipse)
  }

  @Test func aRectangleWithoutASizeIsALineOrAPoint() {
    for size in [Size(width: 10, height: 0), .init(width: 0, height: 0)] {
      for radius in [0.0, 3] {
        let path = elements { $0.roundedRect(origin: .init(x: 1, y: 2), size: size, radius: radius) }
        #expect(path == elements { $0.rect(origin: .init(x: 1, y: 2), size: size) })
        #expect(path.count == 5 && points(path).allSatisfy { $0.y == 2 })
      }
    }
  }

  @Test(arguments: [0, -3, -Double.infinity])
  func aRectangleWithoutARadiusHasSharpCorners(radius: Double) {
    let path = elements { $0.roundedRect(origin: .init(x: 1, y: 2), size: .init(width: 10, height: 4), radius: radius) }
    #expect(path == Self.box)
  }

  @Test(arguments: [2, 2.001, 1e9, Double.infinity])
  func cornersAreAtMostHalfOfTheSides(radius: Double) {
    let path = elements { $0.roundedRect(origin: .zero, size: .init(width: 10, height: 4), radius: radius) }
    #expect(path.count == 10)
    #expect(path.first == .move(.init(x: 2, y: 0)))
    #expect(points(path).allSatisfy { (0...10).contains($0.x) && (0...4).contains($0.y) })
  }

  @Test func roundCornersAreThoseOfACircle() {
    let path = elements { $0.roundedRect(origin: .zero, size: .init(width: 8, height: 8), radius: 4) }
    let circle = elements { $0.circle(center: .init(x: 4, y: 4), radius: 4) }
    let curves = path.filter { if case .cubic = $0 { true } else { false } }
    #expect(curves.count == 4)
    for (first, second) in zip(points(curves), points(circle).dropFirst()) { #expect(isNear(first, second)) }
  }

  @Test func anEllipseOfEqualSidesIsTheCircle() {
    let ellipse = points(elements { $0.ellipse(center: .init(x: 3, y: 4), size: .init(width: 20, height: 20)) })
    let circle = points(elements { $0.circle(center: .init(x: 3, y: 4), radius: 10) })
    #expect(ellipse.count == circle.count)
    for (first, second) in zip(ellipse, circle) { #expect(isNear(first, second)) }
  }

  @Test func anEllipseTouchesItsSidesAndOneWithoutAHeightIsALine() {
    let ends = points(elements { $0.ellipse(center: .init(x: 5, y: 2), size: .init(width: 10, height: 4)) })
    for side in [Point(x: 5, y: 0), .init(x: 10, y: 2), .init(x: 5, y: 4), .init(x: 0, y: 2)] {
      #expect(ends.contains { isNear($0, side) })
    }
    let flat = points(elements { $0.ellipse(center: .init(x: 5, y: 2), size: .init(width: 10, height: 0)) })
    #expect(flat.count == 13 && flat.allSatisfy { $0.y == 2 })
  }

  @Test func aQuadraticCurveIsTheSameCurveAsACubic() {
    let (start, control, end) = (Point(x: 1, y: 2), Point(x: 7, y: -4), Point(x: 10, y: 8))
    let path = elements {
      $0.move(to: start)
      $0.quad(control, to: end)
    }
    guard path.count == 2, case .cubic(let first, let second, end) = path[1] else {
      return #expect(Bool(false), "a quadratic curve is one cubic curve")
    }
    for step in 0...10 {
      let t = Double(step) / 10
      let s = 1 - t
      func quad(_ a: Double, _ b: Double, _ c: Double) -> Double { s * s * a + 2 * s * t * b + t * t * c }
      func cubic(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
      }
      #expect(abs(quad(start.x, control.x, end.x) - cubic(start.x, first.x, second.x, end.x)) < 1e-12)
      #expect(abs(quad(start.y, control.y, end.y) - cubic(start.y, first.y, second.y, end.y)) < 1e-12)
    }
  }

  @Test func aQuadraticCurveGoesOnFromEveryKindOfElementAndStartsAtItsControlPointOtherwise() {
    let (control, end) = (Point(x: 3, y: 0), Point(x: 6, y: 3))
    for isClosed in [false, true] {
      let path = elements {
        if isClosed {
          $0.move(to: .init(x: 50, y: 50))
          $0.close()
        }
        $0.quad(control, to: end)
      }
      #expect(path.suffix(2).first == .move(control))
    }
    let builds: [(inout Drawing.Path) -> Void] = [
      { $0.line(to: .zero) },
      { $0.cubic(.zero, .zero, to: .zero) },
      { $0.quad(.zero, to: .zero) },
    ]
    for build in builds {
      let path = elements {
        $0.move(to: .init(x: 50, y: 50))
        build(&$0)
        $0.quad(control, to: end)
      }
      #expect(path.last == .cubic(.init(x: 2, y: 0), .init(x: 4, y: 1), end))
    }
  }

  @Test func allShapesFollowTheTransformAlsoAMirrorAndLeaveIt() {
    let mirror = Drawing.Transform.scale(x: -1, y: 1).followed(by: .translation(x: 100, y: 0))
    let builds: [(inout Drawing.Path) -> Void] = [
      { $0.rect(origin: .init(x: 1, y: 2), size: .init(width: 10, height: 4)) },
      { $0.roundedRect(origin: .init(x: 1, y: 2), size: .init(width: 10, height: 4), radius: 1) },
      { $0.ellipse(center: .init(x: 5, y: 2), size: .init(width: 10, height: 4)) },
      { $0.quad(.init(x: 3, y: 0), to: .init(x: 6, y: 3)) },
    ]
    for build in builds {
      let plain = points(elements(build))
      let mirrored = points(
        elements {
          $0.transform = mirror
          build(&$0)
          #expect($0.transform == mirror)
        })
      #expect(plain.count == mirrored.count)
      for (first, second) in zip(plain, mirrored) { #expect(isNear(mirror(first), second)) }
    }
  }

  @Test func aQuadraticCurveStartsWhereThePathIsThoughTheTransformHasChanged() {
    let path = elements {
      $0.move(to: .init(x: 3, y: 3))
      $0.transform = .translation(x: 10, y: 0)
      $0.quad(.init(x: -7, y: 3), to: .init(x: -4, y: 3))
    }
    #expect(path.last == .cubic(.init(x: 3, y: 3), .init(x: 4, y: 3), .init(x: 6, y: 3)))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func shapesWithNumbersThatNoHostCanDrawAreLeftOut(number: Double) {
    let builds: [(inout Drawing.Path) -> Void] = [
      { $0.rect(origin: .init(x: number, y: 0), size: .init(width: 1, height: 1)) },
      { $0.rect(origin: .zero, size: .init(width: number, height: 1)) },
      { $0.roundedRect(origin: .zero, size: .init(width: 9, height: number), radius: 1) },
      { $0.roundedRect(origin: .zero, size: .init(width: 9, height: 9), radius: .nan) },
      { $0.ellipse(center: .init(x: 0, y: number), size: .init(width: 1, height: 1)) },
      { $0.ellipse(center: .zero, size: .init(width: number, height: 0)) },
      { $0.quad(.init(x: number, y: 0), to: .zero) },
      { $0.quad(.zero, to: .init(x: 0, y: number)) },
    ]
    for build in builds { #expect(elements(build).isEmpty) }
  }

  @Test func theEvenOddRuleIsThatOfOnePath() {
    var drawing = Drawing()
    let dot: (inout Drawing.Path) -> Void = { $0.move(to: .zero) }
    let ring: (inout Drawing.Path) -> Void = {
      $0.usesEvenOddRule = true
      $0.move(to: .zero)
    }
    drawing.fill(.tint, ring)
    drawing.fill(.tint, dot)
    drawing.group(clippedTo: ring) { $0.fill(.tint, dot) }
    drawing.group(clippedTo: dot) { $0.fill(.tint, ring) }
    var rules: [Bool] = []
    for case .fill(_, _, let isEvenOdd) in drawing.commands { rules.append(isEvenOdd) }
    #expect(rules == [true, false, false, true])
    #expect(drawing.groups.map(\.clipsEvenOdd) == [true, false])
  }

  @Test func drawingsOfDifferentRulesDiffer() {
    let drawings = [false, true].map { rule in
      var drawing = Drawing()
      drawing.fill {
        $0.usesEvenOddRule = rule
        $0.circle(center: .zero, radius: 2)
      }
      return drawing
    }
    #expect(drawings[0] != drawings[1])
  }
}
