import RefreshCore
import RefreshPictures
import Testing

@Suite struct DrawingTrimmingTests {
  private func outline(
    from start: Double, to end: Double, _ build: (inout Drawing.Path) -> Void
  ) -> [Drawing.Path.Element] {
    var drawing = Drawing()
    let stroke = Drawing.Stroke(width: 1, from: start, to: end)
    drawing.stroke(.tint, stroke, build)
    return drawing.outline(0..<drawing.elements.count, of: stroke)
  }

  private func point(_ x: Double, _ y: Double) -> Drawing.Point { .init(x: x, y: y) }

  @Test func aWholeStrokeIsThePathItself() {
    #expect(outline(from: 0, to: 1) { $0.circle(center: .zero, radius: 1) }.count == 6)
  }

  @Test(arguments: [(0.5, 0.5), (0.7, 0.2)]) func aStrokeThatEndsWhereItStartsIsNothing(start: Double, end: Double) {
    #expect(outline(from: start, to: end) { $0.circle(center: .zero, radius: 1) }.isEmpty)
  }

  @Test func aPartIsMeasuredAlongCornersAndClosingLines() {
    let square = outline(from: 0.125, to: 0.875) {
      $0.move(to: .zero)
      $0.line(to: point(4, 0))
      $0.line(to: point(4, 4))
      $0.line(to: point(0, 4))
      $0.close()
    }
    #expect(
      square == [.move(point(2, 0)), .line(point(4, 0)), .line(point(4, 4)), .line(point(0, 4)), .line(point(0, 2))])
  }

  @Test func eachPartOfAPathStartsWithAMove() {
    let lines = outline(from: 0.25, to: 1) {
      $0.move(to: .zero)
      $0.line(to: point(2, 0))
      $0.move(to: point(0, 5))
      $0.line(to: point(2, 5))
    }
    #expect(lines == [.move(point(1, 0)), .line(point(2, 0)), .move(point(0, 5)), .line(point(2, 5))])
  }

  @Test func aPartOfACircleEndsOnItsAngles() {
    let arc = outline(from: 0.125, to: 0.625) { $0.circle(center: .zero, radius: 10) }
    guard case .move(let start) = arc.first, case .cubic(_, _, let end) = arc.last else {
      return #expect(Bool(false), "an arc starts with a move and ends with a curve")
    }
    let reach = 10 * 0.5.squareRoot()
    #expect(abs(start.x - reach) < 0.001 && abs(start.y + reach) < 0.001)
    #expect(abs(end.x + reach) < 0.001 && abs(end.y - reach) < 0.001)
  }
}
