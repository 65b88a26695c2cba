import RefreshCore
import Testing

@Suite struct DrawingTransformTests {
  private typealias Transform = Drawing.Transform

  private func isNear(_ a: Drawing.Point, _ b: Drawing.Point) -> Bool { abs(a.x - b.x) + abs(a.y - b.y) < 1e-12 }

  @Test func aQuarterTurnTakesRightToDown() {
    #expect(isNear(Transform.rotation(90 * Drawing.degree)(.init(x: 1, y: 0)), .init(x: 0, y: 1)))
  }

  @Test func mapsFollowEachOtherFromLeftToRight() {
    let point = Drawing.Point(x: 1, y: 2)
    let map = Transform.scale(x: 2, y: 3).followed(by: .translation(x: 10, y: 20))
    #expect(isNear(map(point), .init(x: 12, y: 26)))
    let turned = Transform.translation(x: 1, y: 0).followed(by: .rotation(90 * Drawing.degree))
    #expect(isNear(turned(.zero), .init(x: 0, y: 1)))
  }

  @Test func aMapAroundAPointLeavesItWhereItIs() {
    let anchor = Drawing.Point(x: 5, y: -3)
    let map = Transform.rotation(0.7).followed(by: .scale(4)).around(anchor)
    #expect(isNear(map(anchor), anchor))
    #expect(isNear(Transform.scale(2).around(anchor)(.init(x: 6, y: -3)), .init(x: 7, y: -3)))
  }
}
