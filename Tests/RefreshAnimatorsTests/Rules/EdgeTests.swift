import RefreshAnimators
import RefreshTesting
import Testing

/// One picture, four edges: the outline is turned, symbols stay upright.
@Suite struct EdgeTests {
  private func drawing(
    _ animator: some RefreshAnimator, _ edge: RefreshEdge, rightToLeft: Bool = false, extent: Double = 86,
    armedFraction: Double = 0, activityFraction: Double = 0, outcomeFraction: Double = 0
  ) -> Drawing {
    let (held, trigger) = Place.plain.distances(of: animator)
    let surroundings = RefreshSurroundings(edge: edge, crossLength: 200, isRightToLeft: rightToLeft)
    let update = RefreshUpdate(
      state: .pulling, outcome: .success, visibleExtent: extent, heldExtent: held, triggerDistance: trigger,
      armedFraction: armedFraction, activityFraction: activityFraction, outcomeFraction: outcomeFraction,
      timeSinceEnd: 0.3, surroundings: surroundings)
    var drawing = Drawing(measuring: TextEstimate())
    animator.redraw(update, in: &drawing)
    return drawing
  }

  /// The corners of the gum's body.
  private func body(_ drawing: Drawing) -> [Drawing.Point] {
    DrawnPicture(drawing, at: 0).marks.first { $0.name.kind == .fill && $0.name.count == 12 }?.corners ?? []
  }

  /// Returns `true` if the corners of a body are those of the top edge, mapped.
  private func isBody(
    _ edge: RefreshEdge, rightToLeft: Bool = false, _ map: (Drawing.Point) -> Drawing.Point
  ) -> Bool {
    let expected = body(drawing(.gum, .top)).map(map)
    let found = body(drawing(.gum, edge, rightToLeft: rightToLeft))
    return !expected.isEmpty && zip(expected, found).allSatisfy { $0.distance(to: $1) < 1e-9 }
  }

  @Test func atTheBottomTheGumIsMirrored() {
    #expect(isBody(.bottom) { .init(x: $0.x, y: 86 - $0.y) })
  }

  @Test func atTheLeftTheGumLies() {
    #expect(isBody(.leading) { .init(x: $0.y, y: $0.x) })
    #expect(isBody(.trailing, rightToLeft: true) { .init(x: $0.y, y: $0.x) })
  }

  @Test func atTheRightTheGumLiesMirrored() {
    #expect(isBody(.trailing) { .init(x: 86 - $0.y, y: $0.x) })
    #expect(isBody(.leading, rightToLeft: true) { .init(x: 86 - $0.y, y: $0.x) })
  }

  @Test(arguments: RefreshEdge.allCases) func symbolsStayUpright(edge: RefreshEdge) {
    let (top, other) = (drawing(.gum, .top, armedFraction: 1), drawing(.gum, edge, armedFraction: 1))
    #expect(symbols(top) == symbols(other))
    let (tick, otherTick) = (
      drawing(.gum, .top, extent: 52, armedFraction: 1, outcomeFraction: 1),
      drawing(.gum, edge, extent: 52, armedFraction: 1, outcomeFraction: 1)
    )
    #expect(symbols(tick) == symbols(otherTick))
  }

  /// The outlines of what is drawn on the ball, about their first point, in hundredths of a point.
  private func symbols(_ drawing: Drawing) -> [[Int]] {
    DrawnPicture(drawing, at: 0).marks.filter { $0.name.color == .onTint }.map { mark in
      mark.points.flatMap { point -> [Int] in
        let (x, y) = (point.x - mark.points[0].x, point.y - mark.points[0].y)
        return [Int((x * 100).rounded()), Int((y * 100).rounded())]
      }
    }
  }

  @Test(arguments: RefreshEdge.allCases) func lightAndShadowFallFromAbove(edge: RefreshEdge) {
    var fades: [Drawing.Fade] = []
    var shadows: [Drawing.Shadow] = []
    let drawing = drawing(.gum, edge)
    for case .fading(let fade) in drawing.paints { fades.append(fade) }
    for case .shadow(let shadow, _) in drawing.commands { shadows.append(shadow) }
    #expect(fades.count == 1 && shadows.count == 1)
    for fade in fades { #expect(fade.start.x == fade.end.x && fade.start.y < fade.end.y) }
    for shadow in shadows { #expect(shadow.offset == .init(x: 0, y: 1)) }
  }

  @Test(arguments: RefreshEdge.allCases) func theRingIsTheSameAtEveryEdge(edge: RefreshEdge) {
    func circle(_ edge: RefreshEdge) -> [Double] {
      DrawnPicture(drawing(.ring, edge, extent: 56), at: 0).rings.flatMap(\.opacities)
    }
    #expect(circle(.top) == circle(edge))
  }
}
