import RefreshCore
import RefreshPictures
import Testing

@Suite struct BoundsTests {
  private func bounds(at time: Double = 0, _ draw: (inout Drawing) -> Void) -> DrawingBounds? {
    var drawing = Drawing()
    draw(&drawing)
    return drawing.bounds(at: time)
  }

  private func isNear(_ bounds: DrawingBounds?, _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Bool
  {
    guard let bounds else { return false }
    let expected = DrawingBounds(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    return bounds.lies(within: expected) && expected.lies(within: bounds)
  }

  @Test func nothingHasNoBounds() {
    #expect(bounds { _ in } == nil)
    #expect(bounds { $0.shadow(.init(opacity: 1, offset: .zero, blur: 1)) { $0.move(to: .zero) } } == nil)
  }

  @Test func curvesCountWithTheirExtremes() {
    #expect(isNear(bounds { $0.fill { $0.circle(center: .init(x: 5, y: 5), radius: 4, from: 0.3) } }, 1, 1, 9, 9))
  }

  @Test func linesCountWithHalfTheirWidthAndWhatIsDrawnOfThem() {
    let line = bounds {
      $0.stroke(.tint, .init(width: 2, from: 0.5, to: 1)) {
        $0.move(to: .zero)
        $0.line(to: .init(x: 8, y: 0))
      }
    }
    #expect(isNear(line, 3, -1, 9, 1))
  }

  @Test func groupsMoveWhatIsInThem() {
    let turned = bounds(at: 0.25) {
      $0.group(motion: .spin(period: 1)) {
        $0.group(transform: .scale(x: 1, y: 3)) {
          $0.stroke(.tint, .init(width: 2)) {
            $0.move(to: .zero)
            $0.line(to: .init(x: 8, y: 0))
          }
        }
      }
    }
    #expect(isNear(turned, -3, -3, 3, 11))
  }

  @Test func toLieWithinIsToReachNoFarther() {
    let inner = DrawingBounds(minX: 0, minY: 0, maxX: 1, maxY: 1)
    #expect(inner.lies(within: inner))
    #expect(inner.lies(within: DrawingBounds(minX: 0.005, minY: 0, maxX: 1, maxY: 1)))
    #expect(!inner.lies(within: DrawingBounds(minX: 0.02, minY: 0, maxX: 1, maxY: 1)))
    #expect(!inner.lies(within: DrawingBounds(minX: 0, minY: 0, maxX: 1, maxY: 0.9)))
  }
}
