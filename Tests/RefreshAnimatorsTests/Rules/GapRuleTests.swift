import RefreshAnimators
import RefreshTesting
import Testing

/// What is drawn lies between the rest line and the content, whatever is uncovered: the bar above may be transparent.
@Suite struct GapRuleTests {
  @Test(arguments: Place.allCases, RefreshEdge.allCases) func theGumStaysInTheGap(place: Place, edge: RefreshEdge) {
    expectGapRule(.gum, in: place, at: edge)
  }

  @Test(arguments: Place.allCases, RefreshEdge.allCases) func theRingStaysInTheGap(place: Place, edge: RefreshEdge) {
    expectGapRule(.ring, in: place, at: edge)
  }

  private func expectGapRule(_ animator: some RefreshAnimator, in place: Place, at edge: RefreshEdge) {
    let situations = Situations(in: place, of: animator)
    var drawing = Drawing()
    for extent in stride(from: 0, through: 300, by: 2.5) {
      for update in situations.updates(extent, edge: edge) {
        animator.draw(update, into: &drawing)
        if let bounds = drawing.bounds(at: 0.3) {
          #expect(bounds.lies(within: update.strip), "\(edge), \(extent) points, \(update.followers): \(bounds)")
        }
        drawing.removeAll()
      }
    }
  }
}

extension RefreshUpdate {
  fileprivate var strip: DrawingBounds {
    let (width, height) = edge.isVertical ? (breadth, visibleExtent) : (visibleExtent, breadth)
    return DrawingBounds(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  fileprivate var followers: String { "armed \(armed), active \(active), verdict \(verdict)" }
}
