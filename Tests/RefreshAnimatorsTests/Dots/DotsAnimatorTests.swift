import RefreshAnimators
import RefreshTesting
import Testing

@Suite struct DotsAnimatorTests {
  private func dots(
    _ extent: Double, armedFraction: Double = 0, activityFraction: Double = 0, time: Double = 0,
    in surroundings: RefreshSurroundings = .init()
  ) -> [DrawnMark] {
    let (held, trigger) = Place.distances(of: .dots, in: surroundings)
    let update = RefreshUpdate(
      state: .refreshing, visibleExtent: extent, heldExtent: held, triggerDistance: trigger,
      armedFraction: armedFraction,
      activityFraction: activityFraction, motionStart: 10, surroundings: surroundings)
    var drawing = Drawing(measuring: TextEstimate())
    DotsAnimator.dots.redraw(update, in: &drawing)
    return DrawnPicture(drawing, at: 10 + time).marks
  }

  private func middle(_ dot: DrawnMark) -> Drawing.Point {
    .init(x: (dot.points[0].x + dot.points[6].x) / 2, y: (dot.points[0].y + dot.points[6].y) / 2)
  }

  private func diameter(_ dot: DrawnMark) -> Double { dot.points[0].distance(to: dot.points[6]) }

  @Test func thePresetsAreValues() {
    #expect(DotsAnimator.dots == .dots(color: .tint, footer: FooterStyle()))
    #expect(DotsAnimator.dots(color: .label).color == .label)
  }

  @Test func theyAskForTheirDistances() {
    let metrics = DotsAnimator.dots.metrics(in: .init())
    #expect(metrics.heldExtent == 44 && abs(metrics.triggerDistance - 61.6) < 1e-9 && !metrics.showsOutcomes)
    #expect(DotsAnimator.dots.metrics(in: .init(role: .loadMore)).heldExtent == 52)
    let large = DotsAnimator.dots.metrics(in: .init(textSize: .accessibilityMedium))
    #expect(large.heldExtent == 55 && abs(large.triggerDistance - 77) < 1e-9)
  }

  /// Extent, distance between neighbours: 14 times `smooth` of the way to the trigger.
  @Test(arguments: [(15.4, 2.1875), (30.8, 7), (46.2, 11.8125), (61.6, 14), (150, 14)])
  func thePullDrawsThreeDotsOutOfOne(extent: Double, distance: Double) {
    let dots = dots(extent)
    #expect(dots.count == 3)
    #expect(abs(middle(dots[1]).x - middle(dots[0]).x - distance) < 1e-6)
    #expect(abs(middle(dots[2]).x - middle(dots[1]).x - distance) < 1e-6)
  }

  @Test func armingIsSeen() {
    let (pulled, armedFraction) = (dots(70), dots(70, armedFraction: 1))
    #expect(armedFraction.allSatisfy { $0.opacity == 1 && abs(diameter($0) - 7) < 1e-9 })
    #expect(pulled.allSatisfy { $0.opacity < 0.8 && diameter($0) < 6 })
    #expect(dots(20, armedFraction: 1).map(middle) == dots(20, armedFraction: 1).map(middle))
    #expect(abs(middle(dots(30, armedFraction: 1)[1]).x - middle(dots(30, armedFraction: 1)[0]).x - 14) < 1e-9)
  }

  /// Seconds, the dot that is on top of the wave: half a period after it was in the trough.
  @Test(arguments: [(0.45, 0), (0.6, 1), (0.75, 2), (1.35, 0)])
  func theWaveRunsFromDotToDot(time: Double, index: Int) {
    let dots = dots(44, armedFraction: 1, activityFraction: 1, time: time)
    #expect(abs(dots[index].opacity - 1) < 1e-6 && abs(diameter(dots[index]) - 7) < 1e-6)
    let low = self.dots(44, armedFraction: 1, activityFraction: 1, time: time + 0.45)
    #expect(abs(low[index].opacity - 0.35) < 1e-6 && abs(diameter(low[index]) - 0.62 * 7) < 1e-6)
  }

  @Test func theWaveGrowsOutOfDotsThatStand() {
    for time in [0, 0.2, 0.5] {
      #expect(dots(44, armedFraction: 1, activityFraction: 0.55, time: time).allSatisfy { $0.opacity == 1 })
    }
  }

  @Test func besideTheListTheDotsStandOneBelowTheOther() {
    for isRightToLeft in [false, true] {
      let surroundings = RefreshSurroundings(edge: .leading, crossLength: 300, isRightToLeft: isRightToLeft)
      let middles = dots(44, armedFraction: 1, in: surroundings).map(middle)
      #expect(Set(middles.map(\.x)) == [22])
      #expect(middles.map(\.y) == [136, 150, 164])
    }
  }

  @Test func withReducedMotionTheyKeepTheirSize() {
    let still = RefreshSurroundings(reducesMotion: true)
    for time in [0.0, 0.2, 0.4] {
      #expect(
        dots(44, armedFraction: 1, activityFraction: 1, time: time, in: still).allSatisfy {
          abs(diameter($0) - 7) < 1e-9
        })
    }
    #expect((dots(44, armedFraction: 1, activityFraction: 1, in: still).first?.opacity ?? 1) < 0.36)
  }

  @Test func withMoreContrastTheyAreLargerAndNeverAsFaint() {
    let more = dots(44, armedFraction: 1, activityFraction: 1, in: RefreshSurroundings(increasesContrast: true))
    #expect(abs((more.first?.opacity ?? 0) - 0.5) < 1e-9)
    #expect(abs((more.first.map(diameter) ?? 0) - 0.62 * 8.75) < 1e-9)
  }
}
