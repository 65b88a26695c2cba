import RefreshAnimators
import Testing

@Suite struct FooterMetricsTests {
  private func extent(_ size: RefreshTextSize, message: Bool = false, viewport: Double = 844) -> Double {
    FooterRow.extent(
      in: FooterSample.surroundings {
        $0.textSize = size
        $0.hasMessage = message
        $0.viewport = viewport
      })
  }

  @Test func theExtentGrowsWithTheLargestTexts() {
    let extents = RefreshTextSize.allCases.map { extent($0) }
    #expect(extents == [52, 52, 52, 52, 52, 52, 52, 58, 62, 68, 74, 80])
  }

  @Test func aSentenceHasRoomForTwoLines() {
    let extents = RefreshTextSize.allCases.map { extent($0, message: true, viewport: 2000) }
    #expect(extents == [54, 54, 54, 62, 70, 76, 82, 98, 110, 130, 146, 166])
  }

  @Test func inAShortViewASentenceHasOneLineOrNone() {
    #expect(extent(.accessibilityExtraExtraExtraLarge, message: true) == 116)
    #expect(extent(.accessibilityExtraExtraExtraLarge, message: true, viewport: 500) == 80)
    #expect(extent(.large, message: true, viewport: 350) == 62)
    #expect(extent(.large, message: true, viewport: 349) == 52)
  }

  @Test(arguments: [RefreshEdge.leading, .trailing]) func besideAListASentenceHasNoRoom(edge: RefreshEdge) {
    let surroundings = FooterSample.surroundings {
      $0.edge = edge
      $0.hasMessage = true
    }
    #expect(FooterRow.extent(in: surroundings) == 52)
  }

  @Test func aPullThatLoadsIsFourTenthsLonger() {
    let metrics = FooterRow.metrics(in: FooterSample.surroundings())
    #expect(abs(metrics.triggerDistance - 72.8) < 1e-9)
    #expect(metrics.heldExtent == 52)
    #expect(!metrics.showsOutcomes)
  }

  @Test(arguments: RefreshTextSize.allCases) func theGumHoldsTheExtentOfItsRows(size: RefreshTextSize) {
    let surroundings = FooterSample.surroundings { $0.textSize = size }
    let metrics = GumAnimator().metrics(in: surroundings)
    #expect(metrics.heldExtent == max(52 * surroundings.indicatorScale, FooterRow.extent(in: surroundings)))
    #expect(metrics.triggerDistance == 100)
    #expect(!metrics.showsOutcomes)
  }
}
