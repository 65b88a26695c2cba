import RefreshAnimators
import Testing

@Suite struct RefreshUpdatePlaceTests {
  private func update(_ edge: RefreshEdge, rightToLeft: Bool = false, extent: Double = 80) -> RefreshUpdate {
    RefreshUpdate(
      visibleExtent: extent, heldExtent: 60, triggerDistance: 84,
      surroundings: RefreshSurroundings(edge: edge, crossLength: 300, isRightToLeft: rightToLeft))
  }

  @Test(arguments: [
    (RefreshEdge.top, false, 100.0, 10.0), (.bottom, false, 100, 70), (.leading, false, 10, 100),
    (.trailing, false, 70, 100), (.top, true, 100, 10), (.bottom, true, 100, 70), (.leading, true, 70, 100),
    (.trailing, true, 10, 100),
  ])
  func aPointIsMeasuredFromTheRestLine(edge: RefreshEdge, rightToLeft: Bool, x: Double, y: Double) {
    #expect(update(edge, rightToLeft: rightToLeft).point(along: 10, across: 100) == .init(x: x, y: y))
  }

  @Test func theCenterIsThatOfTheHeldExtentAndComesNearerWithLess() {
    #expect(update(.top).center == .init(x: 150, y: 30))
    #expect(update(.top, extent: 40).center == .init(x: 150, y: 20))
    #expect(update(.bottom).center == .init(x: 150, y: 50))
  }

  @Test func beyondTheTriggerTheCenterFollowsTheContentUntilTheActivityBegins() {
    var pulled = update(.top, extent: 124)
    #expect(pulled.center == .init(x: 150, y: 44))
    pulled.activityFraction = 1
    #expect(pulled.center == .init(x: 150, y: 30))
  }

  @Test func loopsAreSeenFromTheThresholdOn() {
    #expect(RefreshUpdate(activityFraction: 0.55).loopOpacity == 0)
    #expect(abs(RefreshUpdate(activityFraction: 0.775).loopOpacity - 0.5) < 1e-9)
    #expect(RefreshUpdate(activityFraction: 1).loopOpacity == 1)
  }
}
