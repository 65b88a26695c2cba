import RefreshCore
import RefreshTesting
import ScrollPhysics
import Testing

@Suite struct DrawingPathTests {
  private func elements(_ build: (inout Drawing.Path) -> Void) -> [Drawing.Path.Element] {
    var drawing = Drawing()
    drawing.fill(.tint, build)
    return drawing.elements
  }

  private func distance(_ a: Drawing.Point, _ b: Drawing.Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  @Test func aPathThatStartsWithALineStartsThere() {
    #expect(elements { $0.line(to: .init(x: 1, y: 2)) } == [.move(.init(x: 1, y: 2))])
  }

  @Test func closingTwiceOrNothingAddsNothing() {
    let path = elements {
      $0.close()
      $0.move(to: .zero)
      $0.close()
      $0.close()
    }
    #expect(path == [.move(.zero), .close])
  }

  @Test(arguments: [1.0, 40, 90, 308, 360, -120])
  func anArcIsFourCurvesWhateverItsAngle(degrees: Double) {
    let path = elements { $0.arc(center: .zero, radius: 10, from: 0, to: degrees * Drawing.degree) }
    #expect(path.count == 5)
    guard case .cubic(_, _, let end) = path[4] else { return #expect(Bool(false), "an arc ends with a curve") }
    #expect(abs(end.x - 10 * Kernel.cos(degrees * Drawing.degree)) < 1e-9)
    #expect(abs(end.y - 10 * Kernel.sin(degrees * Drawing.degree)) < 1e-9)
  }

  @Test func anArcIsRound() {
    let path = elements { $0.circle(center: .init(x: 3, y: 4), radius: 10) }
    #expect(path.count == 6)
    var last = Drawing.Point.zero
    for element in path {
      if case .move(let point) = element { last = point }
      guard case .cubic(let a, let b, let end) = element else { continue }
      let middle = Drawing.Point(
        x: (last.x + 3 * a.x + 3 * b.x + end.x) / 8, y: (last.y + 3 * a.y + 3 * b.y + end.y) / 8)
      #expect(abs(distance(middle, .init(x: 3, y: 4)) - 10) < 0.003)
      last = end
    }
  }

  @Test func aCircleStartsAtItsTopAndRunsClockwise() {
    let path = elements { $0.circle(center: .zero, radius: 1) }
    guard case .move(let start) = path[0], case .cubic(_, _, let quarter) = path[1] else {
      return #expect(Bool(false), "a circle is a move, then curves")
    }
    #expect(distance(start, .init(x: 0, y: -1)) < 1e-12)
    #expect(distance(quarter, .init(x: 1, y: 0)) < 1e-12)
  }

  @Test func anArcContinuesAnOpenPart() {
    let path = elements {
      $0.move(to: .init(x: 1, y: 0))
      $0.arc(center: .zero, radius: 1, from: 0, to: 1)
    }
    #expect(path.count == 5)
  }

  @Test func theTransformMapsWhatIsAddedFromThenOnAndEndsWithThePath() {
    var drawing = Drawing()
    drawing.fill {
      $0.move(to: .init(x: 1, y: 1))
      $0.transform = .translation(x: 10, y: 20)
      $0.line(to: .init(x: 1, y: 1))
    }
    drawing.fill { $0.move(to: .init(x: 1, y: 1)) }
    #expect(
      drawing.elements == [
        .move(.init(x: 1, y: 1)), .line(.init(x: 11, y: 21)), .move(.init(x: 1, y: 1)),
      ])
  }
}
