import RefreshAnimators
import RefreshPictures
import RefreshTesting
import Testing

/// Every header shows a failure with the same sign: a cross in a circle.
@Suite struct FailureSignTests {
  /// The surroundings that the sign is looked at in.
  static let surroundings: [RefreshSurroundings] = [
    RefreshSurroundings(), RefreshSurroundings(isRightToLeft: true), RefreshSurroundings(reducesMotion: true),
    RefreshSurroundings(increasesContrast: true, isDark: true), RefreshSurroundings(viewport: 240),
    RefreshSurroundings(textSize: .accessibilityExtraExtraExtraLarge),
  ]

  /// The marks of a header that failed a moment ago, and its sign.
  private func picture(
    _ preset: Preset, _ surroundings: RefreshSurroundings, extent: Double = 1, outcome: RefreshOutcome = .failure
  ) -> DrawnPicture {
    let (held, trigger) = Place.distances(of: preset.animator, in: surroundings)
    let update = RefreshUpdate(
      state: .ending, outcome: outcome, visibleExtent: extent * held, heldExtent: held, triggerDistance: trigger,
      armedFraction: 1, outcomeFraction: 1, timeSinceEnd: 0.9, surroundings: surroundings)
    var drawing = Drawing(measuring: TextEstimate())
    preset.animator.redraw(update, in: &drawing)
    return DrawnPicture(drawing, at: 0)
  }

  private func middle(_ marks: [DrawnMark]) -> Drawing.Point {
    let points = marks.flatMap(\.corners)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return .init(
      x: ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2, y: ((ys.min() ?? 0) + (ys.max() ?? 0)) / 2)
  }

  @Test(arguments: Preset.complete, surroundings)
  func everyHeaderShowsACrossInACircle(preset: Preset, surroundings: RefreshSurroundings) throws {
    for edge in RefreshEdge.allCases {
      var surroundings = surroundings
      surroundings.edge = edge
      #expect(preset.animator.metrics(in: surroundings).shownTime(of: .failure) == 1)
      let picture = picture(preset, surroundings)
      let bars = picture.marks.filter { $0.name.kind == .stroke && $0.corners.count == 2 && $0.opacity > 0.99 }
      #expect(bars.count == 2)
      let bar = try #require(bars.first)
      let reach = abs(bar.corners[1].x - bar.corners[0].x) / 2
      let ring = picture.rings.first { $0.color == .failure }
      let ball = picture.marks.filter { mark in
        mark.name.kind == .fill && mark.name.color == (preset.floats ? .elevated : .failure) && mark.opacity > 0.99
      }
      let center = ring?.center ?? middle(ball)
      #expect(middle(bars).distance(to: center) < 0.05)
      let ys = ball.flatMap(\.corners).map(\.y)
      let radius = ring.map { $0.radius + $0.width / 2 } ?? ((ys.max() ?? 0) - (ys.min() ?? 0)) / 2
      let bold = surroundings.strokeScale
      #expect(abs(reach / radius - 0.32) < 0.02 && abs(bar.width / radius / bold - 0.18) < 0.02)
      #expect(bars.allSatisfy { $0.name.color == (ring == nil && !preset.floats ? .onFailure : .failure) })
    }
  }

  @Test(arguments: Preset.complete, surroundings)
  func theSignIsSmallerWhereTheGapIs(preset: Preset, surroundings: RefreshSurroundings) {
    func width(_ extent: Double) -> Double {
      let ring = picture(preset, surroundings, extent: extent).rings.first { $0.color == .failure }
      return ring.map { 2 * $0.radius + $0.width } ?? 0
    }
    guard !preset.floats else { return }
    for extent in stride(from: 0.05, through: 1, by: 0.05) {
      let (held, _) = Place.distances(of: preset.animator, in: surroundings)
      #expect(width(extent) <= extent * held + 0.01)
    }
  }

  @Test(arguments: Preset.complete)
  func aFooterShowsNoSign(preset: Preset) {
    let metrics = preset.animator.metrics(in: RefreshSurroundings(role: .loadMore, edge: .bottom))
    #expect(metrics.shownTime(of: .failure) == 0 && metrics.shownTime(of: .success) == 0)
  }

  @Test(arguments: Preset.complete.filter { ["dots", "material"].contains($0.name) })
  func aSuccessIsNotMarked(preset: Preset) {
    #expect(preset.animator.metrics(in: RefreshSurroundings()).shownTime(of: .success) == 0)
    let marks = picture(preset, RefreshSurroundings(), outcome: .success).marks
    #expect(!marks.contains { $0.name.kind == .stroke && $0.corners.count < 4 })
  }
}
