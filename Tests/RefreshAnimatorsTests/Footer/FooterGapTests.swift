import RefreshAnimators
import RefreshPictures
import RefreshTesting
import TestSupport
import Testing

/// Rows of a footer lie between the rest line and the content, whatever is uncovered.
@Suite struct FooterGapTests {
  @Test(arguments: RefreshEdge.allCases, [RefreshTextSize.large, .accessibilityExtraExtraExtraLarge])
  func rowsStayInTheGap(edge: RefreshEdge, size: RefreshTextSize) {
    let surroundings = FooterSample.surroundings { ($0.edge, $0.textSize) = (edge, size) }
    let sample = FooterSample(style: FooterStyle(showsLoadingText: true))
    for row in FooterSample.Row.allCases {
      for activityFraction in [0.0, 0.25, 0.6, 1] {
        expectGapRule(FooterSample.update(row, surroundings), activityFraction: activityFraction, sample)
        for preset in FooterSample.presets {
          expectGapRule(FooterSample.update(row, surroundings, of: preset), activityFraction: activityFraction, preset)
        }
      }
    }
  }

  private func expectGapRule(_ update: RefreshUpdate, activityFraction: Double, _ animator: some RefreshAnimator) {
    var (update, drawing) = (update, Drawing(measuring: TextEstimate(textSize: update.surroundings.textSize)))
    (update.armedFraction, update.activityFraction) = (max(update.armedFraction, activityFraction), activityFraction)
    for extent in stride(from: 0.5, through: 200, by: SweepWidth.choose(quick: 16, full: 4, thorough: 4)) {
      update.visibleExtent = extent
      animator.redraw(update, in: &drawing)
      guard let bounds = drawing.bounds(at: 0.3) else { continue }
      let along = update.edge.isVertical ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
      #expect(along.0 >= -0.01 && along.1 <= extent + 0.01, "\(animator), \(update.state), \(extent) points: \(bounds)")
    }
  }
}
