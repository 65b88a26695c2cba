import RefreshAnimators
import RefreshPictures
import RefreshTesting
import TestSupport
import Testing

/// Drawings stay between the rest line and the content at any visible extent, because the bar above may be transparent.
@Suite struct GapRuleTests {
  /// The maximum reach of a floating drawing into the view at the default sizes, in points.
  private static let floatingReach = 70.0

  /// The tested extents: a few in the quick run, every 2.5 points in the thorough run.
  private static let extents = SweepWidth.choose(
    quick: [0.0, 4, 13, 33, 56, 140], full: [0, 4, 10, 13, 18, 25, 33, 40, 48, 56, 70, 85, 101, 140, 300],
    thorough: Array(stride(from: 0.0, through: 300, by: 2.5)))

  @Test(arguments: Preset.drawing, Place.allCases) func thePictureStaysInTheGap(preset: Preset, place: Place) {
    for edge in RefreshEdge.allCases {
      let situations = Situations(in: place, of: preset.animator)
      for extent in Self.extents { expectInTheGap(preset, situations, edge, extent) }
    }
  }

  private func expectInTheGap(_ preset: Preset, _ situations: Situations, _ edge: RefreshEdge, _ extent: Double) {
    var drawing = Drawing(measuring: TextEstimate())
    for update in situations.updates(extent, edge: edge) {
      drawing.removeAll()
      preset.animator.draw(update, into: &drawing)
      guard let bounds = drawing.bounds(at: 0.3) else { continue }
      let reach = Self.floatingReach * update.surroundings.indicatorScale
      let strip = update.strip(preset.floats ? max(extent, reach) : extent)
      #expect(bounds.lies(within: strip), "\(edge), \(extent) points, \(update.followers): \(bounds)")
    }
  }
}

extension RefreshUpdate {
  /// The rectangle from the rest line to a distance into the view.
  fileprivate func strip(_ length: Double) -> DrawingBounds {
    let (first, last) = (point(along: 0, across: 0), point(along: length, across: crossLength))
    return DrawingBounds(
      minX: min(first.x, last.x), minY: min(first.y, last.y), maxX: max(first.x, last.x), maxY: max(first.y, last.y))
  }

  fileprivate var followers: String { "armed \(armedFraction), active \(activityFraction), outcome \(outcomeFraction)" }
}
